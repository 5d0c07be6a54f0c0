import { z } from 'zod';
import { type ErrorCode } from './errors';

/** Rules of sign-in and registration (seeker specification, section 5). */

export const PASSWORD_MIN_LENGTH = 8;
/** argon2 reads any length; this bound keeps a hostile one from costing memory. */
const PASSWORD_MAX_LENGTH = 200;
export const VERIFICATION_RESEND_SECONDS = 60;
export const VERIFICATION_CODE_HOURS = 24;
/** The version of the terms that registration consents to, stored with the time of consent. */
export const TERMS_VERSION = '2023-06';

const FOUR_RULES: readonly (readonly [RegExp, ErrorCode])[] = [
  [new RegExp(`^.{${PASSWORD_MIN_LENGTH},}$`, 'su'), 'PASSWORD_TOO_SHORT'],
  [/\p{Lu}/u, 'PASSWORD_NO_UPPERCASE'],
  [/\p{Ll}/u, 'PASSWORD_NO_LOWERCASE'],
  [/\d/, 'PASSWORD_NO_DIGIT'],
];
const FIVE_RULES = [...FOUR_RULES, [/[^\p{L}\p{N}\s]/u, 'PASSWORD_NO_SPECIAL'] as const];

/** The first rule that a password breaks, in the specification's order; null when it holds them all. */
function firstBrokenRule(password: string, rules: typeof FIVE_RULES): ErrorCode | null {
  return rules.find(([pattern]) => !pattern.test(password))?.[1] ?? null;
}

function passwordSchema(rules: typeof FIVE_RULES) {
  return z
    .string()
    .nullish()
    .transform((value) => value ?? '')
    .pipe(
      z
        .string()
        .max(PASSWORD_MAX_LENGTH, 'TEXT_TOO_LONG')
        .superRefine((password, context) => {
          const broken = firstBrokenRule(password, rules);
          if (broken) context.addIssue({ code: 'custom', message: broken });
        }),
    );
}

export interface PasswordRule {
  code: ErrorCode;
  holds: boolean;
}

/** Every rule of a new password, in the specification's order, with whether this one keeps it; for a form's hint. */
export function passwordRules(password: string, form: 'registration' | 'completion'): PasswordRule[] {
  const rules = form === 'registration' ? FIVE_RULES : FOUR_RULES;
  return rules.map(([pattern, code]) => ({ code, holds: pattern.test(password) }));
}

/** Registration: all five rules. */
export const newPassword = passwordSchema(FIVE_RULES);
/** Complete Profile: the four rules the specification lists there. */
export const completionPassword = passwordSchema([...FOUR_RULES]);

/** The e-mail as it is stored and compared: trimmed and in lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

export const emailAddress = z
  .string()
  .nullish()
  .transform((value) => normalizeEmail(value ?? ''))
  .pipe(z.string().min(1, 'REQUIRED_FIELDS').max(254, 'EMAIL_INVALID').pipe(z.email('EMAIL_INVALID')));

const PHONE = /^08\d{8,11}$/;

export const requiredPhone = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').trim())
  .pipe(z.string().min(1, 'REQUIRED_FIELDS').regex(PHONE, 'PHONE_INVALID'));

export const optionalPhone = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').trim() || null)
  .pipe(z.string().regex(PHONE, 'PHONE_INVALID').nullable());

/** The parts that both registrations share; spread into their schemas. */
export const registrationFields = {
  email: emailAddress,
  password: newPassword,
  confirmPassword: z.string().nullish().transform((value) => value ?? ''),
  acceptTerms: z
    .boolean()
    .nullish()
    .transform((accepted) => accepted ?? false)
    .refine((accepted) => accepted, 'TERMS_NOT_ACCEPTED'),
};

export function requireSamePasswords(
  input: { password: string; confirmPassword: string },
  context: z.RefinementCtx,
): void {
  if (input.password !== input.confirmPassword) {
    context.addIssue({ code: 'custom', message: 'PASSWORDS_DIFFER', path: ['confirmPassword'] });
  }
}

/** Login needs both; anything else about them is told by the password check alone, so nothing can be probed. */
export const loginSchema = z.object({
  email: z.string().nullish().transform((value) => normalizeEmail(value ?? '')).pipe(z.string().min(1, 'REQUIRED_FIELDS').max(500, 'EMAIL_INVALID')),
  password: z.string().nullish().transform((value) => value ?? '').pipe(z.string().min(1, 'REQUIRED_FIELDS').max(PASSWORD_MAX_LENGTH, 'INVALID_CREDENTIALS')),
});

/**
 * A path of this site, or null. Guards `returnTo` and `continueUrl`: nothing that a browser could read as another
 * origin passes (`//e`, `/\e`, a tab, an encoded slash), whoever wrote the link.
 */
export function sitePath(value: string | null | undefined): string | null {
  // eslint-disable-next-line no-control-regex -- browsers drop these characters, so they must not pass
  if (!value || value.length > 2000 || !/^\/(?![/\\])/.test(value) || /[\u0000-\u0020\\\u007F]/.test(value)) return null;
  if (/^\/(%2f|%5c)/i.test(value)) return null;
  const resolved = URL.canParse(value, 'https://site.invalid') ? new URL(value, 'https://site.invalid') : null;
  return resolved?.origin === 'https://site.invalid' && !resolved.pathname.startsWith('//') ? value : null;
}
