import { meeting, type JobConditions } from '../../domain/job-conditions';
import { phrasePattern, wordsOf } from '../../domain/words';
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
  const isByTitle = (job: FreshJob): boolean => answers(match.related, job, job.title);
  return {
    byTitle: matchesOf(shown.filter(isByTitle)),
    elsewhere: matchesOf(shown.filter((job) => !isByTitle(job))),
  };
}

const matchesOf = (first: IndexedJob[]): Matches => ({ total: first.length, first });

/** Those whose text answers and that are open on a day, WIB. */
export function answeringFresh(jobs: Iterable<FreshJob>, match: SearchMatch, today: string): FreshJob[] {
  const isOpen = ({ closesAfter }: FreshJob): boolean => closesAfter >= dayNumber(today);
  const isAnswer = (job: FreshJob): boolean =>
    'term' in match ? job.text.includes(match.term) : answers(match.related, job, job.text);
  return [...jobs].filter((job) => isOpen(job) && isAnswer(job));
}

/** Whether a text of the job, its title or all of it, answers; see `RelatedWords`. */
function answers({ typed, groups, not }: RelatedWords, { title, words }: FreshJob, text: string): boolean {
  const holds = (within: string, phrase: string): boolean =>
    phrase.split(' ').every((word) => words.has(word)) && new RegExp(phrasePattern([phrase])).test(within);
  const byTyped = typed.length > 0 && typed.every((word) => holds(text, word));
  if (byTyped || groups.length === 0) return byTyped;
  return (
    groups.every((phrases) => phrases.some((phrase) => holds(text, phrase))) &&
    !not.some((phrase) => holds(title, phrase))
  );
}
