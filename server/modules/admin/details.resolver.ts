import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import { refuse, type ErrorCode } from '../../../domain/errors';
import { Role } from '../../../domain/roles';
import { read } from '../../db/read';
import type { RequestContext } from '../../graphql/context';
import { NeedsFreshProof } from '../../graphql/fresh-proof';
import type { BatchLoad } from '../../graphql/loaders';
import { cursorArgsOf, type Uncounted } from '../../graphql/paging';
import { loadApplications, type ApplicationParent } from '../applications';
import { recordAdminRead } from '../audit';
import { companyById, CompanyMember, companyOf, CompanyType, loadCompanies } from '../companies';
import { JobFlagType, jobOf, loadJobs, shownFlags, type JobRow } from '../jobs';
import { withRevealTracking } from '../reveals';
import { loadSeekers } from '../seekers';
import { AdminApplication, AdminJob, AdminUser, type AdminUserParent } from './details.types';
import { applicationsFor, selectedItemColumns } from './lists/lists.resolver';
import { AdminApplicationConnection } from './lists/lists.types';
import { readEntriesOfApplication } from './lists/transaction-details.sql';
import { AdminTokenTransaction } from './lists/transactions.types';

const FIRST_PAGE = cursorArgsOf({});

/** Single rows with what belongs to them. Each is on the audit trail before it is returned. */
@Resolver()
export class AdminDetailsResolver {
  @Authorized(Role.ADMIN)
  @Query(() => CompanyType, { nullable: true, description: 'One company. Error: "Company not found".' })
  async adminCompany(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the company.' }) id: string,
  ): Promise<CompanyType> {
    const company = await companyById(context, id);
    await recordAdminRead(context, { what: 'READ_COMPANY', subjects: [id], companyId: id });
    return company;
  }

  @Authorized(Role.ADMIN)
  @Query(() => AdminUser, { nullable: true, description: 'One user. Error: "User profile not found".' })
  async adminUser(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the user.' }) id: string,
  ): Promise<AdminUserParent> {
    const user = await loadOrRefuse(context, loadSeekers, id, 'PROFILE_NOT_FOUND');
    await recordAdminRead(context, { what: 'READ_USER', subjects: [id] });
    return { user: withRevealTracking(context.loaders, user) };
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
    const row = await loadOrRefuse(context, loadJobs, id, 'JOB_NOT_FOUND');
    await recordAdminRead(context, { what: 'READ_JOB', subjects: [id], companyId: row.company_id });
    return adminJobOf(row, context);
  }

  @Authorized(Role.ADMIN)
  @Query(() => AdminApplication, { nullable: true, description: 'One application. Error: "Application not found".' })
  async adminApplication(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the application.' }) id: string,
  ): Promise<AdminApplication> {
    const application = await loadOrRefuse<ApplicationParent>(context, loadApplications, id, 'APPLICATION_NOT_FOUND');
    const { seekerId, jobId, companyId } = application;
    const [user, job] = await Promise.all([
      context.loaders.load(loadSeekers, seekerId),
      loadOrRefuse(context, loadJobs, jobId, 'JOB_NOT_FOUND'),
    ]);
    await recordAdminRead(context, { what: 'READ_APPLICATION', subjects: [id, seekerId], companyId });
    return { application, user: user && withRevealTracking(context.loaders, user), job: adminJobOf(job, context) };
  }
}

@Resolver(() => AdminUser)
export class AdminUserResolver {
  @FieldResolver(() => CompanyType, {
    nullable: true,
    description: 'The company that the same account hires for, if any.',
  })
  async company(@Root() { user }: AdminUserParent, @Ctx() context: RequestContext): Promise<CompanyType | null> {
    const found = await read(context.services.dataSource, (manager) =>
      manager.getRepository(CompanyMember).findOneBy({ accountId: user.accountId ?? '' }),
    );
    if (!found) return null;
    const company = await companyById(context, found.companyId);
    await recordAdminRead(context, { what: 'READ_COMPANY', subjects: [company.id], companyId: company.id });
    return company;
  }

  @FieldResolver(() => AdminApplicationConnection, { description: 'The newest 20, as `adminApplications` lists them.' })
  applications(
    @Root() { user }: AdminUserParent,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Uncounted<AdminApplicationConnection>> {
    return applicationsFor(context, { search: '', userId: user.id }, FIRST_PAGE, selectedItemColumns(info));
  }
}

@Resolver(() => AdminJob)
export class AdminJobResolver {
  @FieldResolver(() => CompanyType, {
    nullable: true,
    description: 'The company that offers it; null once its data is erased.',
  })
  async company(@Root() { job }: AdminJob, @Ctx() { loaders }: RequestContext): Promise<CompanyType | null> {
    const row = await loaders.load(loadCompanies, job.companyId);
    return row && companyOf(row);
  }

  @FieldResolver(() => [JobFlagType], { description: 'What the rules have found in its posting.' })
  flags(@Root() { job }: AdminJob, @Ctx() context: RequestContext): Promise<JobFlagType[]> {
    return shownFlags(context, job.id);
  }

  @NeedsFreshProof()
  @FieldResolver(() => AdminApplicationConnection, { description: 'The newest 20, as `adminApplications` lists them.' })
  applications(
    @Root() { job }: AdminJob,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Uncounted<AdminApplicationConnection>> {
    return applicationsFor(context, { search: '', jobId: job.id }, FIRST_PAGE, selectedItemColumns(info));
  }
}

@Resolver(() => AdminApplication)
export class AdminApplicationResolver {
  @FieldResolver(() => [AdminTokenTransaction], { description: 'One entry of the ledger once it is accepted.' })
  tokenTransactions(
    @Root() { application }: AdminApplication,
    @Ctx() { services }: RequestContext,
  ): Promise<AdminTokenTransaction[]> {
    return readEntriesOfApplication(services.dataSource, application.id);
  }
}

async function loadOrRefuse<Row>(
  { loaders }: RequestContext,
  load: BatchLoad<string, Row | null>,
  id: string,
  missing: ErrorCode,
): Promise<Row> {
  const row = await loaders.load(load, id);
  if (row === null) throw refuse(missing);
  return row;
}

function adminJobOf(row: JobRow, { services }: RequestContext): AdminJob {
  return { job: jobOf(row, services.clock.now()), isRemoved: row.is_deleted };
}
