import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../graphql/context';
import { SeekerDashboard } from '../seekers/public';
import { JobType } from './job.types';
import { recommendJobs } from './visible-jobs.sql';

const RECOMMENDED_JOBS = 3;

/** What jobs add to the seeker's dashboard. */
@Resolver(() => SeekerDashboard)
export class RecommendedJobsResolver {
  @FieldResolver(() => [JobType], {
    description: 'Up to three open jobs not applied to: skills in common first, then the newest.',
  })
  recommendedJobs(@Root() { seeker }: SeekerDashboard, @Ctx() context: RequestContext): Promise<JobType[]> {
    return recommendJobs(context, [...seeker.technicalSkills, ...seeker.softSkills], RECOMMENDED_JOBS);
  }
}
