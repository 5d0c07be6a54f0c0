import { JOB_CLOSED_NOTICE, type ApplicationStatus } from '../../../domain/applications';
import { newId } from '../../db/columns';
import { integer, nullable, oneOf, text, type Row } from '../../db/row';
import { affectedRows, placeholders, selectOne, selectRows, type QueryExecutor } from '../../db/statements';
import type { JobRow, SlotRow } from '../jobs/public';
import { interviewColumns, type InterviewSnapshot } from './interview-times.sql';

/** What commands read and write of applications beside their lock (locked-application.sql.ts). */

const STANDING = { id: text, status: oneOf<ApplicationStatus>(), slot_id: nullable(text) };
export type EarlierApplication = Row<typeof STANDING>;

/** The seeker's application to the job, whatever became of it. */
export function findStanding(
  executor: QueryExecutor,
  jobId: string,
  seekerId: string,
): Promise<EarlierApplication | null> {
  return selectOne(
    executor,
    STANDING,
    'SELECT id, status, slot_id FROM applications WHERE job_id = ? AND seeker_id = ?',
    [jobId, seekerId],
  );
}

export async function hasApplied(executor: QueryExecutor, jobId: string, seekerId: string): Promise<boolean> {
  const earlier = await selectOne(
    executor,
    { id: text },
    "SELECT id FROM applications WHERE job_id = ? AND seeker_id = ? AND status <> 'WITHDRAWN'",
    [jobId, seekerId],
  );
  return earlier !== null;
}

export async function hasAccepted(executor: QueryExecutor, companyId: string, seekerId: string): Promise<boolean> {
  const accepted = await selectOne(
    executor,
    { 1: integer },
    "SELECT 1 FROM applications WHERE seeker_id = ? AND company_id = ? AND status = 'ACCEPTED' LIMIT 1",
    [seekerId, companyId],
  );
  return accepted !== null;
}

interface Applying {
  seekerId: string;
  job: JobRow;
  slot: SlotRow;
  now: Date;
}

/** Answers the new id. */
export async function insertApplication(
  executor: QueryExecutor,
  { seekerId, job, slot, now }: Applying,
): Promise<string> {
  const interview = interviewColumns(slot);
  const id = newId();
  await affectedRows(
    executor,
    `INSERT INTO applications SET id = ?, job_id = ?, company_id = ?, seeker_id = ?, slot_id = ?, status = 'PENDING',
            ${interview.assignments}, company_name = ?, job_title = ?, applied_at = ?, updated_at = ?`,
    [id, job.id, job.company_id, seekerId, slot.id, ...interview.values, job.company_name, job.title, now, now],
  );
  return id;
}

/** Takes up a withdrawn application again. */
export async function applyAgain(
  executor: QueryExecutor,
  id: string,
  { job, slot, now }: Omit<Applying, 'seekerId'>,
): Promise<void> {
  const interview = interviewColumns(slot);
  await affectedRows(
    executor,
    `UPDATE applications SET status = 'PENDING', slot_id = ?, ${interview.assignments}, company_name = ?, job_title = ?,
            applied_at = ?, updated_at = ? WHERE id = ? AND status = 'WITHDRAWN'`,
    [slot.id, ...interview.values, job.company_name, job.title, now, now, id],
  );
}

/** False when it is pending no more. */
export async function markRejected(executor: QueryExecutor, id: string, now: Date): Promise<boolean> {
  const rejected = await affectedRows(
    executor,
    "UPDATE applications SET status = 'REJECTED', decided_at = ?, updated_at = ? WHERE id = ? AND status = 'PENDING'",
    [now, now, id],
  );
  return rejected > 0;
}

/** False when it is pending no more. */
export async function markWithdrawn(executor: QueryExecutor, id: string, now: Date): Promise<boolean> {
  const withdrawn = await affectedRows(
    executor,
    "UPDATE applications SET status = 'WITHDRAWN', updated_at = ? WHERE id = ? AND status = 'PENDING'",
    [now, id],
  );
  return withdrawn > 0;
}

const PENDING = { id: text, seeker_id: text, slot_id: nullable(text), job_title: text, company_name: text };
export type PendingApplication = Row<typeof PENDING>;

export function pendingOfJob(executor: QueryExecutor, jobId: string): Promise<PendingApplication[]> {
  return selectRows(
    executor,
    PENDING,
    "SELECT id, seeker_id, slot_id, job_title, company_name FROM applications WHERE job_id = ? AND status = 'PENDING'",
    [jobId],
  );
}

/** Rejects it because its job is closed for good. */
export async function markClosed(executor: QueryExecutor, id: string, now: Date): Promise<void> {
  await affectedRows(
    executor,
    "UPDATE applications SET status = 'REJECTED', decided_at = ?, updated_at = ?, rejection_notice = ? WHERE id = ? AND status = 'PENDING'",
    [now, now, JOB_CLOSED_NOTICE, id],
  );
}

/** Those without a seat keep their snapshot of the time, not the slot. */
export async function forgetSlots(executor: QueryExecutor, slotIds: readonly string[]): Promise<void> {
  await affectedRows(
    executor,
    `UPDATE applications SET slot_id = NULL WHERE slot_id IN (${placeholders(slotIds)}) AND status IN ('REJECTED', 'WITHDRAWN')`,
    slotIds,
  );
}

/** Gives an accepted interview a time of its own instead of a slot's. */
export async function writeOwnTime(
  executor: QueryExecutor,
  id: string,
  interview: InterviewSnapshot,
  now: Date,
): Promise<void> {
  const { assignments, values } = interviewColumns(interview);
  await affectedRows(
    executor,
    `UPDATE applications SET ${assignments}, slot_id = NULL, interview_sequence = interview_sequence + 1, updated_at = ?
     WHERE id = ? AND status = 'ACCEPTED'`,
    [...values, now, id],
  );
}
