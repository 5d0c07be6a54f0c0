import { Arg, Authorized, Ctx, Int, Query, Resolver } from 'type-graphql';
import { NO_JOB_FILTER, type JobFilter } from '../../../domain/job-filter';
import { cleanSearch, EmploymentType } from '../../../domain/jobs';
import { Role } from '../../../domain/roles';
import { foldForSearch } from '../../../domain/text';
import type { RequestContext } from '../../graphql/context';
import { JobFilterCounts, JobFilterInput, RelatedJobPage } from './job-filter.types';
import { countFilterChoices } from './filter-choices';
import { JobPage } from './job.types';
import { planRelated } from './related/plan-related';
import { listVisibleJobs } from './visible-jobs.sql';

const SEARCH = 'Substring of company name, title or description; case and accents do not matter, % and _ are letters.';
const FILTER = 'What narrows the list.';

/** The lists in which seekers look for jobs. */
@Resolver()
export class SeekerJobsResolver {
  @Authorized(Role.USER)
  @Query(() => JobPage, {
    description: 'Open jobs of verified companies that the seeker has not applied to, newest first, 10 a page.',
  })
  jobs(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, { nullable: true, description: SEARCH }) search?: string | null,
    @Arg('employmentType', () => EmploymentType, {
      nullable: true,
      description: 'Short for the filter with this type.',
    })
    employmentType?: EmploymentType | null,
    @Arg('page', () => Int, { nullable: true, description: 'From 1.' }) page?: number | null,
    @Arg('filter', () => JobFilterInput, { nullable: true, description: FILTER }) filter?: JobFilterInput | null,
  ): Promise<JobPage> {
    const match = { term: foldForSearch(cleanSearch(search)) };
    const type = filter?.employmentType ?? employmentType ?? null;
    return listVisibleJobs(context, { match, filter: filterOf({ ...filter, employmentType: type }), page });
  }

  @Authorized(Role.USER)
  @Query(() => RelatedJobPage, {
    description:
      'Jobs that have the words of a search, or words that mean the same, as whole words; 10 a page. It contains what `jobs` finds of them.',
  })
  async relatedJobs(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, { description: 'What was typed.' }) search: string,
    @Arg('filter', () => JobFilterInput, { nullable: true, description: FILTER }) filter?: JobFilterInput | null,
    @Arg('page', () => Int, { nullable: true, description: 'From 1.' }) page?: number | null,
  ): Promise<RelatedJobPage> {
    const { related, correctedSearch, relatedSearches } = planRelated(context.services, cleanSearch(search));
    const found = await listVisibleJobs(context, { match: { related }, filter: filterOf(filter), page });
    return { ...found, correctedSearch, relatedSearches };
  }

  @Authorized(Role.USER)
  @Query(() => JobFilterCounts, {
    description: 'What each choice of a filter would leave of `jobs`, or of `relatedJobs`, under the other choices.',
  })
  jobFilterCounts(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, { nullable: true, description: 'What was typed.' }) search?: string | null,
    @Arg('filter', () => JobFilterInput, { nullable: true, description: FILTER }) filter?: JobFilterInput | null,
    @Arg('related', () => Boolean, { defaultValue: false, description: 'Of `relatedJobs`.' }) related?: boolean,
  ): Promise<JobFilterCounts> {
    const text = cleanSearch(search);
    const match = related ? { related: planRelated(context.services, text).related } : { term: foldForSearch(text) };
    return countFilterChoices(context, { match, filter: filterOf(filter) });
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
