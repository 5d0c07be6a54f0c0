import type { Role } from '../../../domain/roles';
import { VIEWED_TERMS_KEPT_MS } from '../../../domain/viewed-terms';
import { read } from '../../db/read';
import { instant, integer, notNullHere, nullable, text, type Columns } from '../../db/row';
import { selectRows, type Parameter, type QueryExecutor } from '../../db/statements';

/** Whose rows they are, and what time it is. */
export interface RecordOwner {
  accountId: string;
  seekerId: string | null;
  companyId: string | null;
  now: Date;
}

/** A part of the export that no screen shows: rows about the person alone, as the database has them. */
export interface ExportRecord {
  /** Of its file, and of its heading in the texts. */
  name:
    | 'signIn'
    | 'corrections'
    | 'exports'
    | 'erasures'
    | 'searchesToJobs'
    | 'reports'
    | 'clashes'
    | 'decisions'
    | 'pauses'
    | 'acceptanceClashes';
  role: Exclude<Role, 'ADMIN'> | null;
  /** Named as the export names its fields. `id` is the cursor and stays out of the export. */
  row: Columns;
  /** Ends in a WHERE; ids after the last one, and the order, are added. */
  sql: string;
  /** The column by which it is read page by page. */
  by: string;
  parameters: (owner: RecordOwner) => Parameter[];
}

const ofAccount = ({ accountId }: RecordOwner): Parameter[] => [accountId];
const ofSeeker = ({ seekerId }: RecordOwner): Parameter[] => [seekerId];
const ofCompany = ({ companyId }: RecordOwner): Parameter[] => [companyId];

const CLASHES = `
  SELECT c.id, a.company_name AS companyName, a.job_title AS jobTitle, c.created_at AS createdAt
  FROM acceptance_conflicts c JOIN applications a ON a.id = c.application_id`;
const CLASH = { id: text, companyName: text, jobTitle: text, createdAt: instant };

