import type { Transaction } from '../../../db/transaction';
import type { InterviewSnapshot } from '../interview-times.sql';
import type { LockedApplication } from '../application-columns.sql';
import { leaveSlot } from '../seats.sql';
import { writeOwnTime } from '../stored-application.sql';

/** Moves an accepted interview to another time and frees its seat. The caller holds the locks of both. */
export async function moveInterview(
  transaction: Transaction,
  application: LockedApplication,
  { interview, now }: { interview: InterviewSnapshot; now: Date },
): Promise<void> {
  await writeOwnTime(transaction.manager, application.id, interview, now);
  if (application.slot_id) await leaveSlot(transaction, application.slot_id);
}
