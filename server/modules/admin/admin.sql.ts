import { VerificationStatus } from '../../../domain/verification';
import { instant, nullable, text } from '../../db/row';
import { selectRows } from '../../db/statements';
import type { LoadScope } from '../../graphql/loaders';
import { FORMER_ADMINISTRATOR } from '../audit/public';
import type { AdminActivityType } from './admin.types';
import {
  aboveInstant,
  ADMIN_PAGE_SIZE,
  allOf,
  belowInstant,
  LISTED,
  merged,
  cursorPageBy,
  type Condition,
  type CursorArgs,
  type CursorPage,
} from './keyset.sql';
import { nameContains } from './search.sql';

const LATEST_ACTIVITIES = 5;

const STATUS_CONDITIONS = {
  PENDING: 'c.is_verified = 0 AND c.is_rejected = 0',
  VERIFIED: 'c.is_verified = 1 AND c.is_rejected = 0',
  REJECTED: 'c.is_verified = 0 AND c.is_rejected = 1',
} as const satisfies Record<VerificationStatus, string>;

export interface CompaniesFilter {
  status: VerificationStatus | null;
  /** Substring of the name; empty for all. */
  search: string;
  /** True: only imported ones; false: only the others; null: all. */
  isImported?: boolean | null;
}

/** Ids of companies, newest first; one statement. */
export async function listCompanyIds(
  { services }: Pick<LoadScope, 'services'>,
  { status, search, isImported = null }: CompaniesFilter,
  { after, limit = ADMIN_PAGE_SIZE }: CursorArgs,
): Promise<CursorPage> {
  const conditions = [
    search ? nameContains('c.company_name', search) : null,
    belowInstant({ at: 'c.created_at', id: 'c.id' }, after),
  ];
  const branches =
    status === null && isImported === null
      ? [companiesFrom('ix_companies_created', 'c.created_at', conditions)]
      : listedBranches(status, isImported, conditions);
  const { sql, parameters } = merged(branches, 'DESC', limit + 1);
  return cursorPageBy(await selectRows(services.dataSource, LISTED, sql, parameters), limit);
}

/** Each state of verification, imported or not, is its own range of the index. */
function listedBranches(
  status: VerificationStatus | null,
  isImported: boolean | null,
  conditions: readonly (Condition | null)[],
): Condition[] {
  const states = status ? [status] : Object.values(VerificationStatus);
  const origins = isImported === null ? [false, true] : [isImported];
  return states.flatMap((state) =>
    origins.map((imported) =>
      companiesFrom('ix_companies_listed', 'c.created_at', [
        { sql: `${STATUS_CONDITIONS[state]} AND c.is_imported = ?`, parameters: [imported] },
        ...conditions,
      ]),
    ),
  );
}

function companiesFrom(index: string, at: string, conditions: readonly (Condition | null)[]): Condition {
  const { sql, parameters } = allOf(conditions);
  return { sql: `SELECT c.id, ${at} AS at FROM companies c FORCE INDEX (${index}) WHERE ${sql}`, parameters };
}

/** Ids of the companies that wait for a decision, the one that has waited longest first; one statement. */
export async function listWaitingIds(
  { services }: Pick<LoadScope, 'services'>,
  { search, isImported = null }: Omit<CompaniesFilter, 'status'>,
  { after, limit = ADMIN_PAGE_SIZE }: CursorArgs,
): Promise<CursorPage> {
  const waiting = companiesFrom('ix_companies_waiting', 'c.waiting_since', [
    { sql: STATUS_CONDITIONS.PENDING, parameters: [] },
    search ? nameContains('c.company_name', search) : null,
    isImported === null ? null : { sql: 'c.is_imported = ?', parameters: [isImported] },
    aboveInstant({ at: 'c.waiting_since', id: 'c.id' }, after),
  ]);
  const { sql, parameters } = merged([waiting], 'ASC', limit + 1);
  return cursorPageBy(await selectRows(services.dataSource, LISTED, sql, parameters), limit);
}

const ACTIVITY = {
  id: text,
  admin_name: nullable(text),
  company_id: nullable(text),
  action: text,
  details: text,
  comment: nullable(text),
  created_at: instant,
};

export async function latestActivities({ services }: LoadScope): Promise<AdminActivityType[]> {
  const rows = await selectRows(
    services.dataSource,
    ACTIVITY,
    `SELECT y.id, admin.name AS admin_name, y.company_id, y.action, y.details, y.comment, y.created_at
     FROM admin_activities y LEFT JOIN admins admin ON admin.account_id = y.admin_id
     WHERE y.kind = 'CHANGE' ORDER BY y.id DESC LIMIT ?`,
    [LATEST_ACTIVITIES],
  );
  return rows.map((row) => ({
    id: row.id,
    adminName: row.admin_name ?? FORMER_ADMINISTRATOR,
    companyId: row.company_id,
    action: row.action,
    details: row.details,
    comment: row.comment,
    timestamp: row.created_at,
  }));
}
