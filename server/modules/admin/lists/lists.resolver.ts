import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from 'type-graphql';
import { InterviewState } from '../../../../domain/interviews';
import { ApplicationStatus, waitingBefore } from '../../../../domain/applications';
import type { AdminRead } from '../../../../domain/audit';
import { AdminJobOrder, AdminJobStatus, cleanSearch } from '../../../../domain/jobs';
import { FlagReason } from '../../../text/posting-flags/reasons';
import { InvoiceStatus } from '../../../../domain/payments';
import { Role } from '../../../../domain/roles';
import { TransactionType } from '../../../../domain/tokens';
import { CompanyOrder, VerificationStatus } from '../../../../domain/verification';
import type { RequestContext } from '../../../graphql/context';
import { NeedsFreshProof } from '../../../graphql/fresh-proof';
import type { BatchLoad } from '../../../graphql/loaders';
import { cursorArgsOf, type CountedPage, type CursorArgs, type Uncounted } from '../../../graphql/paging';
import { PeriodArgs, periodOf } from '../../../graphql/period';
import { selectedColumns, type ApplicationParent, type Wanted } from '../../applications';
import { recordAdminRead } from '../../audit';
import { companyOf, loadCompanies, memberNameFor } from '../../companies';
import { JobFlagType, jobOf, loadJobs, shownFlags } from '../../jobs';
import { withRevealTracking } from '../../reveals';
import { loadSeekers } from '../../seekers';
import { packageNameIn } from '../../tokens';
import { countApplications, listApplications, type ApplicationsFilter } from './applications.sql';
import { listCompanyIds, listWaitingIds } from './companies.sql';
import { listJobIds } from './jobs.sql';
import {
  AdminApplicationConnection,
  AdminCompanyConnection,
  AdminJobConnection,
  AdminTokenTransactionConnection,
  AdminUserConnection,
} from './lists.types';
import { listTransactions, sumPackages, sumTransactions } from './transactions.sql';
import { AdminPackageSum, AdminTokenSums, AdminTokenTransaction, type TransactionParent } from './transactions.types';
import { listUserIds } from './users.sql';

export const selectedItemColumns = selectedColumns('items');

const OF_COMPANY = 'Only of this company.';

/** The administrators' lists. Each page is on the audit trail before it is returned. */
@Resolver(() => AdminTokenTransaction)
export class AdminTokenTransactionResolver {
  @FieldResolver()
  packageName(@Root() { packageName }: AdminTokenTransaction, @Ctx() { session }: RequestContext): string | null {
    return packageName && packageNameIn(packageName, session.language);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Who of the company bought or accepted; null of a grant and a refund.',
  })
  byMember(@Root() transaction: TransactionParent, @Ctx() context: RequestContext): Promise<string | null> {
    return memberNameFor(context, transaction);
  }
}

@Resolver()
export class AdminListsResolver {
  @Authorized(Role.ADMIN)
  @NeedsFreshProof()
  @Query(() => AdminCompanyConnection, {
    description: 'Companies, newest first, or those that wait for a decision, the longest waiting first.',
  })
  async adminCompanies(
    @Ctx() context: RequestContext,
    @Args(() => PeriodArgs) args: PeriodArgs,
    @Arg('status', () => VerificationStatus, { nullable: true, description: 'Only with this status.' })
    status?: VerificationStatus | null,
    @Arg('search', () => String, { nullable: true, description: 'Only with this in the name.' })
    search?: string | null,
    @Arg('isImported', () => Boolean, { nullable: true, description: 'True: only imported ones. False: only others.' })
    isImported?: boolean | null,
    @Arg('neverAnswered', () => Boolean, {
      nullable: true,
      description: 'Only companies that got applicants and have never answered one.',
    })
    neverAnswered?: boolean | null,
    @Arg('order', () => CompanyOrder, {
      nullable: true,
      description: 'NEWEST when missing. LONGEST_WAITING lists those that wait for a decision and ignores the status.',
    })
    order?: CompanyOrder | null,
    @Arg('waitingDays', () => Int, {
      nullable: true,
      description:
        'In the order LONGEST_WAITING: only those that wait for more than so many days of 24 hours, 1 to 365.',
    })
    waitingDays?: number | null,
  ): Promise<Uncounted<AdminCompanyConnection>> {
    const isQueue = order === CompanyOrder.LONGEST_WAITING;
    const filter = {
      status: isQueue ? VerificationStatus.PENDING : status,
      search: cleanSearch(search),
      isImported,
      neverAnswered,
      ...periodOf(args),
    };
    const isNarrowed = isQueue && Boolean(waitingDays);
    const page = await (isQueue
      ? listWaitingIds(
          context,
          { ...filter, waitingBefore: waitingDays ? waitingBefore(context.services.clock.now(), waitingDays) : null },
          cursorArgsOf(args),
        )
      : listCompanyIds(context, filter, cursorArgsOf(args)));
    const asked = isNarrowed ? { ...filter, waitingDays: String(waitingDays) } : filter;
    return recordedPage(context, { what: 'READ_COMPANIES', filter: asked }, page, loadCompanies, companyOf);
  }

