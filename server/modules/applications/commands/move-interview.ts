import { IsNull } from 'typeorm';
import type { Transaction } from '../../../db/transaction';
import { InterviewSlot } from '../../jobs/public';
import type { LockedApplication } from '../locked-application.sql';
import { Application, type StoredInterview } from '../application.entity';
import { freeSelectedSeat } from '../seats.sql';

const NEXT_SEQUENCE = () => 'interview_sequence + 1';

interface NewTime {
  interview: StoredInterview;
  /** The slot in which the caller has taken a seat; null for a time of its own. */
  slotId: string | null;
  now: Date;
}

/**
 * Gives an accepted interview another time, also one that was called off, and its old seat back. The caller holds the locks
 * of the application and of both slots.
 */
export async function moveInterview(
  { manager }: Transaction,
  { id, slot_id: oldSlotId }: LockedApplication,
  { interview, slotId, now }: NewTime,
): Promise<void> {
  await manager
    .getRepository(Application)
    .update(
      { id, status: 'ACCEPTED' },
      { interview, slotId, calledOffAt: null, interviewSequence: NEXT_SEQUENCE, updatedAt: now },
    );
  await freeSelectedSeat(manager, oldSlotId);
  if (slotId) await manager.getRepository(InterviewSlot).update({ id: slotId }, { isSelected: true });
}

/** Calls a planned interview off and gives its seat back. The caller holds the locks. False when it is not planned. */
export async function vacateInterview(
  { manager }: Transaction,
  { id, slot_id: slotId }: LockedApplication,
  now: Date,
): Promise<boolean> {
  const { affected } = await manager
    .getRepository(Application)
    .update(
      { id, status: 'ACCEPTED', calledOffAt: IsNull() },
      { slotId: null, calledOffAt: now, interviewSequence: NEXT_SEQUENCE, updatedAt: now },
    );
  if (affected === 0) return false;
  await freeSelectedSeat(manager, slotId);
  return true;
}
