import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ReportOrder } from '../../../domain/reports';
import { dismissReportsSchema, pauseJobSchema } from '../../../domain/reports.schema';
import { Role } from '../../../domain/roles';
import { actorOf, type RequestContext } from '../../graphql/context';
import { NeedsFreshProof } from '../../graphql/fresh-proof';
import { cursorArgsOf, type Uncounted } from '../../graphql/paging';
import { PeriodArgs, periodOf } from '../../graphql/period';
import { parse } from '../../graphql/parse-input';
import { RefusesWith, done } from '../../graphql/payload';
import { recordAdminRead } from '../audit';
import { companyById, CompanyType } from '../companies';
import { JobFlagType, jobOf, JobType, loadJobs, loadNewestEditIds, shownFlags } from '../jobs';
import { beginReveal } from '../reveals';
import { dismissReports } from './commands/dismiss-reports';
import { pauseJob } from './commands/pause-job';
import { resumeJob } from './commands/resume-job';
import { flaggedPostingById } from './flagged-postings.resolver';
import { loadHistories, loadReasons, loadReports } from './report-details.sql';
import { listGroups, readGroup, type GroupRow } from './report-groups.sql';
import {
  AdminReportConnection,
  CompanyHistory,
  DismissReportInput,
  PauseJobInput,
  ReportGroupPayload,
  ReportGroupType,
  ReportReasonCount,
  SeekerReport,
  type ReportGroupParent,
} from './report.types';

/** What administrators read of reports, and what they decide. */
@Authorized(Role.ADMIN)
@Resolver()
export class AdminReportsResolver {
  @NeedsFreshProof()
  @Query(() => AdminReportConnection, {
    description: 'What seekers have reported, a group for each job or company, and the jobs that are paused.',
  })
  async adminReports(
    @Ctx() context: RequestContext,
    @Args(() => PeriodArgs) args: PeriodArgs,
    @Arg('order', () => ReportOrder, { nullable: true, description: 'NEWEST when missing.' })
    order?: ReportOrder | null,
  ): Promise<Uncounted<AdminReportConnection>> {
    const sorted = order ?? ReportOrder.NEWEST;
    const { dataSource } = context.services;
    const period = periodOf(args);
    const page = await listGroups(dataSource, { ...cursorArgsOf(args), ...period, order: sorted });
    const subjects = page.items.map(({ id }) => id);
    await recordAdminRead(context, { what: 'READ_REPORTS', subjects, filter: { order: sorted, ...period } });
    return { ...page, items: page.items.map(groupOf) };
  }

  @RefusesWith('STEP_UP_REQUIRED', 'JOB_NOT_FOUND', 'JOB_ALREADY_PAUSED')
  @NeedsFreshProof()
  @Mutation(() => ReportGroupPayload, {
    description: 'Hides a job until it is resumed; its company is told why, its applications stay. Safe to repeat.',
  })
  async pauseJob(
    @Ctx() context: RequestContext,
    @Arg('input', () => PauseJobInput, { description: 'The job, and why.' }) given: PauseJobInput,
  ): Promise<ReportGroupPayload> {
    const input = parse(pauseJobSchema, given);
    await pauseJob(context.services, actorOf(context), input);
    return answer(context, input.jobId);
  }

  @RefusesWith('STEP_UP_REQUIRED', 'JOB_NOT_FOUND', 'FLAGS_CHANGED')
  @NeedsFreshProof()
  @Mutation(() => ReportGroupPayload, {
    description: 'Ends the pause of a job; open reports stay open. Safe to repeat.',
  })
  async resumeJob(
    @Ctx() context: RequestContext,
    @Arg('jobId', () => ID, { description: 'The job.' }) jobId: string,
    @Arg('newestEditId', () => ID, {
      nullable: true,
      description: 'The newest edit that the administrator looked at; refused when there is a later one.',
    })
    newestEditId?: string | null,
  ): Promise<ReportGroupPayload> {
    await resumeJob(context.services, actorOf(context), { jobId, newestEditId: newestEditId ?? null });
    return answer(context, jobId);
  }

