/** Registration and its links: how long they last. */

export const VERIFICATION_RESEND_SECONDS = 60;
export const VERIFICATION_CODE_HOURS = 24;
export const PASSWORD_RESET_MINUTES = 30;
/** How long "This was not me" can be pressed after a verification. */
export const DISOWN_CODE_MINUTES = 60;
/** The version of the terms that registration consents to, stored with the time of consent. */
export const TERMS_VERSION = '2023-06';

/** The e-mail as it is stored and compared: trimmed and in lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
