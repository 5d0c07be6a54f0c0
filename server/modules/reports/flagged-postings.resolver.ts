import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { refuse } from '../../../domain/errors';
import { dismissFlagsSchema } from '../../../domain/reports.schema';
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
import { dismissFlags } from './commands/dismiss-flags';
import {
  listFlaggedPostings,
  loadCompanyFlags,
  readFlaggedPosting,
  type FlaggedPostingRow,
} from './flagged-postings.sql';
import {
  AdminFlaggedPostingConnection,
  DismissFlagsInput,
  FlagCount,
  FlaggedPostingType,
  type FlaggedPostingParent,
} from './flagged-posting.types';
import { loadHistories } from './report-details.sql';
import { CompanyHistory, ReportGroupPayload } from './report.types';

/** What administrators read of flagged postings, and how they dismiss them; pausing and resuming are those of any job. */
@Authorized(Role.ADMIN)
@Resolver()
export class FlaggedPostingsResolver {
  @NeedsFreshProof()
  @Query(() => AdminFlaggedPostingConnection, {
    description:
      'The flagged postings that wait for a decision, the gravest first, then the longest waiting. The days are those on which they were flagged.',
  })
  async adminFlaggedPostings(
    @Ctx() context: RequestContext,
    @Args(() => PeriodArgs) args: PeriodArgs,
  ): Promise<Uncounted<AdminFlaggedPostingConnection>> {
    const { dataSource } = context.services;
    const period = periodOf(args);
    const page = await listFlaggedPostings(dataSource, { ...cursorArgsOf(args), ...period });
    const subjects = page.items.map(({ id }) => id);
    await recordAdminRead(context, { what: 'READ_FLAGGED_POSTINGS', subjects, filter: period });
    return { ...page, items: page.items.map(postingOf) };
  }

  @RefusesWith('STEP_UP_REQUIRED', 'FLAGS_NOT_FOUND', 'FLAGS_HELD', 'FLAGS_CHANGED')
  @NeedsFreshProof()
  @Mutation(() => ReportGroupPayload, {
    description:
      'Takes a flagged posting out of the queue with a note; its text is not queued again for the same reasons. Safe to repeat.',
  })
  async dismissFlags(
    @Ctx() context: RequestContext,
    @Arg('input', () => DismissFlagsInput, { description: 'The posting, and why it is fine.' })
    given: DismissFlagsInput,
  ): Promise<ReportGroupPayload> {
    const input = parse(dismissFlagsSchema, given);
    await dismissFlags(context.services, actorOf(context), input);
    const posting = await flaggedPostingById(context, input.jobId);
    if (!posting) throw refuse('FLAGS_NOT_FOUND');
    return done({ posting });
  }
}

@Resolver(() => FlaggedPostingType)
export class FlaggedPostingResolver {
  @FieldResolver(() => JobType, { description: 'The job, also after its company has removed it.' })
  async job(@Root() { id }: FlaggedPostingParent, @Ctx() context: RequestContext): Promise<JobType> {
    // First, so that the edit which a resumption names is never later than the text that is shown.
    await context.loaders.load(loadNewestEditIds, id);
    const row = await context.loaders.load(loadJobs, id);
    if (!row) throw refuse('JOB_NOT_FOUND');
    return jobOf(row, context.services.clock.now());
  }

  @FieldResolver(() => [JobFlagType], { description: 'What the rules have found; none where its text alone holds it.' })
  flags(@Root() { id }: FlaggedPostingParent, @Ctx() context: RequestContext): Promise<JobFlagType[]> {
    return shownFlags(context, id);
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'The newest edit of the posting, which resuming it names; null before the first.',
  })
  newestEditId(@Root() { id }: FlaggedPostingParent, @Ctx() { loaders }: RequestContext): Promise<string | null> {
    return loaders.load(loadNewestEditIds, id);
  }

  @FieldResolver(() => CompanyType, { description: 'The company that offers the job.' })
  company(@Root() { companyId }: FlaggedPostingParent, @Ctx() context: RequestContext): Promise<CompanyType> {
    return companyById(context, companyId);
  }

  @FieldResolver(() => [FlagCount], {
    description: 'The flags of all postings of the company, this one included, most frequent first.',
  })
  companyFlags(@Root() { companyId }: FlaggedPostingParent, @Ctx() { loaders }: RequestContext): Promise<FlagCount[]> {
    return loaders.load(loadCompanyFlags, companyId);
  }

  @FieldResolver(() => CompanyHistory, { nullable: true, description: 'What has been with the company.' })
  history(
    @Root() { companyId }: FlaggedPostingParent,
    @Ctx() { loaders }: RequestContext,
  ): Promise<CompanyHistory | null> {
    return loaders.load(loadHistories, companyId);
  }
}

function postingOf({ isOpen, isPaused, isRemoved, ...row }: FlaggedPostingRow): FlaggedPostingParent {
  return {
    ...row,
    isOpen,
    isRemoved,
    viewerCanPause: isOpen && !isRemoved,
    viewerCanResume: isOpen && isPaused,
    viewerCanDismiss: isOpen && !isPaused,
  };
}

/** Null for a job that was never flagged nor decided about. */
export async function flaggedPostingById(
  { services }: RequestContext,
  jobId: string,
): Promise<FlaggedPostingParent | null> {
  const row = await readFlaggedPosting(services.dataSource, jobId);
  return row && postingOf(row);
}
