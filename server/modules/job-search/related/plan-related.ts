import type { RelatedWords } from '../search-query';
import type { Services } from '../../../services';
import type { TitleWords } from '../vocabulary/title-words';
import { correctWords } from './correct';
import { withTukang } from './everyday-forms';
import { exclude } from './exclude';
import { expand } from './expand';
import { relax } from './relax';
import { withoutBrands, withoutStopPhrases } from './stop-phrases';
import { tokenizeSearch } from './tokenize';

/** The part of a `SearchPlan` that says which words mean the same (docs/adr/0014-one-list-for-a-search.md). */
export interface RelatedPlan {
  related: RelatedWords;
  /** What is looked for, without the words around it and without its place. */
  words: string;
  /** Where the search names one. */
  placeId: string | null;
  correctedSearch: string | null;
  relatedSearches: string[];
}

/** Longer searches are sentences; each word costs. */
export const MAX_WORDS = 8;
/** The words that count are among this many, after removing stop phrases. */
const MAX_WORDS_READ = 16;

/**
 * Works on the words of a search, as typed; what it knows of the postings is `services.jobVocabulary`. Null where the words
 * do not say which job is looked for.
 */
export function planRelated(
  { jobVocabulary }: Pick<Services, 'jobVocabulary'>,
  all: readonly string[],
  /** What an earlier page was corrected to, empty where it was not; null for the first page. */
  given: readonly string[] | null,
): RelatedPlan | null {
  const titles = jobVocabulary.titles();
  const typed = all.slice(0, MAX_WORDS);
  const sought = withTukang(withoutStopPhrases(all.slice(0, MAX_WORDS_READ))).slice(0, MAX_WORDS);
  if (sought.length === 0) return null;
  const corrected =
    given === null ? correctWords(sought, titles.words) : given.length > 0 ? given.slice(0, MAX_WORDS) : sought;
  const correctedSearch = corrected.join() === sought.join() ? null : corrected.join(' ');
  const { plan, found } = planOf(corrected, typed, titles);
  const unbranded = found > 0 ? corrected : withoutBrands(corrected);
  return { ...(unbranded.length < corrected.length ? planOf(unbranded, typed, titles).plan : plan), correctedSearch };
}

/** With how many titles hold everything. Each step adds to what the one before it found. */
function planOf(
  corrected: readonly string[],
  typed: readonly string[],
  titles: TitleWords,
): { plan: Omit<RelatedPlan, 'correctedSearch'>; found: number } {
  const search = relax(expand(tokenizeSearch(corrected), titles), titles);
  const { groups, broader, placeIds, words, placeId, relatedSearches, found } = search;
  return {
    found,
    plan: {
      related: { typed, groups, ...exclude(search), placeIds, broader },
      words: words.join(' '),
      placeId,
      relatedSearches,
    },
  };
}
