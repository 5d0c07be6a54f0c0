import { wordsOf } from '../../../../domain/words';
import type { RelatedWords } from '../../../ports';
import type { Services } from '../../../services';

/** What a search is taken to mean. */
export interface RelatedPlan {
  /** A job answers when it has something of each. */
  related: RelatedWords[];
  correctedSearch: string | null;
  relatedSearches: string[];
}

export function planRelated(_services: Services, search: string): RelatedPlan {
  return {
    related: wordsOf(search).map((own) => ({ own, others: [], not: [] })),
    correctedSearch: null,
    relatedSearches: [],
  };
}
