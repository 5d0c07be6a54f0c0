import type { Transaction } from '../../../db/transaction';
import { InterviewSlot } from '../../jobs/public';
import type { LockedApplication } from '../application-columns.sql';
import { Application, type StoredInterview } from '../application.entity';

/**
 * Gives an accepted interview a time of its own, and its seat back; the slot stays selected only while another accepted
 * applicant holds it. The caller holds the locks of both.
 */
export async function moveInterview(
  { manager }: Transaction,
  { id, slot_id: slotId }: LockedApplication,
  interview: StoredInterview,
  now: Date,
): Promise<void> {
  const applications = manager.getRepository(Application);
  await applications.update(
    { id, status: 'ACCEPTED' },
    { interview, slotId: null, interviewSequence: () => 'interview_sequence + 1', updatedAt: now },
  );
  if (!slotId) return;
  const isSelected = await applications.existsBy({ slotId, status: 'ACCEPTED' });
  await manager
    .getRepository(InterviewSlot)
    .update({ id: slotId }, { isSelected, seatsTaken: () => 'seats_taken - 1' });
}
