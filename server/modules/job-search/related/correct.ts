import { wordsOfPlaces } from '../../../text/places/place-of';
import type { JobCountByWord } from '../vocabulary/title-words';
import { plainForm } from './everyday-forms';
import { TERM_WORDS, isTerm } from './related-terms';
import { isBrandWord } from './stop-phrases';
import { editDistance } from './edit-distance';

/** A word in this many titles is not corrected. */
const MANY_JOBS = 3;
const MIN_LENGTH = 4;
/** Words of this many letters may have one error, longer ones two. */
const MAX_LENGTH_WITH_ONE = 7;
/** More than the jobs of any word. */
const TERM_FIRST = 1e9;

/**
 * The word that was probably meant; null when this one may be meant, or nothing is near. Among those equally near, terms
 * come first, also with the word beside it, then words that more titles hold. `jobs` are the titles' words, each with the number of its jobs.
 */
function correctWord(
  word: string,
  jobs: ReadonlyMap<string, number>,
  { before, after }: { before?: string | undefined; after?: string | undefined } = {},
): string | null {
  const own = jobs.get(word) ?? 0;
  if (word.length < MIN_LENGTH || TERM_WORDS.has(word) || own >= MANY_JOBS || /\d/.test(word)) return null;
  const most = word.length <= MAX_LENGTH_WITH_ONE ? 1 : 2;
  let best: { word: string; distance: number; rank: number } | null = null;
  const consider = (candidate: string, count: number): void => {
    if (candidate.length < MIN_LENGTH) return;
    const distance = editDistance(word, candidate, best?.distance ?? most);
    if (distance > most || distance === 0) return;
    const isOne = [candidate, `${before} ${candidate}`, `${candidate} ${after}`].some(isTerm);
    const rank = count + (isOne ? TERM_FIRST : 0);
    if (best && (distance > best.distance || (distance === best.distance && rank <= best.rank))) return;
    best = { word: candidate, distance, rank };
  };
  for (const [candidate, count] of jobs) if (count > own) consider(candidate, count);
  for (const candidate of TERM_WORDS) if (!jobs.has(candidate)) consider(candidate, 0);
  return (best as { word: string } | null)?.word ?? null;
}

/** The words without typing errors, and as they are written where they were typed as they are spoken. */
export function correctWords(words: readonly string[], jobCounts: JobCountByWord): string[] {
  const isWritten = (word: string): boolean => jobCounts.has(word) || TERM_WORDS.has(word);
  const inPlaces = wordsOfPlaces(words);
  return words.map((word, at) => {
    if (inPlaces.has(at) || isBrandWord(word)) return word;
    const [before, after] = [words[at - 1], words[at + 1]];
    const plain = isWritten(word) ? null : plainForm(word, isWritten, after);
    return plain ?? correctWord(word, jobCounts, { before, after }) ?? word;
  });
}
