import { refuse } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { recordAdminChange } from '../../audit/public';
import { FlaggedPosting } from '../../jobs/flagged-posting.entity';
import { readJob, rememberAsFine } from '../../jobs/public';

/**
 * Takes a flagged posting out of the queue and remembers its text as fine: with no other reason it is neither queued nor
 * held again. A posting about which something was decided stays as it is, so a note that came first stays.
 * Errors: FLAGS_NOT_FOUND, FLAGS_CHANGED since the administrator looked, FLAGS_HELD.
 */
export async function dismissFlags(
  { dataSource, clock }: Services,
  { accountId: adminId }: Actor,
  { jobId, version, note }: { jobId: string; version: number; note: string },
): Promise<void> {
  const now = clock.now();
  const companyId = (await readJob(dataSource, jobId))?.company_id;
  if (!companyId) throw refuse('FLAGS_NOT_FOUND');
  await inTransaction(
    dataSource,
    async (transaction) => {
      const { manager } = transaction;
      await lockRows(transaction, { company: companyId, job: jobId });
      const job = await readJob(manager, jobId);
      const posting = await manager.getRepository(FlaggedPosting).findOneBy({ jobId });
      if (!job || !posting) throw refuse('FLAGS_NOT_FOUND');
      if (!posting.isOpen) return;
      if (job.is_paused) throw refuse('FLAGS_HELD');
      if (posting.version !== version) throw refuse('FLAGS_CHANGED');
      await rememberAsFine(transaction, job, 'DISMISSED', now);
      await recordAdminChange(transaction, {
        adminId,
        action: 'DISMISS_FLAGS',
        companyId,
        parameters: null,
        comment: note,
        subjects: [jobId],
        before: { flags: 'open' },
        after: { flags: 'dismissed' },
        now,
      });
    },
    { repeatable: true },
  );
}
