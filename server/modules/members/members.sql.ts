import type { CompanyRole } from '../../../domain/company-rights';
import type { OwnerChangeKind } from '../../../domain/members';
import { flag, instant, integer, notNullHere, nullable, oneOf, text, type Row } from '../../db/row';
import { selectOne, selectRows, type QueryExecutor } from '../../db/statements';
import { LIVE_NOT_OVER, notOverParameters } from '../applications';

const MEMBER = {
  accountId: text,
  name: nullable(text),
  email: text,
  role: oneOf<CompanyRole>(),
  since: instant,
  lastActiveAt: nullable(instant),
  lastUsedAt: nullable(instant),
  isLeaving: flag,
};
export type MemberRow = Row<typeof MEMBER>;

/** Owners first, and of each role who came first. */
export function readMembers(executor: QueryExecutor, companyId: string): Promise<MemberRow[]> {
  return selectRows(
    executor,
    MEMBER,
    `SELECT m.account_id AS accountId, a.person_name AS name, a.email, m.role, m.since, a.last_active_at AS lastActiveAt,
            (SELECT MAX(s.last_used_at) FROM sessions s WHERE s.account_id = a.id) AS lastUsedAt,
            m.erasing_at IS NOT NULL AS isLeaving
     FROM company_members m JOIN accounts a ON a.id = m.account_id
     WHERE m.company_id = ? ORDER BY m.role, m.since, m.account_id`,
    [companyId],
  );
}

const PERSON = { email: text, name: nullable(text) };

/** Who an account is for colleagues; null once it is erased. */
export async function personOf(
  executor: QueryExecutor,
  accountId: string,
): Promise<{ email: string; name: string } | null> {
  const sql = 'SELECT email, person_name AS name FROM accounts WHERE id = ?';
  const row = await selectOne(executor, PERSON, sql, [accountId]);
  return row && { email: row.email, name: row.name ?? row.email };
}

const CHANGE = {
  id: text,
  kind: oneOf<OwnerChangeKind>(),
  earlierRole: nullable(oneOf<CompanyRole>()),
  createdAt: instant,
  name: nullable(text),
  byName: nullable(text),
  isByAdmin: flag,
  roleNow: nullable(oneOf<CompanyRole>()),
  companyNow: nullable(text),
  isBarred: flag,
};
export type OwnerChangeRow = Row<typeof CHANGE>;

/** The changes of a company's owners since then that were not undone, newest first, with where the person is now. */
export function readOwnerChanges(executor: QueryExecutor, companyId: string, since: Date): Promise<OwnerChangeRow[]> {
  return selectRows(
    executor,
    CHANGE,
    `SELECT c.id, c.kind, c.earlier_role AS earlierRole, c.created_at AS createdAt, COALESCE(a.person_name, a.email) AS name,
            COALESCE(b.person_name, b.email) AS byName, admin.account_id IS NOT NULL AS isByAdmin,
            m.role AS roleNow, m.company_id AS companyNow, bar.account_id IS NOT NULL AS isBarred
     FROM owner_changes c LEFT JOIN accounts a ON a.id = c.account_id LEFT JOIN company_members m ON m.account_id = c.account_id
     LEFT JOIN accounts b ON b.id = c.changed_by LEFT JOIN admins admin ON admin.account_id = c.changed_by
     LEFT JOIN company_bars bar ON bar.company_id = c.company_id AND bar.account_id = c.account_id
     WHERE c.company_id = ? AND c.created_at > ? AND c.undone_at IS NULL ORDER BY c.created_at DESC, c.id DESC`,
    [companyId, since],
  );
}

/** Until when owners, copies and erasure are frozen, if they are. */
export async function readFrozenUntil(executor: QueryExecutor, companyId: string, now: Date): Promise<Date | null> {
  const sql = 'SELECT MAX(frozen_until) AS until FROM owner_changes WHERE company_id = ? AND frozen_until > ?';
  return (await selectOne(executor, { until: nullable(instant) }, sql, [companyId, now]))?.until ?? null;
}

const NAMED = { id: text, email: text, name: nullable(text), dueAt: instant };
export type NamedOwnerRow = Row<typeof NAMED>;

/** Whom an administrator has named, while it waits. */
export function readNamedOwner(executor: QueryExecutor, companyId: string): Promise<NamedOwnerRow | null> {
  return selectOne(
    executor,
    NAMED,
    `SELECT n.id, a.email, a.person_name AS name, n.due_at AS dueAt FROM named_owners n JOIN accounts a ON a.id = n.account_id
     WHERE n.company_id = ? AND n.is_open = 1`,
    [companyId],
  );
}

const FROZEN = { companyId: text, companyName: text, frozenUntil: notNullHere(instant) };

/** Companies whose owners are frozen, the longest first. */
export function readFrozenCompanies(executor: QueryExecutor, now: Date): Promise<Row<typeof FROZEN>[]> {
  return selectRows(
    executor,
    FROZEN,
    `SELECT f.company_id AS companyId, c.company_name AS companyName, f.frozen_until AS frozenUntil
     FROM owner_changes f JOIN companies c ON c.id = f.company_id
     WHERE f.frozen_until > ? ORDER BY f.frozen_until, f.id LIMIT 100`,
    [now],
  );
}

const HANDOVER = { jobs: integer, interviews: integer, heirId: nullable(text), heirName: nullable(text) };

/**
 * What passes on when a member goes: the jobs whose contact they are, the interviews of these that are still to come, and
 * the owner who becomes the contact (`passOnJobs`). Null of who is no member of the company.
 */
export function readHandover(
  executor: QueryExecutor,
  { companyId, accountId, now }: { companyId: string; accountId: string; now: Date },
): Promise<Row<typeof HANDOVER> | null> {
  return selectOne(
    executor,
    HANDOVER,
    `SELECT COUNT(DISTINCT j.id) AS jobs, COUNT(a.id) AS interviews, heir.id AS heirId,
            COALESCE(heir.person_name, heir.email) AS heirName
     FROM company_members m LEFT JOIN jobs j ON j.contact_id = m.account_id AND j.company_id = m.company_id AND j.is_deleted = 0
     LEFT JOIN applications a ON a.job_id = j.id AND ${LIVE_NOT_OVER}
     LEFT JOIN accounts heir ON heir.id = (SELECT o.account_id FROM company_members o
       WHERE o.company_id = m.company_id AND o.role = 'OWNER' AND o.erasing_at IS NULL AND o.account_id <> m.account_id
       ORDER BY o.since, o.account_id LIMIT 1)
     WHERE m.company_id = ? AND m.account_id = ? GROUP BY m.account_id`,
    [...notOverParameters(now), companyId, accountId],
  );
}
