import type { JobFilter } from '../../../domain/job-filter';
import type { RequestContext } from '../../graphql/context';
import { placeName } from '../../text/places/place-of';
import type { FoundJobPage, UnderstoodSearch } from './found-job.types';
import { planElsewhere, type SearchPlan } from './search-plan';
import { signPlan } from './signed-plan';
import { listVisibleJobs } from './visible-jobs.sql';

interface Asked {
  plan: SearchPlan;
  filter: JobFilter;
  page?: number | null | undefined;
}

/** A page of what a search finds; where its place or the filter's leaves nothing, of the same jobs elsewhere. */
export async function findJobsFor(context: RequestContext, { plan, filter, page }: Asked): Promise<FoundJobPage> {
  const list = (asked: SearchPlan) =>
    listVisibleJobs(context, { match: asked.match, filter: filterUnder(asked, filter), page: page ?? null });
  const found = await list(plan);
  const understood = understoodIn(context, filter);
  const hasPlace = !plan.isElsewhere && (plan.placeId ?? filter.placeId) !== null;
  if (found.totalCount > 0 || plan.match.term === '' || !hasPlace) return { ...found, understood: understood(plan) };
  const elsewhere = planElsewhere(plan);
  const others = await list(elsewhere);
  return others.totalCount > 0
    ? { ...others, understood: understood(elsewhere) }
    : { ...found, understood: understood(plan) };
}

/** The filter without its place, where places do not count. */
export const filterUnder = ({ isElsewhere }: SearchPlan, filter: JobFilter): JobFilter =>
  isElsewhere ? { ...filter, placeId: null } : filter;

const understoodIn =
  ({ services, session }: RequestContext, filter: JobFilter) =>
  (plan: SearchPlan): UnderstoodSearch | null => {
    if (plan.match.term === '') return null;
    const { words, isElsewhere, correctedSearch, relatedSearches } = plan;
    const place = placeName(plan.placeId ?? filter.placeId ?? '', session.language) ?? null;
    return { words, place, isElsewhere, correctedSearch, relatedSearches, plan: signPlan(services.env, plan) };
  };
