import { SEEKER_JOBS_PAGE_SIZE, type EmploymentType } from '../../../domain/jobs';
import { wibDateOf } from '../../../domain/time';
import { selectOne, selectRows, type Parameter } from '../../db/statements';
import type { LoadScope } from '../../graphql/context';
import { clampPage, pageFacts } from '../../graphql/paging';
import { searchCondition } from './job.queries';
import { JOB_COLUMNS, jobOf, VISIBLE_TO_SEEKERS, type JobRow } from './job.rows';
import type { JobPage, JobType } from './job.types';
import { VisibleJobTotals } from './visible-job-totals';

/** An application that stands hides its job from the seeker's lists; a withdrawn one may be made again. */
const NOT_APPLIED_TO = `NOT EXISTS (
  SELECT 1 FROM applications a WHERE a.job_id = j.id AND a.seeker_id = ? AND a.status <> 'WITHDRAWN')`;

interface Filter {
  search: string;
  employmentType: EmploymentType | null;
  page?: number | null;
}

const totals = new VisibleJobTotals();

function visibleCondition(filter: Filter, today: string): { sql: string; parameters: Parameter[] } {
  const search = searchCondition(filter.search);
  return {
    sql: `${VISIBLE_TO_SEEKERS} AND ${filter.employmentType ? 'j.employment_type = ?' : 'TRUE'} AND ${search.sql}`,
    parameters: [today, ...(filter.employmentType ? [filter.employmentType] : []), ...search.parameters],
  };
}

/**
 * The seeker's job list: open jobs of verified companies that they have not applied to, newest first. The list is
 * always fresh; its total is counted once per filter every few seconds and process, less the seeker's own.
 */
export async function listVisibleJobs({ services, actor }: LoadScope, filter: Filter): Promise<JobPage> {
  const now = services.clock.now();
  const today = wibDateOf(now);
  const page = clampPage(filter.page);
  const seekerId = actor?.seekerId ?? '';
  const { sql, parameters } = visibleCondition(filter, today);
  const [rows, total, own] = await Promise.all([
    selectRows<JobRow>(
      services.dataSource,
      `SELECT ${JOB_COLUMNS}
       FROM (SELECT j.id FROM jobs j WHERE ${sql} AND ${NOT_APPLIED_TO}
             ORDER BY j.created_at DESC, j.id DESC LIMIT ? OFFSET ?) page
       JOIN jobs j ON j.id = page.id JOIN companies c ON c.id = j.company_id
       ORDER BY j.created_at DESC, j.id DESC`,
      [...parameters, seekerId, SEEKER_JOBS_PAGE_SIZE, (page - 1) * SEEKER_JOBS_PAGE_SIZE],
    ),
    totals.count(services.dataSource, sql, parameters, now),
    selectOne<{ total: number }>(
      services.dataSource,
      `SELECT COUNT(*) AS total FROM applications a JOIN jobs j ON j.id = a.job_id
       WHERE a.seeker_id = ? AND a.status <> 'WITHDRAWN' AND ${sql}`,
      [seekerId, ...parameters],
    ),
  ]);
  // A page that is not full ends the list, so the total is known exactly.
  const isLastPage = rows.length < SEEKER_JOBS_PAGE_SIZE && (rows.length > 0 || page === 1);
  const totalCount = isLastPage
    ? (page - 1) * SEEKER_JOBS_PAGE_SIZE + rows.length
    : Math.max(0, total - Number(own?.total ?? 0));
  return { items: rows.map((row) => jobOf(row, today)), ...pageFacts(totalCount, page, SEEKER_JOBS_PAGE_SIZE) };
}

/** How many of the newest jobs are looked at for a recommendation: enough to find fitting ones, few enough to read. */
const RECOMMENDATION_WINDOW = 200;

/** Jobs not applied to: those that share the most skills with the seeker first, then the newest. */
export async function recommendJobs({ services, actor }: LoadScope, skills: readonly string[], count: number): Promise<JobType[]> {
  const today = wibDateOf(services.clock.now());
  const rows = await selectRows<JobRow>(
    services.dataSource,
    `SELECT ${JOB_COLUMNS}
     FROM (SELECT j.id FROM jobs j WHERE ${VISIBLE_TO_SEEKERS} AND ${NOT_APPLIED_TO}
           ORDER BY j.created_at DESC, j.id DESC LIMIT ?) page
     JOIN jobs j ON j.id = page.id JOIN companies c ON c.id = j.company_id
     ORDER BY j.created_at DESC, j.id DESC`,
    [today, actor?.seekerId ?? '', RECOMMENDATION_WINDOW],
  );
  const wanted = new Set(skills.map((skill) => skill.toLowerCase()));
  const shared = (job: JobType) => job.skills.filter((skill) => wanted.has(skill.toLowerCase())).length;
  return rows
    .map((row) => jobOf(row, today))
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, count);
}