export const EXPORT_RECORDS: readonly ExportRecord[] = [
  {
    name: 'signIn',
    role: null,
    row: {
      id: text,
      googleAccount: nullable(text),
      createdAt: instant,
      lastActiveAt: nullable(instant),
      emailVerifiedAt: nullable(instant),
      provenAt: nullable(instant),
      secondFactorAt: nullable(instant),
    },
    sql: `
      SELECT a.id, a.google_sub AS googleAccount, a.created_at AS createdAt, a.last_active_at AS lastActiveAt,
             a.email_verified_at AS emailVerifiedAt, a.proven_at AS provenAt, f.confirmed_at AS secondFactorAt
      FROM accounts a LEFT JOIN second_factors f ON f.account_id = a.id WHERE a.id = ?`,
    by: 'a.id',
    parameters: ofAccount,
  },
  {
    name: 'corrections',
    role: null,
    row: { id: text, role: text, corrected: text, correctedAt: instant },
    sql: `
      SELECT id, role, fields AS corrected, corrected_at AS correctedAt FROM profile_corrections WHERE account_id = ?`,
    by: 'id',
    parameters: ofAccount,
  },
  {
    name: 'exports',
    role: null,
    row: { id: text, requestedAt: instant, endedAt: nullable(instant), bytes: nullable(integer) },
    sql: `
      SELECT id, requested_at AS requestedAt, ended_at AS endedAt, byte_size AS bytes FROM data_exports WHERE account_id = ?`,
    by: 'id',
    parameters: ofAccount,
  },
  {
    name: 'erasures',
    role: null,
    row: {
      id: text,
      role: text,
      requestedAt: instant,
      dueAt: instant,
      cancelledAt: nullable(instant),
      doneAt: nullable(instant),
    },
    sql: `
      SELECT id, COALESCE(role, 'ACCOUNT') AS role, requested_at AS requestedAt, due_at AS dueAt, cancelled_at AS cancelledAt, done_at AS doneAt
      FROM erasures WHERE account_id = ?`,
    by: 'id',
    parameters: ofAccount,
  },
  {
    name: 'searchesToJobs',
    role: 'USER',
    row: { id: notNullHere(text), search: text, jobTitle: text, companyName: text, viewedAt: instant },
    sql: `
      SELECT CONCAT(v.job_id, v.term) AS id, v.term AS search, j.title AS jobTitle, j.company_name AS companyName,
             v.viewed_at AS viewedAt
      FROM job_view_terms v JOIN jobs j ON j.id = v.job_id WHERE v.seeker_id = ? AND v.viewed_at > ?`,
    by: 'CONCAT(v.job_id, v.term)',
    parameters: ({ seekerId, now }) => [seekerId, new Date(now.getTime() - VIEWED_TERMS_KEPT_MS)],
  },
  {
    name: 'reports',
    role: 'USER',
    row: {
      id: text,
      companyName: text,
      jobTitle: nullable(text),
      reportReason: text,
      text: nullable(text),
      createdAt: instant,
      isOpen: integer,
    },
    sql: `
      SELECT r.id, c.company_name AS companyName, j.title AS jobTitle, r.reason AS reportReason, r.text,
             r.created_at AS createdAt, r.open_mark IS NOT NULL AS isOpen
      FROM reports r JOIN report_groups g ON g.id = r.group_id JOIN companies c ON c.id = g.company_id
      LEFT JOIN jobs j ON j.id = g.job_id WHERE r.seeker_id = ?`,
    by: 'r.id',
    parameters: ofSeeker,
  },
  {
    name: 'clashes',
    role: 'USER',
    row: CLASH,
    sql: `${CLASHES} WHERE a.seeker_id = ?`,
    by: 'c.id',
    parameters: ofSeeker,
  },
  {
    name: 'decisions',
    role: 'COMPANY',
    row: { id: text, decision: text, reason: nullable(text), createdAt: instant },
    // The note of a verification is written for administrators.
    sql: `
      SELECT y.id, y.action AS decision, IF(y.action = 'VERIFY', NULL, t.comment) AS reason, y.created_at AS createdAt
      FROM admin_activities y LEFT JOIN activity_texts t ON t.activity_id = y.id
      WHERE y.company_id = ? AND y.action IN ('VERIFY', 'REJECT', 'REVOKE')`,
    by: 'y.id',
    parameters: ofCompany,
  },
  {
    name: 'pauses',
    role: 'COMPANY',
    row: {
      id: text,
      jobTitle: text,
      reason: text,
      pausedAt: instant,
      answer: nullable(text),
      answeredAt: nullable(instant),
      resumedAt: nullable(instant),
    },
    sql: `
      SELECT p.id, j.title AS jobTitle, p.reason, p.paused_at AS pausedAt, p.answer, p.answered_at AS answeredAt,
             p.resumed_at AS resumedAt
      FROM job_pauses p JOIN jobs j ON j.id = p.job_id WHERE p.company_id = ?`,
    by: 'p.id',
    parameters: ofCompany,
  },
  {
    name: 'acceptanceClashes',
    role: 'COMPANY',
    row: CLASH,
    sql: `${CLASHES} WHERE c.company_id = ?`,
    by: 'c.id',
    parameters: ofCompany,
  },
];

const PAGE = 500;

/** The rows of a record, in the order of their ids; no more than a page is held at a time. */
export async function* rowsOf(
  executor: QueryExecutor,
  { row, sql, by, parameters }: ExportRecord,
  owner: RecordOwner,
): AsyncGenerator<unknown[]> {
  for (let after = ''; ; ) {
    const values = [...parameters(owner), after];
    const statement = `${sql} AND ${by} > ? ORDER BY ${by} LIMIT ${PAGE}`;
    const rows = await read(executor, (manager) => selectRows(manager, row, statement, values));
    yield rows.map(({ id: _cursor, ...shown }) => shown);
    if (rows.length < PAGE) return;
    after = String(rows.at(-1)?.['id']);
  }
}
