import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { isTooClose } from '../../../../domain/interview-times';
import type { RequestContext } from '../../../graphql/context';
import { InterviewSlotType, JobType, loadOpenSlots, NextTimes } from '../../jobs';
import { mayApplyAgain } from '../application.policy';
import { loadApplications } from '../application.sql';
import { ApplicationCounts, ApplicationType, InterviewConflict } from '../application.types';
import { loadCountsOfJobs, loadOwnApplications, loadOwnInterviews } from './job-applications.sql';

const NEXT_TIMES = 2;

/** What applications add to jobs: the viewer's own application, and counts. */
@Resolver(() => JobType)
export class JobApplicationsResolver {
  @FieldResolver(() => ApplicationType, {
    nullable: true,
    description: "The viewing seeker's own application to it, if there is one.",
  })
  async viewerApplication(@Root() job: JobType, @Ctx() context: RequestContext): Promise<ApplicationType | null> {
    const own = await context.loaders.load(loadOwnApplications, job.id);
    return own && context.loaders.load(loadApplications, own.id);
  }

  @FieldResolver(() => Boolean, {
    description:
      'The viewing seeker may apply to it now, or choose another time for an application that has lapsed, given an open slot.',
  })
  async viewerCanApply(@Root() job: JobType, @Ctx() context: RequestContext): Promise<boolean> {
    const { actor } = context;
    if (actor?.activeRole !== 'USER' || !job.isVisibleToSeekers || actor.companyId === job.companyId) return false;
    const own = await context.loaders.load(loadOwnApplications, job.id);
    return own === null || mayApplyAgain(own);
  }

  @FieldResolver(() => NextTimes, {
    description: 'Its interview times that are open now and clash with none of the viewing seeker.',
  })
  async nextTimes(@Root() job: JobType, @Ctx() { loaders }: RequestContext): Promise<NextTimes> {
    const [{ open, times }, interviews] = await Promise.all([
      loaders.load(loadOpenSlots, job.id),
      loaders.load(loadOwnInterviews, 'all' as const),
    ]);
    const free = open.filter((slot) => !interviews.some((interview) => isTooClose(slot, interview)));
    return { slots: free.slice(0, NEXT_TIMES), more: Math.max(0, free.length - NEXT_TIMES), state: times };
  }

  @FieldResolver(() => ApplicationCounts, {
    nullable: true,
    description: 'Its applications by status; only for the company that offers it and for administrators.',
  })
  async applicationCounts(@Root() job: JobType, @Ctx() context: RequestContext): Promise<ApplicationCounts | null> {
    const { actor } = context;
    const mayCount =
      actor?.activeRole === 'ADMIN' || (actor?.activeRole === 'COMPANY' && actor.companyId === job.companyId);
    return mayCount ? context.loaders.load(loadCountsOfJobs, job.id) : null;
  }
}

/** What applications add to slots: the viewer's clashing interview. */
@Resolver(() => InterviewSlotType)
export class SlotApplicationsResolver {
  @FieldResolver(() => InterviewConflict, {
    nullable: true,
    description: "The viewing seeker's accepted interview within 30 minutes of it, if any: it cannot be chosen then.",
  })
  async conflict(@Root() slot: InterviewSlotType, @Ctx() context: RequestContext): Promise<InterviewConflict | null> {
    const interviews = await context.loaders.load(loadOwnInterviews, 'all' as const);
    return interviews.find((interview) => isTooClose(slot, interview)) ?? null;
  }
}
