/** What the index keeps of a job beside its text. */
export interface JobFacts {
  /** 26 characters. */
  id: string;
  /** Milliseconds since 1970; the list shows the newest first. */
  createdAt: number;
  employmentType: string;
  /** The last day that it is open, as 20261231; `NEVER_CLOSES` without one. */
  closesAfter: number;
}

export const NEVER_CLOSES = 99_999_999;
/** `2026-12-31` as 20261231. */
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''));

export const ID_LENGTH = 26;

/** The conditions on a job beside the term. */
export interface JobFilter {
  employmentType: string | null;
  /** As 20261231. */
  today: number;
}

/** Negative when `one` comes before `other` in the list. */
export function inListOrder(
  one: Pick<JobFacts, 'createdAt' | 'id'>,
  other: Pick<JobFacts, 'createdAt' | 'id'>,
): number {
  return other.createdAt - one.createdAt || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);
}
