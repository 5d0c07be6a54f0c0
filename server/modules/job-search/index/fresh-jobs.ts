import { meeting, type JobConditions } from '../job-conditions';
import { phrasePattern, wordsOf } from '../../../text/words';
import type { Closeness, RelatedWords, SearchMatch } from '../search-query';
import { type Found, type IndexedJob, type Matches } from './job-facts';
import { titleOf } from './segment-builder';
import { flat } from './vocabulary';

/** A job that is in no segment yet, with its words: few of such jobs hold all words of a phrase. */
export interface FreshJob extends IndexedJob {
  title: string;
  words: ReadonlySet<string>;
}

export function freshJob(job: IndexedJob): FreshJob {
  const text = flat(job.text);
  return { ...job, text, title: titleOf(text), words: new Set(wordsOf(text)) };
}

/** Compares them one by one. */
export function searchFresh(jobs: Iterable<FreshJob>, match: SearchMatch, conditions: JobConditions): Found {
  const closenessOf = closenessFor(match);
  const shown = openAt(jobs, conditions.openAt).filter(meeting(conditions));
  const found = shown.map((job) => ({ job, closeness: closenessOf(job) }));
  const ofCloseness = (closeness: Closeness): Matches => {
    const first = found.flatMap((one) => (one.closeness === closeness ? one.job : []));
    return { total: first.length, first };
  };
  return (match.related ? CLOSEST_FIRST : CLOSEST_FIRST.slice(-1)).map(ofCloseness);
}

const CLOSEST_FIRST: readonly Closeness[] = [3, 2, 1, 0];

/** Those whose text answers and that are open in an hour. */
export function answeringFresh(jobs: Iterable<FreshJob>, match: SearchMatch, hour: number): FreshJob[] {
  const closenessOf = closenessFor(match);
  return openAt(jobs, hour).filter((job) => closenessOf(job) !== null);
}

function openAt(jobs: Iterable<FreshJob>, hour: number): FreshJob[] {
  return [...jobs].filter(({ closesAt }) => closesAt > hour);
}

/** How close a job is, or null when it does not answer. */
function closenessFor({ term, related }: SearchMatch): (job: FreshJob) => Closeness | null {
  const meant = related && relatedTest(related);
  return (job) => meant?.(job) ?? (job.text.includes(term) ? 0 : null);
}

/** How close a job is by these words, or null when it does not answer by them; see `RelatedWords`. */
function relatedTest({
  typed,
  groups,
  not,
  last,
  placeIds,
  broader,
}: RelatedWords): (job: FreshJob) => Closeness | null {
  const patterns = new Map<string, RegExp>();
  const patternOf = (phrase: string): RegExp => {
    const pattern = patterns.get(phrase) ?? new RegExp(phrasePattern([phrase]));
    patterns.set(phrase, pattern);
    return pattern;
  };
  return ({ title, text, words, placeId }) => {
    const holds = (within: string, phrase: string): boolean =>
      phrase.split(' ').every((word) => words.has(word)) && patternOf(phrase).test(within);
    const holdsEach = (within: string, some: RelatedWords['groups']): boolean =>
      some.length > 0 && some.every((phrases) => phrases.some((phrase) => holds(within, phrase)));
    const holdsTyped = (within: string): boolean => typed.length > 0 && typed.every((word) => holds(within, word));
    if (holdsTyped(title)) return 3;
    const isThisJob =
      !not.some((phrase) => holds(title, phrase)) && (placeIds === null || placeIds.some((id) => id === placeId));
    if (isThisJob && holdsEach(title, groups) && !last.some((phrase) => holds(title, phrase))) return 2;
    if (holdsTyped(text) || (isThisJob && (holdsEach(text, groups) || holdsEach(title, broader)))) return 1;
    return null;
  };
}
