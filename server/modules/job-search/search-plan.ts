import { cleanSearch } from '../../../domain/jobs';
import { foldForSearch } from '../../../domain/text';
import type { UnderstoodSearchInput } from './found-job.types';
import type { SearchMatch } from './search-query';
import type { Services } from '../../services';
import { wordsOf } from '../../text/words';
import { MAX_WORDS, planRelated } from './related/plan-related';
import { without } from './related/phrases';
import { hasJobWords } from './related/stop-phrases';
import { STOP_WORDS } from './related/word-lists';

/** What a search is taken to mean (docs/adr/0014-one-list-for-a-search.md). */
export interface SearchPlan {
  /** The search that it is for, folded. */
  search: string;
  match: SearchMatch;
  /** What is looked for: as it was typed where every word of it counts, else the words that do; empty where none does. */
  words: string;
  /** The place that the search names. */
  placeId: string | null;
  /** No job is in the place, so places do not count. */
  isElsewhere: boolean;
  /** The words name no job: where nothing has them, all jobs are found. */
  namesNoJob: boolean;
  /** All jobs are found, those that have the words first. */
  isEverything: boolean;
  correctedSearch: string | null;
  relatedSearches: string[];
}

/**
 * For a search that is clean. A later page is understood as the first was: the titles that a server knows are up to a minute
 * old and differ between servers.
 */
export function planSearch(
  services: Pick<Services, 'jobVocabulary'>,
  search: string,
  understoodAs?: UnderstoodSearchInput | null,
): SearchPlan {
  const plan = planWords(services, search, understoodAs ? wordsOf(cleanSearch(understoodAs.correctedSearch)) : null);
  if (plan.search === '' || plan.isEverything) return plan;
  if (understoodAs?.isEverything && plan.namesNoJob) return planEverything(plan);
  return understoodAs?.isElsewhere ? planElsewhere(plan) : plan;
}

/** `corrected` as `planRelated` takes it. */
function planWords(
  services: Pick<Services, 'jobVocabulary'>,
  search: string,
  corrected: readonly string[] | null,
): SearchPlan {
  const term = foldForSearch(search);
  const typed = wordsOf(search);
  const bare: SearchPlan = {
    search: term,
    match: { term, related: null },
    words: search,
    placeId: null,
    isElsewhere: false,
    namesNoJob: false,
    isEverything: false,
    correctedSearch: null,
    relatedSearches: [],
  };
  if (typed.length === 0) return bare;
  const planned = planRelated(services, typed, corrected);
  if (planned === null) return planEverything({ ...bare, words: '' }, without(STOP_WORDS, typed).slice(0, MAX_WORDS));
  const { related, words, ...understood } = planned;
  return {
    ...bare,
    match: { term, related },
    words: typed.join(' ') === words ? search : words,
    namesNoJob: !hasJobWords(words.split(' ')),
    ...understood,
  };
}

/** The same jobs in any place. */
export const planElsewhere = ({ match, ...plan }: SearchPlan): SearchPlan => ({
  ...plan,
  match: { ...match, related: match.related && { ...match.related, placeIds: null } },
  isElsewhere: true,
});

/** All jobs. */
export const planEverything = (plan: SearchPlan, typed = plan.match.related?.typed ?? []): SearchPlan => ({
  ...plan,
  match: { term: '', related: { typed, groups: [], not: [], last: [], placeIds: null, broader: [] } },
  isEverything: true,
});
