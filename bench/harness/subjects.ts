import type { Connection, RowDataPacket } from 'mysql2/promise';
import { SeededRandom } from '../../testkit/seeded-random';
import { wibDateOf } from '../../domain/time';
import { encodeCursor } from '../../server/graphql/paging';
import { ADMIN_EMAIL } from '../data/population';

/** The people who send requests and the ids they ask for: drawn from the database, the same for the same seed. */
export interface Subjects {
  seekers: readonly Person[];
  companies: readonly Company[];
  admin: Person;
  /** Visible jobs. */
  jobIds: readonly string[];
  /** Cursors from anywhere in the administrator's list of applications. */
  cursors: readonly string[];
}

export interface Person {
  accountId: string;
  /** Of the profile; the account's for an administrator. */
  id: string;
  email: string;
}

export interface Company extends Person {
  /** One of their jobs that has applicants. */
  jobId: string;
}

const SEEKERS = 300;
/** Many, so that acceptances do not queue on few balances. */
const COMPANIES = 3_000;
const JOBS = 2_000;
const CURSORS = 200;

export async function drawSubjects(connection: Connection, seed: number): Promise<Subjects> {
  const random = new SeededRandom(`subjects ${seed}`);
  const seekerIds = await select<{ id: string }>(connection, 'SELECT id FROM seekers ORDER BY id');
  const seekers = await select<Person>(
    connection,
    `SELECT a.id AS accountId, s.id, a.email FROM seekers s JOIN accounts a ON a.id = s.account_id WHERE s.id IN (?) ORDER BY s.id`,
    [random.sample(seekerIds, SEEKERS).map(({ id }) => id)],
  );
  const companyIds = await select<{ id: string }>(
    connection,
    'SELECT id FROM companies WHERE is_verified = 1 ORDER BY id',
  );
  const companies = await select<Company>(
    connection,
    `SELECT a.id AS accountId, c.id, a.email,
            (SELECT x.job_id FROM applications x WHERE x.company_id = c.id ORDER BY x.applied_at DESC, x.id DESC LIMIT 1) AS jobId
     FROM companies c JOIN company_members m ON m.company_id = c.id JOIN accounts a ON a.id = m.account_id WHERE c.id IN (?) HAVING jobId IS NOT NULL ORDER BY c.id`,
    [random.sample(companyIds, COMPANIES).map(({ id }) => id)],
  );
  const jobs = await select<{ id: string }>(
    connection,
    'SELECT id FROM jobs WHERE is_visible = 1 AND (auto_close_date IS NULL OR auto_close_date >= ?) ORDER BY id',
    [wibDateOf(new Date())],
  );
  const applications = await select<{ id: string }>(
    connection,
    'SELECT id FROM applications FORCE INDEX (ix_applications_slot) ORDER BY slot_id LIMIT 20000',
  );
  const places = await select<{ id: string; applied_at: Date }>(
    connection,
    'SELECT id, applied_at FROM applications WHERE id IN (?) ORDER BY id',
    [random.sample(applications, CURSORS).map(({ id }) => id)],
  );
  const [admin] = await select<Person>(connection, 'SELECT id AS accountId, id, email FROM accounts WHERE email = ?', [
    ADMIN_EMAIL,
  ]);
  if (!admin) throw new Error('The filled database has no administrator');
  return {
    seekers,
    companies,
    admin,
    cursors: places.map(({ id, applied_at }) => encodeCursor([applied_at.toISOString(), id])),
    jobIds: random.sample(jobs, JOBS).map(({ id }) => id),
  };
}

export interface PendingApplication {
  id: string;
  companyId: string;
}

/** Pending applications of the companies that can be accepted now: no conflict, and tokens to pay for all of them. */
export async function drawPending(
  connection: Connection,
  companies: readonly Company[],
): Promise<PendingApplication[]> {
  const rows = await select<PendingApplication>(
    connection,
    `SELECT id, companyId FROM (
       SELECT a.id, a.company_id AS companyId, ROW_NUMBER() OVER (PARTITION BY a.company_id ORDER BY a.id) AS turn, b.tokens,
              ROW_NUMBER() OVER (PARTITION BY a.seeker_id ORDER BY a.id) AS of_seeker
       FROM applications a JOIN token_balances b ON b.company_id = a.company_id
       WHERE a.company_id IN (?) AND a.status = 'PENDING' AND a.lapsed_at IS NULL
         AND a.interview_starts_at > UTC_TIMESTAMP(3) + INTERVAL 1 HOUR AND NOT EXISTS (
         SELECT 1 FROM applications o WHERE o.seeker_id = a.seeker_id AND o.status = 'ACCEPTED'
           AND o.interview_starts_at < a.interview_ends_at + INTERVAL 30 MINUTE AND a.interview_starts_at < o.interview_ends_at + INTERVAL 30 MINUTE)
     ) t WHERE turn <= tokens AND of_seeker = 1`,
    [companies.map(({ id }) => id)],
  );
  // In random order: consecutive acceptances of one company would queue on its balance.
  return new SeededRandom('pending').sample(rows, rows.length);
}

async function select<Row>(
  connection: Connection,
  sql: string,
  parameters: (string | string[])[] = [],
): Promise<Row[]> {
  const [rows] = await connection.query<RowDataPacket[]>(sql, parameters);
  return rows as Row[];
}
