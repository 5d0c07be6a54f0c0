import { newId } from '../../db/columns';
import type { Transaction } from '../../db/transaction';
import type { Services } from '../../services';

/** A change of how an account is signed in to. Its owner is always told, so that they notice what a stranger did. */
export interface AccessChange {
  /** Begins the mail's key in the outbox. */
  key: string;
  subject: string;
  paragraphs: readonly string[];
  /** What the link to "Forgot password?" says. */
  label?: string;
}

export async function mailAccessChange(
  { outbox, env }: Services,
  transaction: Transaction,
  to: string,
  { key, subject, paragraphs, label = 'I did not do this' }: AccessChange,
): Promise<void> {
  const action = { label, url: `${env.APP_URL}/forgot-password` };
  await outbox.queueMail(transaction, `${key}:${newId()}`, { to, subject, paragraphs, action });
}

export const PASSWORD_CHANGED: AccessChange = {
  key: 'password-changed',
  subject: 'Your password was changed',
  paragraphs: [
    'The password of your TemuKerja account was set or changed just now.',
    'If it was not you, set a new one at once; every browser that is signed in is then signed out.',
  ],
};

/** Why the password and all sessions were removed: the first sign-in with Google, or "This was not me". */
export type VoidingCause = 'google' | 'disowned';

const CAUSES = {
  google: [
    'You signed in to TemuKerja with Google for the first time. Your address had been registered with a password before, and nothing shows that it was you who chose it. To be safe, that password no longer works, and every browser that was signed in is signed out.',
    'If the password was yours, please choose a new one. You can also go on signing in with Google.',
  ],
  disowned: [
    'You told us that it was not you who registered your address at TemuKerja. The password of that account no longer works, and every browser that was signed in is signed out.',
    'If you want to use the account, choose a password of your own, or sign in with Google.',
  ],
} as const satisfies Record<VoidingCause, readonly string[]>;

export function accessVoided(accountId: string, cause: VoidingCause): AccessChange {
  return {
    key: `access-voided:${accountId}`,
    subject: 'Your password was removed',
    paragraphs: CAUSES[cause],
    label: 'Choose a new password',
  };
}
