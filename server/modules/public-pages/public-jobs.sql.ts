import { startOfHour } from '../../../domain/time';
import { MAX_PAGE } from '../../../domain/jobs';
import type { Language } from '../../../domain/language';
import {
  PLACE_PAGE_FROM,
  type PublicContent,
  type PublicJob,
  type PublicJobCard,
  type PublicOpenJobs,
  type PublicSearch,
} from '../../../domain/public-pages';
import { JobTimes } from '../../../domain/slots';
import { foldForSearch } from '../../../domain/text';
import { isPossibleId } from '../../db/columns';
import { columnsNamed } from '../../db/field-table';
import { integer, type Row } from '../../db/row';
import { placeholders, selectOne, selectRows, type SqlPart } from '../../db/statements';
import type { LoadScope } from '../../graphql/loaders';
import type { Services } from '../../services';
import { placeName } from '../../text/places/place-of';
import { JOB, JOB_COLUMNS, PUBLIC, PUBLIC_BUT_CLOSED } from '../jobs/job-columns.sql';
import { JOB_TABLE } from '../jobs/job.table';
import { findFewMatches, openAtHour, FEW_MATCHES } from '../job-search';
import { inPlaces, isVisibleToSeekers, jobOf, type JobType, loadOpenSlots, searchCondition } from '../jobs';

type Reader = LoadScope['services'];

const FROM_JOBS = 'FROM jobs j JOIN companies c ON c.id = j.company_id';
const JOB_WITH_PLACE = { ...JOB, ...columnsNamed(JOB_TABLE, 'place_id') };
type PlacedRow = Pick<Row<typeof JOB_WITH_PLACE>, 'id' | 'place_id'>;
const RELATED = 3;
/** Instead of a closed job. */
const OTHERS = 10;

type CardRow = Row<typeof JOB>;
type Free = { times: PublicJob['times']; state: JobTimes };
const NO_TIMES: Free = { times: [], state: JobTimes.NONE };

/** On a card, as in the portal. */
const NEXT_TIMES = 2;

const cardOf = (job: JobType, { times, state }: Free): PublicJobCard => ({
  id: job.id,
  title: job.title,
  companyId: job.companyId,
  companyName: job.companyName,
  companyLogo: job.companyLogo,
  location: job.location,
  employmentType: job.employmentType,
  salary: job.salary,
  createdAt: job.createdAt.toISOString(),
  nextTimes: { slots: times.slice(0, NEXT_TIMES), more: Math.max(0, times.length - NEXT_TIMES), state },
});

/** The free times of each of these jobs. One statement. */
async function freeTimesOf(services: Reader, jobIds: readonly string[]): Promise<Free[]> {
  if (jobIds.length === 0) return [];
  const slots = await loadOpenSlots({ services, actor: null }, jobIds);
  return slots.map(({ open, times }) => ({ times: open.map(timeOf), state: times }));
}

/** Cards with their next times. One statement beside the rows. */
async function cardsOf(services: Reader, rows: readonly CardRow[], now: Date): Promise<PublicJobCard[]> {
  const ids = rows.map(({ id }) => id);
  const times = await freeTimesOf(services, ids);
  return rows.map((row, index) => cardOf(jobOf(row, now), times[index] ?? NO_TIMES));
}

/** A job for people without an account, or why there is none. Three statements at most. */
export async function readPublicJob(
  services: Reader,
  id: string,
  language: Language,
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
  const isOpen = isVisibleToSeekers(row, now);
  const nearby = await othersNearby(services, row, isOpen ? RELATED : OTHERS);
  if (!isOpen) return { kind: 'closed', others: await cardsOf(services, nearby, now) };
  const [free = NO_TIMES, ...ofOthers] = await freeTimesOf(services, [id, ...nearby.map((other) => other.id)]);
  const related = nearby.map((other, index) => cardOf(jobOf(other, now), ofOthers[index] ?? NO_TIMES));
  const job = jobOf(row, now);
  const { description, skills, timeZone, autoCloseDate } = job;
  return {
    kind: 'job',
    job: {
      ...cardOf(job, free),
      description,
      skills,
      timeZone,
      autoCloseDate,
      times: free.times,
      place: placeOfJob(row, nearby.length + 1, language),
      related,
    },
  };
}

/** The title of a public job and, while it is free, one of its times. Two statements at most. */
export async function readChosenTime(services: Reader, jobId: string, slotId: string | null) {
  if (!isPossibleId(jobId)) return null;
  const job = await selectOne(
    services.dataSource,
    columnsNamed(JOB_TABLE, 'title'),
    `SELECT j.title ${FROM_JOBS} WHERE j.id = ? AND ${PUBLIC}`,
    [jobId, services.clock.now()],
  );
  if (!job) return null;
  const [slots] = slotId === null ? [] : await loadOpenSlots({ services, actor: null }, [jobId]);
  return { title: job.title, time: slots?.open.find(({ id }) => id === slotId) ?? null };
}

