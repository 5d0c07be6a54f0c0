import type { LoadScope } from '../../graphql/loaders';
import { loadCompanies, type CompanyRow } from '../companies/public';
import { loadSeekers, type SeekerRow } from '../seekers/public';
import { listCompanyIds, type CompaniesFilter } from './admin.sql';
import {
  listApplicationIds,
  readExported,
  type ApplicationsFilter,
  type ExportedApplication,
} from './applications.sql';
import type { CursorArgs, CursorPage } from './keyset.sql';
import { listTransactions, type TransactionsFilter } from './transactions.sql';
import type { AdminTokenTransaction } from './transactions.types';
import { listUserIds, type UsersFilter } from './users.sql';

/** The scope of an administrator: the caller has checked the role. */
export type AdminScope = LoadScope;

/** Rows that a download reads at once: enough to be quick, few enough to hold. */
const ROWS_AT_ONCE = 500;

/** All of a list, page by page. */
async function* pagesOf<Item>(
  next: (args: Required<CursorArgs>) => Promise<{ items: Item[]; endCursor: string | null }>,
): AsyncGenerator<Item[]> {
  let after: string | null = null;
  do {
    const { items, endCursor }: { items: Item[]; endCursor: string | null } = await next({
      after,
      limit: ROWS_AT_ONCE,
    });
    if (items.length > 0) yield items;
    after = endCursor;
  } while (after !== null);
}

async function loaded<Row>(
  { ids, endCursor }: CursorPage,
  load: (ids: readonly string[]) => Promise<(Row | null)[]>,
): Promise<{ items: Row[]; endCursor: string | null }> {
  const rows = ids.length === 0 ? [] : await load(ids);
  return { items: rows.filter((row) => row !== null), endCursor };
}

export function companyPages(scope: AdminScope, filter: CompaniesFilter): AsyncGenerator<CompanyRow[]> {
  return pagesOf(async (args) => loaded(await listCompanyIds(scope, filter, args), (ids) => loadCompanies(scope, ids)));
}

export function userPages(scope: AdminScope, filter: UsersFilter): AsyncGenerator<SeekerRow[]> {
  return pagesOf(async (args) => loaded(await listUserIds(scope, filter, args), (ids) => loadSeekers(scope, ids)));
}

export function transactionPages(
  scope: AdminScope,
  filter: TransactionsFilter,
): AsyncGenerator<AdminTokenTransaction[]> {
  return pagesOf((args) => listTransactions(scope, filter, args));
}

export function applicationPages(scope: AdminScope, filter: ApplicationsFilter): AsyncGenerator<ExportedApplication[]> {
  return pagesOf(async (reach) =>
    loaded(await listApplicationIds(scope, filter, reach), (ids) => readExported(scope, ids)),
  );
}
