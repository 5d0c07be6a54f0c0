import type { JobFilter } from '../../../domain/job-filter';
import type { RequestContext } from '../../graphql/context';
import { placeName } from '../../text/places/place-of';
import type { FoundJobPage, UnderstoodSearch } from './found-job.types';
import { planElsewhere, planEverything, type SearchPlan } from './search-plan';
import { listVisibleJobs } from './job-list.sql';

interface Asked {
  plan: SearchPlan;
  filter: JobFilter;
  page?: number | null | undefined;
}

/**
 * A page of what a search finds; where its place or the filter's leaves nothing, of the same jobs elsewhere; where its words
 * name no job and nothing has them, of all jobs.
 */
export async function searchJobs(context: RequestContext, { plan, filter, page }: Asked): Promise<FoundJobPage> {
  const understood = understoodIn(context, filter);
  const list = async (asked: SearchPlan): Promise<FoundJobPage> => {
    const match = { match: asked.match, filter: filterUnder(asked, filter), page: page ?? null };
    return { ...(await listVisibleJobs(context, match)), understood: understood(asked) };
  };
  const found = await list(plan);
  if (plan.search === '' || plan.isEverything || plan.isElsewhere) return found;
  const hasPlace = (plan.placeId ?? filter.placeId) !== null;
  const others = [...(hasPlace ? [planElsewhere(plan)] : []), ...(plan.namesNoJob ? [planEverything(plan)] : [])];
  let shown = found;
  for (const other of others) if (shown.totalCount === 0) shown = await list(other);
  return shown.totalCount > 0 ? shown : found;
}

/** The filter without its place, where places do not count; with the search's, where only that one counts. */
export function filterUnder({ isElsewhere, isEverything, placeId }: SearchPlan, filter: JobFilter): JobFilter {
  if (isElsewhere) return { ...filter, placeId: null };
  return isEverything && placeId !== null ? { ...filter, placeId } : filter;
}

const understoodIn =
  ({ session }: RequestContext, filter: JobFilter) =>
  (plan: SearchPlan): UnderstoodSearch | null => {
    if (plan.search === '') return null;
    const { words, isElsewhere, isEverything, correctedSearch, relatedSearches } = plan;
    const place = placeName(plan.placeId ?? filter.placeId ?? '', session.language) ?? null;
    return { words, place, isElsewhere, isEverything, correctedSearch, relatedSearches };
  };
