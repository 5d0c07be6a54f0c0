import { UNDECIDED, ACCEPTED } from '../../../domain/application-state';
import type { RejectionNotice, StoredStatus } from '../../../domain/applications';
import { refuse } from '../../../domain/errors';
import { firstReminderAt, replyByOf } from '../../../domain/replies';
import { newId } from '../../db/columns';
import { instant, integer, nullable, oneOf, outerJoined, text, type Row } from '../../db/row';
import { affectedRows, selectOne, selectRows, type QueryExecutor } from '../../db/statements';
import type { Transaction } from '../../db/transaction';
import type { JobRow, SlotRow } from '../jobs';
import { freeSeat, freeSelectedSeat, INTERVIEW_OF_SLOT } from './seats.sql';
import { inState } from './application-state.sql';

/** What commands read and write of applications beside their lock (locked-application.sql.ts) and their seats (seats.sql.ts). */

const EARLIER = {
  id: text,
  status: oneOf<StoredStatus>(),
  slot_id: nullable(text),
  lapsed_at: nullable(instant),
};
export type EarlierApplication = Row<typeof EARLIER>;

/** The seeker's application to the job, in any state. */
export function findEarlier(
  executor: QueryExecutor,
  jobId: string,
  seekerId: string,
): Promise<EarlierApplication | null> {
  return selectOne(
    executor,
    EARLIER,
    'SELECT id, status, slot_id, lapsed_at FROM applications WHERE job_id = ? AND seeker_id = ?',
    [jobId, seekerId],
  );
}

const APPLYING = { company_id: nullable(text), ...outerJoined(EARLIER) };

/** The same, with the company that the seeker is a member of now: they may have joined it since the request began. */
export async function findEarlierWithCompany(
  executor: QueryExecutor,
  jobId: string,
  seekerId: string,
): Promise<{ earlier: EarlierApplication | null; companyId: string | null }> {
  const row = await selectOne(
    executor,
    APPLYING,
    `SELECT m.company_id, a.id, a.status, a.slot_id, a.lapsed_at FROM seekers k
     LEFT JOIN company_members m ON m.account_id = k.account_id
     LEFT JOIN applications a ON a.job_id = ? AND a.seeker_id = k.id
     WHERE k.id = ?`,
    [jobId, seekerId],
  );
  if (!row) return { earlier: null, companyId: null };
  const { company_id: companyId, id, status, ...rest } = row;
  return { earlier: id !== null && status !== null ? { id, status, ...rest } : null, companyId };
}

export async function hasAccepted(executor: QueryExecutor, companyId: string, seekerId: string): Promise<boolean> {
  const accepted = await selectOne(
    executor,
    { 1: integer },
    `SELECT 1 FROM applications WHERE seeker_id = ? AND company_id = ? AND ${inState('', ...ACCEPTED)} LIMIT 1`,
    [seekerId, companyId],
  );
  return accepted !== null;
}

export interface Applying {
  seekerId: string;
  job: JobRow;
  slot: SlotRow;
  now: Date;
}

/** The values of `waiting_since`, `reply_by` and `remind_at`: the reply clock starts. */
function clockFrom({ slot, now }: Pick<Applying, 'slot' | 'now'>): [since: Date, replyBy: Date, remindAt: Date] {
  const replyBy = replyByOf({ askedAt: now, startsAt: slot.starts_at });
  return [now, replyBy, firstReminderAt(now, replyBy)];
}

/** A seeker who has asked to be erased applies to nothing. */
const IS_STAYING = 'EXISTS (SELECT 1 FROM seekers k WHERE k.id = ? AND k.erasing_at IS NULL)';

/** Returns the new id. Error: ERASURE_WAITING. */
export async function insertApplication(
  executor: QueryExecutor,
  { seekerId, job, slot, now }: Applying,
): Promise<string> {
  const id = newId();
  const written = await affectedRows(
    executor,
    `INSERT INTO applications (id, job_id, company_id, seeker_id, status, company_name, job_title, applied_at, updated_at, waiting_since, reply_by, remind_at, slot_id,
            interview_date, interview_start, interview_end, interview_starts_at, interview_ends_at, interview_location_type)
     SELECT ?, s.job_id, s.company_id, ?, 'PENDING', ?, ?, ?, ?, ?, ?, ?, s.id,
            s.date, s.start, s.end, s.starts_at, s.ends_at, s.location_type
     FROM interview_slots s WHERE s.id = ? AND ${IS_STAYING}`,
    [id, seekerId, job.company_name, job.title, now, now, ...clockFrom({ slot, now }), slot.id, seekerId],
  );
  if (written === 0) throw refuse('ERASURE_WAITING');
  return id;
}

