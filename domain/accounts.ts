import type { ErrorCode } from './errors';

/** Rules of sign-in and registration (seeker specification, section 5). */

export const PASSWORD_MIN_LENGTH = 8;
export const VERIFICATION_RESEND_SECONDS = 60;
export const VERIFICATION_CODE_HOURS = 24;
export const PASSWORD_RESET_MINUTES = 30;
/** How long "This was not me" can be pressed after a verification. */
export const DISOWN_CODE_MINUTES = 60;
/** The version of the terms that registration consents to, stored with the time of consent. */
export const TERMS_VERSION = '2023-06';

export const FOUR_RULES: readonly (readonly [RegExp, ErrorCode])[] = [
  [new RegExp(`^.{${PASSWORD_MIN_LENGTH},}$`, 'su'), 'PASSWORD_TOO_SHORT'],
  [/\p{Lu}/u, 'PASSWORD_NO_UPPERCASE'],
  [/\p{Ll}/u, 'PASSWORD_NO_LOWERCASE'],
  [/\d/, 'PASSWORD_NO_DIGIT'],
];
export const FIVE_RULES = [...FOUR_RULES, [/[^\p{L}\p{N}\s]/u, 'PASSWORD_NO_SPECIAL'] as const];

export interface PasswordRule {
  code: ErrorCode;
  holds: boolean;
}

/** Every rule of a new password, in the specification's order, with whether this one keeps it; for a form's hint. */
export function passwordRules(password: string, form: 'registration' | 'completion'): PasswordRule[] {
  const rules = form === 'registration' ? FIVE_RULES : FOUR_RULES;
  return rules.map(([pattern, code]) => ({ code, holds: pattern.test(password) }));
}

/** The e-mail as it is stored and compared: trimmed and in lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * A path of this site, or null. Guards `returnTo` and `continueUrl`: nothing that a browser could read as another
 * origin passes (`//e`, `/\e`, a tab, an encoded slash), whoever wrote the link.
 */
export function sitePath(value: string | null | undefined): string | null {
  // oxlint-disable-next-line no-control-regex -- browsers drop these characters, so they must not pass
  if (!value || value.length > 2000 || !/^\/(?![/\\])/.test(value) || /[\u0000-\u0020\\\u007F]/.test(value))
    return null;
  if (/^\/(%2f|%5c)/i.test(value)) return null;
  const resolved = URL.canParse(value, 'https://site.invalid') ? new URL(value, 'https://site.invalid') : null;
  return resolved?.origin === 'https://site.invalid' && !resolved.pathname.startsWith('//') ? value : null;
}