  @RefusesWith('STEP_UP_REQUIRED', 'REPORTS_NOT_FOUND', 'REPORTS_CHANGED')
  @NeedsFreshProof()
  @Mutation(() => ReportGroupPayload, {
    description: 'Closes the open reports about a job or a company with a note. Safe to repeat.',
  })
  async dismissReport(
    @Ctx() context: RequestContext,
    @Arg('input', () => DismissReportInput, { description: 'The group, and why nothing more is needed.' })
    given: DismissReportInput,
  ): Promise<ReportGroupPayload> {
    const input = parse(dismissReportsSchema, given);
    await dismissReports(context.services, actorOf(context), input);
    return answer(context, input.id);
  }
}

@Resolver(() => ReportGroupType)
export class ReportGroupResolver {
  @FieldResolver(() => JobType, {
    nullable: true,
    description: 'The job, also after its company has removed it; null for reports about the company itself.',
  })
  async job(@Root() { jobId }: ReportGroupParent, @Ctx() context: RequestContext): Promise<JobType | null> {
    const row = jobId && (await context.loaders.load(loadJobs, jobId));
    return row ? jobOf(row, context.services.clock.now()) : null;
  }

  @FieldResolver(() => [JobFlagType], { description: 'What the rules have found in the posting of the job.' })
  flags(@Root() { jobId }: ReportGroupParent, @Ctx() context: RequestContext): Promise<JobFlagType[]> {
    return shownFlags(context, jobId);
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'The newest edit of the posting, which resuming it names; null before the first.',
  })
  async newestEditId(@Root() { jobId }: ReportGroupParent, @Ctx() { loaders }: RequestContext): Promise<string | null> {
    return jobId && loaders.load(loadNewestEditIds, jobId);
  }

  @FieldResolver(() => CompanyType, { description: 'The company, or the one that offers the job.' })
  company(@Root() { companyId }: ReportGroupParent, @Ctx() context: RequestContext): Promise<CompanyType> {
    return companyById(context, companyId);
  }

  @FieldResolver(() => [ReportReasonCount], { description: 'The reasons of the open reports, most frequent first.' })
  reasons(@Root() { id }: ReportGroupParent, @Ctx() { loaders }: RequestContext): Promise<ReportReasonCount[]> {
    return loaders.load(loadReasons, id);
  }

  @FieldResolver(() => [SeekerReport], { description: 'The newest 20 open reports.' })
  async reports(@Root() { id }: ReportGroupParent, @Ctx() { loaders }: RequestContext): Promise<SeekerReport[]> {
    const reports = await loaders.load(loadReports, id);
    return reports.map((report) => {
      const { reporterId: seekerId, reporterName } = report;
      const reveal = beginReveal(loaders, { subjectId: seekerId, seekerId });
      return { ...report, reporterName: reveal.see('NAME', reporterName) };
    });
  }

  @FieldResolver(() => CompanyHistory, { nullable: true, description: 'What has been with the company.' })
  history(
    @Root() { companyId }: ReportGroupParent,
    @Ctx() { loaders }: RequestContext,
  ): Promise<CompanyHistory | null> {
    return loaders.load(loadHistories, companyId);
  }
}

function groupOf({ openReports, isPaused, isRemoved, isOpen, ...group }: GroupRow): ReportGroupParent {
  return {
    ...group,
    openReports,
    isOpen,
    isRemoved: isRemoved ?? false,
    viewerCanPause: isRemoved === false && !isPaused,
    viewerCanResume: isPaused,
    viewerCanDismiss: openReports > 0,
  };
}

async function answer(context: RequestContext, id: string): Promise<ReportGroupPayload> {
  const row = await readGroup(context.services.dataSource, id);
  return done({ group: row && groupOf(row), posting: await flaggedPostingById(context, id) });
}
