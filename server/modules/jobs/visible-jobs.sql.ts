import { SEEKER_JOBS_PAGE_SIZE, type EmploymentType } from '../../../domain/jobs';
import { foldForSearch } from '../../../domain/text';
import { wibDateOf, type LocalDate } from '../../../domain/time';
import { integer, notNullHere } from '../../db/row';
import { selectOne, selectRows, type Parameter, type QueryExecutor } from '../../db/statements';
import { clampPage, pageFacts } from '../../graphql/paging';
import { findJobs, type JobListScope } from './found-jobs.sql';
import { searchCondition } from './job.sql';
import { CARD_VERSION, NOT_APPLIED_TO, OWN_TOTAL, VISIBLE_TO_SEEKERS, type CardVersion } from './job-columns.sql';
import type { JobPage, JobType } from './job.types';
import { loadLocationTypes } from './slot.sql';

interface Filter {
  search: string;
  employmentType: EmploymentType | null;
  page?: number | null;
}

interface Condition {
  /** The index in list order. Without the hint MariaDB sorts the whole list for a late page. */
  index: 'ix_jobs_visible' | 'ix_jobs_visible_type';
  sql: string;
  parameters: Parameter[];
}

function visibleCondition(filter: Filter, today: string): Condition {
  const search = searchCondition(filter.search);
  return {
    index: filter.employmentType ? 'ix_jobs_visible_type' : 'ix_jobs_visible',
    sql: `${VISIBLE_TO_SEEKERS} AND ${filter.employmentType ? 'j.employment_type = ?' : 'TRUE'} AND ${search.sql}`,
    parameters: [today, ...(filter.employmentType ? [filter.employmentType] : []), ...search.parameters],
  };
}

/**
 * The seeker's job list: open jobs of verified companies that they have not applied to, newest first. Every request reads
 * which jobs, and the versions of their cards; the total is cached for a few seconds, less the seeker's own. A search uses
 * the index if there is one.
 */
export async function listVisibleJobs(scope: JobListScope, filter: Filter): Promise<JobPage> {
  const { services, actor } = scope;
  const now = services.clock.now();
  const today = wibDateOf(now);
  const page = clampPage(filter.page);
  const seekerId = actor?.seekerId ?? '';
  const term = foldForSearch(filter.search);
  const found =
    term === '' ? null : await findJobs(scope, { term, employmentType: filter.employmentType, page, today, seekerId });
  if (found)
    return {
      items: await jobsFromCards(scope, found.rows, today),
      ...pageFacts(found.totalCount, page, SEEKER_JOBS_PAGE_SIZE),
    };
  const { index, sql, parameters } = visibleCondition(filter, today);
  const [rows, total] = await Promise.all([
    selectRows(
      services.dataSource,
      { ...CARD_VERSION, own: notNullHere(integer) },
      `SELECT j.id, j.lock_version, (${OWN_TOTAL} AND ${sql}) AS own
       FROM (SELECT j.id FROM jobs j FORCE INDEX (${index}) WHERE ${sql} AND ${NOT_APPLIED_TO}
             ORDER BY j.created_at DESC, j.id DESC LIMIT ? OFFSET ?) page
       JOIN jobs j ON j.id = page.id
       ORDER BY j.created_at DESC, j.id DESC`,
      [seekerId, ...parameters, ...parameters, seekerId, SEEKER_JOBS_PAGE_SIZE, (page - 1) * SEEKER_JOBS_PAGE_SIZE],
    ),
    services.jobTotals.count(services.dataSource, sql, parameters, now),
  ]);
  // A page that is not full ends the list, so the total is known exactly.
  const isLastPage = rows.length < SEEKER_JOBS_PAGE_SIZE && (rows.length > 0 || page === 1);
  const own = rows[0]?.own ?? (isLastPage ? 0 : await countOwn(services.dataSource, seekerId, { sql, parameters }));
  const totalCount = isLastPage ? (page - 1) * SEEKER_JOBS_PAGE_SIZE + rows.length : Math.max(0, total - own);
  return { items: await jobsFromCards(scope, rows, today), ...pageFacts(totalCount, page, SEEKER_JOBS_PAGE_SIZE) };
}

async function jobsFromCards(
  { services, loaders }: JobListScope,
  versions: readonly CardVersion[],
  today: LocalDate,
): Promise<JobType[]> {
  const cards = await services.jobCards.read(services.dataSource, versions, today);
  for (const { job, locationTypes } of cards) loaders.prime(loadLocationTypes, job.id, locationTypes);
  return cards.map(({ job }) => job);
}

/** For a page past the end, which has no row to carry the count. */
async function countOwn(
  executor: QueryExecutor,
  seekerId: string,
  { sql, parameters }: Pick<Condition, 'sql' | 'parameters'>,
): Promise<number> {
  const row = await selectOne(executor, { own: notNullHere(integer) }, `SELECT (${OWN_TOTAL} AND ${sql}) AS own`, [
    seekerId,
    ...parameters,
  ]);
  return row?.own ?? 0;
}

/** How many of the newest jobs are considered for a recommendation. */
const RECOMMENDATION_WINDOW = 200;

/** Jobs not applied to and not of the own company: those that share the most skills first, then the newest. */
export async function recommendJobs(scope: JobListScope, skills: readonly string[], count: number): Promise<JobType[]> {
  const { services, actor } = scope;
  const today = wibDateOf(services.clock.now());
  const rows = await selectRows(
    services.dataSource,
    CARD_VERSION,
    `SELECT j.id, j.lock_version
     FROM (SELECT j.id FROM jobs j FORCE INDEX (ix_jobs_visible) WHERE ${VISIBLE_TO_SEEKERS} AND ${NOT_APPLIED_TO}
           ORDER BY j.created_at DESC, j.id DESC LIMIT ?) page
     JOIN jobs j ON j.id = page.id
     ORDER BY j.created_at DESC, j.id DESC`,
    [today, actor?.seekerId ?? '', RECOMMENDATION_WINDOW],
  );
  const wanted = new Set(skills.map((skill) => skill.toLowerCase()));
  const shared = (job: JobType) => job.skills.filter((skill) => wanted.has(skill.toLowerCase())).length;
  const jobs = (await jobsFromCards(scope, rows, today)).filter(({ companyId }) => companyId !== actor?.companyId);
  return jobs.toSorted((one, other) => shared(other) - shared(one)).slice(0, count);
}