/** Takes up a withdrawn application again. Error: ERASURE_WAITING. */
export async function applyAgain(
  executor: QueryExecutor,
  id: string,
  { seekerId, job, slot, now }: Applying,
): Promise<void> {
  const written = await affectedRows(
    executor,
    `UPDATE applications a JOIN interview_slots s ON s.id = ?
     SET a.status = 'PENDING', ${INTERVIEW_OF_SLOT}, a.company_name = ?, a.job_title = ?, a.applied_at = ?, a.updated_at = ?,
         a.waiting_since = ?, a.reply_by = ?, a.remind_at = ?, a.lapsed_at = NULL, a.missed_replies = 0, a.first_missed_at = NULL,
         a.rejection_notice = NULL
     WHERE a.id = ? AND ${inState('a', 'WITHDRAWN', 'CLOSED')} AND ${IS_STAYING}`,
    [slot.id, job.company_name, job.title, now, now, ...clockFrom({ slot, now }), id, seekerId],
  );
  if (written === 0) throw refuse('ERASURE_WAITING');
}

/** Gives a lapsed application another time; it keeps the day on which it was made. Error: ERASURE_WAITING. */
export async function updateChosenTime(
  executor: QueryExecutor,
  id: string,
  { seekerId, slot, now }: Applying,
): Promise<void> {
  const written = await affectedRows(
    executor,
    `UPDATE applications a JOIN interview_slots s ON s.id = ?
     SET ${INTERVIEW_OF_SLOT}, a.updated_at = ?, a.waiting_since = ?, a.reply_by = ?, a.remind_at = ?, a.lapsed_at = NULL
     WHERE a.id = ? AND ${inState('a', 'NO_REPLY')} AND ${IS_STAYING}`,
    [slot.id, now, ...clockFrom({ slot, now }), id, seekerId],
  );
  if (written === 0) throw refuse('ERASURE_WAITING');
}

interface Ending {
  status: 'REJECTED' | 'WITHDRAWN';
  /** Why it was rejected without a decision. */
  notice?: RejectionNotice;
  /** The account of the company's member who did it. */
  decidedBy?: string;
  now: Date;
}

/** Ends a pending application, lapsed or not, and gives back its seat. Error: APPLICATION_NOT_PENDING. */
export async function endPending(
  { manager }: Transaction,
  { id, slot_id: slotId }: { id: string; slot_id: string | null },
  { status, notice, decidedBy, now }: Ending,
): Promise<void> {
  const ended = await affectedRows(
    manager,
    `UPDATE applications SET status = ?, decided_at = ?, decided_by = ?, updated_at = ?, rejection_notice = ?, lapsed_at = NULL, remind_at = NULL
     WHERE id = ? AND ${inState('', 'WAITING', 'NO_REPLY')}`,
    [status, status === 'REJECTED' ? now : null, decidedBy ?? null, now, notice ?? null, id],
  );
  if (ended === 0) throw refuse('APPLICATION_NOT_PENDING');
  await freeSeat(manager, slotId);
}

/**
 * Ends an accepted application whose interview will not take place, and gives back its seat. A missed answer is not
 * kept: without the day of the acceptance it would read as one that never came.
 */
export async function cancelAccepted(
  { manager }: Transaction,
  { id, slot_id: slotId }: { id: string; slot_id: string | null },
  { status, notice, now }: Ending,
): Promise<void> {
  const ended = await affectedRows(
    manager,
    `UPDATE applications SET status = ?, decided_at = ?, decided_by = NULL, updated_at = ?, rejection_notice = ?, interview_sequence = interview_sequence + 1,
                             missed_replies = 0, first_missed_at = NULL
     WHERE id = ? AND ${inState('', 'PLANNED', 'CANCELLED')}`,
    [status, status === 'REJECTED' ? now : null, now, notice ?? null, id],
  );
  if (ended > 0) await freeSelectedSeat(manager, slotId);
}

const PENDING = {
  id: text,
  seeker_id: text,
  company_id: text,
  job_id: text,
  slot_id: nullable(text),
  job_title: text,
  company_name: text,
};

export function pendingOfJob(executor: QueryExecutor, jobId: string): Promise<Row<typeof PENDING>[]> {
  return selectRows(
    executor,
    PENDING,
    `SELECT id, seeker_id, company_id, job_id, slot_id, job_title, company_name FROM applications WHERE job_id = ? AND ${inState('', ...UNDECIDED)}`,
    [jobId],
  );
}

export function pendingAtCompany(
  executor: QueryExecutor,
  { seekerId, companyId }: { seekerId: string; companyId: string },
): Promise<Row<typeof PENDING>[]> {
  return selectRows(
    executor,
    PENDING,
    `SELECT id, seeker_id, company_id, job_id, slot_id, job_title, company_name FROM applications
     WHERE seeker_id = ? AND company_id = ? AND ${inState('', ...UNDECIDED)}`,
    [seekerId, companyId],
  );
}

/** The caller holds the job's lock. */
export async function countApplicant(executor: QueryExecutor, jobId: string): Promise<void> {
  await affectedRows(executor, 'UPDATE jobs SET application_count = application_count + 1 WHERE id = ?', [jobId]);
}
