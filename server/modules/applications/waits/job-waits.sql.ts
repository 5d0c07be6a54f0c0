import { FREE_FOR_MINUTES, JOB_WAIT_DAYS, MIN_WAITING_SHOWN, TOLD_A_SEAT } from '../../../../domain/job-waits';
import { Role } from '../../../../domain/roles';
import { newId } from '../../../db/columns';
import { flag, instant, integer, notNullHere, text, type Row } from '../../../db/row';
import { affectedRows, placeholders, selectOne, selectRows, type QueryExecutor } from '../../../db/statements';
import { oneByKey, type LoadScope } from '../../../graphql/loaders';
import { VISIBLE_TO_SEEKERS } from '../../jobs/job-columns.sql';

/** So that no statement holds many rows at once. */
const BATCH = 1000;

/** Of `job_waits w`, by the clock that wrote them. */
const STILL_WAITS = `w.asked_at > UTC_TIMESTAMP(6) - INTERVAL ${JOB_WAIT_DAYS} DAY`;

/** May be opened by seekers, for `jobs j` joined with `companies c`; takes the moment. */
const CAN_BE_OPENED = `(${VISIBLE_TO_SEEKERS}) AND j.is_deleted = 0 AND j.is_paused = 0 AND c.is_verified = 1`;

const ASKED = { asked_at: instant };

/** A seeker who has asked to be erased gets no mails: false. An ended wait begins again. */
export async function insertWait(executor: QueryExecutor, seekerId: string, jobId: string): Promise<boolean> {
  await affectedRows(
    executor,
    `DELETE w FROM job_waits w WHERE w.seeker_id = ? AND w.job_id = ? AND NOT (${STILL_WAITS})`,
    [seekerId, jobId],
  );
  const written = await affectedRows(
    executor,
    'INSERT INTO job_waits (id, seeker_id, job_id) SELECT ?, k.id, ? FROM seekers k WHERE k.id = ? AND k.erasing_at IS NULL',
    [newId(), jobId, seekerId],
  );
  return written > 0;
}

/** Since when the seeker waits for the job; null when they do not. */
export async function askedSince(executor: QueryExecutor, seekerId: string, jobId: string): Promise<Date | null> {
  const sql = `SELECT w.asked_at FROM job_waits w WHERE w.seeker_id = ? AND w.job_id = ? AND ${STILL_WAITS}`;
  return (await selectOne(executor, ASKED, sql, [seekerId, jobId]))?.asked_at ?? null;
}

export async function countWaits(executor: QueryExecutor, seekerId: string): Promise<number> {
  const sql = `SELECT COUNT(*) AS waits FROM job_waits w WHERE w.seeker_id = ? AND ${STILL_WAITS}`;
  return (await selectOne(executor, { waits: integer }, sql, [seekerId]))?.waits ?? 0;
}

export async function deleteWait(executor: QueryExecutor, seekerId: string, jobId: string): Promise<void> {
  await affectedRows(executor, 'DELETE FROM job_waits WHERE seeker_id = ? AND job_id = ?', [seekerId, jobId]);
}

/** Since when the viewing seeker waits for each of these jobs, or null. */
export async function loadOwnWaits(
  { services, actor }: LoadScope,
  jobIds: readonly string[],
): Promise<(Date | null)[]> {
  if (actor?.activeRole !== Role.USER || !actor.seekerId) return jobIds.map(() => null);
  const rows = await selectRows(
    services.dataSource,
    { job_id: text, ...ASKED },
    `SELECT w.job_id, w.asked_at FROM job_waits w
     WHERE w.seeker_id = ? AND w.job_id IN (${placeholders(jobIds)}) AND ${STILL_WAITS}`,
    [actor.seekerId, ...jobIds],
  );
  return oneByKey(jobIds, rows, (row) => row.job_id).map((row) => row?.asked_at ?? null);
}

/** How many wait for each of these jobs; null where they are few. */
export async function loadWaiting({ services }: LoadScope, jobIds: readonly string[]): Promise<(number | null)[]> {
  const rows = await selectRows(
    services.dataSource,
    { job_id: text, waiting: integer },
    `SELECT w.job_id, COUNT(*) AS waiting FROM job_waits w WHERE w.job_id IN (${placeholders(jobIds)}) AND ${STILL_WAITS}
     GROUP BY w.job_id HAVING COUNT(*) >= ${MIN_WAITING_SHOWN}`,
    jobIds,
  );
  return oneByKey(jobIds, rows, (row) => row.job_id).map((row) => row?.waiting ?? null);
}

const LISTED = { id: text, job_id: text, title: text, company_name: text, is_job_visible: notNullHere(flag), ...ASKED };

/** What a seeker waits for, newest first. */
export function waitsOf(executor: QueryExecutor, seekerId: string, now: Date): Promise<Row<typeof LISTED>[]> {
  return selectRows(
    executor,
    LISTED,
    `SELECT w.id, w.job_id, j.title, j.company_name, ${CAN_BE_OPENED} AS is_job_visible, w.asked_at
     FROM job_waits w JOIN jobs j ON j.id = w.job_id JOIN companies c ON c.id = j.company_id
     WHERE w.seeker_id = ? AND ${STILL_WAITS} ORDER BY w.number DESC`,
    [now, seekerId],
  );
}