  @Authorized(Role.ADMIN)
  @NeedsFreshProof()
  @Query(() => AdminUserConnection, { description: 'Users, who are the job seekers, newest first.' })
  async adminUsers(
    @Ctx() context: RequestContext,
    @Args(() => PeriodArgs) args: PeriodArgs,
    @Arg('search', () => String, { nullable: true, description: 'Only with this in name, e-mail or phone number.' })
    search?: string | null,
  ): Promise<Uncounted<AdminUserConnection>> {
    const filter = { search: cleanSearch(search), ...periodOf(args) };
    const page = await listUserIds(context, filter, cursorArgsOf(args));
    return recordedPage(context, { what: 'READ_USERS', filter }, page, loadSeekers, (user) =>
      withRevealTracking(context.loaders, user),
    );
  }

  @Authorized(Role.ADMIN)
  @NeedsFreshProof()
  @Query(() => AdminApplicationConnection, { description: 'Applications, newest first.' })
  adminApplications(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PeriodArgs) args: PeriodArgs,
    @Arg('status', () => ApplicationStatus, { nullable: true, description: 'Only with this status.' })
    status?: ApplicationStatus | null,
    @Arg('search', () => String, {
      nullable: true,
      description: "Only with this in the applicant's name or e-mail, the job's title or the company's name.",
    })
    search?: string | null,
    @Arg('interview', () => InterviewState, {
      nullable: true,
      description: 'Only accepted ones whose interview is in this state; those cancelled come by when, the last first.',
    })
    interview?: InterviewState | null,
    @Arg('waitingDays', () => Int, {
      nullable: true,
      description: 'Only pending ones that were made more than so many days of 24 hours ago, from 1 to 365.',
    })
    waitingDays?: number | null,
    @Arg('userId', () => ID, { nullable: true, description: 'Only of this user.' }) userId?: string | null,
    @Arg('jobId', () => ID, { nullable: true, description: 'Only to this job.' }) jobId?: string | null,
    @Arg('companyId', () => ID, { nullable: true, description: OF_COMPANY }) companyId?: string | null,
  ): Promise<Uncounted<AdminApplicationConnection>> {
    const filter = {
      status,
      interview,
      waitingBefore: waitingDays ? waitingBefore(context.services.clock.now(), waitingDays) : null,
      search: cleanSearch(search),
      userId,
      jobId,
      companyId,
      ...periodOf(args),
    };
    return applicationsFor(context, filter, cursorArgsOf(args), selectedItemColumns(info));
  }

  @Authorized(Role.ADMIN)
  @NeedsFreshProof()
  @Query(() => AdminTokenTransactionConnection, {
    description: 'Purchases of tokens, paid or not, and the other entries of the ledger, newest first.',
  })
  async adminTokenTransactions(
    @Ctx() context: RequestContext,
    @Args(() => PeriodArgs) args: PeriodArgs,
    @Arg('type', () => TransactionType, { nullable: true, description: 'Only of this kind.' })
    type?: TransactionType | null,
    @Arg('status', () => InvoiceStatus, { nullable: true, description: 'Only purchases with this payment status.' })
    status?: InvoiceStatus | null,
    @Arg('search', () => String, {
      nullable: true,
      description: "Only with this in the company's name or a reference.",
    })
    search?: string | null,
    @Arg('companyId', () => ID, { nullable: true, description: OF_COMPANY }) companyId?: string | null,
  ): Promise<Uncounted<AdminTokenTransactionConnection>> {
    const filter = { type, status, search: cleanSearch(search), companyId, ...periodOf(args) };
    const page = await listTransactions(context, filter, cursorArgsOf(args));
    const subjects = page.items.map(({ id }) => id);
    await recordAdminRead(context, { what: 'READ_TOKEN_TRANSACTIONS', subjects, filter });
    const parent: TransactionsParent = {
      ...page,
      sum: () => sumTransactions(context, filter),
      sumByPackage: () => sumPackages(context, filter),
    };
    return parent;
  }

  @Authorized(Role.ADMIN)
  @Query(() => AdminJobConnection, { description: 'Jobs, newest first or by the number of people who applied.' })
  async adminJobs(
    @Ctx() context: RequestContext,
    @Args(() => PeriodArgs) args: PeriodArgs,
    @Arg('status', () => AdminJobStatus, { nullable: true, description: 'OPEN and CLOSED when missing.' })
    status?: AdminJobStatus | null,
    @Arg('search', () => String, { nullable: true, description: "Only with this in the title or the company's name." })
    search?: string | null,
    @Arg('companyId', () => ID, { nullable: true, description: OF_COMPANY }) companyId?: string | null,
    @Arg('order', () => AdminJobOrder, { nullable: true, description: 'NEWEST when missing.' })
    order?: AdminJobOrder | null,
    @Arg('flag', () => FlagReason, { nullable: true, description: 'Only with this flag.' }) flag?: FlagReason | null,
  ): Promise<Uncounted<AdminJobConnection>> {
    const filter = {
      status,
      search: cleanSearch(search),
      companyId,
      flag,
      order: order ?? AdminJobOrder.NEWEST,
      ...periodOf(args),
    };
    const page = await listJobIds(context, filter, cursorArgsOf(args));
    const now = context.services.clock.now();
    return recordedPage(context, { what: 'READ_JOBS', filter }, page, loadJobs, (row) => jobOf(row, now));
  }
}

