import { RejectionNotice } from '../../../../domain/applications';
import { lockRows } from '../../../db/lock';
import type { Transaction } from '../../../db/transaction';
import type { ClosingOf } from '../../jobs';
import { mailParty } from '../application-news';
import { jobRemovedMail } from '../application.mails';
import { endPending, pendingOfJob } from '../stored-application.sql';

/** Rejects the pending applications of a deleted job with a notice. */
export async function closePending(transaction: Transaction, jobId: string, by: ClosingOf): Promise<void> {
  const pending = await pendingOfJob(transaction.manager, jobId);
  await lockRows(transaction, { application: pending.map(({ id }) => id) });
  for (const application of pending) {
    const { accountId: decidedBy, now } = by;
    const ending = { status: 'REJECTED', notice: RejectionNotice.JOB_CLOSED, decidedBy, now } as const;
    await endPending(transaction, application, ending);
    await mailParty(by, transaction, application, {
      party: 'APPLICANT',
      key: `job-removed:${application.id}`,
      write: (addressed) => jobRemovedMail({ ...addressed, application }),
    });
  }
}
