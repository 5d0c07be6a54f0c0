import { ROWS_AT_ONCE } from '../../../db/batches';
import type { LoadScope } from '../../../graphql/loaders';
import type { CursorArgs, CursorPage } from '../../../graphql/paging';
import { loadCompanies } from '../../companies';
import { loadSeekers } from '../../seekers';
import { listApplicationIds, readExported, type ApplicationsFilter } from './applications.sql';
import { listCompanyIds, type CompaniesFilter } from './companies.sql';
import { listTransactions, type TransactionsFilter } from './transactions.sql';
import { listUserIds, type UsersFilter } from './users.sql';

/** The lists for a download, page by page; the caller has checked that they are an administrator. */

export const companyPages = (scope: LoadScope, filter: CompaniesFilter) =>
  pagesById(scope, (args) => listCompanyIds(scope, filter, args), loadCompanies);

export const userPages = (scope: LoadScope, filter: UsersFilter) =>
  pagesById(scope, (args) => listUserIds(scope, filter, args), loadSeekers);

export const applicationPages = (scope: LoadScope, filter: ApplicationsFilter) =>
  pagesById(scope, (args) => listApplicationIds(scope, filter, args), readExported);

export const transactionPages = (scope: LoadScope, filter: TransactionsFilter) =>
  pagesOf((args) => listTransactions(scope, filter, args));

async function* pagesById<Row>(
  scope: LoadScope,
  list: (args: CursorArgs) => Promise<CursorPage<string>>,
  load: (scope: LoadScope, ids: readonly string[]) => Promise<(Row | null)[]>,
): AsyncGenerator<Row[]> {
  for await (const ids of pagesOf(list)) yield (await load(scope, ids)).filter((row) => row !== null);
}

async function* pagesOf<Item>(next: (args: CursorArgs) => Promise<CursorPage<Item>>): AsyncGenerator<Item[]> {
  let after: string | null = null;
  do {
    const page: CursorPage<Item> = await next({ after, limit: ROWS_AT_ONCE });
    if (page.items.length > 0) yield page.items;
    after = page.endCursor;
  } while (after !== null);
}
