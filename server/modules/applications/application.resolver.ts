import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { acceptApplicationSchema } from '../../../domain/applications.schema';
import { ApplicationOrder, ApplicationStatus, RejectionNotice } from '../../../domain/applications';
import { ErrorCode, refuse } from '../../../domain/errors';
import { cleanSearch } from '../../../domain/jobs';
import { Role } from '../../../domain/roles';
import { asCompany, asSeeker } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { parse } from '../../graphql/parse-input';
import { RefusesWith } from '../../graphql/payload';
import { askedFields } from '../../graphql/selection';
import { textsIn } from '../../language/texts';
import { recordAdminRead } from '../audit';
import { memberNameFor, whyCompanyIsHidden } from '../companies';
import { isCardEnough } from '../jobs/job-columns.sql';
import { InterviewSlotType, jobOf, JobType, loadJobs, loadSlotsOfJobs, whyJobIsHidden, type JobCardRow } from '../jobs';
import { loadAcceptedBy } from './lists/accepted-by.sql';
import { ApplicantType } from './applicant.types';
import { listMyApplications } from './lists/application-lists.sql';
import { whyApplicationIsHidden, whyNotAcceptable, whyNotDecide, whyNotWithdraw, partyOf } from './application.policy';
import { answerWithApplication, applicationById, isCompanyVerified } from './application.sql';
import { endOfToday } from './lists/answers-due.sql';
import { listCompanyApplications } from './lists/company-applications.sql';
import { storedSubject, type ApplicationParent } from './shown-application';
import { selectedColumns } from './selected-columns';
import {
  AcceptApplicationInput,
  ApplicationPage,
  ApplicationPayload,
  ApplicationType,
  ApplyToJobInput,
  RejectApplicationsPayload,
} from './application.types';
import { acceptApplication } from './deciding/commands/accept-application';
import { applyToJob } from './commands/apply-to-job';
import { rejectApplication } from './deciding/commands/reject-application';
import { rejectApplications } from './deciding/commands/reject-applications';
import { withdrawApplication } from './commands/withdraw-application';
import { skillsAmong } from '../job-search';
import { SLOT_REFUSALS } from '../../../domain/slots';

const NOTICE_TEXTS = {
  JOB_CLOSED: 'jobClosed',
  COMPANY_LEFT: 'companyLeft',
  NO_REPLY: 'noReply',
} as const satisfies Record<RejectionNotice, string>;

const askedOfJob = askedFields();
const wantedOfMine = selectedColumns();

@Resolver(() => ApplicationType)
export class ApplicationResolver {
  @Authorized(Role.USER, Role.COMPANY, Role.ADMIN)
  @Query(() => ApplicationType, {
    nullable: true,
    description:
      'One application, for its two sides and administrators. Errors: "Application not found", "You do not have permission to view this application".',
  })
  async application(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the application.' }) id: string,
  ): Promise<ApplicationType> {
    const application = await applicationById(context, id);
    const actor = actorOf(context);
    const hidden = whyApplicationIsHidden(actor, storedSubject(application));
    if (hidden) throw refuse(hidden);
    if (actor.activeRole === Role.ADMIN) await recordAdminRead(context, { what: 'READ_APPLICATION', subjects: [id] });
    return application;
  }

  @Authorized(Role.USER)
  @Query(() => [ApplicationType], { description: 'All applications of the signed-in seeker, newest first.' })
  myApplications(@Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo): Promise<ApplicationType[]> {
    return listMyApplications(context, asSeeker(actorOf(context)).seekerId, { wanted: wantedOfMine(info) });
  }

