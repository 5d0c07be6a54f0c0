import type { MailPreference, PushPreference } from '../../../../domain/consents';
import { newId } from '../../../db/columns';
import { write } from '../../../db/write';
import type { Services } from '../../../services';
import { choicesOf } from '../choices.sql';
import { Consent } from '../consent.entity';

/** Switches mails or notifications off or on. What is so already is not written again. */
export async function switchConsent(
  { dataSource, clock, limiter }: Pick<Services, 'dataSource' | 'clock' | 'limiter'>,
  accountId: string,
  kind: MailPreference | PushPreference,
  isOn: boolean,
): Promise<void> {
  const choices = await choicesOf(dataSource, accountId, [kind]);
  if ((choices.get(kind) ?? true) === isOn) return;
  await limiter.consume('choose-mails', accountId);
  const change = { id: newId(), accountId, kind, version: null, createdAt: clock.now() };
  await write(dataSource, (manager) => manager.getRepository(Consent).insert({ ...change, isGiven: isOn }));
}
