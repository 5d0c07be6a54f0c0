import { addDays, wibDateOf, wibInstant } from '../../../../domain/time';
import type { Actor } from '../../../actor';
import { decimal, integer, nullable, outerJoined, text, type Columns, type Row } from '../../../db/row';
import { parseJsonList, selectRows } from '../../../db/statements';
import type { PrimingScope } from '../../../graphql/loaders';
import { FIRST_ACTIVE_JOB_IDS, FIRST_ACTIVE_JOBS, jobsOfJson } from '../../jobs/job-columns.sql';
import { jobOf } from '../../jobs';
import { applicationColumns, personTables, type SelectedRow } from '../application-columns.sql';
import { inState } from '../application-state.sql';
import { NEWEST_FIRST, RECENT_APPLICATIONS } from '../lists/application-lists.sql';
import type { ApplicationDay } from '../application.types';
import { COUNTED_BY_DAY, DAY_FIELDS, DAYS_SHOWN, daysFrom, OF_ANY_STATUS } from './application-days.sql';
import type { CompanyDashboard } from './company-dashboard.types';
import { LIVE_NOT_OVER, IN_ORDER_OF_TIME, notOverParameters } from '../interviews.sql';
import { countsOf, COUNTED, loadCountsOfJobs, type StatusCount } from '../lists/job-applications.sql';
import { applicationsOf } from '../shown-application';

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
         (SELECT COUNT(*) FROM applications a WHERE a.company_id = ? AND ${LIVE_NOT_OVER}) AS upcoming_total,
         (SELECT JSON_ARRAYAGG(JSON_OBJECT('shown_status', c.shown_status, 'total', c.total, 'undecided', c.undecided))
          FROM (SELECT ${COUNTED} FROM applications WHERE company_id = ? GROUP BY shown_status) c) AS counts,
         (SELECT JSON_ARRAYAGG(JSON_OBJECT('date', d.day, ${DAY_FIELDS.map((field) => `'${field}', d.${field}`).join(', ')}))
          FROM (SELECT ${COUNTED_BY_DAY}
                -- The optimiser would take the index without the status, and fetch each row for it.
                FROM applications a FORCE INDEX (ix_applications_company_shown)
                WHERE a.company_id = ? AND ${OF_ANY_STATUS} AND a.applied_at >= ? GROUP BY day
               ) d) AS days,
         (${FIRST_ACTIVE_JOBS}) AS first_jobs,
         (SELECT JSON_ARRAYAGG(JSON_OBJECT('job_id', c.job_id, 'shown_status', c.shown_status, 'total', c.total, 'undecided', c.undecided))
          FROM (SELECT a.job_id, ${COUNTED} FROM ${FIRST_ACTIVE_JOB_IDS} first JOIN applications a ON a.job_id = first.id
                GROUP BY a.job_id, a.shown_status) c) AS first_job_counts
  FROM (SELECT COUNT(*) AS total_jobs, SUM(is_active) AS active_jobs FROM jobs WHERE company_id = ? AND is_deleted = 0) own`;

const UPCOMING_INTERVIEWS = 3;

const pageOf = (list: string, where: string, order: string, limit: number): string =>
  `(SELECT '${list}', a.id, ROW_NUMBER() OVER (ORDER BY ${order}) FROM applications a WHERE ${where} ORDER BY ${order} LIMIT ${limit})`;

/** One row of facts and three short lists of applications. */
const PAGE = `
  SELECT 'facts' AS list, NULL AS id, 0 AS place
  UNION ALL ${pageOf('upcoming', `a.company_id = ? AND ${LIVE_NOT_OVER}`, IN_ORDER_OF_TIME, UPCOMING_INTERVIEWS)}
  UNION ALL ${pageOf('recent', 'a.company_id = ?', NEWEST_FIRST, RECENT_APPLICATIONS)}
  UNION ALL ${pageOf('next', `a.company_id = ? AND ${inState('a', 'WAITING')} AND a.interview_starts_at > ?`, 'a.interview_starts_at', 1)}`;

interface Statement {
  declared: Columns;
  sql: string;
}

/** Put together once for each choice of columns; companies have one. */
const STATEMENTS = new WeakMap<object, Statement>();

function statementFor(actor: Actor | null): Statement {
  const columns = applicationColumns(actor);
  const statement = STATEMENTS.get(columns) ?? {
    // An outer join has each column in some of the rows only; `list` tells in which.
    declared: { list: text, ...outerJoined({ ...columns.declared, ...FACT_ROW }) },
    sql: `SELECT ${columns.sql}, page.list, facts.* FROM (${PAGE}) page
     LEFT JOIN (${FACTS}) facts ON page.list = 'facts'
     LEFT JOIN applications a ON a.id = page.id ${personTables(actor).replaceAll(/(?:LEFT )?JOIN/g, 'LEFT JOIN')}
     ORDER BY page.place`,
  };
  STATEMENTS.set(columns, statement);
  return statement;
}

/** What a company starts the day with, in one statement. */
export async function readCompanyDashboard(scope: PrimingScope, companyId: string): Promise<CompanyDashboard> {
  const now = scope.services.clock.now();
  const today = wibDateOf(now);
  const firstDay = addDays(today, 1 - DAYS_SHOWN);
  const upcoming = [companyId, ...notOverParameters(now)];
  const ofDays = [companyId, wibInstant(firstDay, '00:00')];
  const ofFacts = [companyId, ...upcoming, companyId, ...ofDays, companyId, companyId, companyId];
  const { declared, sql } = statementFor(scope.actor);
  const parameters = [...upcoming, companyId, companyId, now, ...ofFacts];
  const rows = (await selectRows(scope.services.dataSource, declared, sql, parameters)) as unknown as (SelectedRow &
    Row<typeof FACT_ROW> & { list: string })[];
  const listed = (name: string) =>
    applicationsOf(
      rows.filter(({ list }) => list === name),
      scope,
    );
  const facts = rows.find(({ list }) => list === 'facts');
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
    applicationsByDay: daysFrom(firstDay, parseJsonList<ApplicationDay>(facts?.days ?? null)),
    upcomingInterviewCount: facts?.upcoming_total ?? 0,
    nextChosenTime: listed('next')[0]?.selectedInterview ?? null,
    firstActiveJobs: jobs.map((job) => jobOf(job, now)),
    upcomingInterviews: listed('upcoming'),
    recentApplications: listed('recent'),
  };
}
