import { refuse } from '../../../../domain/errors';
import type { CompanyActor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import { affectedRows, selectRows } from '../../../db/statements';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { readJob } from '../job.queries';

/**
 * Removes a job of the own company for good. Its applications stay with their stored names: pending ones become
 * rejected with a notice, accepted interviews take place.
 * Errors: JOB_NOT_FOUND, JOB_DELETE_FORBIDDEN.
 */
export async function deleteJob(services: Services, actor: CompanyActor, jobId: string): Promise<void> {
  const { outbox, env, ports } = services;
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
    await lockRows(transaction, { slot: slots.map(({ id }) => id) });
    await ports.jobApplicants.closePending(transaction, jobId, { outbox, env, now });
    await affectedRows(
      transaction.manager,
      'UPDATE jobs SET is_deleted = 1, is_active = 0, is_visible = 0, updated_at = ? WHERE id = ?',
      [now, jobId],
    );
  });
}
