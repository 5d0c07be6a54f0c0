/** Tells one state of the jobs from another, in one number that a statement can read along the way. */
export interface Mark {
  /** Seconds since 1970 with six decimals, as text, which needs no time zone and loses nothing. */
  since: string;
  /** `FINGERPRINT` of the jobs changed after that. */
  fingerprint: number;
}

/** How many there are and the fractions of their seconds: each change, whichever way, makes it another. */
export const FINGERPRINT = 'COUNT(*) * 1000000000 + COALESCE(SUM(MICROSECOND(search_changed_at)), 0)';
