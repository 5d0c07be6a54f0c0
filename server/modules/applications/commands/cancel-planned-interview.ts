import { IsNull } from 'typeorm';
import type { Transaction } from '../../../db/transaction';
import { Application } from '../application.entity';
import type { LockedApplication } from '../locked-application.sql';
import { freeSelectedSeat } from '../seats.sql';
import { dropReminders, NEXT_SEQUENCE } from './interview-changes';

/** Marks a planned interview as cancelled and frees its seat. The caller holds the locks. False when it is not planned. */
export async function cancelPlannedInterview(
  transaction: Transaction,
  { id, slot_id: slotId }: LockedApplication,
  now: Date,
): Promise<boolean> {
  const { manager } = transaction;
  const { affected } = await manager
    .getRepository(Application)
    .update(
      { id, status: 'ACCEPTED', cancelledAt: IsNull() },
      { slotId: null, cancelledAt: now, interviewSequence: NEXT_SEQUENCE, updatedAt: now },
    );
  if (affected === 0) return false;
  await freeSelectedSeat(manager, slotId);
  await dropReminders(transaction, id);
  return true;
}
