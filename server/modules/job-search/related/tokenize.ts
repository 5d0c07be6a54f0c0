import { placeNamed, placesWithin } from '../../../text/places/place-of';
import { without } from './phrases';
import { isTerm, MAX_TERM_WORDS, TERM_WORDS } from './related-terms';
import { AGENTS, STAFF } from './word-lists';

/** One term, or one word that is no term, in words. */
export type Term = readonly string[];

interface SearchedPlace {
  /** The words that name it; none where there is no place. */
  place: readonly string[];
  placeId: string | null;
  /** It and all that it contains. */
  placeIds: readonly string[] | null;
}

/** A search in terms and a place: what each later step reads. */
export interface TokenizedSearch extends SearchedPlace {
  /** What is looked for, without the place. */
  words: readonly string[];
  isOneTerm: boolean;
  /** The words without those for staff. */
  jobWords: readonly string[];
  terms: readonly Term[];
}

export function tokenizeSearch(corrected: readonly string[]): TokenizedSearch {
  const { words, ...place } = placeInSearch(corrected, (word) => TERM_WORDS.has(word));
  const jobWords = without(STAFF, words);
  const isOneTerm = isTerm(words.join(' '));
  // `staff toko` is a term, of which `toko` alone is not the meaning.
  return { words, ...place, isOneTerm, jobWords, terms: isOneTerm ? [words] : withoutAgents(termsOf(jobWords)) };
}

const MAX_NAME_WORDS = 4;

/**
 * The place that a search names beside what it looks for: `admin gudang jakarta selatan`. A term (`isKnown`) names no place,
 * and the search of a place alone stays words.
 */
function placeInSearch(
  words: readonly string[],
  isKnown: (word: string) => boolean,
): SearchedPlace & { words: readonly string[] } {
  for (let count = Math.min(MAX_NAME_WORDS, words.length - 1); count > 0; count -= 1) {
    for (let start = 0; start + count <= words.length; start += 1) {
      const name = words.slice(start, start + count);
      const place = name.every(isKnown) ? undefined : placeNamed(name.join(' '));
      if (place) {
        const others = words.filter((_, at) => at < start || at >= start + count);
        return { words: others, place: name, placeId: place.id, placeIds: placesWithin(place.id) };
      }
    }
  }
  return { words, place: [], placeId: null, placeIds: null };
}

/** The words from left to right in terms as long as they can be; what is no term is a word by itself. */
export function termsOf(words: readonly string[], isOne = isTerm): Term[] {
  const terms: Term[] = [];
  for (let start = 0; start < words.length; ) {
    let end = Math.min(words.length, start + MAX_TERM_WORDS);
    while (end > start + 1 && !isOne(words.slice(start, end).join(' '))) end -= 1;
    terms.push(words.slice(start, end));
    start = end;
  }
  return terms;
}

/** They stand before the occupation: `anak magang`, but `guru anak`. */
export function withoutAgents(terms: readonly Term[]): readonly Term[] {
  const first = terms.findIndex((term) => term.length > 1 || !term.every((word) => AGENTS.has(word)));
  return first > 0 ? terms.slice(first) : terms;
}
