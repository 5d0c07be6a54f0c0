import { ACCEPTED } from '../../../domain/application-state';
import { inState } from './application-state.sql';
import { affectedRows, type QueryExecutor } from '../../db/statements';

/** The seat of an application in a slot. Every caller holds the slot's lock. */

/** Assignments that give `applications a` the slot `s` and its time. */
export const INTERVIEW_OF_SLOT = `
  a.slot_id = s.id, a.interview_date = s.date, a.interview_start = s.start, a.interview_end = s.end,
  a.interview_starts_at = s.starts_at, a.interview_ends_at = s.ends_at, a.interview_location_type = s.location_type`;

/** False when there is none left. */
export async function takeSeat(executor: QueryExecutor, slotId: string): Promise<boolean> {
  const taken = await affectedRows(
    executor,
    'UPDATE interview_slots SET seats_taken = seats_taken + 1 WHERE id = ? AND seats_taken < max_applicants',
    [slotId],
  );
  return taken > 0;
}

/** Gives back the seat of an applicant who was pending. */
export async function freeSeat(executor: QueryExecutor, slotId: string | null): Promise<void> {
  if (!slotId) return;
  const freed = await affectedRows(
    executor,
    'UPDATE interview_slots SET seats_taken = seats_taken - 1 WHERE id = ? AND seats_taken > 0',
    [slotId],
  );
  if (freed === 0) throw new Error(`Slot ${slotId} had no seat to give back`);
}

/** Gives back the seat of an accepted applicant: the slot stays selected only while another one has it. */
export async function freeSelectedSeat(executor: QueryExecutor, slotId: string | null): Promise<void> {
  if (!slotId) return;
  await affectedRows(
    executor,
    `UPDATE interview_slots s
     SET s.is_selected = EXISTS (SELECT 1 FROM applications a WHERE a.slot_id = s.id AND ${inState('a', ...ACCEPTED)}), s.seats_taken = s.seats_taken - 1
     WHERE s.id = ? AND s.seats_taken > 0`,
    [slotId],
  );
}
