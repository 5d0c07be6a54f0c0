import { foldForSearch } from '../../../domain/text';
import type { SearchMatch } from '../../ports';
import type { Services } from '../../services';
import { wordsOf } from '../../text/words';
import { planRelated } from './related/plan-related';

/** What a search is taken to mean (docs/adr/0014-one-list-for-a-search.md). */
export interface SearchPlan {
  match: SearchMatch;
  /** What is looked for: as it was typed where every word of it counts, else the words that do. */
  words: string;
  /** The place that the search names. */
  placeId: string | null;
  /** No job is in the place, so places do not count. */
  isElsewhere: boolean;
  correctedSearch: string | null;
  relatedSearches: string[];
}

/** For a search that is clean. */
export function planSearch(services: Pick<Services, 'jobVocabulary'>, search: string): SearchPlan {
  const term = foldForSearch(search);
  const typed = wordsOf(search);
  if (typed.length === 0)
    return {
      match: { term, related: null },
      words: search,
      placeId: null,
      isElsewhere: false,
      correctedSearch: null,
      relatedSearches: [],
    };
  const { related, words, ...understood } = planRelated(services, search);
  return {
    match: { term, related },
    words: typed.join(' ') === words ? search : words,
    isElsewhere: false,
    ...understood,
  };
}

/** The same jobs in any place. */
export const planElsewhere = ({ match, ...plan }: SearchPlan): SearchPlan => ({
  ...plan,
  match: { ...match, related: match.related && { ...match.related, placeIds: null } },
  isElsewhere: true,
});
