import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { createJobSchema, editJobSchema, formKeySchema } from '../../../domain/jobs.schema';
import { saveInterviewSlotsSchema } from '../../../domain/slots.schema';
import { refuse } from '../../../domain/errors';
import { cleanSearch, JOB_LOCATION_MAX, JobStatusFilter } from '../../../domain/jobs';
import { Role } from '../../../domain/roles';
import { WIB, type TimeZone as Zone } from '../../../domain/time';
import { asCompany, asSeeker } from '../../actor';
import { isPossibleId } from '../../db/columns';
import { actorOf, type RequestContext } from '../../graphql/context';
import { parse } from '../../graphql/parse-input';
import { AnswersUserErrors, done } from '../../graphql/payload';
import { TimeZone } from '../../graphql/scalars';
import { onlyZoneOf, timeZonesOf } from '../../text/places/time-zones';
import { createJob } from './commands/create-job';
import { deleteJob } from './commands/delete-job';
import { editJob } from './commands/edit-job';
import { holdSlot, releaseSlot } from './slots/commands/hold-slot';
import { saveInterviewSlots } from './slots/commands/save-interview-slots';
import { setJobActive } from './commands/set-job-active';
import { setJobPublic } from './commands/set-job-public';
import { CompanyType } from '../companies/public';
import { loadSeekers, SeekerDashboard } from '../seekers/public';
import { canManageJob, whyJobIsHidden } from './job.policy';
import { listCompanyJobs, loadJobs } from './job.sql';
import { publicUrlOf, type PublicFacts } from '../public-pages/public-url';
import { skillsAmong } from '../job-search/related/skill-match';
import { jobOf } from './shown-job';
import {
  CreateJobInput,
  DeleteJobPayload,
  EditJobInput,
  JobPage,
  JobPayload,
  JobType,
  SaveInterviewSlotsInput,
  SaveInterviewSlotsPayload,
  SetJobActiveInput,
  SetJobPublicInput,
  SlotPayload,
} from './job.types';
import { slotOf } from './slots/shown-slot';
import { loadSlotsOfJobs } from './slots/slot.sql';
import { InterviewSlotType } from './slots/slot.types';
import { openJobsOf, recommendJobs } from '../job-search/newest-jobs.sql';

const SEARCH = 'Substring of company name, title or description; case and accents do not matter, % and _ are letters.';

@Resolver(() => JobType)
export class JobResolver {
  @Authorized(Role.USER, Role.COMPANY, Role.ADMIN)
  @Query(() => JobType, {
    nullable: true,
    description:
      'One job. Errors: "Job not found", "This job is no longer accepting applications", "You are not authorized to manage this job".',
  })
  job(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the job.' }) id: string,
  ): Promise<JobType> {
    return jobForViewer(context, id);
  }

