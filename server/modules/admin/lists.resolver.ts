import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import { ApplicationStatus } from '../../../domain/applications';
import { AdminJobOrder, AdminJobStatus, cleanSearch } from '../../../domain/jobs';
import { Role } from '../../../domain/roles';
import { wibDateOf } from '../../../domain/time';
import { InvoiceStatus } from '../../../domain/payments';
import { TransactionType } from '../../../domain/tokens';
import { actorOf, type RequestContext } from '../../graphql/context';
import { LoadMoreArgs, cursorArgsOf } from '../../graphql/paging';
import { wantedAt } from '../applications/public';
import { recordAdminRead } from '../audit/public';
import { jobOf, loadJobs } from '../jobs/public';
import { loadSeekers, seekerOf } from '../seekers/public';
import { applicationsFor } from './application-reads';
import { listJobIds } from './jobs.sql';
import { AdminApplicationConnection, AdminJobConnection, AdminUserConnection } from './lists.types';
import { listTransactions } from './transactions.sql';
import { AdminTokenTransactionConnection } from './transactions.types';
import { listUserIds } from './users.sql';

const wantedOfItems = wantedAt('items');

const OF_COMPANY = 'Only of this company.';

@Resolver()
export class AdminListsResolver {
  @Authorized(Role.ADMIN)
  @Query(() => AdminUserConnection, { description: 'Users, who are the job seekers, newest first.' })
  async adminUsers(
    @Ctx() context: RequestContext,
    @Args(() => LoadMoreArgs) args: LoadMoreArgs,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Substring of name, e-mail or phone number; reaches all rows.',
    })
    search?: string | null,
  ): Promise<AdminUserConnection> {
    const filter = { search: cleanSearch(search) };
    const { ids, endCursor } = await listUserIds(context, filter, cursorArgsOf(args));
    await recordAdminRead(context.services, actorOf(context), { what: 'READ_USERS', subjects: ids, filter });
    const rows = await Promise.all(ids.map((id) => context.loaders.load(loadSeekers, id)));
    return { items: rows.filter((row) => row !== null).map(seekerOf), endCursor };
  }

  @Authorized(Role.ADMIN)
  @Query(() => AdminApplicationConnection, { description: 'Applications, newest first.' })
  adminApplications(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Args(() => LoadMoreArgs) args: LoadMoreArgs,
    @Arg('status', () => ApplicationStatus, { nullable: true, description: 'Only with this status.' })
    status?: ApplicationStatus | null,
    @Arg('search', () => String, {
      nullable: true,
      description:
        "Substring of the applicant's name or e-mail, the job's title or the company's name; reaches all rows.",
    })
    search?: string | null,
    @Arg('userId', () => ID, { nullable: true, description: 'Only of this user.' }) userId?: string | null,
    @Arg('jobId', () => ID, { nullable: true, description: 'Only to this job.' }) jobId?: string | null,
    @Arg('companyId', () => ID, { nullable: true, description: 'Only to jobs of this company.' }) companyId?:
      | string
      | null,
  ): Promise<AdminApplicationConnection> {
    const filter = {
      status: status ?? null,
      search: cleanSearch(search),
      userId: userId ?? null,
      jobId: jobId ?? null,
      companyId: companyId ?? null,
    };
    return applicationsFor(context, filter, cursorArgsOf(args), wantedOfItems(info));
  }

  @Authorized(Role.ADMIN)
  @Query(() => AdminTokenTransactionConnection, {
    description: 'Purchases of tokens, paid or not, and the other entries of the ledger, newest first.',
  })
  async adminTokenTransactions(
    @Ctx() context: RequestContext,
    @Args(() => LoadMoreArgs) args: LoadMoreArgs,
    @Arg('type', () => TransactionType, { nullable: true, description: 'Only of this kind.' })
    type?: TransactionType | null,
    @Arg('status', () => InvoiceStatus, {
      nullable: true,
      description: 'Only purchases whose payment is in this state.',
    })
    status?: InvoiceStatus | null,
    @Arg('search', () => String, {
      nullable: true,
      description: "Substring of the company's name or of a purchase's reference; reaches all rows.",
    })
    search?: string | null,
    @Arg('companyId', () => ID, { nullable: true, description: OF_COMPANY }) companyId?: string | null,
  ): Promise<AdminTokenTransactionConnection> {
    const filter = {
      type: type ?? null,
      status: status ?? null,
      search: cleanSearch(search),
      companyId: companyId ?? null,
    };
    const found = await listTransactions(context, filter, cursorArgsOf(args));
    const subjects = found.items.map(({ id }) => id);
    await recordAdminRead(context.services, actorOf(context), { what: 'READ_TOKEN_TRANSACTIONS', subjects, filter });
    return found;
  }

  @Authorized(Role.ADMIN)
  @Query(() => AdminJobConnection, { description: 'Jobs, newest first or by the number of people who applied.' })
  async adminJobs(
    @Ctx() context: RequestContext,
    @Args(() => LoadMoreArgs) args: LoadMoreArgs,
    @Arg('status', () => AdminJobStatus, {
      nullable: true,
      description: 'Only with this status; those that are open or closed when missing.',
    })
    status?: AdminJobStatus | null,
    @Arg('search', () => String, {
      nullable: true,
      description: "Substring of the title or the company's name; reaches all rows.",
    })
    search?: string | null,
    @Arg('companyId', () => ID, { nullable: true, description: OF_COMPANY }) companyId?: string | null,
    @Arg('order', () => AdminJobOrder, { nullable: true, description: 'NEWEST when missing.' })
    order?: AdminJobOrder | null,
  ): Promise<AdminJobConnection> {
    const filter = {
      status: status ?? null,
      search: cleanSearch(search),
      companyId: companyId ?? null,
      order: order ?? AdminJobOrder.NEWEST,
    };
    const { ids, endCursor } = await listJobIds(context, filter, cursorArgsOf(args));
    await recordAdminRead(context.services, actorOf(context), { what: 'READ_JOBS', subjects: ids, filter });
    const rows = await Promise.all(ids.map((id) => context.loaders.load(loadJobs, id)));
    const today = wibDateOf(context.services.clock.now());
    return { items: rows.filter((row) => row !== null).map((row) => jobOf(row, today)), endCursor };
  }
}
