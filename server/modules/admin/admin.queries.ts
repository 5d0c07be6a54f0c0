import type { VerificationStatus } from '../../../domain/companies';
import { containing, selectOne, selectRows, type Parameter } from '../../db/statements';
import type { LoadScope } from '../../graphql/context';
import { decodeCursor, encodeCursor } from '../../graphql/paging';
import type { AdminActivityType } from './admin.types';

export const ADMIN_PAGE_SIZE = 20;
const LATEST_ACTIVITIES = 5;

const STATUS_CONDITIONS = {
  PENDING: 'c.is_verified = 0 AND c.is_rejected = 0',
  VERIFIED: 'c.is_verified = 1 AND c.is_rejected = 0',
  REJECTED: 'c.is_verified = 0 AND c.is_rejected = 1',
} as const satisfies Record<VerificationStatus, string>;

interface CompaniesFilter {
  status: VerificationStatus | null;
  search: string;
  after: string | null | undefined;
}

/** Where the stretch before ended; null starts at the top. */
function companiesCursor(after: string | null | undefined): { createdAt: Date; id: string } | null {
  const [createdAt, id] = decodeCursor(after, 2) ?? [];
  const isDate = createdAt !== undefined && !Number.isNaN(Date.parse(createdAt));
  return isDate && id ? { createdAt: new Date(createdAt), id } : null;
}

/** Ids of companies, newest first, 20 at a time by keyset; one statement. */
export async function listCompanyIds({ services }: LoadScope, filter: CompaniesFilter): Promise<{ ids: string[]; endCursor: string | null }> {
  const cursor = companiesCursor(filter.after);
  const conditions: { sql: string; parameters: Parameter[] }[] = [
    { sql: filter.status ? STATUS_CONDITIONS[filter.status] : 'TRUE', parameters: [] },
    ...(filter.search
      ? [{ sql: "c.company_name LIKE ? ESCAPE '!'", parameters: [containing(filter.search)] }]
      : []),
    ...(cursor ? [{ sql: '(c.created_at < ? OR (c.created_at = ? AND c.id < ?))', parameters: [cursor.createdAt, cursor.createdAt, cursor.id] }] : []),
  ];
  const rows = await selectRows<{ id: string; created_at: Date }>(
    services.dataSource,
    `SELECT c.id, c.created_at FROM companies c WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}
     ORDER BY c.created_at DESC, c.id DESC LIMIT ?`,
    [...conditions.flatMap(({ parameters }) => parameters), ADMIN_PAGE_SIZE + 1],
  );
  const shown = rows.slice(0, ADMIN_PAGE_SIZE);
  const last = shown.at(-1);
  const endCursor = rows.length > ADMIN_PAGE_SIZE && last ? encodeCursor([last.created_at.toISOString(), last.id]) : null;
  return { ids: shown.map(({ id }) => id), endCursor };
}

export async function countAwaiting({ services }: LoadScope): Promise<number> {
  const row = await selectOne<{ total: number }>(services.dataSource, `SELECT COUNT(*) AS total FROM companies c WHERE ${STATUS_CONDITIONS.PENDING}`);
  return Number(row?.total ?? 0);
}

interface ActivityRow {
  id: string;
  admin_name: string | null;
  company_id: string | null;
  action: string;
  details: string;
  comment: string | null;
  created_at: Date;
}

export async function latestActivities({ services }: LoadScope): Promise<AdminActivityType[]> {
  const rows = await selectRows<ActivityRow>(
    services.dataSource,
    `SELECT y.id, admin.name AS admin_name, y.company_id, y.action, y.details, y.comment, y.created_at
     FROM admin_activities y LEFT JOIN admins admin ON admin.account_id = y.admin_id
     WHERE y.kind = 'CHANGE' ORDER BY y.id DESC LIMIT ?`,
    [LATEST_ACTIVITIES],
  );
  return rows.map((row) => ({
    id: row.id,
    adminName: row.admin_name ?? 'Former administrator',
    companyId: row.company_id,
    action: row.action,
    details: row.details,
    comment: row.comment,
    timestamp: row.created_at,
  }));
}
