import type { JobConditions } from './job-conditions';

/** What a search of jobs takes and returns, by the index and by SQL. */

/**
 * What a job's text has to hold: the term as it was typed, folded, anywhere (an empty one is in every text); or words that
 * mean the same, where there are any.
 */
export interface SearchMatch {
  term: string;
  related: RelatedWords | null;
}

/**
 * A job matches when its text has all typed words; or something of each group, while its title has nothing of `not`, which
 * are the words of other jobs, and it is in one of the places. All are whole words, folded; one or several in a row, joined
 * by single spaces.
 */
export interface RelatedWords {
  typed: readonly string[];
  groups: readonly (readonly string[])[];
  not: readonly string[];
  /** A title with one of these does not match by the groups: a close job, or another level. */
  last: readonly string[];
  /** Null where the search names no place. */
  placeIds: readonly string[] | null;
  /**
   * A job also matches, after those whose title does, when its title has something of each of these groups instead: the
   * occupation that the search names, without what it says beside it. `not` and the places count here too. Empty for none.
   */
  broader: readonly (readonly string[])[];
}

export interface SearchQuery {
  match: SearchMatch;
  conditions: JobConditions;
  /** A time is free when it starts after this minute; milliseconds since 1970. */
  freeAfter: number;
  /** How many matches to skip; `count` is how many to return. */
  from: number;
  count: number;
}

/**
 * A state of the jobs: those that changed after a stamp, and the sum of their stamps. Each change, of its slots too, raises
 * the stamp of its job (`search_changed_at`, kept by a trigger), so every change raises the sum, and no two states have the
 * same.
 */
export interface SearchMark {
  /** Seconds since 1970 with six decimals, as text, which needs no time zone and loses nothing. */
  since: string;
  /** In microseconds. */
  sum: bigint;
}

/** False also for two marks of one state, where the index was built again in between. */
export const isSameMark = (one: SearchMark, other: SearchMark): boolean =>
  one.since === other.since && one.sum === other.sum;

/**
 * The list shows the highest `rank` first, the newest first in each. It is twice the closeness, and one more for a job with a
 * free time. The closeness: 3, all typed words are whole words of its title; 2, its title matches `RelatedWords`; 1, its text
 * does; 0, it has the term alone. Without `RelatedWords` all jobs are alike, with a free time or not: 0.
 */
export interface SearchProposal {
  /** In the order of the list. */
  ids: string[];
  /** The first of them. */
  first: { createdAt: Date; rank: number } | null;
  /** All visible matches, for any viewer. */
  total: number;
  /** The state of the jobs that this was read from. */
  mark: SearchMark;
}
