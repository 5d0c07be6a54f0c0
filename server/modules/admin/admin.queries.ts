import type { VerificationStatus } from '../../../domain/companies';
import { selectRows } from '../../db/statements';
import type { LoadScope } from '../../graphql/context';
import type { AdminActivityType } from './admin.types';
import { ADMIN_PAGE_SIZE, allOf, belowInstant, stretchByInstant, type Reach, type Stretch } from './keyset';
import { nameContains } from './search';

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
}

/** Ids of companies, newest first; one statement. */
export async function listCompanyIds({ services }: Pick<LoadScope, 'services'>, { status, search }: CompaniesFilter, { after, limit = ADMIN_PAGE_SIZE }: Reach): Promise<Stretch> {
  const where = allOf([
    status ? { sql: STATUS_CONDITIONS[status], parameters: [] } : null,
    search ? nameContains('c.company_name', search) : null,
    belowInstant({ at: 'c.created_at', id: 'c.id' }, after),
  ]);
  const rows = await selectRows<{ id: string; at: Date }>(
    services.dataSource,
    `SELECT c.id, c.created_at AS at FROM companies c FORCE INDEX (${status ? 'ix_companies_awaiting' : 'ix_companies_created'}) WHERE ${where.sql}
     ORDER BY c.created_at DESC, c.id DESC LIMIT ?`,
    [...where.parameters, limit + 1],
  );
  return stretchByInstant(rows, limit);
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
