import { wibDateOf, wibInstant } from '../../../domain/time';
import { decimal, integer, nullable, text } from '../../db/row';
import { parseJsonList } from '../../db/statements';
import type { PrimingScope } from '../../graphql/loaders';
import type { CompanyDashboard } from '../companies/public';
import { FIRST_ACTIVE_JOB_IDS, FIRST_ACTIVE_JOBS, jobsOfJson } from '../jobs/job-columns.sql';
import { jobOf, type JobType } from '../jobs/public';
import type { ApplicationDay } from './application-day.types';
import { APPLICATIONS_BY_DAY, daysOf, firstDayShown } from './application-days.sql';
import { NEWEST_FIRST, readApplicationLists } from './application-lists.sql';
import type { ApplicationCounts } from './application.types';
import { notOver, notOverAt } from './interview-times.sql';
import { countsOf, loadCountsOfJobs, type StatusCount } from './job-applications.sql';
import type { ApplicationParent } from './shown-application';

const RECENT_APPLICATIONS = 5;
const UPCOMING_INTERVIEWS = 3;

export interface DashboardWithLists extends CompanyDashboard {
  applicationCounts: ApplicationCounts;
  applicationsByDay: ApplicationDay[];
  firstActiveJobs: JobType[];
  upcomingInterviews: ApplicationParent[];
  recentApplications: ApplicationParent[];
}

const FACT_ROW = {
  tokens: nullable(integer),
  total_jobs: integer,
  active_jobs: nullable(decimal),
  upcoming_total: integer,
  counts: nullable(text),
  days: nullable(text),
  first_jobs: nullable(text),
  first_job_counts: nullable(text),
};

/** The numbers come from indexes; a company has some hundreds of jobs and some thousands of applications. */
const FACTS = `
  SELECT (SELECT tokens FROM token_balances WHERE company_id = ?) AS tokens, own.total_jobs, own.active_jobs,
         (SELECT COUNT(*) FROM applications a WHERE a.company_id = ? AND a.status = 'ACCEPTED' AND ${notOver('a')}) AS upcoming_total,
         (SELECT JSON_ARRAYAGG(JSON_OBJECT('status', c.status, 'total', c.total))
          FROM (SELECT status, COUNT(*) AS total FROM applications WHERE company_id = ? GROUP BY status) c) AS counts,
         (${APPLICATIONS_BY_DAY}) AS days,
         (${FIRST_ACTIVE_JOBS}) AS first_jobs,
         (SELECT JSON_ARRAYAGG(JSON_OBJECT('job_id', c.job_id, 'status', c.status, 'total', c.total))
          FROM (SELECT a.job_id, a.status, COUNT(*) AS total FROM ${FIRST_ACTIVE_JOB_IDS} first JOIN applications a ON a.job_id = first.id
                GROUP BY a.job_id, a.status) c) AS first_job_counts
  FROM (SELECT COUNT(*) AS total_jobs, SUM(is_active) AS active_jobs FROM jobs WHERE company_id = ? AND is_deleted = 0) own`;

/** What a company starts the day with, in one statement. */
export async function readCompanyDashboard(scope: PrimingScope, companyId: string): Promise<DashboardWithLists> {
  const now = scope.services.clock.now();
  const today = wibDateOf(now);
  const since = wibInstant(firstDayShown(today), '00:00');
  const { facts, listed } = await readApplicationLists(scope, {
    facts: {
      declared: FACT_ROW,
      sql: FACTS,
      parameters: [
        companyId,
        companyId,
        ...notOverAt(now),
        companyId,
        companyId,
        since,
        companyId,
        companyId,
        companyId,
      ],
    },
    lists: {
      upcoming: {
        where: `a.company_id = ? AND a.status = 'ACCEPTED' AND ${notOver('a')}`,
        parameters: [companyId, ...notOverAt(now)],
        order: 'a.interview_starts_at, a.id',
        limit: UPCOMING_INTERVIEWS,
      },
      recent: { where: 'a.company_id = ?', parameters: [companyId], order: NEWEST_FIRST, limit: RECENT_APPLICATIONS },
    },
  });
  const jobs = jobsOfJson(facts?.first_jobs ?? null);
  const jobCounts = parseJsonList<StatusCount & { job_id: string }>(facts?.first_job_counts ?? null);
  for (const { id } of jobs)
    scope.loaders.prime(loadCountsOfJobs, id, countsOf(jobCounts.filter((count) => count.job_id === id)));
  const totalJobs = facts?.total_jobs ?? 0;
  const activeJobs = Number(facts?.active_jobs ?? 0);
  return {
    tokenBalance: facts?.tokens ?? 0,
    totalJobs,
    activeJobs,
    closedJobs: totalJobs - activeJobs,
    applicationCounts: countsOf(parseJsonList<StatusCount>(facts?.counts ?? null)),
    applicationsByDay: daysOf(facts?.days ?? null, today),
    upcomingInterviewCount: facts?.upcoming_total ?? 0,
    firstActiveJobs: jobs.map((job) => jobOf(job, today)),
    upcomingInterviews: listed.upcoming,
    recentApplications: listed.recent,
  };
}