  @Authorized('READ')
  @Query(() => ApplicationPage, {
    nullable: true,
    description: 'Applications to the signed-in company, 50 a page. Error: "Unauthorized to view these applications".',
  })
  async companyApplications(
    @Ctx() context: RequestContext,
    @Arg('jobId', () => ID, { nullable: true, description: 'Only to this job.' }) jobId?: string | null,
    @Arg('slotId', () => ID, {
      nullable: true,
      description: 'Only those with a seat in this slot: pending and accepted ones.',
    })
    slotId?: string | null,
    @Arg('status', () => ApplicationStatus, {
      nullable: true,
      description: 'Only with this status.',
    })
    status?: ApplicationStatus | null,
    @Arg('search', () => String, {
      nullable: true,
      description: "Substring of an applicant's name; lists accepted applicants only.",
    })
    search?: string | null,
    @Arg('page', () => Int, { nullable: true, description: 'From 1.' }) page?: number | null,
    @Arg('order', () => ApplicationOrder, { nullable: true, description: 'NEWEST when missing.' })
    order?: ApplicationOrder | null,
    @Arg('isUpcoming', () => Boolean, {
      nullable: true,
      description: 'Only those whose interview has not begun: pending, and accepted ones that are not cancelled.',
    })
    isUpcoming?: boolean | null,
    @Arg('isDueToday', () => Boolean, {
      nullable: true,
      description: 'Only pending ones whose time for an answer ends today, in WIB.',
    })
    isDueToday?: boolean | null,
    @Arg('isMine', () => Boolean, {
      nullable: true,
      description: 'Only those for jobs whose contact is the signed-in member.',
    })
    isMine?: boolean | null,
    @Arg('isAbsent', () => Boolean, {
      nullable: true,
      description:
        'Only accepted ones who did not come to their interview, in the word of the company, or in their own where it says nothing.',
    })
    isAbsent?: boolean | null,
  ): Promise<Omit<ApplicationPage, 'counts'>> {
    const { companyId, accountId } = asCompany(actorOf(context));
    const now = context.services.clock.now();
    const filter = {
      companyId,
      contactId: isMine ? accountId : null,
      jobId: jobId ?? null,
      slotId: slotId ?? null,
      upcomingAt: isUpcoming ? now : null,
      dueBefore: isDueToday ? endOfToday(now) : null,
      isAbsent: isAbsent === true,
      status: status ?? null,
      search: cleanSearch(search),
      order: order ?? ApplicationOrder.NEWEST,
      page,
    };
    const applications = await listCompanyApplications(context, filter);
    // The company's applications to the job prove that it owns the job; only an empty list proves nothing.
    if (jobId && applications.totalCount === 0) {
      const job = await context.loaders.load(loadJobs, jobId);
      if (job?.company_id !== companyId) throw refuse('APPLICATIONS_FORBIDDEN');
    }
    return applications;
  }

  @Authorized(Role.USER)
  @RefusesWith(
    'SLOT_REQUIRED',
    'JOB_NOT_FOUND',
    'JOB_CLOSED',
    'OWN_COMPANY_JOB',
    'ALREADY_APPLIED',
    'SLOT_NOT_FOUND',
    ...Object.values(SLOT_REFUSALS),
    'ERASURE_WAITING',
    'INTERVIEW_CONFLICT',
  )
  @Mutation(() => ApplicationPayload, {
    description:
      'Applies to a job by taking a seat in one of its slots; for an application that has lapsed, chooses another time. Safe to repeat.',
  })
  async applyToJob(
    @Ctx() context: RequestContext,
    @Arg('input', () => ApplyToJobInput, { description: 'The job and the slot.' }) input: ApplyToJobInput,
  ): Promise<ApplicationPayload> {
    const id = await applyToJob(context.services, asSeeker(actorOf(context)), input);
    return answerWithApplication(context, id);
  }

  @Authorized(Role.USER)
  @RefusesWith('APPLICATION_NOT_FOUND', 'APPLICATION_FORBIDDEN', 'APPLICATION_NOT_PENDING')
  @Mutation(() => ApplicationPayload, {
    description: 'Takes back a pending application and frees its seat. Safe to repeat.',
  })
  async withdrawApplication(
    @Ctx() context: RequestContext,
    @Arg('applicationId', () => ID, { description: 'The application.' }) applicationId: string,
  ): Promise<ApplicationPayload> {
    await withdrawApplication(context.services, asSeeker(actorOf(context)), applicationId);
    return answerWithApplication(context, applicationId);
  }

