import { COMPANY_JOBS_PAGE_SIZE, type JobStatusFilter } from '../../../domain/jobs';
import { foldForSearch } from '../../../domain/text';
import { wibDateOf } from '../../../domain/time';
import { integer, nullable, text } from '../../db/row';
import {
  affectedRows,
  containing,
  placeholders,
  selectOne,
  selectRows,
  type Parameter,
  type QueryExecutor,
} from '../../db/statements';
import type { LoadScope } from '../../graphql/loaders';
import { clampPage, pageFacts } from '../../graphql/paging';
import { CARD_VERSION, JOB, JOB_COLUMNS, type JobRow } from './job-columns.sql';
import { jobOf } from './shown-job';
import type { JobPage } from './job.types';

/** Jobs by id in one statement, deleted ones too; the caller's policy decides what of them is said. */
export async function loadJobs({ services }: LoadScope, ids: readonly string[]): Promise<(JobRow | null)[]> {
  const rows = await selectRows(
    services.dataSource,
    JOB,
    `SELECT ${JOB_COLUMNS} FROM jobs j JOIN companies c ON c.id = j.company_id WHERE j.id IN (${placeholders(ids)})`,
    ids,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/**
 * A condition on `jobs j` for a substring of title, company or description. `%` and `_` are letters; the folded
 * column is compared byte by byte.
 */
export function searchCondition(search: string): { sql: string; parameters: Parameter[] } {
  const folded = foldForSearch(search);
  if (!folded) return { sql: 'TRUE', parameters: [] };
  return { sql: "j.search_text LIKE ? ESCAPE '!'", parameters: [containing(folded)] };
}

interface CompanyJobsFilter {
  companyId: string;
  search: string;
  status: JobStatusFilter;
  page: number | null | undefined;
}

const STATUS_CONDITIONS = {
  ALL: 'TRUE',
  OPEN: 'j.is_active = 1',
  CLOSED: 'j.is_active = 0',
} as const satisfies Record<JobStatusFilter, string>;

/** A company's own jobs, newest first, 50 on a page. Two statements, whatever the page holds. */
export async function listCompanyJobs({ services }: LoadScope, filter: CompanyJobsFilter): Promise<JobPage> {
  const page = clampPage(filter.page);
  const search = searchCondition(filter.search);
  const where = `j.company_id = ? AND j.is_deleted = 0 AND ${STATUS_CONDITIONS[filter.status]} AND ${search.sql}`;
  const parameters = [filter.companyId, ...search.parameters];
  const [rows, total] = await Promise.all([
    selectRows(
      services.dataSource,
      JOB,
      `SELECT ${JOB_COLUMNS}
       FROM (SELECT j.id FROM jobs j WHERE ${where} ORDER BY j.created_at DESC, j.id DESC LIMIT ? OFFSET ?) page
       JOIN jobs j ON j.id = page.id JOIN companies c ON c.id = j.company_id
       ORDER BY j.created_at DESC, j.id DESC`,
      [...parameters, COMPANY_JOBS_PAGE_SIZE, (page - 1) * COMPANY_JOBS_PAGE_SIZE],
    ),
    countJobs(services.dataSource, where, parameters),
  ]);
  const today = wibDateOf(services.clock.now());
  return {
    items: rows.map((row) => jobOf(row, today)),
    ...pageFacts(total, page, COMPANY_JOBS_PAGE_SIZE),
  };
}

/** Of `jobs j`. */
export async function countJobs(
  executor: QueryExecutor,
  condition: string,
  parameters: readonly Parameter[],
): Promise<number> {
  const sql = `SELECT COUNT(*) AS total FROM jobs j WHERE ${condition}`;
  return (await selectOne(executor, { total: integer }, sql, parameters))?.total ?? 0;
}

/** Whole jobs with their versions, and where their interviews take place, for the cards kept in memory. */
export function readCards(executor: QueryExecutor, ids: readonly string[]) {
  return selectRows(
    executor,
    { ...JOB, ...CARD_VERSION, location_types: nullable(text) },
    `SELECT ${JOB_COLUMNS}, j.lock_version,
            (SELECT GROUP_CONCAT(s.location_type ORDER BY s.starts_at, s.id) FROM interview_slots s WHERE s.job_id = j.id) AS location_types
     FROM jobs j JOIN companies c ON c.id = j.company_id WHERE j.id IN (${placeholders(ids)})`,
    ids,
  );
}

/** The row of a job as it is now, or null; for commands that have just locked it. */
export function readJob(executor: QueryExecutor, id: string): Promise<JobRow | null> {
  return selectOne(
    executor,
    JOB,
    `SELECT ${JOB_COLUMNS} FROM jobs j JOIN companies c ON c.id = j.company_id WHERE j.id = ?`,
    [id],
  );
}

/** What a new job takes from its company. */
export function readEmployer(executor: QueryExecutor, companyId: string) {
  return selectOne(
    executor,
    { company_name: text, is_verified: integer },
    'SELECT company_name, is_verified FROM companies WHERE id = ?',
    [companyId],
  );
}

export async function touchJob(executor: QueryExecutor, id: string, now: Date): Promise<void> {
  await affectedRows(executor, 'UPDATE jobs SET updated_at = ? WHERE id = ?', [now, id]);
}

export async function markJobDeleted(executor: QueryExecutor, id: string, now: Date): Promise<void> {
  await affectedRows(
    executor,
    'UPDATE jobs SET is_deleted = 1, is_active = 0, is_visible = 0, updated_at = ? WHERE id = ?',
    [now, id],
  );
}

type Opening = Pick<JobRow, 'id' | 'auto_close_date'> & { isActive: boolean; isVisible: boolean };

export async function writeOpening(executor: QueryExecutor, job: Opening, now: Date): Promise<void> {
  await affectedRows(
    executor,
    'UPDATE jobs SET is_active = ?, is_visible = ?, auto_close_date = ?, updated_at = ? WHERE id = ? AND is_deleted = 0',
    [job.isActive, job.isVisible, job.auto_close_date, now, job.id],
  );
}

/** Open jobs whose auto-close day was before this one, so many at a time. */
export function pastJobs(executor: QueryExecutor, today: string, limit: number): Promise<{ id: string }[]> {
  return selectRows(
    executor,
    { id: text },
    'SELECT id FROM jobs WHERE is_active = 1 AND auto_close_date < ? ORDER BY id LIMIT ?',
    [today, limit],
  );
}

export async function closePastJob(executor: QueryExecutor, id: string, now: Date, today: string): Promise<void> {
  await affectedRows(
    executor,
    'UPDATE jobs SET is_active = 0, is_visible = 0, updated_at = ? WHERE id = ? AND is_active = 1 AND auto_close_date < ?',
    [now, id, today],
  );
}
