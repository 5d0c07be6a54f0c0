import { editDistance } from './edit-distance';
import { TERM_WORDS } from './related-terms';

/** A word that so many titles hold is taken as it is typed. */
const MANY_JOBS = 3;
const SHORTEST = 4;
/** Words of so many letters may have one error, longer ones two. */
const LONGEST_WITH_ONE = 7;

/**
 * The word that was probably meant; null when this one may be meant, or nothing is near. Words that more titles hold come
 * first among those equally near. `jobs` are the titles' words, each with the number of its jobs.
 */
export function correctWord(word: string, jobs: ReadonlyMap<string, number>): string | null {
  const own = jobs.get(word) ?? 0;
  if (word.length < SHORTEST || TERM_WORDS.has(word) || own >= MANY_JOBS || /\d/.test(word)) return null;
  const most = word.length <= LONGEST_WITH_ONE ? 1 : 2;
  let best: { word: string; distance: number; jobs: number } | null = null;
  const consider = (candidate: string, count: number): void => {
    if (candidate.length < SHORTEST) return;
    const distance = editDistance(word, candidate, best?.distance ?? most);
    if (distance > most || distance === 0) return;
    if (best && (distance > best.distance || (distance === best.distance && count <= best.jobs))) return;
    best = { word: candidate, distance, jobs: count };
  };
  for (const [candidate, count] of jobs) if (count > own) consider(candidate, count);
  for (const candidate of TERM_WORDS) if (!jobs.has(candidate)) consider(candidate, 0);
  return (best as { word: string } | null)?.word ?? null;
}
