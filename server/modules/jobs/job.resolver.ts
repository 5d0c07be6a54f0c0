import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { refuse } from '../../../domain/errors';
import { cleanSearch, JOB_LOCATION_MAX, JobStatusFilter } from '../../../domain/jobs';
import { createJobSchema, editJobSchema, formKeySchema } from '../../../domain/jobs.schema';
import { Role } from '../../../domain/roles';
import { WIB, type TimeZone as Zone } from '../../../domain/time';
import { asCompany } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { parse } from '../../graphql/parse-input';
import { RefusesWith, done } from '../../graphql/payload';
import { TimeZone } from '../../graphql/scalars';
import { onlyZoneOf, timeZonesOf } from '../../text/places/time-zones';
import { memberNameFor, readsMembersOf } from '../companies';
import { createJob } from './commands/create-job';
import { deleteJob } from './commands/delete-job';
import { editJob } from './commands/edit-job';
import { setJobActive } from './commands/set-job-active';
import { setJobContact } from './commands/set-job-contact';
import { setJobPublic } from './commands/set-job-public';
import { jobById, jobForViewer } from './job-for-viewer';
import { canManageJob } from './job.policy';
import { listCompanyJobs, loadContacts, loadPosters } from './job.sql';
import {
  CreateJobInput,
  DeleteJobPayload,
  EditJobInput,
  JobPage,
  JobPayload,
  JobType,
  SetJobActiveInput,
  SetJobContactInput,
  SetJobPublicInput,
} from './job.types';

const SEARCH = 'Substring of company name, title or description; case and accents do not matter, % and _ are letters.';

const MINE = 'Only of jobs whose contact is the signed-in member.';

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

  @Authorized('READ')
  @Query(() => JobPage, { description: "The signed-in company's own jobs, newest first, 50 a page." })
  companyJobs(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, { nullable: true, description: SEARCH }) search?: string | null,
    @Arg('status', () => JobStatusFilter, { nullable: true, description: 'ALL when missing.' })
    status?: JobStatusFilter | null,
    @Arg('isMine', () => Boolean, { nullable: true, description: MINE }) isMine?: boolean | null,
    @Arg('page', () => Int, { nullable: true, description: 'From 1.' }) page?: number | null,
  ): Promise<JobPage> {
    const { companyId, accountId } = asCompany(actorOf(context));
    const contactId = isMine ? accountId : null;
    return listCompanyJobs(context, {
      companyId,
      contactId,
      search: cleanSearch(search),
      status: status ?? 'ALL',
      page,
    });
  }

  @Authorized('READ')
  @Query(() => [TimeZone], {
    description:
      'The time zones of the place that a location names, from west to east: several for a region such as Kalimantan, WIB alone where it names none.',
  })
  timeZonesOfPlace(
    @Arg('location', () => String, { description: 'As the create form has it.' }) location: string,
  ): Zone[] {
    return timeZonesOf(location.slice(0, JOB_LOCATION_MAX));
  }

  @Authorized('POST_JOBS')
  @RefusesWith('TIME_ZONE_REQUIRED', 'JOB_POSTED_ALREADY', 'COMPANY_NOT_FOUND', 'ERASURE_WAITING')
  @Mutation(() => JobPayload, {
    description: 'Posts a job. Safe to repeat with the same key.',
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

  @Authorized('POST_JOBS')
  @RefusesWith(
    'JOB_NOT_FOUND',
    'JOB_FORBIDDEN',
    'ERASURE_WAITING',
    'SALARY_RANGE_INVALID',
    'AUTO_CLOSE_IN_PAST',
    'JOB_EDIT_TOO_LATE',
    'TIME_ZONE_LOCKED',
  )
  @Mutation(() => JobPayload, {
    description:
      'Changes the posting of a job, and tells those who applied. Salary, location and employment type stay for the last 24 hours before an interview.',
  })
  async editJob(
    @Ctx() context: RequestContext,
    @Arg('input', () => EditJobInput, { description: 'The job, and what becomes of it.' }) given: EditJobInput,
  ): Promise<JobPayload> {
    const edits = parse(editJobSchema, given);
    await editJob(context.services, asCompany(actorOf(context)), given.jobId, edits);
    return done({ job: await jobById(context, given.jobId) });
  }

  @Authorized('POST_JOBS')
  @RefusesWith('JOB_NOT_FOUND', 'JOB_FORBIDDEN', 'JOB_PAUSED', 'ERASURE_WAITING', 'REOPEN_ALL_SLOTS_FILLED')
  @Mutation(() => JobPayload, {
    description: 'Opens or closes a job.',
  })
  async setJobActive(
    @Ctx() context: RequestContext,
    @Arg('input', () => SetJobActiveInput, { description: 'Which job, and what it shall be.' })
    input: SetJobActiveInput,
  ): Promise<JobPayload> {
    await setJobActive(context.services, asCompany(actorOf(context)), input.jobId, input.isActive);
    return done({ job: await jobById(context, input.jobId) });
  }

  @Authorized('POST_JOBS')
  @RefusesWith('JOB_NOT_FOUND', 'JOB_FORBIDDEN', 'COMPANY_NOT_PUBLIC')
  @Mutation(() => JobPayload, {
    description:
      "Shows a job to people without an account, or no longer. While the company's own switch is off, none can be shown.",
  })
  async setJobPublic(
    @Ctx() context: RequestContext,
    @Arg('input', () => SetJobPublicInput, { description: 'Which job, and what it shall be.' })
    input: SetJobPublicInput,
  ): Promise<JobPayload> {
    await setJobPublic(context.services, asCompany(actorOf(context)), input.jobId, input.isPublic);
    return done({ job: await jobById(context, input.jobId) });
  }

  @Authorized('POST_JOBS')
  @RefusesWith('JOB_NOT_FOUND', 'JOB_FORBIDDEN', 'MEMBER_NOT_FOUND')
  @Mutation(() => JobPayload, {
    description: "Names the member of the company who gets the mails about a job's applicants.",
  })
  async setJobContact(
    @Ctx() context: RequestContext,
    @Arg('input', () => SetJobContactInput, { description: 'Which job, and whom.' })
    input: SetJobContactInput,
  ): Promise<JobPayload> {
    await setJobContact(context.services, asCompany(actorOf(context)), input.jobId, input.accountId);
    return done({ job: await jobById(context, input.jobId) });
  }

  @Authorized('POST_JOBS')
  @RefusesWith('JOB_NOT_FOUND', 'JOB_DELETE_FORBIDDEN')
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

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Who of the company posted it, for its members and administrators; null of an imported one.',
  })
  async postedBy(@Root() { id, companyId }: JobType, @Ctx() context: RequestContext): Promise<string | null> {
    if (!readsMembersOf(context.actor, companyId)) return null;
    return memberNameFor(context, { companyId, accountId: await context.loaders.load(loadPosters, id) });
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may change, open, close and delete it.' })
  viewerCanManage(@Root() job: JobType, @Ctx() context: RequestContext): boolean {
    return canManageJob(context.actor, job);
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'For its company: the account of the member who gets the mails about its applicants.',
  })
  async contactId(@Root() job: JobType, @Ctx() { actor, loaders }: RequestContext): Promise<string | null> {
    return canManageJob(actor, job) ? loaders.load(loadContacts, job.id) : null;
  }
}
