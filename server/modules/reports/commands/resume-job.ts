import { refuse } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import type { Services } from '../../../services';
import { mailToCompany } from '../../accounts';
import { recordAdminChange } from '../../audit';
import { newestEditIds, approveText, showResumedJob } from '../../jobs';
import { markResumed } from '../report-groups.sql';
import { withLockedJob } from './locked-job';
import { JobPause } from '../../jobs/job-pause.entity';
import { resumedMail } from '../report.mails';

/**
 * Ends the pause of a job, also of one that its company has deleted meanwhile, which stays hidden. Open reports stay open.
 * Its text is approved: posted again, it is not held.
 * Repeating it changes nothing. After an edit that the administrator has not seen it is refused, because an
 * unread text would be shown and approved.
 */
export async function resumeJob(
  services: Services,
  { accountId: adminId }: Actor,
  { jobId, newestEditId }: { jobId: string; newestEditId: string | null },
): Promise<void> {
  const now = services.clock.now();
  await withLockedJob(services, jobId, 'JOB_NOT_FOUND', async (transaction, job) => {
    const { manager } = transaction;
    const { company_id: companyId } = job;
    const pauses = manager.getRepository(JobPause);
    const pause = await pauses.findOneBy({ jobId, openMark: 1 });
    if (!pause) return;
    const [current = null] = await newestEditIds(manager, [jobId]);
    if (current !== newestEditId) throw refuse('FLAGS_CHANGED');
    if (!(await showResumedJob(transaction, job, now))) return;
    await markResumed(transaction, jobId);
    await approveText(transaction, job, 'RESUMED', now);
    await pauses.update({ id: pause.id, openMark: 1 }, { openMark: null, resumedAt: now });
    await recordAdminChange(transaction, {
      adminId,
      action: 'RESUME_JOB',
      companyId,
      subjects: [jobId],
      before: { isPaused: 'yes' },
      after: { isPaused: 'no' },
      now,
    });
    const to = job.is_deleted ? null : await mailToCompany(manager, companyId, { contactOf: jobId });
    if (!to) return;
    const mail = resumedMail({ to, appUrl: services.env.APP_URL, job });
    await services.outbox.queueMail(transaction, `job-resumed:${pause.id}`, mail);
  });
}
