import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Query, Resolver } from 'type-graphql';
import { ApplicationStatus } from '../../../domain/applications';
import { cleanSearch } from '../../../domain/jobs';
import { Role } from '../../../domain/roles';
import { InvoiceStatus, TransactionType } from '../../../domain/tokens';
import { actorOf, type RequestContext } from '../../graphql/context';
import { wantedAt } from '../applications/public';
import { recordAdminRead } from '../audit/public';
import { loadSeekers, seekerOf } from '../seekers/public';
import { listApplications } from './applications.queries';
import { AdminApplicationConnection, AdminUserConnection } from './lists.types';
import { listTransactions } from './transactions.queries';
import { AdminTokenTransactionConnection } from './transactions.types';
import { listUserIds } from './users.queries';

const wantedOfItems = wantedAt('items');

const AFTER = 'The `endCursor` of the stretch before.';

@Resolver()
export class AdminListsResolver {
  @Authorized(Role.ADMIN)
  @Query(() => AdminUserConnection, { description: 'Users, who are the job seekers, newest first, 20 at a time.' })
  async adminUsers(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, { nullable: true, description: 'Substring of name, e-mail or phone number; reaches all rows.' }) search?: string | null,
    @Arg('after', () => String, { nullable: true, description: AFTER }) after?: string | null,
  ): Promise<AdminUserConnection> {
    const filter = { search: cleanSearch(search) };
    const { ids, endCursor } = await listUserIds(context, filter, { after });
    await recordAdminRead(context.services, actorOf(context), { what: 'READ_USERS', subjects: ids, filter });
    const rows = await Promise.all(ids.map((id) => context.loaders.load(loadSeekers, id)));
    return { items: rows.filter((row) => row !== null).map(seekerOf), endCursor };
  }

  @Authorized(Role.ADMIN)
  @Query(() => AdminApplicationConnection, { description: 'Applications, newest first, 20 at a time.' })
  async adminApplications(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('status', () => ApplicationStatus, { nullable: true, description: 'Only with this status.' }) status?: ApplicationStatus | null,
    @Arg('search', () => String, { nullable: true, description: 'Substring of the applicant\'s name or e-mail, the job\'s title or the company\'s name; reaches all rows.' }) search?: string | null,
    @Arg('after', () => String, { nullable: true, description: AFTER }) after?: string | null,
  ): Promise<AdminApplicationConnection> {
    const filter = { status: status ?? null, search: cleanSearch(search) };
    const stretch = await listApplications(context, filter, { after }, wantedOfItems(info));
    const subjects = stretch.items.map(({ id }) => id);
    await recordAdminRead(context.services, actorOf(context), { what: 'READ_APPLICATIONS', subjects, filter: { ...filter } });
    return stretch;
  }

  @Authorized(Role.ADMIN)
  @Query(() => AdminTokenTransactionConnection, {
    description: 'Purchases of tokens, paid or not, and the other entries of the ledger, newest first, 20 at a time.',
  })
  async adminTokenTransactions(
    @Ctx() context: RequestContext,
    @Arg('type', () => TransactionType, { nullable: true, description: 'Only of this kind.' }) type?: TransactionType | null,
    @Arg('status', () => InvoiceStatus, { nullable: true, description: 'Only purchases whose payment stands so.' }) status?: InvoiceStatus | null,
    @Arg('search', () => String, { nullable: true, description: 'Substring of the company\'s name or of a purchase\'s reference; reaches all rows.' }) search?: string | null,
    @Arg('after', () => String, { nullable: true, description: AFTER }) after?: string | null,
  ): Promise<AdminTokenTransactionConnection> {
    const filter = { type: type ?? null, status: status ?? null, search: cleanSearch(search) };
    const stretch = await listTransactions(context, filter, { after });
    const subjects = stretch.items.map(({ id }) => id);
    await recordAdminRead(context.services, actorOf(context), { what: 'READ_TOKEN_TRANSACTIONS', subjects, filter: { ...filter } });
    return stretch;
  }
}
