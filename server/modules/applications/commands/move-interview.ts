import { affectedRows, selectOne } from '../../../db/statements';
import type { Transaction } from '../../../db/transaction';
import { interviewColumns, type InterviewSnapshot } from '../interview-times.joins';
import type { LockedApplication } from '../locked-application';

/** Gives an accepted interview a time of its own and frees the seat it had. The caller holds the locks of both. */
export async function moveInterview(
  transaction: Transaction,
  application: LockedApplication,
  { interview, now }: { interview: InterviewSnapshot; now: Date },
): Promise<void> {
  const { assignments, values } = interviewColumns(interview);
  await affectedRows(
    transaction.manager,
    `UPDATE applications SET ${assignments}, slot_id = NULL, interview_sequence = interview_sequence + 1, updated_at = ?
     WHERE id = ? AND status = 'ACCEPTED'`,
    [...values, now, application.id],
  );
  if (application.slot_id) await leaveSlot(transaction, application.slot_id);
}

/** Gives the seat back; the slot stays selected only while another accepted applicant holds it. */
async function leaveSlot({ manager }: Transaction, slotId: string): Promise<void> {
  const others = await selectOne<{ total: number }>(
    manager,
    "SELECT COUNT(*) AS total FROM applications WHERE slot_id = ? AND status = 'ACCEPTED'",
    [slotId],
  );
  await affectedRows(
    manager,
    'UPDATE interview_slots SET is_selected = ?, seats_taken = seats_taken - 1 WHERE id = ?',
    [Number(others?.total ?? 0) > 0, slotId],
  );
}
