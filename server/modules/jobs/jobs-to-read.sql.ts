import { SalaryPeriod, salaryOf } from '../../../domain/salaries';
import { instant, integer, nullable, oneOf, text } from '../../db/row';
import { affectedRows, selectRows, type QueryExecutor } from '../../db/statements';
import type { ReadablePosting } from '../../ports';

export interface JobToRead {
  id: string;
  postedAt: Date;
  posting: ReadablePosting;
}

const TO_READ = {
  id: text,
  company_id: text,
  title: text,
  location: text,
  description: text,
  salary_min: nullable(integer),
  salary_max: nullable(integer),
  salary_period: nullable(oneOf<SalaryPeriod>()),
  created_at: instant,
};

/** What the rules have yet to read, in the order in which it was posted, after the id of a job. */
export async function jobsToRead(
  executor: QueryExecutor,
  { after, batch }: { after: string; batch: number },
): Promise<JobToRead[]> {
  const rows = await selectRows(
    executor,
    TO_READ,
    `SELECT j.id, j.company_id, j.title, j.location, j.description, j.salary_min, j.salary_max, j.salary_period, j.created_at
     FROM (SELECT job_id FROM jobs_to_read WHERE job_id > ? ORDER BY job_id LIMIT ?) waiting JOIN jobs j ON j.id = waiting.job_id
     ORDER BY j.id`,
    [after, batch],
  );
  return rows.map(({ id, company_id: companyId, title, location, description, created_at: postedAt, ...job }) => ({
    id,
    postedAt,
    posting: {
      companyId,
      title,
      location,
      description,
      salary: salaryOf({
        salaryMin: job.salary_min,
        salaryMax: job.salary_max,
        salaryPeriod: job.salary_period ?? SalaryPeriod.MONTHLY,
      }),
    },
  }));
}

/** True for the one who takes it off the list. The caller holds the lock of the job. */
export async function forgetToRead(executor: QueryExecutor, jobId: string): Promise<boolean> {
  return (await affectedRows(executor, 'DELETE FROM jobs_to_read WHERE job_id = ?', [jobId])) === 1;
}
