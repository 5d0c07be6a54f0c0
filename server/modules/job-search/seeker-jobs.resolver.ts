import { Arg, Authorized, Ctx, Int, Query, Resolver } from 'type-graphql';
import { NO_JOB_FILTER, type JobFilter } from '../../../domain/job-filter';
import { cleanSearch, EmploymentType } from '../../../domain/jobs';
import { Role } from '../../../domain/roles';
import type { RequestContext } from '../../graphql/context';
import { countFilterChoices } from './filter-choices';
import { FoundJobPage, UnderstoodSearchInput } from './found-job.types';
import { searchJobs } from './search-jobs';
import { JobFilterCounts, JobFilterInput } from './job-filter.types';
import { planSearch } from './search-plan';

const SEARCH =
  'Substring of company name, title or description, or words that mean the same; case and accents do not matter, % and _ are letters.';
const UNDERSTOOD_AS = 'What the first page of this search was taken to mean, so that all pages are of one list.';
const FILTER = 'What narrows the list.';

/** The list in which seekers look for jobs. */
@Resolver()
export class SeekerJobsResolver {
  @Authorized(Role.USER)
  @Query(() => FoundJobPage, {
    description:
      'Open jobs of verified companies that the seeker has not applied to, 10 a page; newest first, and those closest to a search before them. Where a place leaves none, the same jobs elsewhere; where the words name no job, all.',
  })
  async jobs(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, { nullable: true, description: SEARCH }) search?: string | null,
    @Arg('employmentType', () => EmploymentType, {
      nullable: true,
      description: 'Short for the filter with this type.',
    })
    employmentType?: EmploymentType | null,
    @Arg('page', () => Int, { nullable: true, description: 'From 1.' }) page?: number | null,
    @Arg('filter', () => JobFilterInput, { nullable: true, description: FILTER }) filter?: JobFilterInput | null,
    @Arg('understoodAs', () => UnderstoodSearchInput, { nullable: true, description: UNDERSTOOD_AS })
    understoodAs?: UnderstoodSearchInput | null,
  ): Promise<FoundJobPage> {
    const type = filter?.employmentType ?? employmentType ?? null;
    return searchJobs(context, {
      plan: planSearch(context.services, cleanSearch(search), understoodAs),
      filter: filterOf({ ...filter, employmentType: type }),
      page,
    });
  }

  @Authorized(Role.USER)
  @Query(() => JobFilterCounts, {
    description: 'What each choice of a filter would leave of `jobs` under the other choices.',
  })
  jobFilterCounts(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, { nullable: true, description: 'What was typed.' }) search?: string | null,
    @Arg('filter', () => JobFilterInput, { nullable: true, description: FILTER }) filter?: JobFilterInput | null,
    @Arg('understoodAs', () => UnderstoodSearchInput, { nullable: true, description: UNDERSTOOD_AS })
    understoodAs?: UnderstoodSearchInput | null,
  ): Promise<JobFilterCounts> {
    return countFilterChoices(context, {
      plan: planSearch(context.services, cleanSearch(search), understoodAs),
      filter: filterOf(filter),
    });
  }
}

const MAX_FREE_DAYS = 90;
const MAX_POSTED_DAYS = 365;

export function filterOf(given: JobFilterInput | null | undefined): JobFilter {
  const { freeWithinDays, postedWithinDays, ...same } = { ...NO_JOB_FILTER, ...given };
  return {
    ...same,
    freeWithinDays: daysOf(freeWithinDays, MAX_FREE_DAYS),
    postedWithinDays: daysOf(postedWithinDays, MAX_POSTED_DAYS),
  };
}

const daysOf = (days: number | null, most: number): number | null =>
  days === null ? null : Math.min(most, Math.max(1, days));
