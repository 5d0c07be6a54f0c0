import type { RelatedWords } from '../search-query';
import { holds } from './phrases';
import { meaningOf } from './related-terms';
import type { RelaxedSearch } from './relax';
import { LEADERS, LED, LED_JOBS, OTHER_LINES } from './word-lists';

/** Which titles are not found, and which come after the others. */
export const exclude = (search: RelaxedSearch): Pick<RelatedWords, 'not' | 'last'> => ({
  not: otherJobs(search),
  last: lastTitles(search),
});

/** What no title may have: other jobs' words that look like those of the search, but none that the search itself has. */
function otherJobs({ words, jobWords, terms, groups }: RelaxedSearch): string[] {
  const wholes = terms.map((term) => meaningOf(term.join(' ')));
  const meanings = [...wholes, ...jobWords.map(meaningOf)];
  const meant = [words.join(' '), jobWords.join(' '), ...wholes.flatMap(({ others }) => others)];
  const isMeant = (phrase: string): boolean => meant.some((own) => holds(own, phrase));
  const isLed =
    (jobWords.length < words.length && words.some((word) => LED.has(word))) ||
    (jobWords.length > 1 && jobWords.some((word) => LED_JOBS.has(word)));
  const lines = wholes.some(({ isField }) => isField) ? OTHER_LINES : [];
  return [
    ...new Set([
      ...meanings.flatMap(({ not }) => not).filter((phrase) => !isMeant(phrase)),
      ...(isLed && !jobWords.some((word) => LEADERS.includes(word)) ? LEADERS : []),
      ...lines.filter((line) => !groups.flat().some((phrase) => line.some((word) => holds(phrase, word)))).flat(),
    ]),
  ];
}

/** What titles have that come after the others: close jobs and other levels, but nothing that the search itself names. */
function lastTitles({ jobWords, terms }: RelaxedSearch): string[] {
  const wholes = terms.map((term) => meaningOf(term.join(' ')));
  // `pa direktur` is a personal assistant, who is no close job of a director here.
  const ofWords = jobWords
    .flatMap((word) => meaningOf(word).last)
    .filter((phrase) => !wholes.some(({ others }) => others.some((other) => holds(other, phrase))));
  const isMeant = (phrase: string): boolean =>
    holds(jobWords.join(' '), phrase) || jobWords.some((word) => isSynonym(word, phrase) && isSynonym(phrase, word));
  return [...new Set([...wholes.flatMap(({ last }) => last), ...ofWords])].filter((phrase) => !isMeant(phrase));
}

const isSynonym = (one: string, other: string): boolean => meaningOf(one).others.includes(other);
