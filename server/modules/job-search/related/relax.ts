import type { JobCountByWord, TitleWords } from '../vocabulary/title-words';
import { groupsOf, withoutUnknown, type ExpandedSearch, type Groups } from './expand';
import { without, withoutLonger } from './phrases';
import { isTerm, isTermOrTwin, meaningOf, meaningOfTwin } from './related-terms';
import { termsOf, withoutAgents } from './tokenize';
import { LEADERS, STAFF } from './word-lists';

/** So few titles with all of a search are no list: those with less of it follow. */
const FEW_TITLES = 10;
/** Enough of them for a list. */
const MANY_TITLES = 20;
/** Words this frequent say little: beside `sales` the other words matter. */
const COMMON_TITLES = 150;

/** A search whose groups some title has, if any has less of it, and what is found after that. */
export interface RelaxedSearch extends ExpandedSearch {
  broader: Groups;
}

/** A part of a search, with all that may be in its place. */
interface Part {
  phrases: readonly string[];
  isOccupation: boolean;
  /** Says how high the job is, not which. */
  isLevel: boolean;
}

export function relax(search: ExpandedSearch, titles: TitleWords): RelaxedSearch {
  const { words, found, groups, isOneTerm } = search;
  // `dokter hewan` is no doctor for people: a term that titles have is not taken apart.
  const parts = found > 0 && isOneTerm ? [] : partsOf(words, titles.words);
  const looser = found < FEW_TITLES ? looserGroups(parts) : [];
  const broader = broaderOf(words, parts, looser, titles);
  if (found > 0) return { ...search, broader };
  const strictest = looser
    .map((some) => withoutUnknown(some, titles.words))
    .find((some) => titles.countMatching(some) > 0);
  return { ...search, groups: strictest ?? groups, broader };
}

/** The parts of a search as they are looked for where no title has all of them; a term of several words is taken apart. */
function partsOf(words: readonly string[], jobCounts: JobCountByWord): Part[] {
  const terms = withoutAgents(termsOf(without(STAFF, words)));
  const apart = terms.length === 1 ? terms.flat().map((word) => [word]) : terms;
  if (apart.length < 2) return [];
  return apart.map((term) => {
    const { others, near, isOccupation } = meaningOf(term.join(' '));
    return {
      phrases: withoutLonger([...groupsOf(term, true, jobCounts).flat(), ...near]),
      isOccupation,
      isLevel: [term.join(' '), ...others].some((phrase) => LEADERS.includes(phrase)),
    };
  });
}

/** What titles hold that have not all parts of a search, from most of them to the occupation alone. */
function looserGroups(parts: readonly Part[]): Groups[] {
  const work = parts.filter(({ isLevel }) => !isLevel);
  const occupations = work.filter(({ isOccupation }) => isOccupation);
  const heads = occupations.length > 0 ? occupations : work;
  const others = parts.filter((part) => !heads.includes(part));
  return [
    parts.map(({ phrases }) => phrases),
    [anyOf(heads), anyOf(others)],
    work.map(({ phrases }) => phrases),
    [anyOf(heads)],
  ].filter((groups) => groups.length > 0 && groups.every((phrases) => phrases.length > 0));
}

const anyOf = (parts: readonly Part[]): string[] => parts.flatMap(({ phrases }) => phrases);

/** A level keeps its place: who looks for a `leader sales` is a `sales supervisor` before a seller. */
function broaderOf(
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
  const terms = withoutAgents(termsOf(words, isTermOrTwin)).map((term) => term.join(' '));
  const isOneTerm = terms.length === 1 && isTerm(terms[0] ?? '');
  const phrases = terms.flatMap((own) => {
    const { isOccupation, others, near } = meaningOfTwin(own);
    return isOccupation && !isOneTerm ? [own, ...others, ...near] : near;
  });
  return phrases.length > 0 ? [withoutLonger(phrases)] : [];
}
