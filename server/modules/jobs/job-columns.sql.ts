import { columnsNamed, readColumnsOf, shownBy } from '../../db/field-table';
import { prefixed, readFlags, type Columns, type Row } from '../../db/row';
import { jsonInstant, parseJsonList } from '../../db/statements';
import { PUBLIC_COMPANY } from '../companies/company-columns.sql';
import { COMPANY_TABLE } from '../companies/company.table';
import { JOB_TABLE } from './job.table';
import { dayInZone } from './time-zone.sql';
import type { JobType } from './job.types';

/** What a card shows of the company. */
const OF_COMPANY = columnsNamed(COMPANY_TABLE, 'logo_file_id', 'is_verified');

const { description, skills, ...SHORT_COLUMNS } = readColumnsOf(JOB_TABLE);

/** A job as lists read it, with what its card needs from the company. */
const CARD = { ...SHORT_COLUMNS, ...OF_COMPANY };
export type JobCardRow = Row<typeof CARD>;

/** With the long texts, which only pages of one job and the seekers' list show. */
export const JOB = { ...CARD, description, skills };
export type JobRow = Row<typeof JOB>;

/** A job as lists name it: every write that changes its card raises the version (all lock the job). */
export const CARD_VERSION = columnsNamed(JOB_TABLE, 'id', 'lock_version');
export type CardVersion = Row<typeof CARD_VERSION>;

export const NEWEST_FIRST = 'j.created_at DESC, j.id DESC';

/** Of `jobs j` joined with `companies c`. */
const sqlOf = (name: string): string => (name in OF_COMPANY ? `c.${name}` : `j.${name}`);

/** The columns of `JOB`, for `jobs j` joined with `companies c`. */
export const JOB_COLUMNS = Object.keys(JOB).map(sqlOf).join(', ');

/** A `JobRow` as one JSON value, for statements that read several jobs beside other things; lists in it are text. */
const JOB_AS_JSON = `JSON_OBJECT(${Object.keys(JOB)
  .map((name) => `'${name}', ${name === 'skills' ? 'CONCAT(j.skills)' : sqlOf(name)}`)
  .join(', ')})`;

/** The jobs of a JSON list of these. */
export function jobsOfJson(json: string | null): JobRow[] {
  type Stored = Omit<JobRow, 'created_at' | 'updated_at'> & { created_at: string; updated_at: string };
  const jobs = parseJsonList<Stored>(json).map((job) => ({
    ...job,
    created_at: jsonInstant(job.created_at),
    updated_at: jsonInstant(job.updated_at),
  }));
  readFlags(JOB, jobs);
  return jobs;
}

/** Under names that clash with no others, for reads that join a job to their own rows. */
function joined<Declared extends Columns>(declared: Declared) {
  const columns = Object.keys(declared).map((name) => `${sqlOf(name)} AS joined_job_${name}`);
  return { ...prefixed('joined_job_', declared), columns: columns.join(', ') };
}

/** A whole job beside other rows, and how it is taken from one. */
export const { columns: JOINED_JOB_COLUMNS, declared: JOINED_JOB, rowOf: joinedJobOf } = joined(JOB);

/** What a statement reads of a job beside its own rows. */
export interface JobProjection {
  /** For `jobs j` joined with `companies c`. */
  columns: string;
  declared: Columns;
  /** Its job; read none but the `fields` from it. */
  rowOf(row: object): JobCardRow;
  fields: ReadonlySet<string>;
}

const FIELDS_OF_COMPANY = { logo_file_id: 'companyLogo', is_verified: 'isCompanyVerified' } as const satisfies Record<
  keyof typeof OF_COMPANY,
  keyof JobType
>;

function projection(ofJob: Columns): JobProjection {
  const { columns, declared, rowOf } = joined(ofJob);
  const own = Object.fromEntries(Object.entries(ofJob).filter(([name]) => !(name in OF_COMPANY)));
  const ofCompany = Object.entries(FIELDS_OF_COMPANY).flatMap(([name, field]) => (name in ofJob ? [field] : []));
  const fields = new Set(['__typename', ...shownBy(JOB_TABLE, own), ...ofCompany]);
  return { columns, declared, rowOf: (row) => rowOf(row) as JobCardRow, fields };
}

