import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Role } from '../../../../domain/roles';
import { asSeeker } from '../../../actor';
import { actorOf, type RequestContext } from '../../../graphql/context';
import { RefusesWith, done } from '../../../graphql/payload';
import { recordJobView } from './record-job-view';
import { loadViewedTerms } from './viewed-terms.sql';
import { JobViewPayload, ViewedTerm } from './viewed-terms.types';
import { canManageJob, JobType } from '../../jobs';

/** The searches that lead seekers to jobs. */
@Resolver(() => JobType)
export class ViewedTermsResolver {
  @Authorized(Role.USER)
  @RefusesWith('JOB_NOT_FOUND', 'JOB_CLOSED')
  @Mutation(() => JobViewPayload, {
    description: 'Says that the seeker opened a job, and which search led there; each call counts as a view.',
  })
  async recordJobView(
    @Ctx() context: RequestContext,
    @Arg('jobId', () => ID, { description: 'The job that was opened.' }) jobId: string,
    @Arg('search', () => String, {
      description: 'What was searched for; empty for none. Fewer than two characters are left out.',
    })
    search: string,
  ): Promise<JobViewPayload> {
    await recordJobView(context.services, asSeeker(actorOf(context)), { jobId, search });
    return done({});
  }

  @FieldResolver(() => [ViewedTerm], {
    nullable: true,
    description:
      "The searches that led at least five seekers to it in the last 30 days, most seekers first, at most 20; only for the company that offers it. Those with a contact or an applicant's name are left out.",
  })
  async viewedTerms(@Root() job: JobType, @Ctx() context: RequestContext): Promise<ViewedTerm[] | null> {
    return canManageJob(context.actor, job) ? context.loaders.load(loadViewedTerms, job.id) : null;
  }
}
