import { affectedRows } from '../../db/statements';
import type { Transaction } from '../../db/transaction';

/** Gives back the seat of an applicant who was pending. The caller holds the slot's lock. */
export async function freeSeat({ manager }: Transaction, slotId: string | null): Promise<void> {
  if (!slotId) return;
  const freed = await affectedRows(
    manager,
    'UPDATE interview_slots SET seats_taken = seats_taken - 1 WHERE id = ? AND seats_taken > 0',
    [slotId],
  );
  if (freed === 0) throw new Error(`Slot ${slotId} had no seat to give back`);
}
