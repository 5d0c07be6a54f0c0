import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { answerPauseSchema, reportSchema } from '../../../domain/reports.schema';
import { Role } from '../../../domain/roles';
import { asCompany, asSeeker } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { parse } from '../../graphql/parse-input';
import { RefusesWith, done } from '../../graphql/payload';
import { companyForViewer, CompanyType } from '../companies';
import { canManageJob, jobForViewer, JobType, pauseReason } from '../jobs';
import { answerPause } from './commands/answer-pause';
import { sendReport } from './commands/send-report';
import { loadOwnReports, loadPauses } from './report.queries';
import {
  AnswerPauseInput,
  AnswerPausePayload,
  JobPauseType,
  ReportCompanyInput,
  ReportCompanyPayload,
  ReportJobInput,
  ReportJobPayload,
} from './report.types';

/** What seekers and companies have to do with reports and pauses. */
@Resolver()
export class ReportResolver {
  @Authorized(Role.USER)
  @RefusesWith('JOB_NOT_FOUND', 'JOB_FORBIDDEN', 'JOB_CLOSED')
  @Mutation(() => ReportJobPayload, {
    description: 'Reports a job to the administrators; its company never learns by whom. Safe to repeat.',
  })
  async reportJob(
    @Ctx() context: RequestContext,
    @Arg('input', () => ReportJobInput, { description: 'The job, and what is wrong.' }) given: ReportJobInput,
  ): Promise<ReportJobPayload> {
    const report = parse(reportSchema, given);
    const job = await jobForViewer(context, given.jobId);
    const subject = { id: job.id, companyId: job.companyId, jobId: job.id };
    await sendReport(context.services, asSeeker(actorOf(context)), subject, report);
    return done({ job });
  }

  @Authorized(Role.USER)
  @RefusesWith('COMPANY_NOT_FOUND', 'COMPANY_NOT_VERIFIED')
  @Mutation(() => ReportCompanyPayload, {
    description: 'Reports a company to the administrators; it never learns by whom. Safe to repeat.',
  })
  async reportCompany(
    @Ctx() context: RequestContext,
    @Arg('input', () => ReportCompanyInput, { description: 'The company, and what is wrong.' })
    given: ReportCompanyInput,
  ): Promise<ReportCompanyPayload> {
    const report = parse(reportSchema, given);
    const company = await companyForViewer(context, given.companyId);
    const subject = { id: company.id, companyId: company.id, jobId: null };
    await sendReport(context.services, asSeeker(actorOf(context)), subject, report);
    return done({ company });
  }

  @Authorized('POST_JOBS')
  @RefusesWith('JOB_NOT_FOUND', 'JOB_FORBIDDEN', 'JOB_NOT_PAUSED', 'PAUSE_ANSWERED', 'JOB_CLOSED')
  @Mutation(() => AnswerPausePayload, {
    description: 'Says something to the pause of an own job, once; administrators read it. Safe to repeat.',
  })
  async answerPause(
    @Ctx() context: RequestContext,
    @Arg('input', () => AnswerPauseInput, { description: 'The job and the answer.' }) given: AnswerPauseInput,
  ): Promise<AnswerPausePayload> {
    const input = parse(answerPauseSchema, given);
    await answerPause(context.services, asCompany(actorOf(context)), input);
    return done({ job: await jobForViewer(context, input.jobId) });
  }
}

@Resolver(() => JobType)
export class ReportedJobResolver {
  @FieldResolver(() => Boolean, { description: 'The viewing seeker has an open report about it.' })
  viewerHasReported(@Root() job: JobType, @Ctx() { loaders }: RequestContext): Promise<boolean> {
    return loaders.load(loadOwnReports, job.id);
  }

  @FieldResolver(() => JobPauseType, {
    nullable: true,
    description: 'Why it is hidden; only for the company that offers it and for administrators. Null when not paused.',
  })
  async pause(@Root() job: JobType, @Ctx() { actor, loaders, session }: RequestContext): Promise<JobPauseType | null> {
    const isOwn = canManageJob(actor, job);
    if (!job.isPaused || !(isOwn || actor?.activeRole === 'ADMIN')) return null;
    const pause = await loaders.load(loadPauses, job.id);
    if (!pause) return null;
    const isHeld = pause.adminId === null;
    const reason = pauseReason(pause, session.language);
    return { ...pause, reason, isHeld, viewerCanAnswer: isOwn && pause.answer === null };
  }
}

@Resolver(() => CompanyType)
export class ReportedCompanyResolver {
  @FieldResolver(() => Boolean, { description: 'The viewing seeker has an open report about it.' })
  viewerHasReported(@Root() company: CompanyType, @Ctx() { loaders }: RequestContext): Promise<boolean> {
    return loaders.load(loadOwnReports, company.id);
  }
}
