import groups from './terms.json';

/** A group of terms that mean the same to a seeker; each is one word or several, folded. `terms.json` says where each is from. */
interface Group {
  /** Any of them finds all of them. */
  terms: string[];
  /** Found with them, but not the other way round. */
  also?: string[];
  /** Found with them where other words say what it is about: `kepala gudang` is `supervisor gudang` too, `kepala` alone is not. */
  beside?: string[];
  /** Words of other jobs that look like a term. */
  not?: string[];
  /** A line of work that others sell and teach: `sales tambang` is no job of a mine. */
  isField?: boolean;
}

/** What else to look for in place of a term. */
export interface Meaning {
  others: readonly string[];
  beside: readonly string[];
  not: readonly string[];
  isField: boolean;
}

const MEANINGS = new Map<string, Meaning>();
const WORDS = new Set<string>();
let longest = 1;

const NOTHING: Meaning = { others: [], beside: [], not: [], isField: false };
const together = (one: readonly string[], other: readonly string[] = []): string[] => [...new Set([...one, ...other])];

for (const { terms, also = [], beside, not, isField = false } of groups as Group[]) {
  for (const term of terms) {
    const known = meaningOf(term);
    MEANINGS.set(term, {
      others: together(
        known.others,
        [...terms, ...also].filter((other) => other !== term),
      ),
      beside: together(known.beside, beside),
      not: together(known.not, not),
      isField: known.isField || isField,
    });
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
  return MEANINGS.get(words) ?? NOTHING;
}
