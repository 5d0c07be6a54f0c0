import { newId } from '../../db/columns';
import type { Transaction } from '../../db/transaction';
import { OWNER_CODE_MINUTES, type AccessPart } from '../../../domain/accounts';
import { paths } from '../../../domain/paths';
import type { OutgoingMail } from '../../ports';
import type { Services } from '../../services';

type LinkedMail = Extract<OutgoingMail, { url: string }>;
type WithoutAddresses<Mail> = Mail extends unknown ? Omit<Mail, 'to' | 'url'> : never;

/** News of how an account is signed in to. Its owner is always told, so that they notice what a stranger did. */
export interface AccessNews {
  /** Begins the mail's key in the outbox. */
  key: string;
  mail: WithoutAddresses<LinkedMail>;
}

/** Its link leads to "Forgot password?", or to `path`. */
export async function mailAccessNews(
  { outbox, env }: Pick<Services, 'outbox' | 'env'>,
  transaction: Transaction,
  to: string,
  { key, mail }: AccessNews,
  path: string = paths.forgotPassword,
): Promise<void> {
  await outbox.queueMail(transaction, `${key}:${newId()}`, { ...mail, to, url: `${env.APP_URL}${path}` });
}

export const PASSWORD_CHANGED: AccessNews = {
  key: 'password-changed',
  mail: { kind: 'passwordChanged', values: {} },
};

/** Why the password and all sessions were removed: the first sign-in with Google, "This was not me", or an invitation. */
export type VoidingCause = 'google' | 'disowned' | 'invited';

const CAUSES = {
  google: 'passwordRemovedByGoogle',
  disowned: 'passwordRemovedByOwner',
  invited: 'passwordRemovedByInvitation',
} as const;

export function accessVoidedNews(accountId: string, cause: VoidingCause): AccessNews {
  return { key: `access-voided:${accountId}`, mail: { kind: CAUSES[cause], values: {} } };
}

export function changeUndoneNews(part: AccessPart): AccessNews {
  return { key: 'change-undone', mail: { kind: 'changeUndone', values: { part } } };
}

export function ownerCodeMail(to: string, code: string): OutgoingMail {
  return { to, kind: 'ownerCode', values: { code, minutes: OWNER_CODE_MINUTES }, url: null };
}
