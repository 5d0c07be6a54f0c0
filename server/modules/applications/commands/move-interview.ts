import { IsNull } from 'typeorm';
import type { ApplicationParty } from '../../../../domain/applications';
import type { Transaction } from '../../../db/transaction';
import { InterviewSlot } from '../../jobs';
import { dropWaitingMails } from '../../mail';
import type { LockedApplication } from '../locked-application.sql';
import { Application, type StoredInterview } from '../application.entity';
import { freeSelectedSeat } from '../seats.sql';

/** Reminders of its interview; the rest of a key is the time that the interview had. */
export const reminderTopic = (party: ApplicationParty, applicationId: string): string =>
  `reminder-${party === 'COMPANY' ? 'company' : 'seeker'}:${applicationId}`;

/** A reminder that the mail server did not take yet would name a time that is over. */
const dropReminders = ({ manager }: Transaction, id: string): Promise<void> =>
  dropWaitingMails(manager, [reminderTopic('APPLICANT', id), reminderTopic('COMPANY', id)]);

const NEXT_SEQUENCE = () => 'interview_sequence + 1';

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

/** Calls a planned interview off and gives its seat back. The caller holds the locks. False when it is not planned. */
export async function vacateInterview(
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
