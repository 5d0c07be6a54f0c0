import { JOB_CLOSED_NOTICE } from '../../../../domain/applications';
import { lockRows } from '../../../db/lock';
import { affectedRows, placeholders, selectRows } from '../../../db/statements';
import type { Transaction } from '../../../db/transaction';
import { seekerMailAddress } from '../../accounts/public';
import type { ClosingOf } from '../../jobs/public';
import { jobRemovedMail } from '../application.mails';
import { freeSeat } from '../seats';

interface PendingApplication {
  id: string;
  seeker_id: string;
  slot_id: string | null;
  job_title: string;
  company_name: string;
}

/** What becomes of applications when their job is deleted: pending ones are rejected with a notice. */
export async function closePending(transaction: Transaction, jobId: string, by: ClosingOf): Promise<void> {
  const pending = await selectRows<PendingApplication>(
    transaction.manager,
    "SELECT id, seeker_id, slot_id, job_title, company_name FROM applications WHERE job_id = ? AND status = 'PENDING'",
    [jobId],
  );
  await lockRows(transaction, { application: pending.map(({ id }) => id) });
  for (const application of pending) await close(transaction, application, by);
}

async function close(
  transaction: Transaction,
  application: PendingApplication,
  { outbox, env, now }: ClosingOf,
): Promise<void> {
  await affectedRows(
    transaction.manager,
    "UPDATE applications SET status = 'REJECTED', decided_at = ?, updated_at = ?, rejection_notice = ? WHERE id = ? AND status = 'PENDING'",
    [now, now, JOB_CLOSED_NOTICE, application.id],
  );
  await freeSeat(transaction, application.slot_id);
  const to = await seekerMailAddress(transaction.manager, application.seeker_id);
  if (to)
    await outbox.queueMail(
      transaction,
      `job-removed:${application.id}`,
      jobRemovedMail({ to, appUrl: env.APP_URL, application }),
    );
}

/** What becomes of them when slots are removed: those without a seat keep their snapshot of the time, not the slot. */
export async function leaveSlots({ manager }: Transaction, slotIds: readonly string[]): Promise<void> {
  await affectedRows(
    manager,
    `UPDATE applications SET slot_id = NULL WHERE slot_id IN (${placeholders(slotIds)}) AND status IN ('REJECTED', 'WITHDRAWN')`,
    slotIds,
  );
}
