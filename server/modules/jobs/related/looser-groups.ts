import type { TitleWords } from '../vocabulary/title-words';

export type Groups = readonly (readonly string[])[];

/** A part of a search, with all that may be in its place. */
export interface Part {
  phrases: readonly string[];
  isOccupation: boolean;
  /** Says how high the job is, not which. */
  isLevel: boolean;
}

/** What titles hold that have not all parts of a search, from most of them to the occupation alone. */
export function looserGroups(parts: readonly Part[]): Groups[] {
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

/** The strictest groups that a title meets: a combination that no title has must not empty the list. */
export const strictestFound = (levels: readonly Groups[], titles: TitleWords): Groups | undefined =>
  levels.find((groups) => titles.countMatching(groups) > 0);
