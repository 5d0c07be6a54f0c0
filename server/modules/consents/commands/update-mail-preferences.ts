import type { Actor } from '../../../actor';
import { newId } from '../../../db/columns';
import { write } from '../../../db/write';
import type { Services } from '../../../services';
import { Consent } from '../consent.entity';
import { consentsOf } from '../consent.queries';
import type { MailChoice } from '../consent.types';

/** Switches mails off and on, for all roles of the account. What is so already is not written again. */
export async function updateMailPreferences(
  { dataSource, clock, limiter }: Services,
  actor: Actor,
  wanted: readonly MailChoice[],
): Promise<void> {
  const { mails } = await consentsOf(dataSource, actor);
  for (const { kind, isOn } of mails) {
    const choice = wanted.findLast((mail) => mail.kind === kind) ?? { isOn };
    if (choice.isOn === isOn) continue;
    await limiter.consume('choose-mails', actor.accountId);
    const change = { id: newId(), accountId: actor.accountId, kind, version: null, createdAt: clock.now() };
    await write(dataSource, (manager) => manager.getRepository(Consent).insert({ ...change, isGiven: choice.isOn }));
  }
}
