import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Role } from '../../../../domain/roles';
import { asSeeker } from '../../../actor';
import { actorOf, type RequestContext } from '../../../graphql/context';
import { done, RefusesWith } from '../../../graphql/payload';
import { DateTime } from '../../../graphql/scalars';
import { canManageJob, JobType } from '../../jobs';
import { askToBeTold } from './commands/ask-to-be-told';
import { stopBeingTold } from './commands/stop-being-told';
import { JobWaitPayload, JobWaitType } from './job-wait.types';
import { loadOwnWaits, loadWaiting, waitsOf } from './job-waits.sql';

const JOB = { description: 'The job.' };

/** People who want to be told when a job without a free time has one. Companies learn how many, from five on. */
@Resolver(() => JobType)
export class JobWaitResolver {
  @Authorized(Role.USER)
  @Query(() => [JobWaitType], {
    description: 'The jobs of whose free times the viewer wants to be told, newest first; at most 20.',
  })
  async jobWaits(@Ctx() context: RequestContext): Promise<JobWaitType[]> {
    const { dataSource, clock } = context.services;
    const rows = await waitsOf(dataSource, asSeeker(actorOf(context)).seekerId, clock.now());
    return rows.map((row) => ({
      id: row.id,
      jobId: row.job_id,
      jobTitle: row.title,
      companyName: row.company_name,
      isJobVisible: row.is_job_visible,
      askedAt: row.asked_at,
    }));
  }

  @Authorized(Role.USER)
  @RefusesWith(
    'JOB_NOT_FOUND',
    'JOB_CLOSED',
    'OWN_COMPANY_JOB',
    'ALREADY_APPLIED',
    'JOB_HAS_FREE_TIMES',
    'TOO_MANY_JOB_WAITS',
    'ERASURE_WAITING',
  )
  @Mutation(() => JobWaitPayload, {
    description: 'Asks to be mailed when a job without a free time has one. Repeating it keeps the place in the line.',
  })
  async askToBeTold(
    @Ctx() context: RequestContext,
    @Arg('jobId', () => ID, JOB) jobId: string,
  ): Promise<JobWaitPayload> {
    return done({ askedAt: await askToBeTold(context.services, asSeeker(actorOf(context)), jobId) });
  }

  @Authorized(Role.USER)
  @RefusesWith()
  @Mutation(() => JobWaitPayload, { description: 'Ends the wait for a free time of a job, if there is one.' })
  async stopBeingTold(
    @Ctx() context: RequestContext,
    @Arg('jobId', () => ID, JOB) jobId: string,
  ): Promise<JobWaitPayload> {
    await stopBeingTold(context.services, asSeeker(actorOf(context)), jobId);
    return done({ askedAt: null });
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'Since when the viewing seeker waits to be told of a free time; null when they do not.',
  })
  viewerAskedAt(@Root() job: JobType, @Ctx() { loaders }: RequestContext): Promise<Date | null> {
    return loaders.load(loadOwnWaits, job.id);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many people wait to be told of a free time, from five on; only for the company that offers it.',
  })
  async waiting(@Root() job: JobType, @Ctx() { actor, loaders }: RequestContext): Promise<number | null> {
    return canManageJob(actor, job) ? loaders.load(loadWaiting, job.id) : null;
  }
}
