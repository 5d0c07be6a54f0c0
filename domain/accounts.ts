import { asTyped } from './signs';

/** Registration and its links: how long they last. */

export const VERIFICATION_RESEND_SECONDS = 60;
export const VERIFICATION_CODE_HOURS = 24;
export const PASSWORD_RESET_MINUTES = 30;
/** How long "This was not me" can be pressed after a verification. */
export const DISOWN_CODE_MINUTES = 60;
/** An account without a password is confirmed by a sign-in with Google not older than this, */
export const GOOGLE_PROOF_MINUTES = 10;
/** or by a mailed code of this many letters, for so long. */
export const OWNER_CODE_LENGTH = 8;
export const OWNER_CODE_MINUTES = 15;
/** How long the "This was not me" of a mail undoes a change of how an account is entered. */
export const UNDO_HOURS = 72;

/** What of it is changed, and undone, by itself. */
export const AccessPart = { PASSWORD: 'PASSWORD', SECOND_FACTOR: 'SECOND_FACTOR', GOOGLE: 'GOOGLE' } as const;
export type AccessPart = (typeof AccessPart)[keyof typeof AccessPart];

/** The version of the terms that registration consents to, stored with the time of consent. */
export const TERMS_VERSION = '2023-06';

/** The e-mail as it is stored and compared: in lower case, without what was copied along with it. */
export function normalizeEmail(email: string): string {
  return asTyped(email).toLowerCase();
}
