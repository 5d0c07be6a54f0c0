import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import { refuse, type ErrorCode } from '../../../domain/errors';
import { Role } from '../../../domain/roles';
import { wibDateOf } from '../../../domain/time';
import { actorOf, type RequestContext } from '../../graphql/context';
import type { BatchLoad } from '../../graphql/loaders';
import { loadApplications, wantedAt, type ApplicationParent } from '../applications/public';
import { recordAdminRead } from '../audit/public';
import { companyOf, CompanyType, loadCompanies } from '../companies/public';
import { jobOf, loadJobs, type JobRow } from '../jobs/public';
import { loadSeekers, seekerOf, type SeekerRow } from '../seekers/public';
import { applicationsFor } from './application-reads';
import { ADMIN_PAGE_SIZE } from './keyset.sql';
import { loadCompaniesOfAccounts } from './companies-of-accounts.sql';
import { AdminApplication, AdminJob, AdminUser, type AdminUserParent } from './details.types';
import { AdminApplicationConnection } from './lists.types';
import { readEntriesOfApplication } from './transaction-details.sql';
import { AdminTokenTransaction } from './transactions.types';

const wantedOfItems = wantedAt('items');
const FIRST = { after: null, limit: ADMIN_PAGE_SIZE };

/** Single rows with what belongs to them. Each is on the audit trail before it is answered. */
@Resolver()
export class AdminDetailsResolver {
  @Authorized(Role.ADMIN)
  @Query(() => AdminUser, { nullable: true, description: 'One user. Error: "User profile not found".' })
  async adminUser(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the user.' }) id: string,
  ): Promise<AdminUserParent> {
    const row = await rowOr('PROFILE_NOT_FOUND', context, loadSeekers, id);
    await recordAdminRead(context.services, actorOf(context), { what: 'READ_USER', subjects: [id] });
    return userOf(row);
  }

  @Authorized(Role.ADMIN)
  @Query(() => AdminJob, {
    nullable: true,
    description: 'One job, also after its company has removed it. Error: "Job not found".',
  })
  async adminJob(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the job.' }) id: string,
  ): Promise<AdminJob> {
    const row = await rowOr('JOB_NOT_FOUND', context, loadJobs, id);
    await recordAdminRead(context.services, actorOf(context), {
      what: 'READ_JOB',
      subjects: [id],
      companyId: row.company_id,
    });
    return adminJobOf(row, context);
  }

  @Authorized(Role.ADMIN)
  @Query(() => AdminApplication, { nullable: true, description: 'One application. Error: "Application not found".' })
  async adminApplication(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the application.' }) id: string,
  ): Promise<AdminApplication> {
    const application = await rowOr<ApplicationParent>('APPLICATION_NOT_FOUND', context, loadApplications, id);
    const [seeker, job] = await Promise.all([
      rowOr('PROFILE_NOT_FOUND', context, loadSeekers, application.seekerId),
      rowOr('JOB_NOT_FOUND', context, loadJobs, application.jobId),
    ]);
    await recordAdminRead(context.services, actorOf(context), {
      what: 'READ_APPLICATION',
      subjects: [id, seeker.id],
      companyId: application.companyId,
    });
    return { application, user: seekerOf(seeker), job: adminJobOf(job, context) };
  }
}

@Resolver(() => AdminUser)
export class AdminUserResolver {
  @FieldResolver(() => CompanyType, {
    nullable: true,
    description: 'The company of the same account; null where there is none.',
  })
  async company(@Root() { accountId }: AdminUserParent, @Ctx() context: RequestContext): Promise<CompanyType | null> {
    const id = await context.loaders.load(loadCompaniesOfAccounts, accountId);
    const row = id === null ? null : await context.loaders.load(loadCompanies, id);
    if (!row) return null;
    await recordAdminRead(context.services, actorOf(context), {
      what: 'READ_COMPANY',
      subjects: [row.id],
      companyId: row.id,
    });
    return companyOf(row);
  }

  @FieldResolver(() => AdminApplicationConnection, {
    description: 'The newest 20 applications; `adminApplications(userId)` goes on after them.',
  })
  applications(
    @Root() { user }: AdminUserParent,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AdminApplicationConnection> {
    return applicationsFor(context, { status: null, search: '', userId: user.id }, FIRST, wantedOfItems(info));
  }
}

@Resolver(() => AdminJob)
export class AdminJobResolver {
  @FieldResolver(() => CompanyType, { description: 'The company that offers it.' })
  async company(@Root() { job }: AdminJob, @Ctx() context: RequestContext): Promise<CompanyType> {
    return companyOf(await rowOr('COMPANY_NOT_FOUND', context, loadCompanies, job.companyId));
  }

  @FieldResolver(() => AdminApplicationConnection, {
    description: 'The newest 20 applications; `adminApplications(jobId)` goes on after them.',
  })
  applications(
    @Root() { job }: AdminJob,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AdminApplicationConnection> {
    return applicationsFor(context, { status: null, search: '', jobId: job.id }, FIRST, wantedOfItems(info));
  }
}

@Resolver(() => AdminApplication)
export class AdminApplicationResolver {
  @FieldResolver(() => [AdminTokenTransaction], {
    description: 'What it has cost: one entry of the ledger once it is accepted.',
  })
  tokenTransactions(
    @Root() { application }: AdminApplication,
    @Ctx() { services }: RequestContext,
  ): Promise<AdminTokenTransaction[]> {
    return readEntriesOfApplication(services.dataSource, application.id);
  }
}

async function rowOr<Row>(
  missing: ErrorCode,
  { loaders }: RequestContext,
  load: BatchLoad<string, Row | null>,
  id: string,
): Promise<Row> {
  const row = await loaders.load(load, id);
  if (row === null) throw refuse(missing);
  return row;
}

function userOf(row: SeekerRow): AdminUserParent {
  return { user: seekerOf(row), accountId: row.account_id };
}

function adminJobOf(row: JobRow, { services }: RequestContext): AdminJob {
  return { job: jobOf(row, wibDateOf(services.clock.now())), isRemoved: row.is_deleted === 1 };
}
