import { z } from 'zod';
import { FIVE_RULES, FOUR_RULES } from './password-rules';
import { normalizeEmail } from './accounts';
import type { ErrorCode } from './errors';
import { cleanCode } from './second-factor';
import { givenText, orElse, textAsTyped } from './schema-parts';
import { asTyped } from './signs';

/** The forms of sign-in and registration. Apart from the rules, so that pages without a form ship no zod. */

/** argon2 reads any length; this limit keeps a hostile password from costing memory. */
const PASSWORD_MAX_LENGTH = 200;
/** Longer than any code with its hyphens. */
const CODE_MAX_LENGTH = 40;

/** The first rule that a password breaks, in the order of the hint; null when it keeps them all. */
function firstBrokenRule(password: string, rules: typeof FIVE_RULES): ErrorCode | null {
  return rules.find(([pattern]) => !pattern.test(password))?.[1] ?? null;
}

function passwordSchema(rules: typeof FIVE_RULES) {
  return textAsTyped.pipe(
    z
      .string()
      .max(PASSWORD_MAX_LENGTH, 'TEXT_TOO_LONG')
      .superRefine((password, context) => {
        const broken = firstBrokenRule(password, rules);
        if (broken) context.addIssue({ code: 'custom', message: broken });
      }),
  );
}

/** Registration: all five rules. */
export const newPassword = passwordSchema(FIVE_RULES);
/** Complete Profile: four of the five rules (docs/readings.md, Accounts). */
export const completionPassword = passwordSchema([...FOUR_RULES]);

export const emailAddress = givenText(normalizeEmail).pipe(
  z.string().min(1, 'REQUIRED_FIELDS').max(254, 'EMAIL_INVALID').pipe(z.email('EMAIL_INVALID')),
);

const PHONE = /^08\d{8,11}$/;

/** `+62 812-3456-7890` or `812 3456 7890` as people write it, in the form that the rule asks for; anything else stays as it is. */
export function tidyPhone(typed: string): string {
  const digits = asTyped(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^(?:\+?62|0062)?0?(?=8)/, '0');
  return PHONE.test(digits) ? digits : typed;
}

export const requiredPhone = givenText(asTyped).pipe(
  z.string().min(1, 'REQUIRED_FIELDS').regex(PHONE, 'PHONE_INVALID'),
);

export const optionalPhone = givenText((text) => asTyped(text) || null).pipe(
  z.string().regex(PHONE, 'PHONE_INVALID').nullable(),
);

/** The code of the second factor, for accounts that have one. */
const optionalCode = givenText((text) => cleanCode(text) || null).pipe(
  z.string().max(CODE_MAX_LENGTH, 'SECOND_FACTOR_WRONG').nullable(),
);

/** The parts that both registrations share; spread into their schemas. */
export const registrationFields = {
  email: emailAddress,
  password: newPassword,
  confirmPassword: textAsTyped,
  acceptTerms: orElse(z.boolean(), false).refine((accepted) => accepted, 'TERMS_NOT_ACCEPTED'),
  code: optionalCode,
};

export function requireSamePasswords(
  input: { password: string; confirmPassword: string },
  context: z.RefinementCtx,
): void {
  if (input.password !== input.confirmPassword) {
    context.addIssue({ code: 'custom', message: 'PASSWORDS_DIFFER', path: ['confirmPassword'] });
  }
}

/** Login only asks that both are there: the password check alone decides the rest, so nothing can be probed. */
export const loginSchema = z.object({
  email: givenText(normalizeEmail).pipe(z.string().min(1, 'REQUIRED_FIELDS').max(500, 'EMAIL_INVALID')),
  password: textAsTyped.pipe(z.string().min(1, 'REQUIRED_FIELDS').max(PASSWORD_MAX_LENGTH, 'INVALID_CREDENTIALS')),
  code: optionalCode,
});

/** A required code of the second factor. */
export const secondFactorCodeSchema = z.object({
  code: givenText(cleanCode).pipe(
    z.string().min(1, 'SECOND_FACTOR_REQUIRED').max(CODE_MAX_LENGTH, 'SECOND_FACTOR_WRONG'),
  ),
});

/** A code of eight letters that was mailed, for accounts without a password. */
export const mailedCode = givenText(cleanCode).pipe(z.string().max(CODE_MAX_LENGTH, 'OWNER_CODE_WRONG'));

/** Both are optional, because a sign-in with Google a moment ago is proof enough of an account without a password. */
export const ownerProofFields = {
  password: textAsTyped.pipe(z.string().max(PASSWORD_MAX_LENGTH, 'CURRENT_PASSWORD_WRONG')),
  mailedCode,
};
export const ownerProofSchema = z.object(ownerProofFields);
export type OwnerProof = z.output<typeof ownerProofSchema>;

const newPasswordFields = {
  password: newPassword,
  confirmPassword: registrationFields.confirmPassword,
};

/** Another address for an account that has not verified one. */
export const correctAddressSchema = z.object({
  email: emailAddress,
  password: textAsTyped.pipe(z.string().min(1, 'REQUIRED_FIELDS').max(PASSWORD_MAX_LENGTH, 'CURRENT_PASSWORD_WRONG')),
});

export const requestPasswordResetSchema = z.object({ email: emailAddress });

export const setPasswordSchema = z.object({ ...newPasswordFields, mailedCode }).superRefine(requireSamePasswords);

/** A link without a valid code gets the same response as an expired link. */
export const resetPasswordSchema = z
  .object({
    code: textAsTyped.pipe(z.string().min(1, 'INVALID_RESET_CODE').max(200, 'INVALID_RESET_CODE')),
    ...newPasswordFields,
  })
  .superRefine(requireSamePasswords);

export const changePasswordSchema = z
  .object({
    currentPassword: textAsTyped.pipe(
      z.string().min(1, 'REQUIRED_FIELDS').max(PASSWORD_MAX_LENGTH, 'CURRENT_PASSWORD_WRONG'),
    ),
    ...newPasswordFields,
  })
  .superRefine(requireSamePasswords);