  @Authorized('DECIDE')
  @RefusesWith(
    'APPLICATION_NOT_FOUND',
    'UPDATE_APPLICATION_FORBIDDEN',
    'APPLICATION_NOT_PENDING',
    'DECIDED_BY_COLLEAGUE',
    'APPLICATION_LAPSED',
    'APPLICANT_LEAVING',
    'OWN_COMPANY_NOT_VERIFIED',
    'JOB_PAUSED',
    'NOT_ENOUGH_TOKENS',
    'SLOT_NOT_FOUND',
    ...Object.values(SLOT_REFUSALS),
    'APPLICANT_CONFLICT',
  )
  @Mutation(() => ApplicationPayload, {
    description: 'Accepts a pending applicant for one token; the identity is open from then on. Safe to repeat.',
  })
  async acceptApplication(
    @Ctx() context: RequestContext,
    @Arg('input', () => AcceptApplicationInput, {
      description: 'The application, and optionally another slot and a link.',
    })
    given: AcceptApplicationInput,
  ): Promise<ApplicationPayload> {
    const input = parse(acceptApplicationSchema, given);
    await acceptApplication(context.services, asCompany(actorOf(context)), input);
    return answerWithApplication(context, input.applicationId);
  }

  @Authorized('DECIDE')
  @RefusesWith(
    'APPLICATION_NOT_FOUND',
    'UPDATE_APPLICATION_FORBIDDEN',
    'APPLICATION_NOT_PENDING',
    'DECIDED_BY_COLLEAGUE',
  )
  @Mutation(() => ApplicationPayload, {
    description: 'Rejects a pending applicant and frees the seat. Safe to repeat.',
  })
  async rejectApplication(
    @Ctx() context: RequestContext,
    @Arg('applicationId', () => ID, { description: 'The application.' }) applicationId: string,
  ): Promise<ApplicationPayload> {
    await rejectApplication(context.services, asCompany(actorOf(context)), applicationId);
    return answerWithApplication(context, applicationId);
  }

  @Authorized('DECIDE')
  @RefusesWith(
    'TOO_MANY_ENTRIES',
    'APPLICATION_NOT_FOUND',
    'UPDATE_APPLICATION_FORBIDDEN',
    'APPLICATION_NOT_PENDING',
    'DECIDED_BY_COLLEAGUE',
  )
  @Mutation(() => RejectApplicationsPayload, {
    description:
      'Rejects up to 100 pending applicants, each by the rules of `rejectApplication`. Errors carry the index of the id in `field`, and leave the others rejected. Safe to repeat.',
  })
  async rejectApplications(
    @Ctx() context: RequestContext,
    @Arg('applicationIds', () => [ID], { description: 'The applications.' }) applicationIds: string[],
  ): Promise<RejectApplicationsPayload> {
    const { rejectedIds, errors } = await rejectApplications(
      context.services,
      asCompany(actorOf(context)),
      applicationIds,
    );
    return { applications: await Promise.all(rejectedIds.map((id) => applicationById(context, id))), errors };
  }

  @FieldResolver(() => ApplicantType, {
    nullable: true,
    description: 'Who applied, behind the mask; null for the applicant themselves.',
  })
  applicant(@Root() application: ApplicationParent, @Ctx() context: RequestContext): ApplicantType | null {
    const isSeeker = partyOf(context.actor, application) === 'APPLICANT';
    return isSeeker ? null : application.applicant;
  }

  @FieldResolver(() => [String], {
    nullable: true,
    description:
      "The job's required skills that the applicant lists, as far as a company may read them before it accepts; null for the applicant, and once the job has been deleted.",
  })
  async skillsFound(@Root() application: ApplicationParent, @Ctx() context: RequestContext): Promise<string[] | null> {
    const { applicant } = application;
    if (!applicant) return null;
    const job = shownJob(await context.loaders.load(loadJobs, application.jobId), context);
    // Behind the mask: a required skill that names the person must not tell that it is in the profile.
    return job && skillsAmong(job.skills, applicant.skillsBehindMask());
  }

