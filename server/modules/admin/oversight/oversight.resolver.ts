import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { HoldReason } from '../../../text/posting-flags/holding';
import { ApplicationParty } from '../../../../domain/applications';
import { cleanSearch } from '../../../../domain/jobs';
import { detailsOf } from '../../../../domain/reveals';
import { Role } from '../../../../domain/roles';
import { DAY_MS } from '../../../../domain/time';
import type { RequestContext } from '../../../graphql/context';
import { NeedsFreshProof } from '../../../graphql/fresh-proof';
import { cursorArgsOf, type Uncounted } from '../../../graphql/paging';
import { Days, PeriodArgs, periodOf } from '../../../graphql/period';
import { Administrator, loadAdministrators, recordAdminRead } from '../../audit';
import { companyById, CompanyType, memberNameFor } from '../../companies';
import { pauseReason } from '../../jobs';
import { listAdministrators } from './administrators.sql';
import { listCancelledInterviews } from './cancelled-interviews.sql';
import { listDataExports } from './data-exports.sql';
import { AdminJob } from '../details.types';
import {
  AdminAdministrator,
  AdminCancelledInterviewConnection,
  AdminDataExportConnection,
  AdminJobPause,
  AdminJobPauseConnection,
  AdminRevealReceipt,
  AdminRevealReceiptConnection,
  AdminSilentCompany,
  AdminSilentCompanyConnection,
} from './oversight.types';
import { listPauses, loadPausesOfJobs } from './pauses.sql';
import { listReceipts } from './receipts.sql';
import { listSilentCompanies, type SilentCompanyRow } from './silent-companies.sql';

const SILENT_DAYS = { usual: 7, most: 365 };

/** What administrators ask about the platform itself. What names people is on the audit trail before it is returned. */
@Authorized(Role.ADMIN)
@Resolver()
export class AdminOversightResolver {
  @NeedsFreshProof()
  @Query(() => AdminRevealReceiptConnection, {
    description:
      'Who saw whose details: a receipt for each application, account, kind and day, the newest day first. The days are those of the reveals.',
  })
  async adminRevealReceipts(
    @Ctx() context: RequestContext,
    @Args(() => PeriodArgs) args: PeriodArgs,
    @Arg('companyId', () => ID, { nullable: true, description: 'Only reveals of this company.' })
    companyId?: string | null,
    @Arg('userId', () => ID, { nullable: true, description: 'Only who saw this user.' }) userId?: string | null,
  ): Promise<Uncounted<AdminRevealReceiptConnection>> {
    const filter = { companyId, userId, ...periodOf(args) };
    const { items, ...page } = await listReceipts(context, filter, cursorArgsOf(args));
    const subjects = [...new Set(items.map(({ userId }) => userId))];
    await recordAdminRead(context, { what: 'READ_RECEIPTS', subjects, filter });
    const receipts = items.map((row) => ({ ...row, details: detailsOf(row.details), administrator: null }));
    return { items: receipts, ...page };
  }

  @NeedsFreshProof()
  @Query(() => AdminJobPauseConnection, {
    description: 'Pauses of jobs with why, those of now and those that were ended, newest first.',
  })
  async adminJobPauses(
    @Ctx() context: RequestContext,
    @Args(() => PeriodArgs) args: PeriodArgs,
    @Arg('isEnded', () => Boolean, { nullable: true, description: 'True: only ended ones. False: only those of now.' })
    isEnded?: boolean | null,
    @Arg('companyId', () => ID, { nullable: true, description: 'Only of jobs of this company.' })
    companyId?: string | null,
  ): Promise<Uncounted<AdminJobPauseConnection>> {
    const filter = { isEnded, companyId, ...periodOf(args) };
    const { items, ...page } = await listPauses(context, filter, cursorArgsOf(args));
    await recordAdminRead(context, { what: 'READ_PAUSES', subjects: items.map(({ jobId }) => jobId), filter });
    const pauses = items.map((row) => ({ ...row, administrator: null }));
    return { items: pauses, ...page };
  }

  @NeedsFreshProof()
  @Query(() => AdminCancelledInterviewConnection, {
    description:
      'Interviews that were cancelled, those planned again among them, the last cancelled first. The days are those of cancelling.',
  })
  async adminCancelledInterviews(
    @Ctx() context: RequestContext,
    @Args(() => PeriodArgs) args: PeriodArgs,
    @Arg('cancelledBy', () => ApplicationParty, { nullable: true, description: 'Only those that this side cancelled.' })
    cancelledBy?: ApplicationParty | null,
    @Arg('search', () => String, { nullable: true, description: 'Only with this in the reason.' })
    search?: string | null,
  ): Promise<Uncounted<AdminCancelledInterviewConnection>> {
    const filter = { cancelledBy, search: cleanSearch(search), ...periodOf(args) };
    const page = await listCancelledInterviews(context, filter, cursorArgsOf(args));
    const subjects = [...new Set(page.items.map(({ applicationId }) => applicationId))];
    await recordAdminRead(context, { what: 'READ_APPLICATIONS', subjects, filter });
    return page;
  }

