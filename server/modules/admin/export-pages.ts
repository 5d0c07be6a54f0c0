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
import type { Reach, Stretch } from './keyset.sql';
import { listTransactions, type TransactionsFilter } from './transactions.sql';
import type { AdminTokenTransaction } from './transactions.types';
import { listUserIds, type UsersFilter } from './users.sql';

/** An administrator at work; whoever makes one has checked the role. */
export type AdminScope = LoadScope;

/** Rows that a download reads at once: enough to be quick, few enough to hold. */
const ROWS_AT_ONCE = 500;

/** All of a list, some at a time, each stretch from where the one before ended. */
async function* pagesOf<Item>(
  next: (reach: Required<Reach>) => Promise<{ items: Item[]; endCursor: string | null }>,
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
  { ids, endCursor }: Stretch,
  load: (ids: readonly string[]) => Promise<(Row | null)[]>,
): Promise<{ items: Row[]; endCursor: string | null }> {
  const rows = ids.length === 0 ? [] : await load(ids);
  return { items: rows.filter((row) => row !== null), endCursor };
}

export function companyPages(scope: AdminScope, filter: CompaniesFilter): AsyncGenerator<CompanyRow[]> {
  return pagesOf(async (reach) =>
    loaded(await listCompanyIds(scope, filter, reach), (ids) => loadCompanies(scope, ids)),
  );
}

export function userPages(scope: AdminScope, filter: UsersFilter): AsyncGenerator<SeekerRow[]> {
  return pagesOf(async (reach) => loaded(await listUserIds(scope, filter, reach), (ids) => loadSeekers(scope, ids)));
}

export function transactionPages(
  scope: AdminScope,
  filter: TransactionsFilter,
): AsyncGenerator<AdminTokenTransaction[]> {
  return pagesOf((reach) => listTransactions(scope, filter, reach));
}

export function applicationPages(scope: AdminScope, filter: ApplicationsFilter): AsyncGenerator<ExportedApplication[]> {
  return pagesOf(async (reach) =>
    loaded(await listApplicationIds(scope, filter, reach), (ids) => readExported(scope, ids)),
  );
}