  @FieldResolver(() => JobType, { nullable: true, description: 'The job; null once it has been deleted.' })
  job(
    @Root() application: ApplicationParent,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<JobType | null> | JobType | null {
    // No promise where there is nothing to wait for: a list has many applications.
    if (application.jobCard && isCardEnough(askedOfJob(info))) return shownJob(application.jobCard, context);
    return context.loaders.load(loadJobs, application.jobId).then((row) => shownJob(row, context));
  }

  @FieldResolver(() => InterviewSlotType, {
    nullable: true,
    description: 'The slot of the interview chosen; null once the job no longer has it, and for the applicant.',
  })
  async selectedSlot(
    @Root() application: ApplicationParent,
    @Ctx() context: RequestContext,
  ): Promise<InterviewSlotType | null> {
    if (partyOf(context.actor, application) === 'APPLICANT') return null;
    const { jobId, selectedInterview: time } = application;
    const slots = await context.loaders.load(loadSlotsOfJobs, jobId);
    // A job has no two slots at the same time.
    return slots.find(({ startsAt, endsAt }) => +startsAt === +time.startsAt && +endsAt === +time.endsAt) ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why it was closed when no person decided it, in the language of the request.',
  })
  rejectionNotice(@Root() { rejectionNotice }: ApplicationParent, @Ctx() { session }: RequestContext): string | null {
    return rejectionNotice && textsIn(session.language)(`stored.${NOTICE_TEXTS[rejectionNotice]}`);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Who of the company accepted or rejected it, for its members and administrators; null for the applicant, and where no person decided.',
  })
  decidedBy(
    @Root() { companyId, decidedByAccount: accountId }: ApplicationParent,
    @Ctx() context: RequestContext,
  ): Promise<string | null> {
    return memberNameFor(context, { companyId, accountId });
  }

  @FieldResolver(() => ErrorCode, {
    nullable: true,
    description:
      'Why the viewer may not accept it now, tokens aside: not theirs to decide, lapsed, its applicant about to be erased, its company not verified, or its job paused. Null when they may.',
  })
  async whyViewerCannotAccept(
    @Root() application: ApplicationParent,
    @Ctx() context: RequestContext,
  ): Promise<ErrorCode | null> {
    const refusal = whyNotDecide(actorOf(context), storedSubject(application));
    if (refusal) return refusal;
    const job = await context.loaders.load(loadJobs, application.jobId);
    if (!job) return 'JOB_NOT_FOUND';
    const { is_verified, is_paused } = job;
    const { lapsedAt: lapsed_at, isApplicantLeaving: is_leaving } = application;
    return whyNotAcceptable({ lapsed_at, is_leaving, is_verified, is_paused });
  }

  @FieldResolver(() => Boolean, {
    description:
      "It waits for the viewer's decision: they may reject it now, and accept it unless `whyViewerCannotAccept` says why not.",
  })
  viewerCanDecide(@Root() application: ApplicationParent, @Ctx() context: RequestContext): boolean {
    return whyNotDecide(actorOf(context), storedSubject(application)) === null;
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may take it back.' })
  viewerCanWithdraw(@Root() application: ApplicationParent, @Ctx() context: RequestContext): boolean {
    return whyNotWithdraw(actorOf(context), storedSubject(application)) === null;
  }

  @FieldResolver(() => Boolean, { description: 'The job has a page that the viewer may see.' })
  async viewerCanOpenJob(@Root() application: ApplicationParent, @Ctx() context: RequestContext): Promise<boolean> {
    const row = await context.loaders.load(loadJobs, application.jobId);
    const viewer = { applicationStatus: application.storedStatus, now: context.services.clock.now() };
    return row !== null && whyJobIsHidden(actorOf(context), row, viewer) === null;
  }

  @FieldResolver(() => Boolean, { description: 'The company has a page that the viewer may see.' })
  async viewerCanOpenCompany(@Root() application: ApplicationParent, @Ctx() context: RequestContext): Promise<boolean> {
    const { companyId: id } = application;
    const isVerified = await isCompanyVerified(application, context);
    const hasAccepted = !isVerified && (await context.loaders.load(loadAcceptedBy, id));
    return whyCompanyIsHidden(actorOf(context), { id, isVerified }, hasAccepted) === null;
  }
}

function shownJob(row: JobCardRow | null, { services }: RequestContext): JobType | null {
  return row && !row.is_deleted ? jobOf(row, services.clock.now()) : null;
}
