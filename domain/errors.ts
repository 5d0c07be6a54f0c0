import type { Language } from './language';
import { errors } from './messages/en/errors';

/** Texts that say a rule of one case: the code is the rule's, the text names the case. */
const DETAILS = [
  'VERIFICATION_STATE_SINCE_VERIFY',
  'VERIFICATION_STATE_SINCE_REJECT',
  'VERIFICATION_STATE_SINCE_REVOKE',
  'PASSWORD_PERSONAL_COMPANY',
  'DECIDED_BY',
  'DATA_EXPORT_BY_COLLEAGUE',
  'SIGN_IN_FOR_SLOTS',
  'SIGN_IN_FOR_APPLICANTS',
  'SLOT_DUPLICATE_OF',
  'SLOT_DATE_REQUIRED',
  'PICTURE_OF_KIND',
  'PICTURE_EXPECTED',
  'PICTURE_TOO_MANY_PIXELS',
  'PAGE_OF_KIND',
  'PAGE_NOT_OF_KIND',
  'OFFICE_FILE_LOCKED',
] as const;
type Detail = (typeof DETAILS)[number];
const isDetail = (key: string): boolean => DETAILS.some((detail) => detail === key);

/** The English texts, for the command line and for tests. */
export { errors as ERROR_MESSAGES };

/** Why an action was refused. The texts are in messages/, by language. */
export type ErrorCode = Exclude<keyof typeof errors, Detail>;

export const ErrorCode = Object.fromEntries(
  Object.keys(errors)
    .filter((key) => !isDetail(key))
    .map((code) => [code, code]),
) as {
  readonly [Code in ErrorCode]: Code;
};

type TextValues = Record<string, string | number>;

/** One refused rule and, for form errors, the path of its input field. The text is the catalogue's, by language. */
export interface RuleViolation {
  code: ErrorCode;
  /** The text that says more than the code's own. */
  detail?: { key: Detail; values: TextValues | ((language: Language) => TextValues) };
  field?: string[];
}

/**
 * A refused action. Commands throw it, so that the transaction rolls back; the GraphQL layer turns it into the `errors`
 * of a mutation's payload, or into a query's null with its text.
 */
export class DomainError extends Error {
  readonly violations: RuleViolation[];

  constructor(violations: RuleViolation | RuleViolation[]) {
    const list = Array.isArray(violations) ? violations : [violations];
    // For logs and the command line, which are English.
    super(errors[list[0]?.detail?.key ?? list[0]?.code ?? 'INPUT_INVALID']);
    this.name = 'DomainError';
    this.violations = list;
  }

  get code(): ErrorCode {
    return this.violations[0]?.code ?? 'INPUT_INVALID';
  }
}

/** The refusal for a code; `field` names the input it belongs to. */
export function refuse(code: ErrorCode, field?: string[]): DomainError {
  return new DomainError({ code, ...(field ? { field } : {}) });
}
