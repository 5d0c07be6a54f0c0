import {
  Arg,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { refuse } from '../../../domain/errors';
import { Role } from '../../../domain/roles';
import { wibDateOf } from '../../../domain/time';
import { asCompany, asSeeker } from '../../actor';
import { isPossibleId } from '../../db/columns';
import { actorOf, type RequestContext } from '../../graphql/context';
import { AnswersUserErrors, done } from '../../graphql/payload';
import { LocalDate, LocalTime } from '../../graphql/scalars';
import { InterviewSlotType, jobOf, JobType, loadJobs, whyJobIsHidden } from '../jobs/public';
import { loadApplications } from './application.queries';
import { ApplicationCounts, ApplicationType, DeleteJobPayload, SlotPayload } from './application.types';
import { deleteJob } from './commands/delete-job';
import { holdSlot, releaseSlot } from './commands/hold-slot';
import { conflictOf, loadCountsOfJobs, loadOwnApplications } from './job-applications.queries';
import { readJobPage } from './job-page.queries';

@ObjectType({ simpleResolvers: true, description: 'An accepted interview of the viewer that a slot is too close to.' })
export class InterviewConflict {
  @Field(() => ID, { description: 'The application whose interview it is.' })
  applicationId!: string;

  @Field(() => String, { description: 'The job of that interview.' })
  jobTitle!: string;

  @Field(() => String, { description: 'The company of that interview.' })
  companyName!: string;

  @Field(() => LocalDate, { description: 'Its day.' })
  date!: string;

  @Field(() => LocalTime, { description: 'Its begin.' })
  start!: string;

  @Field(() => LocalTime, { description: 'Its end.' })
  end!: string;
}

/** What applications add to jobs: the page of one job, the viewer's own application, counts, deletion. */
@Resolver(() => JobType)
export class JobApplicationsResolver {
  @Authorized(Role.USER, Role.COMPANY, Role.ADMIN)
  @Query(() => JobType, {
    nullable: true,
    description:
      'One job. Errors: "Job not found", "This job is no longer accepting applications", "You are not authorized to manage this job".',
  })
  async job(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the job.' }) id: string,
  ): Promise<JobType> {
    const actor = actorOf(context);
    const isSeeker = actor.activeRole === Role.USER && actor.seekerId !== null && isPossibleId(id);
    const page = isSeeker ? await readJobPage(context, id, asSeeker(actor).seekerId) : null;
    const row = isSeeker ? page?.job : await context.loaders.load(loadJobs, id);
    if (!row) throw refuse('JOB_NOT_FOUND');
    const today = wibDateOf(context.services.clock.now());
    const hidden = whyJobIsHidden(actor, row, { applicationStatus: page?.own?.status ?? null, today });
    if (hidden) throw refuse(hidden);
    return jobOf(row, today);
  }

  @Authorized(Role.COMPANY)
  @AnswersUserErrors()
  @Mutation(() => DeleteJobPayload, {
    description: 'Removes a job for good; its applications stay, pending ones are closed with a notice.',
  })
  async deleteJob(
    @Ctx() context: RequestContext,
    @Arg('jobId', () => ID, { description: 'The job.' }) jobId: string,
  ): Promise<DeleteJobPayload> {
    await deleteJob(context.services, asCompany(actorOf(context)), jobId);
    return done({ deletedJobId: jobId });
  }

  @FieldResolver(() => ApplicationType, {
    nullable: true,
    description: "The viewing seeker's own application to it, if there is one.",
  })
  async viewerApplication(@Root() job: JobType, @Ctx() context: RequestContext): Promise<ApplicationType | null> {
    const own = await context.loaders.load(loadOwnApplications, job.id);
    return own && context.loaders.load(loadApplications, own.id);
  }

  @FieldResolver(() => Boolean, { description: 'The viewing seeker may apply to it now, given an open slot.' })
  async viewerCanApply(@Root() job: JobType, @Ctx() context: RequestContext): Promise<boolean> {
    const { actor } = context;
    if (actor?.activeRole !== 'USER' || !job.isVisibleToSeekers || actor.companyId === job.companyId) return false;
    const own = await context.loaders.load(loadOwnApplications, job.id);
    return own === null || own.status === 'WITHDRAWN';
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

/** What applications add to slots: holds, and the viewer's clashing interview. */
@Resolver(() => InterviewSlotType)
export class SlotApplicationsResolver {
  @Authorized(Role.USER)
  @AnswersUserErrors()
  @Mutation(() => SlotPayload, { description: 'Keeps a seat for ten minutes; a new hold replaces the old one.' })
  async holdSlot(
    @Ctx() context: RequestContext,
    @Arg('slotId', () => ID, { description: 'The slot.' }) slotId: string,
  ): Promise<SlotPayload> {
    return done({ heldUntil: await holdSlot(context.services, asSeeker(actorOf(context)), slotId) });
  }

  @Authorized(Role.USER)
  @AnswersUserErrors()
  @Mutation(() => SlotPayload, { description: 'Lets go of the held seat, if there is one.' })
  async releaseSlot(@Ctx() context: RequestContext): Promise<SlotPayload> {
    await releaseSlot(context.services, asSeeker(actorOf(context)));
    return done({});
  }

  @FieldResolver(() => InterviewConflict, {
    nullable: true,
    description: "The viewing seeker's accepted interview within 30 minutes of it, if any: it cannot be chosen then.",
  })
  async conflict(@Root() slot: InterviewSlotType, @Ctx() context: RequestContext): Promise<InterviewConflict | null> {
    const clash = await conflictOf(context.loaders, slot);
    return (
      clash && {
        applicationId: clash.id,
        jobTitle: clash.job_title,
        companyName: clash.company_name,
        date: clash.interview_date,
        start: clash.interview_start,
        end: clash.interview_end,
      }
    );
  }
}
