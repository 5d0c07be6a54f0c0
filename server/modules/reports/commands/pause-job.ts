import { IsNull } from 'typeorm';
import { refuse } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import { newId } from '../../../db/columns';
import type { Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { mailToCompany } from '../../accounts';
import { recordAdminChange } from '../../audit';
import { revokeApproval, hidePausedJob } from '../../jobs';
import { markPaused } from '../report-groups.sql';
import { withLockedJob } from './locked-job';
import { JobPause } from '../../jobs/job-pause.entity';
import { pausedMail } from '../report.mails';

/**
 * Hides a job until it is resumed, and tells its company why. Its applications stay. A job that the rules hold stays hidden,
 * now for this reason. Either leaves the queue of flagged postings. Repeating it succeeds.
 */
export async function pauseJob(
  services: Services,
  { accountId: adminId }: Actor,
  { jobId, reason }: { jobId: string; reason: string },
): Promise<void> {
  const now = services.clock.now();
  await withLockedJob(services, jobId, 'JOB_NOT_FOUND', async (transaction, job) => {
    const { manager } = transaction;
    const { company_id: companyId } = job;
    if (job.is_deleted) throw refuse('JOB_NOT_FOUND');
    const isShown = !job.is_paused;
    const id = await (isShown ? begin : takeOver)(transaction, { jobId, companyId, adminId, reason, now });
    if (id === null) return;
    await markPaused(transaction, { id: jobId, companyId, jobId }, now);
    await revokeApproval(transaction, job);
    if (isShown) transaction.afterCommit(() => services.jobVocabulary.readSoon());
    await recordAdminChange(transaction, {
      adminId,
      action: 'PAUSE_JOB',
      companyId,
      comment: reason,
      subjects: [jobId],
      before: { isPaused: isShown ? 'no' : 'by rules' },
      after: { isPaused: 'yes' },
      now,
    });
    const to = await mailToCompany(manager, companyId, { contactOf: jobId });
    if (!to) return;
    const mail = pausedMail({ to, appUrl: services.env.APP_URL, job, reason });
    await services.outbox.queueMail(transaction, `job-paused:${id}`, mail);
  });
}

interface Pause {
  jobId: string;
  companyId: string;
  adminId: string;
  reason: string;
  now: Date;
}

/** Returns the id of the pause. */
async function begin(transaction: Transaction, { now, ...pause }: Pause): Promise<string> {
  await hidePausedJob(transaction, pause.jobId, now);
  const id = newId();
  const rest = { id, holdReason: null, pausedAt: now, openMark: 1 } as const;
  await transaction.manager.getRepository(JobPause).insert({ ...pause, ...rest });
  return id;
}

/** The pause by the rules becomes the administrator's. Null when it is that of this administrator, with this reason, already. */
async function takeOver({ manager }: Transaction, { jobId, adminId, reason }: Pause): Promise<string | null> {
  const pauses = manager.getRepository(JobPause);
  const pause = await pauses.findOneBy({ jobId, openMark: 1 });
  if (pause?.adminId === adminId && pause.reason === reason) return null;
  if (!pause || pause.adminId !== null) throw refuse('JOB_ALREADY_PAUSED');
  const { affected } = await pauses.update({ id: pause.id, openMark: 1, adminId: IsNull() }, { adminId, reason });
  if (affected !== 1) throw refuse('JOB_ALREADY_PAUSED');
  return pause.id;
}