  @NeedsFreshProof()
  @Query(() => AdminSilentCompanyConnection, {
    description:
      'Companies that have not answered applicants for some days, the longest wait first. The days are those on which the longest wait began.',
  })
  async adminSilentCompanies(
    @Ctx() context: RequestContext,
    @Args(() => PeriodArgs) args: PeriodArgs,
    @Arg('olderThanDays', () => Int, {
      nullable: true,
      description: 'For how many days of 24 hours, 1 to 365; 7 when missing.',
    })
    olderThanDays?: number | null,
    @Arg('neverAnswered', () => Boolean, {
      nullable: true,
      description: 'Only companies that have never answered an applicant.',
    })
    neverAnswered?: boolean | null,
  ): Promise<Uncounted<AdminSilentCompanyConnection>> {
    const days = Math.min(SILENT_DAYS.most, Math.max(1, olderThanDays ?? SILENT_DAYS.usual));
    const waitingBefore = new Date(context.services.clock.now().getTime() - days * DAY_MS);
    const period = periodOf(args);
    const filter = { waitingBefore, neverAnswered, ...period };
    const { items, ...page } = await listSilentCompanies(context, filter, cursorArgsOf(args));
    const subjects = items.map(({ companyId }) => companyId);
    const asked = { olderThanDays: String(days), neverAnswered, ...period };
    await recordAdminRead(context, { what: 'READ_COMPANIES', subjects, filter: asked });
    // The resolver of the row adds the company.
    const companies = items as (SilentCompanyRow & AdminSilentCompany)[];
    return { items: companies, ...page };
  }

  @NeedsFreshProof()
  @Query(() => AdminDataExportConnection, {
    description:
      'Who asked for their own data, newest first. A request stays until the account is erased; lists that administrators exported are in `adminAuditTrail(exportsOnly: true)`, those of companies are receipts of the kind EXPORT.',
  })
  async adminDataExports(
    @Ctx() context: RequestContext,
    @Args(() => PeriodArgs) args: PeriodArgs,
  ): Promise<Uncounted<AdminDataExportConnection>> {
    const period = periodOf(args);
    const { items, ...page } = await listDataExports(context, period, cursorArgsOf(args));
    const subjects = items.map(({ accountId }) => accountId);
    await recordAdminRead(context, { what: 'READ_DATA_EXPORTS', subjects, filter: period });
    const exports = items.map(({ byteSize, ...row }) => ({ ...row, wasMade: byteSize !== null }));
    return { items: exports, ...page };
  }

  @Query(() => [AdminAdministrator], {
    description:
      'Who is an administrator, those without a second factor first, then by name; the days are those on which they became one.',
  })
  adminAdministrators(
    @Ctx() { services }: RequestContext,
    @Args(() => Days) days: Days,
  ): Promise<AdminAdministrator[]> {
    return listAdministrators(services.dataSource, periodOf(days));
  }
}

@Resolver(() => AdminRevealReceipt)
export class AdminReceiptResolver {
  @FieldResolver(() => Administrator, { nullable: true })
  administrator(
    @Root() { companyId, accountId }: AdminRevealReceipt,
    @Ctx() { loaders }: RequestContext,
  ): Promise<Administrator> | null {
    return companyId === null ? loaders.load(loadAdministrators, accountId) : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The member of the company who looked; null when an administrator did.',
  })
  async byMember(
    @Root() { companyId, accountId }: AdminRevealReceipt,
    @Ctx() context: RequestContext,
  ): Promise<string | null> {
    return companyId === null ? null : memberNameFor(context, { companyId, accountId });
  }
}

@Resolver(() => AdminJobPause)
export class AdminPauseResolver {
  @FieldResolver()
  reason(@Root() pause: AdminJobPause & { holdReason: HoldReason | null }, @Ctx() { session }: RequestContext): string {
    return pauseReason(pause, session.language);
  }

  @FieldResolver(() => Administrator, { nullable: true })
  administrator(
    @Root() { adminId }: AdminJobPause & { adminId: string | null },
    @Ctx() { loaders }: RequestContext,
  ): Promise<Administrator> | null {
    return adminId === null ? null : loaders.load(loadAdministrators, adminId);
  }
}

@Resolver(() => AdminSilentCompany)
export class AdminSilentCompanyResolver {
  @FieldResolver(() => CompanyType)
  company(@Root() { companyId }: SilentCompanyRow, @Ctx() context: RequestContext): Promise<CompanyType> {
    return companyById(context, companyId);
  }
}

@Resolver(() => AdminJob)
export class AdminJobPausesResolver {
  @FieldResolver(() => [AdminJobPause], { description: 'All its pauses, the newest first.' })
  async pauses(@Root() { job }: AdminJob, @Ctx() { loaders }: RequestContext): Promise<AdminJobPause[]> {
    const pauses = await loaders.load(loadPausesOfJobs, job.id);
    return pauses.map((row) => ({ ...row, administrator: null }));
  }
}
