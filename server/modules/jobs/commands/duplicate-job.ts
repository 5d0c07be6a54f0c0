import { refuse } from '../../../../domain/errors';
import { isPastAutoClose } from '../../../../domain/jobs';
import { SalaryPeriod } from '../../../../domain/salaries';
import type { CompanyActor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import { parseJsonList } from '../../../db/statements';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import type { ReadJob } from '../job-flags.sql';
import { postJob, readDraft } from './create-job';
import { requireOwnJob } from './set-job-active';

/**
 * Posts a job of the own company once more, whether it is open or closed: the same content, open, without slots, and
 * without an auto-close day that has passed. The rules may hold it, as any new job. Returns the new id.
 * Errors: JOB_NOT_FOUND, JOB_FORBIDDEN, JOB_PAUSED, TOO_MANY_ATTEMPTS.
 */
export async function duplicateJob(services: Services, actor: CompanyActor, jobId: string): Promise<string> {
  await services.limiter.consume('create-job', actor.companyId);
  const now = services.clock.now();
  const read = await readOwnJob(services, actor, jobId);
  return inTransaction(services.dataSource, async (transaction) => {
    // As for a job posted by hand: a revocation of the company must wait or come first.
    await lockRows(transaction, { company: actor.companyId, job: jobId });
    const job = await requireOwnJob(transaction.manager, actor, jobId);
    if (job.is_paused === 1) throw refuse('JOB_PAUSED');
    return postJob(services, transaction, {
      companyId: actor.companyId,
      draft: {
        title: job.title,
        location: job.location,
        description: job.description,
        employmentType: job.employment_type,
        skills: parseJsonList(job.skills),
        salaryMin: job.salary_min,
        salaryMax: job.salary_max,
        salaryPeriod: job.salary_period ?? SalaryPeriod.MONTHLY,
        autoCloseDate: isPastAutoClose(job.auto_close_date, now) ? null : job.auto_close_date,
        slots: [],
      },
      read,
      now,
    });
  });
}

/** Outside of the transaction that copies it: a job's text never changes. */
async function readOwnJob(services: Services, actor: CompanyActor, jobId: string): Promise<ReadJob> {
  const { title, location, description, ...job } = await requireOwnJob(services.dataSource, actor, jobId);
  return readDraft(services.postingRules, actor.companyId, {
    title,
    location,
    description,
    salaryMin: job.salary_min,
    salaryMax: job.salary_max,
    salaryPeriod: job.salary_period ?? SalaryPeriod.MONTHLY,
  });
}
