import type { PublicContent, PublicJob, PublicJobCard, PublicSearch } from '../../../domain/public-pages';
import { isPossibleId } from '../../db/columns';
import { columnsNamed } from '../../db/field-table';
import { integer, type Row } from '../../db/row';
import { selectOne, selectRows } from '../../db/statements';
import type { LoadScope } from '../../graphql/loaders';
import { JOB, JOB_COLUMNS, PUBLIC, PUBLIC_BUT_CLOSED } from './job-columns.sql';
import { JOB_TABLE } from './job.table';
import { inPlaces, searchCondition } from './job.sql';
import type { JobType } from './job.types';
import { isVisibleToSeekers, jobOf } from './shown-job';
import { loadOpenSlots } from './slot.sql';

type Reader = LoadScope['services'];

const FROM_JOBS = 'FROM jobs j JOIN companies c ON c.id = j.company_id';
const JOB_WITH_PLACE = { ...JOB, ...columnsNamed(JOB_TABLE, 'place_id') };
const RELATED = 3;
/** Instead of a closed job. */
const OTHERS = 10;

const cardOf = (job: JobType): PublicJobCard => ({
  id: job.id,
  title: job.title,
  companyId: job.companyId,
  companyName: job.companyName,
  companyLogo: job.companyLogo,
  location: job.location,
  employmentType: job.employmentType,
  salary: job.salary,
});

/** A job for people without an account, or why there is none. Three statements at most. */
export async function readPublicJob(
  services: Reader,
  id: string,
): Promise<Extract<PublicContent, { kind: 'job' | 'closed' | 'missing' }>> {
  if (!isPossibleId(id)) return { kind: 'missing' };
  const now = services.clock.now();
  const row = await selectOne(
    services.dataSource,
    JOB_WITH_PLACE,
    `SELECT ${JOB_COLUMNS}, j.place_id ${FROM_JOBS}
     WHERE j.id = ? AND ((${PUBLIC}) OR (${PUBLIC_BUT_CLOSED}))`,
    [id, now, now],
  );
  if (!row) return { kind: 'missing' };
  const job = jobOf(row, now);
  if (!isVisibleToSeekers(row, now)) return { kind: 'closed', others: await othersNearby(services, row, OTHERS) };
  const [[times = []], related] = await Promise.all([
    loadOpenSlots({ services, actor: null }, [id]),
    othersNearby(services, row, RELATED),
  ]);
  return { kind: 'job', job: { ...publicOf(job), times: times.map(timeOf), related } };
}

function publicOf(job: JobType): Omit<PublicJob, 'times' | 'related'> {
  const { description, skills, createdAt, timeZone, autoCloseDate } = job;
  return { ...cardOf(job), description, skills, createdAt: createdAt.toISOString(), timeZone, autoCloseDate };
}

const PUBLIC_PAGE_SIZE = 20;

/** Public jobs, newest first; `placeIds` are all of a place, null for anywhere. One statement. */
export async function listPublicJobs(
  services: Reader,
  { search, type, page }: PublicSearch,
  placeIds: readonly string[] | null,
): Promise<{ jobs: PublicJobCard[]; hasMore: boolean }> {
  const now = services.clock.now();
  const found = searchCondition(search);
  const places = placeIds === null ? { sql: 'TRUE', parameters: [] } : inPlaces(placeIds);
  const rows = await selectRows(
    services.dataSource,
    JOB,
    // The index in the order of the list, and each company by its id: otherwise all public jobs would be sorted for a page.
    `SELECT ${JOB_COLUMNS} FROM (
       SELECT STRAIGHT_JOIN j.id FROM jobs j FORCE INDEX (ix_jobs_public) JOIN companies c FORCE INDEX (PRIMARY) ON c.id = j.company_id
       WHERE ${PUBLIC} AND ${found.sql} AND ${places.sql} AND (? = '' OR j.employment_type = ?)
       ORDER BY j.created_at DESC, j.id DESC LIMIT ? OFFSET ?) page
     JOIN jobs j ON j.id = page.id JOIN companies c ON c.id = j.company_id
     ORDER BY j.created_at DESC, j.id DESC`,
    [
      now,
      ...found.parameters,
      ...places.parameters,
      type ?? '',
      type ?? '',
      PUBLIC_PAGE_SIZE + 1,
      (page - 1) * PUBLIC_PAGE_SIZE,
    ],
  );
  return pageOfRows(rows, now);
}

