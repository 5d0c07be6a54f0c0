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