/** Its place, with whether it has a list: all that are counted here are on it. */
function placeOfJob({ place_id: id }: PlacedRow, publicJobs: number, language: Language): PublicJob['place'] {
  const name = id === null ? undefined : placeName(id, language);
  return id === null || name === undefined ? null : { id, name, hasList: publicJobs >= PLACE_PAGE_FROM };
}

const PUBLIC_PAGE_SIZE = 20;

/**
 * Public jobs, newest first; `placeIds` are all of a place, null for anywhere. Two statements; a
 * search takes one more, and no other where no job matches.
 */
export async function listPublicJobs(
  services: Reader & Pick<Services, 'jobSearch'>,
  { search, type, page }: PublicSearch,
  placeIds: readonly string[] | null,
): Promise<{ jobs: PublicJobCard[]; hasMore: boolean }> {
  const now = services.clock.now();
  const term = foldForSearch(search);
  const conditions = { ...openAtHour(startOfHour(now)), employmentType: type, placeIds };
  const rare = term === '' ? null : await findFewMatches(services, { match: { term, related: null }, conditions });
  if (rare?.length === 0) return { jobs: [], hasMore: false };
  const found = rare === null ? matching(search, type, placeIds) : among(rare);
  const rows = await selectRows(
    services.dataSource,
    JOB,
    `SELECT ${JOB_COLUMNS} FROM (
       SELECT STRAIGHT_JOIN j.id FROM jobs j FORCE INDEX (${found.index}) JOIN companies c FORCE INDEX (PRIMARY) ON c.id = j.company_id
       WHERE ${PUBLIC} AND ${found.sql} ORDER BY j.created_at DESC, j.id DESC LIMIT ? OFFSET ?) page
     JOIN jobs j ON j.id = page.id JOIN companies c FORCE INDEX (PRIMARY) ON c.id = j.company_id
     ORDER BY j.created_at DESC, j.id DESC`,
    [now, ...found.parameters, PUBLIC_PAGE_SIZE + 1, (page - 1) * PUBLIC_PAGE_SIZE],
  );
  return pageOfRows(services, rows, { now, page });
}

/** On the landing page. */
const OPEN_JOBS = 6;

/** Of the newest public jobs, those with a free time. Two statements, whatever there is. */
export async function readOpenJobs(services: Parameters<typeof listPublicJobs>[0]): Promise<PublicOpenJobs> {
  const newest = await listPublicJobs(services, { search: '', place: '', type: null, page: 1 }, null);
  const free = newest.jobs.filter(({ nextTimes }) => nextTimes.slots.length > 0);
  const jobs = free.slice(0, OPEN_JOBS);
  return { jobs, hasOthers: newest.hasMore || newest.jobs.length > jobs.length };
}

interface FoundBy extends SqlPart {
  index: string;
}

/** By the index in the order of the list: otherwise all public jobs would be sorted for a page. */
function matching(search: string, type: PublicSearch['type'], placeIds: readonly string[] | null): FoundBy {
  const found = searchCondition(search);
  const places = placeIds === null ? { sql: 'TRUE', parameters: [] } : inPlaces(placeIds);
  return {
    index: 'ix_jobs_public',
    sql: `${found.sql} AND ${places.sql} AND (? = '' OR j.employment_type = ?)`,
    parameters: [...found.parameters, ...places.parameters, type ?? '', type ?? ''],
  };
}

/** Always the same number of question marks, so that the statement is prepared once. */
function among(ids: readonly string[]): FoundBy {
  const parameters = Array.from({ length: FEW_MATCHES }, (_, at) => ids[at] ?? '');
  return { index: 'PRIMARY', sql: `j.id IN (${placeholders(parameters)})`, parameters };
}

/** The public jobs of a company, newest first, by an index in that order. Two statements. */
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
  return pageOfRows(services, rows, { now, page });
}

async function pageOfRows(
  services: Reader,
  rows: readonly CardRow[],
  { now, page }: { now: Date; page: number },
): Promise<{ jobs: PublicJobCard[]; hasMore: boolean }> {
  const jobs = await cardsOf(services, rows.slice(0, PUBLIC_PAGE_SIZE), now);
  return { jobs, hasMore: rows.length > PUBLIC_PAGE_SIZE && page < MAX_PAGE };
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

/** The newest public jobs of a job's place, by an index in that order; none where the place is not known. */
async function othersNearby(services: Reader, { id, place_id: place }: PlacedRow, limit: number): Promise<CardRow[]> {
  if (place === null) return [];
  return selectRows(
    services.dataSource,
    JOB,
    `SELECT ${JOB_COLUMNS} FROM (
       SELECT STRAIGHT_JOIN j.id FROM jobs j FORCE INDEX (ix_jobs_public_place) JOIN companies c FORCE INDEX (PRIMARY) ON c.id = j.company_id
       WHERE ${PUBLIC} AND j.place_id = ? AND j.id <> ? ORDER BY j.created_at DESC, j.id DESC LIMIT ?) nearby
     JOIN jobs j ON j.id = nearby.id JOIN companies c FORCE INDEX (PRIMARY) ON c.id = j.company_id
     ORDER BY j.created_at DESC, j.id DESC`,
    [services.clock.now(), place, id, limit],
  );
}
