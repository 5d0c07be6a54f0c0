import { refuse } from '../../../../domain/errors';
import type { CompanyActor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { Job } from '../job.entity';
import { readJob } from '../job.sql';
import { slotIdsOfJob } from '../slots/slot.sql';

/**
 * Deletes a job of the own company. Its applications stay with their stored names: pending ones are rejected with a
 * notice, and accepted interviews still take place.
 */
export async function deleteJob(services: Services, actor: CompanyActor, jobId: string): Promise<void> {
  const { outbox, env, ports } = services;
  const now = services.clock.now();
  await inTransaction(services.dataSource, async (transaction) => {
    await lockRows(transaction, { job: jobId });
    const job = await readJob(transaction.manager, jobId);
    if (!job || job.is_deleted) throw refuse('JOB_NOT_FOUND');
    if (job.company_id !== actor.companyId) throw refuse('JOB_DELETE_FORBIDDEN');
    await lockRows(transaction, { slot: await slotIdsOfJob(transaction.manager, jobId) });
    await ports.jobApplicants.closePending(transaction, jobId, { accountId: actor.accountId, outbox, env, now });
    // Without its keys, a file or the form can post it again.
    const keys = { importKey: null, formKey: null, formDigest: null };
    const gone = { isDeleted: true, isActive: false, isVisible: false, ...keys, updatedAt: now };
    await transaction.manager.getRepository(Job).update(jobId, gone);
  });
}
