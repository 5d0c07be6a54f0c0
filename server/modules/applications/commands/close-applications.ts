import { lockRows } from '../../../db/lock';
import type { Transaction } from '../../../db/transaction';
import { seekerMailAddress } from '../../accounts/public';
import type { ClosingOf } from '../../jobs/public';
import { jobRemovedMail } from '../application.mails';
import { freeSeat } from '../seats.sql';
import { markClosed, pendingOfJob, type PendingApplication } from '../stored-application.sql';

/** Rejects the pending applications of a deleted job with a notice. */
export async function closePending(transaction: Transaction, jobId: string, by: ClosingOf): Promise<void> {
  const pending = await pendingOfJob(transaction.manager, jobId);
  await lockRows(transaction, { application: pending.map(({ id }) => id) });
  for (const application of pending) await close(transaction, application, by);
}

async function close(
  transaction: Transaction,
  application: PendingApplication,
  { outbox, env, now }: ClosingOf,
): Promise<void> {
  await markClosed(transaction.manager, application.id, now);
  await freeSeat(transaction, application.slot_id);
  const to = await seekerMailAddress(transaction.manager, application.seeker_id);
  if (to)
    await outbox.queueMail(
      transaction,
      `job-removed:${application.id}`,
      jobRemovedMail({ to, appUrl: env.APP_URL, application }),
    );
}
