/** Where a job comes in the list, which shows the newest first. */
export interface JobPlace {
  /** 26 characters. */
  id: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** What the index keeps of a job beside its text. */
export interface JobFacts extends JobPlace {
  employmentType: string;
  /** The last day that it is open, as 20261231; `NEVER_CLOSES` without one. */
  closesAfter: number;
}

/** A visible job with its folded text. */
export interface IndexedJob extends JobFacts {
  text: string;
}

/** The conditions on a job beside the term. */
export interface JobFilter {
  employmentType: string | null;
  /** As 20261231. */
  today: number;
}

export interface Matches {
  total: number;
  /** The first of them in list order, as many as are wanted. */
  first: JobPlace[];
}

export const ID_LENGTH = 26;
export const NEVER_CLOSES = 99_999_999;
/** `2026-12-31` as 20261231. */
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''));

/** Negative when `one` comes before `other` in the list. */
export function inListOrder(one: JobPlace, other: JobPlace): number {
  return other.createdAt - one.createdAt || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);
}
