import { holds } from './phrases';
import { meaningOf } from './related-terms';
import { LEADERS, LED, LED_JOBS, OTHER_LINES } from './search-words';

/** What no title may have: other jobs' words that look like those of the search, but none that the search itself has. */
export function otherJobs(
  words: readonly string[],
  job: readonly string[],
  parts: readonly (readonly string[])[],
  groups: readonly (readonly string[])[],
): string[] {
  const wholes = parts.map((part) => meaningOf(part.join(' ')));
  const meanings = [...wholes, ...job.map(meaningOf)];
  const meant = [words.join(' '), job.join(' '), ...wholes.flatMap(({ others }) => others)];
  const isMeant = (phrase: string): boolean => meant.some((own) => holds(own, phrase));
  const isLed =
    (job.length < words.length && words.some((word) => LED.has(word))) ||
    (job.length > 1 && job.some((word) => LED_JOBS.has(word)));
  const lines = wholes.some(({ isField }) => isField) ? OTHER_LINES : [];
  return [
    ...new Set([
      ...meanings.flatMap(({ not }) => not).filter((phrase) => !isMeant(phrase)),
      ...(isLed && !job.some((word) => LEADERS.includes(word)) ? LEADERS : []),
      ...lines.filter((line) => !groups.flat().some((phrase) => line.some((word) => holds(phrase, word)))).flat(),
    ]),
  ];
}

/** What titles have that come after the others: close jobs and other levels, but nothing that the search itself names. */
export function closeJobs(job: readonly string[], parts: readonly (readonly string[])[]): string[] {
  const wholes = parts.map((part) => meaningOf(part.join(' ')));
  // `pa direktur` is a personal assistant, who is no close job of a director here.
  const ofWords = job
    .flatMap((word) => meaningOf(word).last)
    .filter((phrase) => !wholes.some(({ others }) => others.some((other) => holds(other, phrase))));
  const isMeant = (phrase: string): boolean =>
    holds(job.join(' '), phrase) || job.some((word) => isSynonym(word, phrase) && isSynonym(phrase, word));
  return [...new Set([...wholes.flatMap(({ last }) => last), ...ofWords])].filter((phrase) => !isMeant(phrase));
}

const isSynonym = (one: string, other: string): boolean => meaningOf(one).others.includes(other);