const isEnough = ({ fields }: JobProjection, asked: ReadonlySet<string>): boolean =>
  [...asked].every((field) => fields.has(field));

const NAMED = columnsNamed(JOB_TABLE, 'id', 'company_id', 'company_name', 'title', 'is_deleted');

/** Smallest first. */
const SMALL_PROJECTIONS = [
  projection(NAMED),
  projection({ ...NAMED, ...columnsNamed(JOB_TABLE, 'location'), ...columnsNamed(COMPANY_TABLE, 'logo_file_id') }),
];
export const JOB_CARD = projection(CARD);

/** The smallest projection that covers these fields of a job; the card if none does. */
export const jobProjectionFor = (asked: ReadonlySet<string>): JobProjection =>
  SMALL_PROJECTIONS.find((small) => isEnough(small, asked)) ?? JOB_CARD;

/** False where the whole job has to be read: for its long texts, and for what resolvers say of it. */
export const isCardEnough = (asked: ReadonlySet<string>): boolean => isEnough(JOB_CARD, asked);

/** What seekers may see, for `jobs j`; takes the moment. The flag may lag behind the date, this may not. */
export const VISIBLE_TO_SEEKERS = `j.is_visible = 1 AND (j.auto_close_date IS NULL OR j.auto_close_date >= ${dayInZone('?', 'j.time_zone')})`;

/**
 * What people without an account may read, for `jobs j` joined with `companies c`: what seekers see, of a verified company
 * that has switched public pages on, and for this posting too. The one condition of every public page. Takes the
 * moment.
 */
export const PUBLIC = `${VISIBLE_TO_SEEKERS} AND j.is_public = 1 AND ${PUBLIC_COMPANY}`;

/** It would be public if it were open; takes the moment. Not what is deleted or paused. */
export const PUBLIC_BUT_CLOSED = `j.is_public = 1 AND ${PUBLIC_COMPANY}
  AND j.is_deleted = 0 AND j.is_paused = 0 AND (j.is_active = 0 OR j.auto_close_date < ${dayInZone('?', 'j.time_zone')})`;

/**
 * Open, for `jobs j`, without a time to choose; takes the moment. A seat that is held for some minutes counts as free:
 * the company need do nothing about it.
 */
export const OPEN_WITHOUT_TIMES = `j.is_active = 1 AND j.is_paused = 0 AND NOT EXISTS (
  SELECT 1 FROM interview_slots s FORCE INDEX (ix_interview_slots_job)
  WHERE s.job_id = j.id AND s.starts_at > ? AND s.seats_taken < s.max_applicants AND s.is_selected = 0)`;

/** Which `applications a` hide their job from the seeker's lists: a withdrawn one may be made again. */
export const HIDES_ITS_JOB = "a.status <> 'WITHDRAWN'";
export const NOT_APPLIED_TO = `NOT EXISTS (
  SELECT 1 FROM applications a WHERE a.job_id = j.id AND a.seeker_id = ? AND ${HIDES_ITS_JOB})`;

const DASHBOARD_JOBS = 3;

/** The newest open jobs of a company, for its dashboard: a table of their ids. Takes the company's id. */
export const FIRST_ACTIVE_JOB_IDS = `
  (SELECT id FROM jobs WHERE company_id = ? AND is_deleted = 0 AND is_active = 1 ORDER BY created_at DESC, id DESC LIMIT ${DASHBOARD_JOBS})`;

/** These jobs as JSON, for `jobsOfJson`: one value beside what else a statement reads. Takes the company's id. */
export const FIRST_ACTIVE_JOBS = `
  SELECT JSON_ARRAYAGG(${JOB_AS_JSON} ORDER BY j.created_at DESC, j.id DESC)
  FROM ${FIRST_ACTIVE_JOB_IDS} first JOIN jobs j ON j.id = first.id JOIN companies c ON c.id = j.company_id`;
