import { refuse } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import type { Services } from '../../../services';
import { recordAdminChange } from '../../audit';
import { FlaggedPosting } from '../../jobs/flags/flagged-posting.entity';
import { approveText } from '../../jobs';
import { withLockedJob } from './locked-job';

/**
 * Takes a flagged posting out of the queue and remembers its text as fine: with no other reason it is neither queued nor
 * held again. A posting about which something was decided stays as it is, so a note that came first stays.
 */
export async function dismissFlags(
  services: Services,
  { accountId: adminId }: Actor,
  { jobId, version, note }: { jobId: string; version: number; note: string },
): Promise<void> {
  const now = services.clock.now();
  await withLockedJob(services, jobId, 'FLAGS_NOT_FOUND', async (transaction, job) => {
    const { company_id: companyId } = job;
    const posting = await transaction.manager.getRepository(FlaggedPosting).findOneBy({ jobId });
    if (!posting) throw refuse('FLAGS_NOT_FOUND');
    if (!posting.isOpen) return;
    if (job.is_paused) throw refuse('FLAGS_HELD');
    if (posting.version !== version) throw refuse('FLAGS_CHANGED');
    await approveText(transaction, job, 'DISMISSED', now);
    await recordAdminChange(transaction, {
      adminId,
      action: 'DISMISS_FLAGS',
      companyId,
      comment: note,
      subjects: [jobId],
      before: { flags: 'open' },
      after: { flags: 'dismissed' },
      now,
    });
  });
}