@Resolver(() => AdminJobConnection)
export class AdminJobConnectionResolver {
  @FieldResolver(() => [JobFlagType], { description: 'What the rules have found in the postings of these jobs.' })
  async flags(@Root() { items }: AdminJobConnection, @Ctx() context: RequestContext): Promise<JobFlagType[]> {
    return (await Promise.all(items.map(({ id }) => shownFlags(context, id)))).flat();
  }
}

type TransactionsParent = Uncounted<AdminTokenTransactionConnection> & {
  sum: () => Promise<AdminTokenSums>;
  sumByPackage: () => Promise<AdminPackageSum[]>;
};

@Resolver(() => AdminTokenTransactionConnection)
export class AdminTokenTransactionConnectionResolver {
  @FieldResolver(() => AdminTokenSums, {
    description: 'What all transactions that the filters find add up to. Without days it reads every one there is.',
  })
  sums(@Root() { sum }: TransactionsParent): Promise<AdminTokenSums> {
    return sum();
  }

  @FieldResolver(() => [AdminPackageSum], {
    description:
      'What the paid purchases that the filters find add up to by package, the highest sum first. Without days it reads every one there is.',
  })
  async packages(
    @Root() { sumByPackage }: TransactionsParent,
    @Ctx() { session }: RequestContext,
  ): Promise<AdminPackageSum[]> {
    const sums = await sumByPackage();
    return sums.map((sum) => ({ ...sum, packageName: packageNameIn(sum.packageName, session.language) }));
  }
}

async function recordedPage<Row, Item>(
  context: RequestContext,
  read: { what: AdminRead; filter: Record<string, string | boolean | null | undefined> },
  { items: ids, ...page }: CountedPage<string>,
  load: BatchLoad<string, Row | null>,
  itemOf: (row: Row) => Item,
): Promise<CountedPage<Item>> {
  await recordAdminRead(context, { ...read, subjects: ids });
  const rows = await Promise.all(ids.map((id) => context.loaders.load(load, id)));
  return { items: rows.filter((row) => row !== null).map(itemOf), ...page };
}

/** A page of applications, on the audit trail before it is returned. */
export async function applicationsFor(
  context: RequestContext,
  filter: ApplicationsFilter,
  args: CursorArgs,
  wanted: Wanted,
): Promise<CountedPage<ApplicationParent>> {
  const page = await listApplications(context, filter, args, wanted);
  const subjects = page.items.map(({ id }) => id);
  const { waitingBefore, ...rest } = filter;
  const asked = { ...rest, waitingBefore: waitingBefore?.toISOString() ?? null };
  await recordAdminRead(context, { what: 'READ_APPLICATIONS', subjects, filter: asked });
  return { ...page, count: () => countApplications(context, filter) };
}
