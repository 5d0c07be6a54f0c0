import { refuse } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import { newId } from '../../../db/columns';
import { lockRows } from '../../../db/lock';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { companyMailAddress } from '../../accounts/public';
import { recordAdminChange } from '../../audit/public';
import { hidePausedJob, readJob } from '../../jobs/public';
import { markPaused } from '../report-groups.sql';
import { JobPause } from '../report.entity';
import { pausedMail } from '../report.mails';

/**
 * Hides a job until it is resumed, and tells its company why. Its applications stay. Repeating it succeeds.
 * Errors: JOB_NOT_FOUND, JOB_ALREADY_PAUSED by another administrator or for another reason.
 */
export async function pauseJob(
  services: Services,
  { accountId: adminId }: Actor,
  { jobId, reason }: { jobId: string; reason: string },
): Promise<void> {
  const now = services.clock.now();
  // A job never changes its company.
  const companyId = (await readJob(services.dataSource, jobId))?.company_id;
  if (!companyId) throw refuse('JOB_NOT_FOUND');
  await inTransaction(
    services.dataSource,
    async (transaction) => {
      const { manager } = transaction;
      await lockRows(transaction, { company: companyId, job: jobId });
      const job = await readJob(manager, jobId);
      if (!job || job.is_deleted === 1) throw refuse('JOB_NOT_FOUND');
      const pauses = manager.getRepository(JobPause);
      if (!(await hidePausedJob(transaction, jobId, now))) {
        if (await pauses.existsBy({ jobId, openMark: 1, adminId, reason })) return;
        throw refuse('JOB_ALREADY_PAUSED');
      }
      await markPaused(transaction, { id: jobId, companyId, jobId }, now);
      const id = newId();
      await pauses.insert({ id, jobId, companyId, adminId, reason, pausedAt: now, openMark: 1 });
      await recordAdminChange(transaction, {
        adminId,
        action: 'PAUSE_JOB',
        companyId,
        parameters: null,
        comment: reason,
        subjects: [jobId],
        before: { isPaused: 'no' },
        after: { isPaused: 'yes' },
        now,
      });
      const to = await companyMailAddress(manager, companyId);
      if (!to) return;
      const mail = pausedMail({ to, appUrl: services.env.APP_URL, job, reason });
      await services.outbox.queueMail(transaction, `job-paused:${id}`, mail);
    },
    { repeatable: true },
  );
}
