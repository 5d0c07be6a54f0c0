import { slotStateOf, type LocationType } from '../../../domain/slots';
import { placeholders, selectRows, type QueryExecutor } from '../../db/statements';
import { groupByKey, type LoadScope } from '../../graphql/loaders';
import { SELECT_SLOTS, type SlotRow } from './slot.joins';
import type { InterviewSlotType } from './slot.types';

/** The slots of jobs for the viewer, in order of time. One statement for all jobs. */
export async function loadSlotsOfJobs(
  { services, actor }: LoadScope,
  jobIds: readonly string[],
): Promise<InterviewSlotType[][]> {
  const now = services.clock.now();
  const seekerId = actor?.seekerId ?? '';
  const rows = await selectRows<SlotRow>(
    services.dataSource,
    `${SELECT_SLOTS} WHERE s.job_id IN (${placeholders(jobIds)}) ORDER BY s.starts_at, s.ends_at, s.id`,
    [seekerId, now, seekerId, now, ...jobIds],
  );
  return groupByKey(jobIds, rows, (row) => row.job_id).map((group) => group.map((row) => slotOf(row, now)));
}

/** The kinds of location among the slots of jobs, in order of time. One statement. */
export async function loadLocationTypes({ services }: LoadScope, jobIds: readonly string[]): Promise<LocationType[][]> {
  const rows = await selectRows<{ job_id: string; location_type: LocationType }>(
    services.dataSource,
    `SELECT s.job_id, s.location_type FROM interview_slots s WHERE s.job_id IN (${placeholders(jobIds)}) ORDER BY s.starts_at, s.id`,
    jobIds,
  );
  return groupByKey(jobIds, rows, (row) => row.job_id).map((group) => [
    ...new Set(group.map((row) => row.location_type)),
  ]);
}

/** A slot just locked, with the holds of all but `seekerId` counted. */
export async function readSlot(
  executor: QueryExecutor,
  slotId: string,
  seekerId: string,
  now: Date,
): Promise<SlotRow | null> {
  const rows = await selectRows<SlotRow>(executor, `${SELECT_SLOTS} WHERE s.id = ?`, [
    seekerId,
    now,
    seekerId,
    now,
    slotId,
  ]);
  return rows[0] ?? null;
}

export function readSlotsOfJob(executor: QueryExecutor, jobId: string, now: Date): Promise<SlotRow[]> {
  return selectRows<SlotRow>(executor, `${SELECT_SLOTS} WHERE s.job_id = ? ORDER BY s.starts_at, s.ends_at, s.id`, [
    '',
    now,
    '',
    now,
    jobId,
  ]);
}

/** Applicants, accepted or not, and live holds of others. */
export function seatsInUse(row: SlotRow): number {
  return row.seats_taken + Number(row.held);
}

export function isReserved(row: SlotRow): boolean {
  return row.is_selected === 1 || seatsInUse(row) + Number(row.held_by_viewer) > 0;
}

export function slotOf(row: SlotRow, now: Date): InterviewSlotType {
  const seatsTaken = seatsInUse(row);
  return {
    id: row.id,
    date: row.date,
    start: row.start,
    end: row.end,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    locationType: row.location_type,
    maxApplicants: row.max_applicants,
    seatsLeft: Math.max(0, row.max_applicants - seatsTaken),
    state: slotStateOf(
      { isSelected: row.is_selected === 1, seatsTaken, maxApplicants: row.max_applicants, startsAt: row.starts_at },
      now,
    ),
    isSelected: row.is_selected === 1,
    isReserved: isReserved(row),
    isHeldByViewer: Number(row.held_by_viewer) > 0,
  };
}