/** The public jobs of a company, newest first. One statement, by an index in that order. */
export async function listPublicJobsOf(
  services: Reader,
  companyId: string,
  page: number,
): Promise<{ jobs: PublicJobCard[]; hasMore: boolean }> {
  const now = services.clock.now();
  const rows = await selectRows(
    services.dataSource,
    JOB,
    `SELECT ${JOB_COLUMNS} FROM jobs j FORCE INDEX (ix_jobs_company_active) JOIN companies c ON c.id = j.company_id
     WHERE j.company_id = ? AND j.is_deleted = 0 AND j.is_active = 1 AND ${PUBLIC}
     ORDER BY j.created_at DESC, j.id DESC LIMIT ? OFFSET ?`,
    [companyId, now, PUBLIC_PAGE_SIZE + 1, (page - 1) * PUBLIC_PAGE_SIZE],
  );
  return pageOfRows(rows, now);
}

function pageOfRows(rows: readonly Row<typeof JOB>[], now: Date): { jobs: PublicJobCard[]; hasMore: boolean } {
  const jobs = rows.slice(0, PUBLIC_PAGE_SIZE).map((row) => cardOf(jobOf(row, now)));
  return { jobs, hasMore: rows.length > PUBLIC_PAGE_SIZE };
}

/** Jobs in one file: each has an address in both languages, and a file takes 50,000. */
const SITEMAP_JOBS = 25_000;

/** One file of the sitemap, from 0; in the order of ids, which never changes. */
export function readSitemap(services: Reader, file: number) {
  return selectRows(
    services.dataSource,
    columnsNamed(JOB_TABLE, 'id', 'title', 'updated_at'),
    `SELECT j.id, j.title, j.updated_at ${FROM_JOBS} WHERE ${PUBLIC} ORDER BY j.id LIMIT ? OFFSET ?`,
    [services.clock.now(), SITEMAP_JOBS, file * SITEMAP_JOBS],
  );
}

/** At least one. */
export async function countSitemaps(services: Reader): Promise<number> {
  const sql = `SELECT COUNT(*) AS total ${FROM_JOBS} WHERE ${PUBLIC}`;
  const row = await selectOne(services.dataSource, { total: integer }, sql, [services.clock.now()]);
  return Math.max(1, Math.ceil((row?.total ?? 0) / SITEMAP_JOBS));
}

/** Without seats. */
function timeOf({
  id,
  date,
  start,
  end,
  timeZone,
  locationType,
}: PublicJob['times'][number]): PublicJob['times'][number] {
  return { id, date, start, end, timeZone, locationType };
}

/** The newest public jobs of a job's place; none where the place is not known. */
async function othersNearby(
  services: Reader,
  { id, place_id: place }: Pick<Row<typeof JOB_WITH_PLACE>, 'id' | 'place_id'>,
  limit: number,
): Promise<PublicJobCard[]> {
  if (place === null) return [];
  const now = services.clock.now();
  const rows = await selectRows(
    services.dataSource,
    JOB,
    `SELECT ${JOB_COLUMNS} ${FROM_JOBS} WHERE ${PUBLIC} AND j.place_id = ? AND j.id <> ?
     ORDER BY j.created_at DESC, j.id DESC LIMIT ?`,
    [now, place, id, limit],
  );
  return rows.map((row) => cardOf(jobOf(row, now)));
}
