import { COMPANY_JOBS_PAGE_SIZE, type JobStatusFilter } from '../../../domain/jobs';
import { foldForSearch } from '../../../domain/text';
import { WIB, type TimeZone } from '../../../domain/time';
import { columnsNamed } from '../../db/field-table';
import { integer, nullable, text } from '../../db/row';
import { containing, placeholders, selectOne, selectRows, type QueryExecutor, type SqlPart } from '../../db/statements';
import { oneByKey, type LoadScope } from '../../graphql/loaders';
import { clampPage, pageFacts } from '../../graphql/paging';
import { CARD_VERSION, JOB, JOB_COLUMNS, OPEN_WITHOUT_TIMES, type JobRow } from './job-columns.sql';
import { JOB_TABLE } from './job.table';
import { jobOf } from './shown-job';
import type { JobPage } from './job.types';

const FROM_JOBS = 'FROM jobs j JOIN companies c ON c.id = j.company_id';

/** Jobs by id in one statement, deleted ones too; the caller's policy decides what is shown. */
export async function loadJobs({ services }: LoadScope, ids: readonly string[]): Promise<(JobRow | null)[]> {
  const rows = await selectRows(
    services.dataSource,
    JOB,
    `SELECT ${JOB_COLUMNS} ${FROM_JOBS} WHERE j.id IN (${placeholders(ids)})`,
    ids,
  );
  return oneByKey(ids, rows, ({ id }) => id);
}

const POSTER = { id: text, posted_by: nullable(text) };

/** The accounts that posted jobs; one statement. */
export async function loadPosters({ services }: LoadScope, ids: readonly string[]): Promise<(string | null)[]> {
  const sql = `SELECT id, posted_by FROM jobs WHERE id IN (${placeholders(ids)})`;
  const rows = await selectRows(services.dataSource, POSTER, sql, ids);
  return oneByKey(ids, rows, ({ id }) => id).map((row) => row?.posted_by ?? null);
}

/**
 * A condition on `jobs j` for a substring of title, company or description. `%` and `_` are letters; the folded
 * column is compared byte by byte.
 */
export function searchCondition(search: string): SqlPart {
  const folded = foldForSearch(search);
  if (!folded) return { sql: 'TRUE', parameters: [] };
  return { sql: "j.search_text LIKE ? ESCAPE '!'", parameters: [containing(folded)] };
}

export const inPlaces = (ids: readonly string[]): SqlPart => ({
  sql: 'FIND_IN_SET(j.place_id, ?) > 0',
  parameters: [ids.join()],
});

interface CompanyJobsFilter {
  companyId: string;
  /** The contact of the jobs; null for all. */
  contactId: string | null;
  search: string;
  status: JobStatusFilter;
  page: number | null | undefined;
}

const STATUS_CONDITIONS = {
  ALL: 'TRUE',
  OPEN: 'j.is_active = 1',
  CLOSED: 'j.is_active = 0',
  WITHOUT_TIMES: OPEN_WITHOUT_TIMES,
} as const satisfies Record<JobStatusFilter, string>;

/** A company's own jobs, newest first, 50 on a page. Always two statements. */
export async function listCompanyJobs({ services }: LoadScope, filter: CompanyJobsFilter): Promise<JobPage> {
  const page = clampPage(filter.page);
  const search = searchCondition(filter.search);
  const contact = filter.contactId === null ? 'TRUE' : 'j.contact_id = ?';
  const where = `j.company_id = ? AND ${contact} AND j.is_deleted = 0 AND ${STATUS_CONDITIONS[filter.status]} AND ${search.sql}`;
  const now = services.clock.now();
  const moment = filter.status === 'WITHOUT_TIMES' ? [now] : [];
  const contacts = filter.contactId === null ? [] : [filter.contactId];
  const parameters = [filter.companyId, ...contacts, ...moment, ...search.parameters];
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
    countJobs(services.dataSource, { sql: where, parameters }),
  ]);
  return {
    items: rows.map((row) => jobOf(row, now)),
    ...pageFacts(total, page, COMPANY_JOBS_PAGE_SIZE),
  };
}

/** Of `jobs j`. */
export async function countJobs(executor: QueryExecutor, { sql, parameters }: SqlPart): Promise<number> {
  const count = `SELECT COUNT(*) AS total FROM jobs j WHERE ${sql}`;
  return (await selectOne(executor, { total: integer }, count, parameters))?.total ?? 0;
}

/** Whole jobs with their versions, for the cards kept in memory. */
export function readCards(executor: QueryExecutor, ids: readonly string[]) {
  return selectRows(
    executor,
    { ...JOB, ...CARD_VERSION },
    `SELECT ${JOB_COLUMNS}, j.lock_version ${FROM_JOBS} WHERE j.id IN (${placeholders(ids)})`,
    ids,
  );
}

/** For commands on an application, whose job cannot go. */
export async function readTimeZone(executor: QueryExecutor, jobId: string): Promise<TimeZone> {
  const columns = columnsNamed(JOB_TABLE, 'time_zone');
  return (await selectOne(executor, columns, 'SELECT time_zone FROM jobs WHERE id = ?', [jobId]))?.time_zone ?? WIB;
}

/** The contacts of jobs; null for one that has none. */
export async function loadContacts({ services }: LoadScope, ids: readonly string[]): Promise<(string | null)[]> {
  const rows = await selectRows(
    services.dataSource,
    { id: text, contact_id: nullable(text) },
    `SELECT id, contact_id FROM jobs WHERE id IN (${placeholders(ids)})`,
    ids,
  );
  return oneByKey(ids, rows, ({ id }) => id).map((row) => row?.contact_id ?? null);
}

/** The row of a job as it is now, or null; for commands that have just locked it. */
export function readJob(executor: QueryExecutor, id: string): Promise<JobRow | null> {
  return selectOne(executor, JOB, `SELECT ${JOB_COLUMNS} ${FROM_JOBS} WHERE j.id = ?`, [id]);
}
