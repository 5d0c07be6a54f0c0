import { slotStateOf, type LocationType } from '../../../domain/slots';
import { placeholders, selectRows, type Runner } from '../../db/statements';
import { groupByKey, type LoadScope } from '../../graphql/loaders';
import type { InterviewSlotType } from './slot.types';

export interface SlotRow {
  id: string;
  job_id: string;
  date: string;
  start: string;
  end: string;
  starts_at: Date;
  ends_at: Date;
  location_type: LocationType;
  max_applicants: number;
  seats_taken: number;
  is_selected: number;
  /** Seats that others than the viewer hold right now. */
  held: number | string;
  held_by_viewer: number | string;
}

const SLOT_NAMES = [
  'id',
  'job_id',
  'date',
  'start',
  'end',
  'starts_at',
  'ends_at',
  'location_type',
  'max_applicants',
  'seats_taken',
  'is_selected',
] as const;
/** Holds of others and of the viewer, by the clock; each takes (seeker id, now). */
const HELD = '(SELECT COUNT(*) FROM slot_holds h WHERE h.slot_id = s.id AND h.seeker_id <> ? AND h.expires_at > ?)';
const HELD_BY_VIEWER =
  '(SELECT COUNT(*) FROM slot_holds h WHERE h.slot_id = s.id AND h.seeker_id = ? AND h.expires_at > ?)';

/** Slots with live holds counted by the clock; takes (seeker id, now, seeker id, now) before the condition's own. */
const SELECT_SLOTS = `
  SELECT ${SLOT_NAMES.map((name) => `s.${name}`).join(', ')}, ${HELD} AS held, ${HELD_BY_VIEWER} AS held_by_viewer
  FROM interview_slots s`;

/** The same columns under names that clash with no others, for a read that joins slots to its own rows. */
export const JOINED_SLOT_COLUMNS = `
  ${SLOT_NAMES.map((name) => `s.${name} AS joined_slot_${name}`).join(', ')},
  ${HELD} AS joined_slot_held, ${HELD_BY_VIEWER} AS joined_slot_held_by_viewer`;

/** The slot of a row that was read with `JOINED_SLOT_COLUMNS`; null when the outer join found none. */
export function joinedSlotOf(row: object): SlotRow | null {
  const columns = row as Record<string, unknown>;
  const names = [...SLOT_NAMES, 'held', 'held_by_viewer'];
  const slot = Object.fromEntries(names.map((name) => [name, columns[`joined_slot_${name}`]])) as unknown as SlotRow;
  return (slot.id as string | null) === null ? null : slot;
}

/** The slots of jobs, in order of time, as the viewer may choose them. One statement for all jobs. */
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

/** Where the interviews of jobs take place: every kind among their slots, in order of time. One statement. */
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

/** A slot just locked, with the holds of others than `seekerId` counted. */
export async function readSlot(runner: Runner, slotId: string, seekerId: string, now: Date): Promise<SlotRow | null> {
  const rows = await selectRows<SlotRow>(runner, `${SELECT_SLOTS} WHERE s.id = ?`, [
    seekerId,
    now,
    seekerId,
    now,
    slotId,
  ]);
  return rows[0] ?? null;
}

export function readSlotsOfJob(runner: Runner, jobId: string, now: Date): Promise<SlotRow[]> {
  return selectRows<SlotRow>(runner, `${SELECT_SLOTS} WHERE s.job_id = ? ORDER BY s.starts_at, s.ends_at, s.id`, [
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