const NEWS = { id: text, job_id: text, title: text, company_name: text, seats: integer };
export type FreeTime = Row<typeof NEWS>;

/** Seats of which nobody was told, in times that have stayed free and for which someone waits. Takes the moment twice. */
const NEWS_FROM = `
  FROM interview_slots s JOIN jobs j ON j.id = s.job_id JOIN companies c ON c.id = j.company_id
  WHERE s.is_selected = 0 AND s.max_applicants - s.seats_taken > s.told_seats AND s.starts_at > ?
    AND s.freed_at <= UTC_TIMESTAMP(6) - INTERVAL ${FREE_FOR_MINUTES} MINUTE AND ${CAN_BE_OPENED}`;
const NEWS_COLUMNS = `s.id, s.job_id, j.title, j.company_name, s.max_applicants - s.seats_taken - s.told_seats AS seats`;

export function newFreeTimes(
  executor: QueryExecutor,
  { after, batch, now }: { after: string; batch: number; now: Date },
): Promise<FreeTime[]> {
  return selectRows(
    executor,
    NEWS,
    `SELECT ${NEWS_COLUMNS} ${NEWS_FROM} AND s.id > ? AND s.job_id IN (SELECT w.job_id FROM job_waits w)
       AND EXISTS (SELECT 1 FROM job_waits w WHERE w.job_id = s.job_id AND w.asked_at <= s.freed_at AND ${STILL_WAITS})
     ORDER BY s.id LIMIT ?`,
    [now, now, after, batch],
  );
}

/** The same of one time, just locked; null when it is no news any more. */
export function newFreeTime(executor: QueryExecutor, id: string, now: Date): Promise<FreeTime | null> {
  return selectOne(executor, NEWS, `SELECT ${NEWS_COLUMNS} ${NEWS_FROM} AND s.id = ?`, [now, now, id]);
}

const STILL_FREE = { title: text, company_name: text };

/** The job while it has a free time and this seeker waits for it; null when that is no news any more. */
export function stillFree(
  executor: QueryExecutor,
  { seekerId, jobId }: { seekerId: string; jobId: string },
  now: Date,
): Promise<Row<typeof STILL_FREE> | null> {
  return selectOne(
    executor,
    STILL_FREE,
    `SELECT j.title, j.company_name FROM jobs j JOIN companies c ON c.id = j.company_id
     WHERE j.id = ? AND ${CAN_BE_OPENED}
       AND EXISTS (SELECT 1 FROM job_waits w WHERE w.job_id = j.id AND w.seeker_id = ? AND ${STILL_WAITS})
       AND EXISTS (SELECT 1 FROM interview_slots s
                   WHERE s.job_id = j.id AND s.is_selected = 0 AND s.seats_taken < s.max_applicants AND s.starts_at > ?)`,
    [jobId, now, seekerId, now],
  );
}

/** The caller holds the slot's lock. */
export async function markTold(executor: QueryExecutor, slotId: string): Promise<void> {
  await affectedRows(executor, 'UPDATE interview_slots SET told_seats = max_applicants - seats_taken WHERE id = ?', [
    slotId,
  ]);
}

const WAITER = { id: text, seeker_id: text, email: text };
export type Waiter = Row<typeof WAITER>;

/**
 * Who is told of these seats: first come, first told. Who asked when a seat was free already saw it kept for someone: that
 * it is not, is no news. Who has this day's mail is passed over, and so
 * is a member of the company.
 */
export function nextWaiters(
  executor: QueryExecutor,
  { job_id: jobId, seats, id: slotId }: FreeTime,
  keyOf: { before: string; after: string },
): Promise<Waiter[]> {
  return selectRows(
    executor,
    WAITER,
    `SELECT w.id, w.seeker_id, a.email
     FROM job_waits w JOIN interview_slots s ON s.id = ? JOIN seekers k ON k.id = w.seeker_id JOIN accounts a ON a.id = k.account_id
     WHERE w.job_id = ? AND w.asked_at <= s.freed_at AND ${STILL_WAITS}
       AND k.erasing_at IS NULL AND a.email_verified_at IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM company_members own JOIN jobs j ON j.company_id = own.company_id WHERE own.account_id = a.id AND j.id = w.job_id)
       AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.effect_key = CONCAT(?, w.seeker_id, ?))
     ORDER BY w.number LIMIT ?`,
    [slotId, jobId, keyOf.before, keyOf.after, seats * TOLD_A_SEAT],
  );
}

/** Those of them who still wait; they do so until the commit, so an erasure meanwhile finds their mail. */
export async function lockWaits(executor: QueryExecutor, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const sql = `SELECT id FROM job_waits WHERE id IN (${placeholders(ids)}) ORDER BY id FOR UPDATE`;
  return new Set((await selectRows(executor, { id: text }, sql, ids)).map(({ id }) => id));
}

/** Removes what has ended after 30 days. No result depends on it: the reads look at the time themselves. */
export async function sweepWaits(executor: QueryExecutor): Promise<void> {
  let count = BATCH;
  while (count === BATCH)
    count = await affectedRows(
      executor,
      `DELETE FROM job_waits WHERE asked_at <= UTC_TIMESTAMP(6) - INTERVAL ${JOB_WAIT_DAYS} DAY LIMIT ${BATCH}`,
    );
}
