import type { Transaction } from '../../../db/transaction';
import { InterviewSlot } from '../../jobs';
import type { LockedApplication } from '../locked-application.sql';
import { Application, type StoredInterview } from '../application.entity';
import { freeSelectedSeat } from '../seats.sql';
import { dropReminders, NEXT_SEQUENCE } from './interview-changes';

interface NewTime {
  interview: StoredInterview;
  /** The slot in which the caller has taken a seat; null for a time of its own. */
  slotId: string | null;
  now: Date;
}

/**
 * Gives an accepted interview another time, also one that was cancelled, and its old seat back. The caller holds the locks
 * of the application and of both slots.
 */
export async function moveInterview(
  transaction: Transaction,
  { id, slot_id: oldSlotId }: LockedApplication,
  { interview, slotId, now }: NewTime,
): Promise<void> {
  const { manager } = transaction;
  await manager
    .getRepository(Application)
    .update(
      { id, status: 'ACCEPTED' },
      { interview, slotId, cancelledAt: null, interviewSequence: NEXT_SEQUENCE, updatedAt: now },
    );
  await freeSelectedSeat(manager, oldSlotId);
  if (slotId) await manager.getRepository(InterviewSlot).update({ id: slotId }, { isSelected: true });
  await dropReminders(transaction, id);
}
