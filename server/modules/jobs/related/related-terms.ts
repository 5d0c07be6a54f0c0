import groups from './terms.json';

/** A group of terms that mean the same to a seeker; each is one word or several, folded. `terms.json` says where each is from. */
interface Group {
  /** Any of them finds all of them. */
  terms: string[];
  /** Found with them, but not the other way round. */
  also?: string[];
  /** Words of other jobs that look like a term. */
  not?: string[];
}

/** What else to look for in place of a term. */
export interface Meaning {
  others: readonly string[];
  not: readonly string[];
}

const MEANINGS = new Map<string, { others: Set<string>; not: Set<string> }>();
const WORDS = new Set<string>();
let longest = 1;

for (const { terms, also = [], not = [] } of groups as Group[]) {
  for (const term of terms) {
    const meaning = MEANINGS.get(term) ?? { others: new Set(), not: new Set() };
    for (const other of [...terms, ...also]) if (other !== term) meaning.others.add(other);
    for (const phrase of not) meaning.not.add(phrase);
    MEANINGS.set(term, meaning);
    const words = term.split(' ');
    longest = Math.max(longest, words.length);
    for (const word of words) WORDS.add(word);
  }
}

/** In words. */
export const LONGEST_TERM = longest;

/** The words of all terms. */
export const TERM_WORDS: ReadonlySet<string> = WORDS;

export const isTerm = (words: string): boolean => MEANINGS.has(words);

/** Nothing else for what is no term. */
export function meaningOf(words: string): Meaning {
  const meaning = MEANINGS.get(words);
  return { others: [...(meaning?.others ?? [])], not: [...(meaning?.not ?? [])] };
}