  @Authorized(Role.COMPANY)
  @Query(() => JobPage, { description: "The signed-in company's own jobs, newest first, 50 a page." })
  companyJobs(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, { nullable: true, description: SEARCH }) search?: string | null,
    @Arg('status', () => JobStatusFilter, { nullable: true, description: 'ALL when missing.' })
    status?: JobStatusFilter | null,
    @Arg('page', () => Int, { nullable: true, description: 'From 1.' }) page?: number | null,
  ): Promise<JobPage> {
    const { companyId } = asCompany(actorOf(context));
    return listCompanyJobs(context, { companyId, search: cleanSearch(search), status: status ?? 'ALL', page });
  }

  @Authorized(Role.COMPANY)
  @Query(() => [TimeZone], {
    description:
      'The time zones of the place that a location names, from west to east: several for a region such as Kalimantan, WIB alone where it names none.',
  })
  timeZonesOfPlace(
    @Arg('location', () => String, { description: 'As the create form has it.' }) location: string,
  ): Zone[] {
    return timeZonesOf(location.slice(0, JOB_LOCATION_MAX));
  }

  @Authorized(Role.COMPANY)
  @AnswersUserErrors()
  @Mutation(() => JobPayload, {
    description:
      'Posts a job. Safe to repeat with the same key. Errors: the rules of the create form, by field; "This form has posted its job already".',
  })
  async createJob(
    @Ctx() context: RequestContext,
    @Arg('input', () => CreateJobInput, { description: 'The form.' }) given: CreateJobInput,
  ): Promise<JobPayload> {
    const timeZone = given.timeZone ?? onlyZoneOf(given.location ?? '');
    const now = context.services.clock.now();
    const input = parse(createJobSchema({ now, timeZone: timeZone ?? WIB }), given);
    if (!timeZone) throw refuse('TIME_ZONE_REQUIRED', ['timeZone']);
    const { key } = parse(formKeySchema, given);
    const id = await createJob(context.services, asCompany(actorOf(context)), input, key);
    return done({ job: await jobById(context, id) });
  }

  @Authorized(Role.COMPANY)
  @AnswersUserErrors()
  @Mutation(() => JobPayload, {
    description:
      'Changes the posting of a job, and tells those who applied. Errors: the rules of the create form, by field; salary, location and employment type stay for the last 24 hours before an interview.',
  })
  async editJob(
    @Ctx() context: RequestContext,
    @Arg('input', () => EditJobInput, { description: 'The job, and what becomes of it.' }) given: EditJobInput,
  ): Promise<JobPayload> {
    const edits = parse(editJobSchema, given);
    await editJob(context.services, asCompany(actorOf(context)), given.jobId, edits);
    return done({ job: await jobById(context, given.jobId) });
  }

  @Authorized(Role.COMPANY)
  @AnswersUserErrors()
  @Mutation(() => JobPayload, {
    description:
      'Opens or closes a job. Errors: "Cannot reopen job. All interview slots are filled.", and a paused job cannot be opened.',
  })
  async setJobActive(
    @Ctx() context: RequestContext,
    @Arg('input', () => SetJobActiveInput, { description: 'Which job, and what it shall be.' })
    input: SetJobActiveInput,
  ): Promise<JobPayload> {
    await setJobActive(context.services, asCompany(actorOf(context)), input.jobId, input.isActive);
    return done({ job: await jobById(context, input.jobId) });
  }

  @Authorized(Role.COMPANY)
  @AnswersUserErrors()
  @Mutation(() => JobPayload, {
    description:
      "Shows a job to people without an account, or no longer. Errors: while the company's own switch is off, none can be shown.",
  })
  async setJobPublic(
    @Ctx() context: RequestContext,
    @Arg('input', () => SetJobPublicInput, { description: 'Which job, and what it shall be.' })
    input: SetJobPublicInput,
  ): Promise<JobPayload> {
    await setJobPublic(context.services, asCompany(actorOf(context)), input.jobId, input.isPublic);
    return done({ job: await jobById(context, input.jobId) });
  }

  @Authorized(Role.COMPANY)
  @AnswersUserErrors()
  @Mutation(() => SaveInterviewSlotsPayload, {
    description: 'Saves the slots of a job; reserved ones are kept, overlapping new ones dropped, and both are named.',
  })
  async saveInterviewSlots(
    @Ctx() context: RequestContext,
    @Arg('input', () => SaveInterviewSlotsInput, { description: 'The job and its slots.' })
    given: SaveInterviewSlotsInput,
  ): Promise<SaveInterviewSlotsPayload> {
    const { clock } = context.services;
    const input = parse(saveInterviewSlotsSchema, given);
    const saved = await saveInterviewSlots(context.services, asCompany(actorOf(context)), input.jobId, {
      drafts: input.slots,
      removedIds: input.removedSlotIds,
      keptIds: input.keptSlotIds,
    });
    return done({
      job: await jobById(context, input.jobId),
      droppedSlots: saved.dropped,
      goneSlots: saved.gone,
      untouchedSlots: saved.untouched.map((slot) => slotOf(slot, clock.now())),
      keptReservedSlots: saved.keptReserved,
    });
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

  @Authorized(Role.USER)
  @AnswersUserErrors()
  @Mutation(() => SlotPayload, { description: 'Keeps a seat for ten minutes; a new hold replaces the old one.' })
  async holdSlot(
    @Ctx() context: RequestContext,
    @Arg('slotId', () => ID, { description: 'The slot.' }) slotId: string,
  ): Promise<SlotPayload> {
    const { jobId, heldUntil } = await holdSlot(context.services, asSeeker(actorOf(context)), slotId);
    return done({ heldUntil, job: await jobById(context, jobId) });
  }

  @Authorized(Role.USER)
  @AnswersUserErrors()
  @Mutation(() => SlotPayload, { description: 'Lets go of the held seat, if there is one.' })
  async releaseSlot(@Ctx() context: RequestContext): Promise<SlotPayload> {
    await releaseSlot(context.services, asSeeker(actorOf(context)));
    return done({});
  }

  @FieldResolver(() => [InterviewSlotType], { description: 'Its interview slots, in order of time.' })
  interviewAvailability(@Root() job: JobType, @Ctx() context: RequestContext): Promise<InterviewSlotType[]> {
    return context.loaders.load(loadSlotsOfJobs, job.id);
  }

  @FieldResolver(() => [String], {
    nullable: true,
    description: "The required skills that are in the viewing seeker's profile; null for others.",
  })
  async skillsFound(
    // No class: TypeGraphQL copies what is not of a parameter's class, without its getters.
    @Root() job: Pick<JobType, 'skills'>,
    @Ctx() { actor, loaders }: RequestContext,
  ): Promise<string[] | null> {
    if (actor?.activeRole !== Role.USER || actor.seekerId === null) return null;
    const seeker = await loaders.load(loadSeekers, actor.seekerId);
    return seeker && skillsAmong(job.skills, seeker.technicalSkills, seeker.softSkills);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Where people without an account read it, in the language of the answer; null while they cannot.',
  })
  publicUrl(@Root() job: PublicFacts, @Ctx() { services, session }: RequestContext): string | null {
    return publicUrlOf(services.env, session.language, job);
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may change, open, close and delete it.' })
  viewerCanManage(@Root() job: JobType, @Ctx() context: RequestContext): boolean {
    return canManageJob(context.actor, job);
  }
}

/** What jobs add to a company. */
@Resolver(() => CompanyType)
export class OpenJobsResolver {
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

/** The job of a page that the viewer may see. Errors: JOB_NOT_FOUND, JOB_CLOSED, JOB_FORBIDDEN. */
export async function jobForViewer(context: RequestContext, id: string): Promise<JobType> {
  const actor = actorOf(context);
  const { seekerId } = actor;
  const applicationStatus =
    actor.activeRole === Role.USER && seekerId !== null && isPossibleId(id)
      ? await context.services.ports.jobApplicants.readPage(context, id, seekerId)
      : null;
  const row = await context.loaders.load(loadJobs, id);
  if (!row) throw refuse('JOB_NOT_FOUND');
  const now = context.services.clock.now();
  const hidden = whyJobIsHidden(actor, row, { applicationStatus, now });
  if (hidden) throw refuse(hidden);
  return jobOf(row, now);
}

async function jobById(context: RequestContext, id: string): Promise<JobType> {
  const row = await context.loaders.load(loadJobs, id);
  if (!row) throw refuse('JOB_NOT_FOUND');
  return jobOf(row, context.services.clock.now());
}
