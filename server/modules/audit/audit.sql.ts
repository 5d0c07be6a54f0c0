import { In } from 'typeorm';
import type { AdminChange, AdminRead, AuditKind } from '../../../domain/audit';
import { read } from '../../db/read';
import { instant, nullable, oneOf, text } from '../../db/row';
import { parseJsonList, selectRows, type Parameter, type QueryExecutor } from '../../db/statements';
import type { LoadScope } from '../../graphql/loaders';
import { decodeCursor, pageById, type CursorArgs, type CursorPage } from '../../graphql/paging';
import { Admin } from '../accounts/public';
import { nameAt } from './former-name.sql';
import type { AdministratorParent, AuditEntryParent } from './audit.types';

interface AuditFilter extends CursorArgs {
  kind?: AuditKind | null;
  adminId?: string | null;
}

/** Named as the fields of `AuditEntry`. */
const ENTRY = {
  id: text,
  kind: oneOf<AuditKind>(),
  action: oneOf<AdminChange | AdminRead>(),
  details: text,
  parameters: nullable(text),
  comment: nullable(text),
  adminId: text,
  adminName: nullable(text),
  companyId: nullable(text),
  companyName: nullable(text),
  subjects: nullable(text),
  filter: nullable(text),
  before: nullable(text),
  after: nullable(text),
  timestamp: instant,
};

/** Each filter has an index in the order of the list; without the hint the optimiser may sort instead. */
function indexFor({ kind, adminId }: AuditFilter): string {
  if (kind && adminId) return 'ix_admin_activities_admin_kind';
  if (kind) return 'ix_admin_activities_kind';
  return adminId ? 'ix_admin_activities_admin' : 'PRIMARY';
}

/** Exported so that its plan can be tested. */
export function auditTrailStatement(filter: AuditFilter): { sql: string; parameters: Parameter[] } {
  const [before] = decodeCursor(filter.after, 'id') ?? [];
  const conditions = [
    ['y.kind = ?', filter.kind],
    ['y.admin_id = ?', filter.adminId],
    ['y.id < ?', before],
  ] as const;
  const given = conditions.filter(([, parameter]) => parameter);
  return {
    sql: `SELECT y.id, y.kind, y.action, COALESCE(words.details, y.details) AS details, y.parameters, words.comment, y.admin_id AS adminId, admin.name AS adminName, y.company_id AS companyId,
                 ${nameAt('c.id', 'c.company_name', 'y.id')} AS companyName, y.subjects,
                 IF(words.search IS NULL, y.filter, JSON_SET(y.filter, '$.search', words.search)) AS filter, y.\`before\`, y.\`after\`, y.created_at AS timestamp
          FROM admin_activities y FORCE INDEX (${indexFor(filter)})
          LEFT JOIN admins admin ON admin.account_id = y.admin_id LEFT JOIN companies c ON c.id = y.company_id
          LEFT JOIN activity_texts words ON words.activity_id = y.id
          WHERE ${['TRUE', ...given.map(([sql]) => sql)].join(' AND ')} ORDER BY y.id DESC LIMIT ?`,
    parameters: [...given.map(([, parameter]) => parameter ?? null), filter.limit + 1],
  };
}

/** A page of the trail, newest first. */
export async function readAuditTrail(
  executor: QueryExecutor,
  filter: AuditFilter,
): Promise<CursorPage<AuditEntryParent>> {
  const { sql, parameters } = auditTrailStatement(filter);
  const rows = await selectRows(executor, ENTRY, sql, parameters);
  return pageById(rows, filter.limit, (row) => ({ ...row, subjects: parseJsonList(row.subjects) }));
}

/** Everyone who is an administrator now, by name; there are never many. */
export async function listAdministrators(executor: QueryExecutor): Promise<AdministratorParent[]> {
  const admins = await read(executor, (manager) =>
    manager.getRepository(Admin).find({ order: { name: 'ASC', accountId: 'ASC' }, take: 500 }),
  );
  return admins.map(({ accountId, name }) => ({ id: accountId, name }));
}

/** Administrators by account, in one statement; a former one has no name. */
export async function loadAdministrators(
  { services }: LoadScope,
  accountIds: readonly string[],
): Promise<AdministratorParent[]> {
  const admins = await read(services.dataSource, (manager) =>
    manager.getRepository(Admin).findBy({ accountId: In(accountIds) }),
  );
  const names = new Map(admins.map(({ accountId, name }) => [accountId, name]));
  return accountIds.map((id) => ({ id, name: names.get(id) ?? null }));
}
