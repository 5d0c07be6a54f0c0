import { meeting, type JobConditions } from '../job-conditions';
import { phrasePattern, wordsOf } from '../text/words';
import type { RelatedWords, SearchMatch } from '../ports';
import { dayNumber, type Found, type IndexedJob, type Matches } from './job-facts';
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
  const shown = answeringFresh(jobs, match, conditions.today).filter(meeting(conditions));
  if ('term' in match) return { byTitle: matchesOf(shown), elsewhere: matchesOf([]) };
  const answers = relatedTest(match.related);
  const isByTitle = (job: FreshJob): boolean => answers(job, job.title);
  return {
    byTitle: matchesOf(shown.filter(isByTitle)),
    elsewhere: matchesOf(shown.filter((job) => !isByTitle(job))),
  };
}

const matchesOf = (first: IndexedJob[]): Matches => ({ total: first.length, first });

/** Those whose text answers and that are open on a day, WIB. */
export function answeringFresh(jobs: Iterable<FreshJob>, match: SearchMatch, today: string): FreshJob[] {
  const day = dayNumber(today);
  const open = [...jobs].filter(({ closesAfter }) => closesAfter >= day);
  if ('term' in match) return open.filter(({ text }) => text.includes(match.term));
  const answers = relatedTest(match.related);
  return open.filter((job) => answers(job, job.text));
}

/** Whether a text of a job, its title or all of it, answers; see `RelatedWords`. */
function relatedTest({
  typed,
  groups,
  not,
  last,
  placeIds,
  broader,
}: RelatedWords): (job: FreshJob, text: string) => boolean {
  const patterns = new Map<string, RegExp>();
  const patternOf = (phrase: string): RegExp => {
    const pattern = patterns.get(phrase) ?? new RegExp(phrasePattern([phrase]));
    patterns.set(phrase, pattern);
    return pattern;
  };
  return ({ title, words, placeId }, text) => {
    const holds = (within: string, phrase: string): boolean =>
      phrase.split(' ').every((word) => words.has(word)) && patternOf(phrase).test(within);
    const holdsEach = (within: string, some: RelatedWords['groups']): boolean =>
      some.length > 0 && some.every((phrases) => phrases.some((phrase) => holds(within, phrase)));
    const isThisJob = (): boolean =>
      !not.some((phrase) => holds(title, phrase)) && (placeIds === null || placeIds.some((id) => id === placeId));
    if (typed.length > 0 && typed.every((word) => holds(text, word))) return true;
    const isTitle = text === title;
    if (isTitle && last.some((phrase) => holds(title, phrase))) return false;
    return (holdsEach(text, groups) || (!isTitle && holdsEach(title, broader))) && isThisJob();
  };
}
