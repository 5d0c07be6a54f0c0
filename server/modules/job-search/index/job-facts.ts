import type { JobFacts } from '../job-conditions';

/** Where a job comes in the list, which shows the newest first. */
export interface JobPlace {
  /** 26 characters. */
  id: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** What the index keeps of a job beside its text. */
export interface IndexedFacts extends JobPlace, JobFacts {
  /** The end of the last day that it is open; milliseconds since 1970, infinite without one. */
  closesAt: number;
}

/** A visible job with its folded text, whose first line is the title. */
export interface IndexedJob extends IndexedFacts {
  text: string;
}

/** Jobs that match: how many, and the first wanted ones in list order. */
export interface Matches {
  total: number;
  first: JobPlace[];
}

/** What a search finds in a part of the index: by rank, the highest first; one kind alone where all are alike. */
export type Found = Matches[];

export const ID_LENGTH = 26;

/** Negative when `one` comes before `other` in the list. */
export function inListOrder(one: JobPlace, other: JobPlace): number {
  return other.createdAt - one.createdAt || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);
}
