import groups from './terms.json';

/** A group of terms that mean the same to a seeker; each is one word or several, folded. `terms.json` says where each is from. */
interface Group {
  /** Any of them finds all of them. */
  terms: string[];
  /** Found with them, but not the other way round. */
  also?: string[];
  /** Found with them where other words say what it is about: `kepala gudang` is `supervisor gudang` too, `kepala` alone is not. */
  beside?: string[];
  /** Close occupations, found after all of them: who looks for a `video editor` may be a `videographer`. */
  near?: string[];
  /** Words of other jobs that look like a term. */
  not?: string[];
  /** Words of close jobs and other levels, which hold a term too: they come after the others. */
  last?: string[];
  /** A line of work that others sell and teach: `sales tambang` is no job of a mine. */
  isField?: boolean;
  /** Of an occupation it has the code of KBJI 2014, which follows ISCO-08. */
  source: string;
}

/** What the groups of a term say of it together; `others` are their other terms, and `also`. */
export interface Meaning {
  others: readonly string[];
  beside: readonly string[];
  near: readonly string[];
  not: readonly string[];
  last: readonly string[];
  isField: boolean;
  isOccupation: boolean;
}

const MEANINGS = new Map<string, Meaning>();
/** Terms of several words by what these words mean, in any order. */
const TWINS = new Map<string, string>();
/** The groups of a term, by their places in the file. */
const GROUPS_OF = new Map<string, number[]>();
const WORDS = new Set<string>();
let longest = 1;

const NOTHING: Meaning = { others: [], beside: [], near: [], not: [], last: [], isField: false, isOccupation: false };
const together = (one: readonly string[], other: readonly string[] = []): string[] => [...new Set([...one, ...other])];

for (const [at, { terms, also = [], beside, near, not, last, isField = false, source }] of (
  groups as Group[]
).entries()) {
  for (const term of terms) {
    GROUPS_OF.set(term, [...(GROUPS_OF.get(term) ?? []), at]);
    const known = MEANINGS.get(term) ?? NOTHING;
    MEANINGS.set(term, {
      others: together(
        known.others,
        [...terms, ...also].filter((other) => other !== term),
      ),
      beside: together(known.beside, beside),
      near: together(known.near, near),
      not: together(known.not, not),
      last: together(known.last, last),
      isField: known.isField || isField,
      isOccupation: known.isOccupation || source.includes('ISCO-08'),
    });
    const words = term.split(' ');
    longest = Math.max(longest, words.length);
    for (const word of words) WORDS.add(word);
  }
}

for (const term of MEANINGS.keys()) for (const key of keysOf(term)) if (!TWINS.has(key)) TWINS.set(key, term);

/** What two terms that stand side by side mean together: the same for `jualan asuransi` as for `sales asuransi`. */
function keysOf(words: string): string[] {
  const all = words.split(' ');
  return all.slice(1).flatMap((_, before) => {
    const [left, right] = [all.slice(0, before + 1), all.slice(before + 1)].map((part) =>
      GROUPS_OF.get(part.join(' ')),
    );
    return left && right
      ? left.flatMap((one) => right.map((other) => [one, other].toSorted((a, b) => a - b).join()))
      : [];
  });
}

/** The term that says the same word by word; null when there is none. */
function twinOf(words: string): string | null {
  const key = keysOf(words).find((one) => TWINS.has(one));
  return (key !== undefined && TWINS.get(key)) || null;
}

/** In words. */
export const MAX_TERM_WORDS = longest;

/** The words of all terms. */
export const TERM_WORDS: ReadonlySet<string> = WORDS;

export const isTerm = (words: string): boolean => MEANINGS.has(words);

/** Also words that say the same as a term, word by word. */
export const isTermOrTwin = (words: string): boolean => isTerm(words) || twinOf(words) !== null;

/** Nothing else for what is no term. */
export function meaningOf(words: string): Meaning {
  return MEANINGS.get(words) ?? NOTHING;
}

/** Of the term that says the same word by word, for what is no term. */
export function meaningOfTwin(words: string): Meaning {
  const twin = isTerm(words) ? null : twinOf(words);
  if (twin === null) return meaningOf(words);
  const meaning = meaningOf(twin);
  return { ...meaning, others: [twin, ...meaning.others] };
}
