import { Arg, Args, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql';
import { CompanyOrder, VerificationStatus } from '../../../domain/verification';
import { refuse } from '../../../domain/errors';
import { cleanSearch } from '../../../domain/jobs';
import { Role } from '../../../domain/roles';
import { actorOf, type RequestContext } from '../../graphql/context';
import { LoadMoreArgs, cursorArgsOf } from '../../graphql/paging';
import { recordAdminRead } from '../audit/public';
import { companyOf, CompanyType, loadCompanies } from '../companies/public';
import { latestActivities, listCompanyIds, listWaitingIds } from './admin.sql';
import { AdminCompanyConnection, AdminDashboard } from './admin.types';
import { applicationsByDay, countAwaiting, countFlaggedPayments, tokenSales } from './dashboard.sql';

@Resolver()
export class AdminResolver {
  @Authorized(Role.ADMIN)
  @Query(() => AdminDashboard, { description: "The administrator's dashboard." })
  async adminDashboard(@Ctx() context: RequestContext): Promise<AdminDashboard> {
    const [companiesAwaiting, flaggedPayments, sales, days, activities] = await Promise.all([
      countAwaiting(context),
      countFlaggedPayments(context),
      tokenSales(context),
      applicationsByDay(context),
      latestActivities(context),
    ]);
    return {
      companiesAwaiting,
      flaggedPayments,
      tokenSales: sales,
      applicationsByDay: days,
      latestActivities: activities,
    };
  }

  @Authorized(Role.ADMIN)
  @Query(() => AdminCompanyConnection, {
    description: 'Companies, newest first, or those that wait for a decision, the longest waiting first.',
  })
  async adminCompanies(
    @Ctx() context: RequestContext,
    @Args(() => LoadMoreArgs) args: LoadMoreArgs,
    @Arg('status', () => VerificationStatus, { nullable: true, description: 'Only with this status.' })
    status?: VerificationStatus | null,
    @Arg('search', () => String, { nullable: true, description: 'Substring of the name; reaches all rows.' }) search?:
      | string
      | null,
    @Arg('isImported', () => Boolean, {
      nullable: true,
      description: 'True for those that came with imported postings alone, false for the others alone.',
    })
    isImported?: boolean | null,
    @Arg('order', () => CompanyOrder, {
      nullable: true,
      description: 'NEWEST when missing. LONGEST_WAITING lists those that wait for a decision and ignores the status.',
    })
    order?: CompanyOrder | null,
  ): Promise<AdminCompanyConnection> {
    const isQueue = order === CompanyOrder.LONGEST_WAITING;
    const filter = {
      status: isQueue ? VerificationStatus.PENDING : (status ?? null),
      search: cleanSearch(search),
      isImported: isImported ?? null,
    };
    const { ids, endCursor } = await (isQueue ? listWaitingIds : listCompanyIds)(context, filter, cursorArgsOf(args));
    await recordAdminRead(context.services, actorOf(context), {
      what: 'READ_COMPANIES',
      subjects: ids,
      filter: { ...filter, isImported: filter.isImported === null ? null : String(filter.isImported) },
    });
    const rows = await Promise.all(ids.map((id) => context.loaders.load(loadCompanies, id)));
    return { items: rows.filter((row) => row !== null).map(companyOf), endCursor };
  }

  @Authorized(Role.ADMIN)
  @Query(() => CompanyType, {
    nullable: true,
    description: 'One company with its records. Error: "Company not found".',
  })
  async adminCompany(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the company.' }) id: string,
  ): Promise<CompanyType> {
    const row = await context.loaders.load(loadCompanies, id);
    if (!row) throw refuse('COMPANY_NOT_FOUND');
    await recordAdminRead(context.services, actorOf(context), { what: 'READ_COMPANY', subjects: [id], companyId: id });
    return companyOf(row);
  }
}
