import type { TitleWords } from '../vocabulary/title-words';
import type { Groups, Part } from './looser-groups';
import { without, withoutLonger } from './phrases';
import { isTerm, isTermOrTwin, meaningOf, meaningOfTwin } from './related-terms';
import { LEADERS, STAFF } from './search-words';
import { groupsOf, partsOf, withoutAgents, type Jobs } from './word-groups';

/** Enough of them for a list. */
const MANY_TITLES = 20;
/** So many say little: beside `sales` it is the other words that matter. */
const COMMON_TITLES = 150;

/** The parts of a search as they are looked for where no title has all of them; a term of several words is taken apart. */
export function looserParts(words: readonly string[], jobs: Jobs): Part[] {
  const parts = withoutAgents(partsOf(without(STAFF, words)));
  const apart = parts.length === 1 ? parts.flat().map((word) => [word]) : parts;
  if (apart.length < 2) return [];
  return apart.map((part) => {
    const { others, near, beside, isOccupation } = meaningOf(part.join(' '));
    return {
      phrases: withoutLonger([...groupsOf(part, true, jobs).flat(), ...near, ...beside]),
      isOccupation,
      isLevel: [part.join(' '), ...others].some((phrase) => LEADERS.includes(phrase)),
    };
  });
}

/** A level keeps its place: who looks for a `leader sales` is a `sales supervisor` before a seller. */
export function broaderOf(
  words: readonly string[],
  parts: readonly Part[],
  looser: readonly Groups[],
  titles: TitleWords,
): Groups {
  const wide = parts.map(({ phrases }) => phrases);
  if (parts.some(({ isLevel }) => isLevel) && titles.countMatching(wide) >= MANY_TITLES) return wide;
  const alone = broaderGroups(words);
  const rest = parts.filter(({ isOccupation, isLevel }) => !isOccupation && !isLevel).map(({ phrases }) => phrases);
  if (
    looser.length > 0 &&
    rest.length > 0 &&
    titles.countMatching(alone) > COMMON_TITLES &&
    titles.countMatching(rest) > 0
  )
    return rest;
  return alone.length > 0 ? alone : (looser.at(-1) ?? []);
}

/**
 * What is found after all the rest: the occupations that are named beside something else, as `perawat` in `perawat klinik`,
 * and close ones. Words that say the same as a term are taken for it here: `jualan asuransi` for `sales asuransi`.
 */
function broaderGroups(words: readonly string[]): string[][] {
  const parts = withoutAgents(partsOf(words, isTermOrTwin)).map((part) => part.join(' '));
  const isOneTerm = parts.length === 1 && isTerm(parts[0] ?? '');
  const phrases = parts.flatMap((own) => {
    const { isOccupation, others, near } = meaningOfTwin(own);
    return isOccupation && !isOneTerm ? [own, ...others, ...near] : near;
  });
  return phrases.length > 0 ? [withoutLonger(phrases)] : [];
}
