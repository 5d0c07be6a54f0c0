import { refuse } from '../../../../domain/errors';
import { jobTimesOf } from '../../../../domain/slots';
import { text } from '../../../db/row';
import { affectedRows, placeholders, selectOne, selectRows, type QueryExecutor } from '../../../db/statements';
import { groupByKey, type LoadScope } from '../../../graphql/loaders';
import { heldParameters, SELECT_SLOTS, SLOT, type SlotRow } from './slot-columns.sql';
import { slotOf } from './shown-slot';

/** The slots of jobs, in order of time, as the viewer may choose them. One statement for all jobs. */
export async function loadSlotsOfJobs({ services, actor }: LoadScope, jobIds: readonly string[]) {
  const now = services.clock.now();
  const sql = `${SELECT_SLOTS} WHERE s.job_id IN (${placeholders(jobIds)}) ORDER BY s.starts_at, s.ends_at, s.id`;
  const rows = await selectRows(services.dataSource, SLOT, sql, [
    ...heldParameters(actor?.seekerId ?? null, now),
    ...jobIds,
  ]);
  return groupByKey(jobIds, rows, (row) => row.job_id).map((group) => group.map((row) => slotOf(row, now)));
}

/** The slots of jobs that are open now, in order of time, and what is to say where there are none. One statement for all jobs. */
export async function loadOpenSlots({ services, actor }: LoadScope, jobIds: readonly string[]) {
  const now = services.clock.now();
  // What is past, and most of what is full, is not even read; the last of a job says whether all are past.
  const sql = `${SELECT_SLOTS}
    JOIN (SELECT job_id, MAX(starts_at) AS last_at FROM interview_slots WHERE job_id IN (${placeholders(jobIds)}) GROUP BY job_id) l
      ON l.job_id = s.job_id AND ((s.starts_at > ? AND s.seats_taken < s.max_applicants) OR s.starts_at = l.last_at)
    ORDER BY s.starts_at, s.ends_at, s.id`;
  const rows = await selectRows(services.dataSource, SLOT, sql, [
    ...heldParameters(actor?.seekerId ?? null, now),
    ...jobIds,
    now,
  ]);
  return groupByKey(jobIds, rows, (row) => row.job_id).map((group) => {
    const slots = group.map((row) => slotOf(row, now));
    return { open: slots.filter(({ state }) => state === 'OPEN'), times: jobTimesOf(slots, now) };
  });
}

/** A slot just locked, with the holds of others than `seekerId` counted. */
export function readSlot(executor: QueryExecutor, slotId: string, seekerId: string, now: Date) {
  return selectOne(executor, SLOT, `${SELECT_SLOTS} WHERE s.id = ?`, [...heldParameters(seekerId, now), slotId]);
}

/** Without a viewer, every hold is another's. */
export function readSlotsOfJob(
  executor: QueryExecutor,
  jobId: string,
  now: Date,
  viewerId: string | null = null,
): Promise<SlotRow[]> {
  const sql = `${SELECT_SLOTS} WHERE s.job_id = ? ORDER BY s.starts_at, s.ends_at, s.id`;
  return selectRows(executor, SLOT, sql, [...heldParameters(viewerId, now), jobId]);
}

/** To be locked. */
export async function slotIdsOfJob(executor: QueryExecutor, jobId: string): Promise<string[]> {
  const sql = 'SELECT id FROM interview_slots WHERE job_id = ?';
  return (await selectRows(executor, { id: text }, sql, [jobId])).map(({ id }) => id);
}

/** In place of the seeker's last hold. Error: ERASURE_WAITING. */
export async function writeHold(
  executor: QueryExecutor,
  seekerId: string,
  slotId: string,
  expiresAt: Date,
): Promise<void> {
  const written = await affectedRows(
    executor,
    `INSERT INTO slot_holds (seeker_id, slot_id, expires_at) SELECT k.id, ?, ? FROM seekers k WHERE k.id = ? AND k.erasing_at IS NULL
     ON DUPLICATE KEY UPDATE slot_id = VALUES(slot_id), expires_at = VALUES(expires_at)`,
    [slotId, expiresAt, seekerId],
  );
  if (written === 0) throw refuse('ERASURE_WAITING');
}

export async function deleteHold(executor: QueryExecutor, seekerId: string): Promise<void> {
  await affectedRows(executor, 'DELETE FROM slot_holds WHERE seeker_id = ?', [seekerId]);
}

/** Moves all times of a job by so many hours: its clock times are read in another zone. The caller holds the slots' locks. */
export async function shiftSlots(executor: QueryExecutor, jobId: string, hours: number): Promise<void> {
  await affectedRows(
    executor,
    'UPDATE interview_slots SET starts_at = starts_at + INTERVAL ? HOUR, ends_at = ends_at + INTERVAL ? HOUR WHERE job_id = ?',
    [hours, hours, jobId],
  );
}
