import { IsNull } from 'typeorm';
import { refuse } from '../../../../domain/errors';
import { isPastAutoClose } from '../../../../domain/jobs';
import type { CompanyActor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import type { QueryExecutor } from '../../../db/statements';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { Company } from '../../companies/company.entity';
import { InterviewSlot } from '../slots/interview-slot.entity';
import { Job } from '../job.entity';
import type { JobRow } from '../job-columns.sql';
import { readJob } from '../job.sql';

/**
 * Opens or closes a job of the own company. Reopening is refused while the job is paused, and when it has slots and all
 * are selected; an auto-close date that has passed is cleared, since it would close the job again at once.
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
    const job = await requireOwnJob(transaction.manager, actor, jobId);
    if (isActive) {
      if (job.is_paused) throw refuse('JOB_PAUSED');
      await refuseWhileLeaving(transaction, actor.companyId);
      const slots = await transaction.manager.find(InterviewSlot, {
        select: { id: true, isSelected: true },
        where: { jobId },
      });
      if (slots.length > 0 && slots.every(({ isSelected }) => isSelected)) throw refuse('REOPEN_ALL_SLOTS_FILLED');
    }
    const keepsAutoClose =
      !isActive || !isPastAutoClose({ autoCloseDate: job.auto_close_date, timeZone: job.time_zone }, now);
    await transaction.manager.getRepository(Job).update(jobId, {
      isActive,
      isVisible: isActive && job.is_verified,
      autoCloseDate: keepsAutoClose ? job.auto_close_date : null,
      updatedAt: now,
    });
  });
}

/** A company that has asked to be erased shows no jobs. The caller holds its lock. */
export async function refuseWhileLeaving({ manager }: Transaction, companyId: string): Promise<void> {
  if (!(await manager.getRepository(Company).existsBy({ id: companyId, erasingAt: IsNull() })))
    throw refuse('ERASURE_WAITING');
}

/** The job, if it is there and the company's own. */
export async function requireOwnJob(executor: QueryExecutor, actor: CompanyActor, jobId: string): Promise<JobRow> {
  const job = await readJob(executor, jobId);
  if (!job || job.is_deleted) throw refuse('JOB_NOT_FOUND');
  if (job.company_id !== actor.companyId) throw refuse('JOB_FORBIDDEN');
  return job;
}
