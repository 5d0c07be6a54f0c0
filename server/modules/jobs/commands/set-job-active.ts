import { refuse } from '../../../../domain/errors';
import { isPastAutoClose } from '../../../../domain/jobs';
import type { CompanyActor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import { affectedRows, selectOne } from '../../../db/statements';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { readJob } from '../job.queries';
import type { JobRow } from '../shown-job';

/**
 * Opens or closes a job of the own company. Reopening is refused when the job has slots and all are selected; an
 * auto-close date that has passed is cleared, since it would close the job again at once.
 * Errors: JOB_NOT_FOUND, JOB_FORBIDDEN, REOPEN_ALL_SLOTS_FILLED.
 */
export async function setJobActive(
  services: Services,
  actor: CompanyActor,
  jobId: string,
  isActive: boolean,
): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.dataSource, async (transaction) => {
    await lockRows(transaction, isActive ? { company: actor.companyId, job: jobId } : { job: jobId });
    const job = await requireOwnJob(transaction, actor, jobId);
    if (isActive) await refuseWhenFilled(transaction, jobId);
    const keepsAutoClose = !isActive || !isPastAutoClose(job.auto_close_date, now);
    await affectedRows(
      transaction.manager,
      'UPDATE jobs SET is_active = ?, is_visible = ?, auto_close_date = ?, updated_at = ? WHERE id = ? AND is_deleted = 0',
      [isActive, isActive && job.is_verified === 1, keepsAutoClose ? job.auto_close_date : null, now, jobId],
    );
  });
}

/** The job just locked, if it is there and the company's own. */
export async function requireOwnJob(transaction: Transaction, actor: CompanyActor, jobId: string): Promise<JobRow> {
  const job = await readJob(transaction.manager, jobId);
  if (!job || job.is_deleted === 1) throw refuse('JOB_NOT_FOUND');
  if (job.company_id !== actor.companyId) throw refuse('JOB_FORBIDDEN');
  return job;
}

async function refuseWhenFilled(transaction: Transaction, jobId: string): Promise<void> {
  const slots = await selectOne<{ total: number; selected: number | string | null }>(
    transaction.manager,
    'SELECT COUNT(*) AS total, SUM(is_selected) AS selected FROM interview_slots WHERE job_id = ?',
    [jobId],
  );
  const total = Number(slots?.total ?? 0);
  if (total > 0 && Number(slots?.selected ?? 0) === total) throw refuse('REOPEN_ALL_SLOTS_FILLED');
}
