import type { ApplicationStatus } from '../../../domain/applications';
import { placeholders, selectRows } from '../../db/statements';
import type { LoadScope } from '../../graphql/loaders';
import { loadCompanies, type CompanyRow } from '../companies/public';
import { loadSeekers, type SeekerRow } from '../seekers/public';
import { listCompanyIds, type CompaniesFilter } from './admin.queries';
import { listApplicationIds, type ApplicationsFilter } from './applications.queries';
import type { Reach, Stretch } from './keyset';
import { listTransactions, type TransactionsFilter } from './transactions.queries';
import type { AdminTokenTransaction } from './transactions.types';
import { listUserIds, type UsersFilter } from './users.queries';

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

/** An application as an administrator takes it home. */
export interface ExportedApplication {
  id: string;
  job_id: string;
  title: string;
  company_name: string;
  full_name: string;
  email: string;
  phone_number: string | null;
  status: ApplicationStatus;
  applied_at: Date;
  interview_date: string;
  interview_start: string;
  interview_end: string;
}

export function applicationPages(scope: AdminScope, filter: ApplicationsFilter): AsyncGenerator<ExportedApplication[]> {
  return pagesOf(async (reach) =>
    loaded(await listApplicationIds(scope, filter, reach), (ids) => readApplications(scope, ids)),
  );
}

async function readApplications(
  { services }: AdminScope,
  ids: readonly string[],
): Promise<(ExportedApplication | null)[]> {
  const rows = await selectRows<ExportedApplication>(
    services.dataSource,
    `SELECT a.id, a.job_id, j.title, j.company_name, s.full_name, account.email, s.phone_number, a.status, a.applied_at,
            a.interview_date, a.interview_start, a.interview_end
     FROM applications a
     JOIN jobs j ON j.id = a.job_id
     JOIN seekers s ON s.id = a.seeker_id
     JOIN accounts account ON account.id = s.account_id
     WHERE a.id IN (${placeholders(ids)})`,
    ids,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
