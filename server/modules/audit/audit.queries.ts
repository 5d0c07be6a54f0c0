import type { AuditKind } from '../../../domain/audit';
import { selectRows, type Parameter, type Runner } from '../../db/statements';
import { decodeCursor, encodeCursor } from '../../graphql/paging';
import type { Administrator, AuditEntry, AuditTrailConnection } from './audit.types';

const PAGE_SIZE = 20;

interface AuditFilter {
  kind: AuditKind | null;
  adminId: string | null;
  after: string | null | undefined;
}

interface AuditRow {
  id: string;
  kind: AuditKind;
  action: string;
  details: string;
  comment: string | null;
  admin_id: string;
  admin_name: string | null;
  company_id: string | null;
  company_name: string | null;
  subjects: string | null;
  filter: string | null;
  before: string | null;
  after: string | null;
  created_at: Date;
}

/** Each filter has an index in the order of the list; the optimiser is not left to sort instead (design, section 8). */
function indexFor({ kind, adminId }: AuditFilter): string {
  if (kind && adminId) return 'ix_admin_activities_admin_kind';
  if (kind) return 'ix_admin_activities_kind';
  return adminId ? 'ix_admin_activities_admin' : 'PRIMARY';
}

/** The statement of one stretch, newest first; exported so that its plan can be tested. */
export function auditTrailStatement(filter: AuditFilter): { sql: string; parameters: Parameter[] } {
  const [before] = decodeCursor(filter.after, 1) ?? [];
  const conditions: [sql: string, parameter: string | null | undefined][] = [
    ['y.kind = ?', filter.kind],
    ['y.admin_id = ?', filter.adminId],
    ['y.id < ?', before],
  ];
  const given = conditions.filter(([, parameter]) => parameter);
  return {
    // The JSON columns are cast so that they arrive as text, whatever the driver makes of JSON.
    sql: `SELECT y.id, y.kind, y.action, y.details, y.comment, y.admin_id, admin.name AS admin_name, y.company_id, c.company_name,
                 CONCAT(y.subjects) AS subjects, CONCAT(y.filter) AS filter, CONCAT(y.\`before\`) AS \`before\`, CONCAT(y.\`after\`) AS \`after\`, y.created_at
          FROM admin_activities y FORCE INDEX (${indexFor(filter)})
          LEFT JOIN admins admin ON admin.account_id = y.admin_id LEFT JOIN companies c ON c.id = y.company_id
          WHERE ${['TRUE', ...given.map(([sql]) => sql)].join(' AND ')} ORDER BY y.id DESC LIMIT ?`,
    parameters: [...given.map(([, parameter]) => parameter ?? null), PAGE_SIZE + 1],
  };
}

/** 20 entries at a time by keyset, in one statement. */
export async function readAuditTrail(runner: Runner, filter: AuditFilter): Promise<AuditTrailConnection> {
  const { sql, parameters } = auditTrailStatement(filter);
  const rows = await selectRows<AuditRow>(runner, sql, parameters);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return { items: shown.map(entryOf), endCursor: rows.length > PAGE_SIZE && last ? encodeCursor([last.id]) : null };
}

function entryOf(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    kind: row.kind,
    action: row.action,
    details: row.details,
    comment: row.comment,
    adminId: row.admin_id,
    adminName: row.admin_name ?? 'Former administrator',
    companyId: row.company_id,
    companyName: row.company_name,
    subjects: row.subjects === null ? [] : (JSON.parse(row.subjects) as string[]),
    filter: row.filter,
    before: row.before,
    after: row.after,
    timestamp: row.created_at,
  };
}

/** Everyone who is an administrator now, by name; there are never many. */
export function listAdministrators(runner: Runner): Promise<Administrator[]> {
  return selectRows<Administrator>(runner, 'SELECT account_id AS id, name FROM admins ORDER BY name, account_id LIMIT 500');
}
