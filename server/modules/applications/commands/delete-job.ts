import { JOB_CLOSED_NOTICE } from '../../../../domain/applications';
import { refuse } from '../../../../domain/errors';
import type { CompanyActor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import { affectedRows, selectRows } from '../../../db/statements';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { seekerMailAddress } from '../../accounts/public';
import { readJob } from '../../jobs/public';
import { jobRemovedMail } from '../application.mails';
import { freeSeat } from '../seats';

interface PendingApplication {
  id: string;
  seeker_id: string;
  slot_id: string | null;
  job_title: string;
  company_name: string;
}

/**
 * Removes a job of the own company for good. Its applications stay with their stored names: pending ones become
 * rejected with a notice, accepted interviews stand (design, section 9: "Jobs").
 * Errors: JOB_NOT_FOUND, JOB_DELETE_FORBIDDEN.
 */
export async function deleteJob(services: Services, actor: CompanyActor, jobId: string): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.dataSource, async (transaction) => {
    await lockRows(transaction, { job: jobId });
    const job = await readJob(transaction.manager, jobId);
    if (!job || job.is_deleted === 1) throw refuse('JOB_NOT_FOUND');
    if (job.company_id !== actor.companyId) throw refuse('JOB_DELETE_FORBIDDEN');
    const slots = await selectRows<{ id: string }>(
      transaction.manager,
      'SELECT id FROM interview_slots WHERE job_id = ?',
      [jobId],
    );
    const pending = await selectRows<PendingApplication>(
      transaction.manager,
      "SELECT id, seeker_id, slot_id, job_title, company_name FROM applications WHERE job_id = ? AND status = 'PENDING'",
      [jobId],
    );
    await lockRows(transaction, { slot: slots.map(({ id }) => id), application: pending.map(({ id }) => id) });
    for (const application of pending) await closePending(services, transaction, application, now);
    await affectedRows(
      transaction.manager,
      'UPDATE jobs SET is_deleted = 1, is_active = 0, is_visible = 0, updated_at = ? WHERE id = ?',
      [now, jobId],
    );
  });
}

async function closePending(
  services: Services,
  transaction: Transaction,
  application: PendingApplication,
  now: Date,
): Promise<void> {
  await affectedRows(
    transaction.manager,
    "UPDATE applications SET status = 'REJECTED', decided_at = ?, updated_at = ?, rejection_notice = ? WHERE id = ? AND status = 'PENDING'",
    [now, now, JOB_CLOSED_NOTICE, application.id],
  );
  await freeSeat(transaction, application.slot_id);
  const to = await seekerMailAddress(transaction.manager, application.seeker_id);
  if (to)
    await services.outbox.queueMail(
      transaction,
      `job-removed:${application.id}`,
      jobRemovedMail({ to, appUrl: services.env.APP_URL, application }),
    );
}
