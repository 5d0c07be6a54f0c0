/** Why a posting is flagged. Flags are for administrators. */
export const FlagReason = {
  FEES: 'FEES',
  CONTACT_IN_TEXT: 'CONTACT_IN_TEXT',
  COPIED_POSTING: 'COPIED_POSTING',
  SALARY_OUT_OF_RANGE: 'SALARY_OUT_OF_RANGE',
  REPEATED_POSTING: 'REPEATED_POSTING',
  IDENTITY_OR_BANK_DATA: 'IDENTITY_OR_BANK_DATA',
  EXPLOITATION: 'EXPLOITATION',
  PAPERS_KEPT: 'PAPERS_KEPT',
  MONEY_BEFORE_WORK: 'MONEY_BEFORE_WORK',
} as const;
export type FlagReason = (typeof FlagReason)[keyof typeof FlagReason];
export const FLAG_REASONS = Object.values(FlagReason) as [FlagReason, ...FlagReason[]];

/** What does people the gravest harm: such a posting waits for an administrator. Its rules read only the clear cases. */
export const GRAVEST_REASONS = [FlagReason.EXPLOITATION, FlagReason.PAPERS_KEPT, FlagReason.MONEY_BEFORE_WORK] as const;

/**
 * How grave each reason is, 1 the gravest: what holds a posting; who takes money or identities; who leads away from the
 * site; and what may be a matter of style. The administrators' queue follows it.
 */
const GRAVITY: Readonly<Record<FlagReason, number>> = {
  EXPLOITATION: 1,
  PAPERS_KEPT: 1,
  MONEY_BEFORE_WORK: 1,
  FEES: 2,
  IDENTITY_OR_BANK_DATA: 2,
  CONTACT_IN_TEXT: 3,
  COPIED_POSTING: 4,
  SALARY_OUT_OF_RANGE: 4,
  REPEATED_POSTING: 4,
};
export const LEAST_GRAVITY = 4;

/** A text like that of a paused posting, without any reason of its own. */
const LIKE_PAUSED_GRAVITY = 2;

/** Of the gravest of them. */
export function gravityOf(reasons: readonly FlagReason[], isLikePaused = false): number {
  return Math.min(isLikePaused ? LIKE_PAUSED_GRAVITY : LEAST_GRAVITY, ...reasons.map((reason) => GRAVITY[reason]));
}

/** A place in the text. Of the salary it is money that the text promises for next to nothing. */
export interface FlaggedWords {
  reason: Exclude<FlagReason, 'COPIED_POSTING' | 'REPEATED_POSTING'>;
  words: string;
}

/** What a rule has found; the sentence about it is in `server/messages`, in the reader's language. */
export type FlagEvidence =
  | FlaggedWords
  /** The salary field, beside what jobs with such a title and place usually pay a month. */
  | { reason: typeof FlagReason.SALARY_OUT_OF_RANGE; monthly: number; low: number; high: number }
  | { reason: typeof FlagReason.COPIED_POSTING; jobId: string; percent: number }
  | { reason: typeof FlagReason.REPEATED_POSTING; times: number; days: number };
