import type { ErrorCode } from './errors';

/** The rules of a new password. */

const PASSWORD_MIN_LENGTH = 8;

type PasswordRuleCode = Extract<
  ErrorCode,
  'PASSWORD_TOO_SHORT' | 'PASSWORD_NO_UPPERCASE' | 'PASSWORD_NO_LOWERCASE' | 'PASSWORD_NO_DIGIT' | 'PASSWORD_NO_SPECIAL'
>;

export const FOUR_RULES: readonly (readonly [RegExp, PasswordRuleCode])[] = [
  [new RegExp(`^.{${PASSWORD_MIN_LENGTH},}$`, 'su'), 'PASSWORD_TOO_SHORT'],
  [/\p{Lu}/u, 'PASSWORD_NO_UPPERCASE'],
  [/\p{Ll}/u, 'PASSWORD_NO_LOWERCASE'],
  [/\d/, 'PASSWORD_NO_DIGIT'],
];
export const FIVE_RULES = [...FOUR_RULES, [/[^\p{L}\p{N}\s]/u, 'PASSWORD_NO_SPECIAL'] as const];

export interface PasswordRule {
  code: PasswordRuleCode;
  holds: boolean;
}

/** Every rule of a new password in the order of the hint, and whether this password keeps it. */
export function passwordRules(password: string, form: 'registration' | 'completion'): PasswordRule[] {
  const rules = form === 'registration' ? FIVE_RULES : FOUR_RULES;
  return rules.map(([pattern, code]) => ({ code, holds: pattern.test(password) }));
}
