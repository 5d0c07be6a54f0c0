import type { JobCountByWord, TitleWords } from '../vocabulary/title-words';
import { without, withoutLonger } from './phrases';
import { isTerm, meaningOf, TERM_WORDS } from './related-terms';
import { termsOf, type Term, type TokenizedSearch } from './tokenize';
import { otherForms } from './word-forms';
import { STAFF } from './word-lists';

/** What a title must hold: one phrase of each group. */
export type Groups = readonly (readonly string[])[];

/** A search with all that may be in the place of its words. */
export interface ExpandedSearch extends TokenizedSearch {
  groups: Groups;
  /** How many titles have something of each group, before the search was relaxed. */
  found: number;
  relatedSearches: string[];
}

const MAX_SEARCHES = 6;

export function expand(search: TokenizedSearch, titles: TitleWords): ExpandedSearch {
  const { terms, place } = search;
  const all = terms.flatMap((term) => groupsOf(term, terms.length > 1, titles.words));
  const groups = withoutUnknown(all, titles.words);
  const relatedSearches = searchesFor(terms, titles.words).map((other) => [other, ...place].join(' '));
  return { ...search, groups, found: titles.countMatching(groups), relatedSearches };
}

/**
 * For each word of a term what may be in its place: what the word means, and what the whole term means. So `admin gudang`
 * finds `warehouse admin`, a term that means the same, and `Administrasi Gudang`, which has a meaning of each word.
 */
export function groupsOf(term: Term, isBesideOthers: boolean, jobCounts: JobCountByWord): string[][] {
  const name = term.join(' ');
  const whole = meaningOf(name);
  const words = without(STAFF, term);
  return termsOf(words, (some) => some !== name && isTerm(some)).map((some) => {
    const word = some.join(' ');
    const own = term.length > 1 ? meaningOf(word) : null;
    const forms = TERM_WORDS.has(word) ? [] : otherForms(word, (form) => jobCounts.has(form));
    return withoutLonger([
      word,
      ...(own?.others ?? []),
      ...whole.others,
      ...(isBesideOthers ? whole.beside : []),
      ...forms,
    ]);
  });
}

/** Without those of which no title has anything, unless nothing would be left: one such word must not empty the list. */
export function withoutUnknown(groups: Groups, jobCounts: JobCountByWord): Groups {
  const known = groups.filter((group) =>
    group.some((phrase) => phrase.split(' ').every((word) => jobCounts.has(word))),
  );
  return known.length > 0 ? known : groups;
}

/** The search with another term in the place of one of its own, for each that postings hold; the most frequent first. */
function searchesFor(terms: readonly Term[], jobCounts: JobCountByWord): string[] {
  const sorted = (words: readonly string[]): string => words.toSorted().join(' ');
  const own = sorted(terms.flat());
  const found = terms.flatMap((term, at) =>
    withoutLonger([term.join(' '), ...meaningOf(term.join(' ')).others]).map((other) => ({
      search: terms.map((same, place) => (place === at ? other : same.join(' '))).join(' '),
      jobs: Math.min(...other.split(' ').map((word) => jobCounts.get(word) ?? 0)),
    })),
  );
  return found
    .filter((other) => other.jobs > 0 && sorted(other.search.split(' ')) !== own)
    .toSorted((one, other) => other.jobs - one.jobs)
    .slice(0, MAX_SEARCHES)
    .map(({ search }) => search);
}
