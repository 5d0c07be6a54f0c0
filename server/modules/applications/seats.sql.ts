import { integer } from '../../db/row';
import { affectedRows, selectOne } from '../../db/statements';
import type { Transaction } from '../../db/transaction';

/** Seats of slots. The caller holds the slot's lock. */

/** False when there is none left. */
export async function takeSeat({ manager }: Transaction, slotId: string): Promise<boolean> {
  const taken = await affectedRows(
    manager,
    'UPDATE interview_slots SET seats_taken = seats_taken + 1 WHERE id = ? AND seats_taken < max_applicants',
    [slotId],
  );
  return taken > 0;
}

/** The same for a person who is new to the job, whose row is locked already: one statement for both. */
export async function takeSeatAndCount({ manager }: Transaction, slotId: string, jobId: string): Promise<boolean> {
  const changed = await affectedRows(
    manager,
    `UPDATE jobs FORCE INDEX (PRIMARY) STRAIGHT_JOIN interview_slots FORCE INDEX (PRIMARY)
     SET jobs.application_count = jobs.application_count + 1, interview_slots.seats_taken = interview_slots.seats_taken + 1
     WHERE jobs.id = ? AND interview_slots.id = ? AND interview_slots.seats_taken < interview_slots.max_applicants`,
    [jobId, slotId],
  );
  return changed > 0;
}

/** Gives back the seat of an applicant who was pending. */
export async function freeSeat({ manager }: Transaction, slotId: string | null): Promise<void> {
  if (!slotId) return;
  const freed = await affectedRows(
    manager,
    'UPDATE interview_slots SET seats_taken = seats_taken - 1 WHERE id = ? AND seats_taken > 0',
    [slotId],
  );
  if (freed === 0) throw new Error(`Slot ${slotId} had no seat to give back`);
}

/** Gives back the seat of one who takes another one. */
export async function giveUpSeat({ manager }: Transaction, slotId: string | null): Promise<void> {
  await affectedRows(manager, 'UPDATE interview_slots SET seats_taken = seats_taken - 1 WHERE id = ?', [slotId]);
}

/** Gives back the seat of one who was accepted; the slot stays selected only while another accepted applicant holds it. */
export async function leaveSlot({ manager }: Transaction, slotId: string): Promise<void> {
  const others = await selectOne(
    manager,
    { total: integer },
    "SELECT COUNT(*) AS total FROM applications WHERE slot_id = ? AND status = 'ACCEPTED'",
    [slotId],
  );
  await affectedRows(
    manager,
    'UPDATE interview_slots SET is_selected = ?, seats_taken = seats_taken - 1 WHERE id = ?',
    [(others?.total ?? 0) > 0, slotId],
  );
}
