import type { Actor } from '../../../actor';
import type { Services } from '../../../services';
import { consentsOf } from '../consent.queries';
import type { MailChoice } from '../consent.types';
import { switchConsent } from './switch-consent';

/** Switches mails off and on, for all roles of the account. */
export async function updateMailPreferences(
  services: Services,
  actor: Actor,
  wanted: readonly MailChoice[],
): Promise<void> {
  const { mails } = await consentsOf(services.dataSource, actor);
  for (const { kind, isOn } of mails) {
    const choice = wanted.findLast((mail) => mail.kind === kind) ?? { isOn };
    if (choice.isOn !== isOn) await switchConsent(services, actor.accountId, kind, choice.isOn);
  }
}
