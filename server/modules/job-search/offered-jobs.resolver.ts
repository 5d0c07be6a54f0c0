import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Role } from '../../../domain/roles';
import type { RequestContext } from '../../graphql/context';
import { CompanyType } from '../companies';
import { JobType } from '../jobs';
import { loadSeekers, SeekerDashboard } from '../seekers';
import { openJobsOf, recommendJobs } from './newest-jobs.sql';
import { skillsAmong } from './related/skill-match';

/** What the viewing seeker has of a job's skills. */
@Resolver(() => JobType)
export class SkillMatchResolver {
  @FieldResolver(() => [String], {
    nullable: true,
    description:
      "The required skills that are in the viewing seeker's profile; null for others, and while the profile has no skills.",
  })
  async skillsFound(
    // No class: TypeGraphQL copies what is not of a parameter's class, without its getters.
    @Root() job: Pick<JobType, 'skills'>,
    @Ctx() { actor, loaders }: RequestContext,
  ): Promise<string[] | null> {
    if (actor?.activeRole !== Role.USER || actor.seekerId === null) return null;
    const seeker = await loaders.load(loadSeekers, actor.seekerId);
    if (!seeker || seeker.technicalSkills.length + seeker.softSkills.length === 0) return null;
    return skillsAmong(job.skills, seeker.technicalSkills, seeker.softSkills);
  }
}

/** What jobs add to a company. */
@Resolver(() => CompanyType)
export class NewestJobsResolver {
  @FieldResolver(() => [JobType], {
    nullable: true,
    description: 'For seekers: its newest open jobs that they have not applied to, up to 10. Null for others.',
  })
  openJobs(@Root() company: Pick<CompanyType, 'id'>, @Ctx() context: RequestContext): Promise<JobType[]> | null {
    return context.actor?.activeRole === Role.USER ? openJobsOf(context, company.id) : null;
  }
}

const RECOMMENDED_JOBS = 3;

/** What jobs add to the seeker's dashboard. */
@Resolver(() => SeekerDashboard)
export class RecommendedJobsResolver {
  @FieldResolver(() => [JobType], {
    description:
      'Up to three open jobs not applied to: technical skills in common first, then soft ones, then the newest.',
  })
  recommendedJobs(@Root() { seeker }: SeekerDashboard, @Ctx() context: RequestContext): Promise<JobType[]> {
    return recommendJobs(context, seeker, RECOMMENDED_JOBS);
  }
}
