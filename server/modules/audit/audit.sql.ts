import { In } from 'typeorm';
import { AUDITED_EXPORTS, type AdminChange, type AdminRead, type AuditKind } from '../../../domain/audit';
import { read } from '../../db/read';
import { instant, nullable, oneOf, text } from '../../db/row';
import { parseJsonList, placeholders, selectRows, type QueryExecutor, type SqlPart } from '../../db/statements';
import type { LoadScope } from '../../graphql/loaders';
import { countRows } from '../../graphql/counted.sql';
import { afterCursor, allOf, cursorPartsOf, equals, firstRowsOf, newestBy, rangeOf } from '../../graphql/keyset.sql';
import { cursorPage, type CountedPage, type CursorArgs } from '../../graphql/paging';
import type { Period } from '../../graphql/period';
import { within } from '../../graphql/period.sql';
import { Admin } from '../accounts';
import { nameAt } from './former-name.sql';
import type { AdministratorParent, AuditEntryParent } from './audit.types';

export interface AuditFilter extends Period {
  kind?: AuditKind | null;
  adminId?: string | null;
  /** Only lists that left as a file. */
  exportsOnly?: boolean | null;
  /** Only what is about this row: a company, user, job or application. */
  aboutId?: string | null;
}

/** Named as the fields of `AuditEntry`. */
const ENTRY = {
  id: text,
  kind: oneOf<AuditKind>(),
  action: oneOf<AdminChange | AdminRead>(),
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
  return adminId ? 'ix_admin_activities_admin' : 'ix_admin_activities_created';
}

const NEWEST = newestBy('created_at');

/** Where the entries about a row are: under its own id, and under what belongs to it. */
const ABOUT = [
  { from: 'activity_subjects s FORCE INDEX (PRIMARY)', of: 's.subject_id' },
  {
    from: 'applications o FORCE INDEX (ix_applications_seeker) STRAIGHT_JOIN activity_subjects s FORCE INDEX (PRIMARY) ON s.subject_id = o.id',
    of: 'o.seeker_id',
  },
  {
    from: 'jobs o FORCE INDEX (ix_jobs_company) STRAIGHT_JOIN activity_subjects s FORCE INDEX (PRIMARY) ON s.subject_id = o.id',
    of: 'o.company_id',
  },
  {
    from: 'seekers o FORCE INDEX (PRIMARY) STRAIGHT_JOIN activity_subjects s FORCE INDEX (PRIMARY) ON s.subject_id = o.account_id',
    of: 'o.id',
  },
  {
    from: 'company_members o FORCE INDEX (ix_company_members_company) STRAIGHT_JOIN activity_subjects s FORCE INDEX (PRIMARY) ON s.subject_id = o.account_id',
    of: 'o.company_id',
  },
];

function rangesAbout(
  id: string,
  { kind, adminId, exportsOnly, ...period }: AuditFilter,
  after: string | null,
): SqlPart[] {
  const exports = { sql: `y.action IN (${placeholders(AUDITED_EXPORTS)})`, parameters: [...AUDITED_EXPORTS] };
  return ABOUT.map(({ from, of }) => {
    const { sql, parameters } = allOf([
      equals(of, id),
      within('s.created_at', period),
      afterCursor({ ...NEWEST, column: 's.created_at' }, after, 's.activity_id'),
      equals('y.kind', kind),
      equals('y.admin_id', adminId),
      exportsOnly ? exports : null,
    ]);
    return {
      sql: `SELECT s.activity_id AS id, s.created_at AS at FROM ${from} STRAIGHT_JOIN admin_activities y ON y.id = s.activity_id WHERE ${sql}`,
      parameters,
    };
  });
}

/** An entry may be about a row and about what belongs to it. */
const unionOf = ({ aboutId }: AuditFilter) => ({ union: aboutId ? 'UNION' : 'UNION ALL' }) as const;

/** One range of an index; exports are one for each of their actions. */
function rangesOf(filter: AuditFilter, after: string | null): SqlPart[] {
  if (filter.aboutId) return rangesAbout(filter.aboutId, filter, after);
  const given = [equals('kind', filter.kind), equals('admin_id', filter.adminId), within('created_at', filter)];
  const range = (index: string, action: AdminRead | null) =>
    rangeOf('admin_activities y', index, NEWEST, after, [...given, equals('action', action)]);
  return filter.exportsOnly
    ? AUDITED_EXPORTS.map((action) => range('ix_admin_activities_action', action))
    : [range(indexFor(filter), null)];
}

/** Exported so that its plan can be tested. */
export function auditTrailStatement(filter: AuditFilter & CursorArgs): SqlPart {
  const newest = firstRowsOf(rangesOf(filter, filter.after), filter.limit + 1, unionOf(filter));
  return {
    sql: `SELECT y.id, y.kind, y.action, y.parameters, words.comment, y.admin_id AS adminId, admin.name AS adminName, y.company_id AS companyId,
                 ${nameAt('c.id', 'c.company_name', 'y.written_at')} AS companyName, y.subjects,
                 IF(words.search IS NULL, y.filter, JSON_SET(y.filter, '$.search', words.search)) AS filter, y.\`before\`, y.\`after\`, y.created_at AS timestamp
          FROM (${newest.sql}) newest STRAIGHT_JOIN admin_activities y ON y.id = newest.id
          LEFT JOIN admins admin ON admin.account_id = y.admin_id LEFT JOIN companies c ON c.id = y.company_id
          LEFT JOIN activity_texts words ON words.activity_id = y.id
          ORDER BY y.created_at DESC, y.id DESC`,
    parameters: newest.parameters,
  };
}

/** A page of the trail, newest first. */
export async function readAuditTrail(
  executor: QueryExecutor,
  filter: AuditFilter & CursorArgs,
): Promise<CountedPage<AuditEntryParent>> {
  const { sql, parameters } = auditTrailStatement(filter);
  const rows = await selectRows(executor, ENTRY, sql, parameters);
  const { items, endCursor } = cursorPage(rows, filter.limit, ({ timestamp: at, id }) => cursorPartsOf({ at, id }));
  const count = () => countRows(executor, rangesOf(filter, null), unionOf(filter));
  return { items: items.map((row) => ({ ...row, subjects: parseJsonList(row.subjects) })), endCursor, count };
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
