import { newId } from '../../db/columns';
import type { Transaction } from '../../db/transaction';
import type { OutgoingMail } from '../../ports';
import type { Services } from '../../services';

type LinkedMail = Extract<OutgoingMail, { url: string }>;
type WithoutAddresses<Mail> = Mail extends unknown ? Omit<Mail, 'to' | 'url'> : never;

/** A change of how an account is signed in to. Its owner is always told, so that they notice what a stranger did. */
export interface AccessChange {
  /** Begins the mail's key in the outbox. */
  key: string;
  /** It leads to "Forgot password?". */
  mail: WithoutAddresses<LinkedMail>;
}

export async function mailAccessChange(
  { outbox, env }: Services,
  transaction: Transaction,
  to: string,
  { key, mail }: AccessChange,
): Promise<void> {
  await outbox.queueMail(transaction, `${key}:${newId()}`, { ...mail, to, url: `${env.APP_URL}/forgot-password` });
}

export const PASSWORD_CHANGED: AccessChange = {
  key: 'password-changed',
  mail: { kind: 'passwordChanged', values: {} },
};

/** Why the password and all sessions were removed: the first sign-in with Google, or "This was not me". */
export type VoidingCause = 'google' | 'disowned';

const CAUSES = { google: 'passwordRemovedByGoogle', disowned: 'passwordRemovedByOwner' } as const;

export function accessVoided(accountId: string, cause: VoidingCause): AccessChange {
  return { key: `access-voided:${accountId}`, mail: { kind: CAUSES[cause], values: {} } };
}
