import type { EmploymentType } from '../../../domain/jobs';
import type { SalaryPeriod } from '../../../domain/salaries';
import { day, instant, integer, nullable, oneOf, prefixed, text, type Columns, type Row } from '../../db/row';
import { jsonInstant, parseJsonList } from '../../db/statements';

const NAME = { id: text, company_id: text, company_name: text };

/** A job as lists read it, with what its card needs from the company. */
const CARD = {
  ...NAME,
  logo_file_id: nullable(text),
  is_verified: integer,
  title: text,
  location: text,
  employment_type: oneOf<EmploymentType>(),
  salary_min: nullable(integer),
  salary_max: nullable(integer),
  salary_period: nullable(oneOf<SalaryPeriod>()),
  auto_close_date: nullable(day),
  is_active: integer,
  is_deleted: integer,
  is_visible: integer,
  created_at: instant,
  updated_at: instant,
};
export type JobCardRow = Row<typeof CARD>;

/** With the long texts, which only pages of one job and the seekers' list show. */
export const JOB = { ...CARD, description: text, skills: text };
export type JobRow = Row<typeof JOB>;

/** A job as lists name it: every write that changes its card raises the version (all lock the job). */
export const CARD_VERSION = { id: text, lock_version: integer };
export type CardVersion = Row<typeof CARD_VERSION>;

/** Of `jobs j` joined with `companies c`. */
const sqlOf = (name: string): string => (name === 'logo_file_id' || name === 'is_verified' ? `c.${name}` : `j.${name}`);

/** The columns of `JOB`, for `jobs j` joined with `companies c`. */
export const JOB_COLUMNS = Object.keys(JOB).map(sqlOf).join(', ');

/** A `JobRow` as one JSON value, for statements that read several jobs beside other things; lists in it are text. */
export const JOB_AS_JSON = `JSON_OBJECT(${Object.keys(JOB)
  .map((name) => `'${name}', ${name === 'skills' ? 'CONCAT(j.skills)' : sqlOf(name)}`)
  .join(', ')})`;

/** The jobs of a JSON list of these. */
export function jobsOfJson(json: string | null): JobRow[] {
  type Stored = Omit<JobRow, 'created_at' | 'updated_at'> & { created_at: string; updated_at: string };
  return parseJsonList<Stored>(json).map((job) => ({
    ...job,
    created_at: jsonInstant(job.created_at),
    updated_at: jsonInstant(job.updated_at),
  }));
}

/** Under names that clash with no others, for reads that join a job to their own rows. */
function joined<Declared extends Columns>(declared: Declared) {
  const columns = Object.keys(declared).map((name) => `${sqlOf(name)} AS joined_job_${name}`);
  return { ...prefixed('joined_job_', declared), columns: columns.join(', ') };
}

/** A whole job beside other rows, and how it is taken from one. */
export const { columns: JOINED_JOB_COLUMNS, declared: JOINED_JOB, rowOf: joinedJobOf } = joined(JOB);

const SHORT = { ...NAME, title: text, is_deleted: integer };
const NAME_FIELDS = ['__typename', 'id', 'companyId', 'companyName', 'title'] as const;

const CARD_FIELDS: ReadonlySet<string> = new Set([
  ...NAME_FIELDS,
  'location',
  'companyLogo',
  'isCompanyVerified',
  'employmentType',
  'salary',
  'autoCloseDate',
  'isActive',
  'isVisibleToSeekers',
  'createdAt',
  'updatedAt',
]);

/** What a statement reads of a job beside its own rows, smallest first: columns, how to take them from a row, and the fields they answer. */
const PROJECTIONS = {
  name: { ...joined(SHORT), fields: new Set<string>(NAME_FIELDS) },
  summary: {
    ...joined({ ...SHORT, location: text, logo_file_id: nullable(text) }),
    fields: new Set<string>([...NAME_FIELDS, 'location', 'companyLogo']),
  },
  card: { ...joined(CARD), fields: CARD_FIELDS },
} as const;

export type JobProjection = keyof typeof PROJECTIONS;

/** Columns for `jobs j` joined with `companies c`. Read no more fields from it than `jobProjectionFor` was given. */
export const projectionColumns = (projection: JobProjection): string => PROJECTIONS[projection].columns;
export const projectionRow = (projection: JobProjection): Columns => PROJECTIONS[projection].declared;
export const projectionOf = (projection: JobProjection, row: object): JobCardRow =>
  PROJECTIONS[projection].rowOf(row) as JobCardRow;

const isEnough = (projection: JobProjection, fields: ReadonlySet<string>): boolean =>
  [...fields].every((field) => PROJECTIONS[projection].fields.has(field));

/** The smallest projection that answers these fields of a job; the card if none does. */
export function jobProjectionFor(fields: ReadonlySet<string>): JobProjection {
  if (isEnough('name', fields)) return 'name';
  return isEnough('summary', fields) ? 'summary' : 'card';
}

/** Whether a card answers these fields of a job, or the whole job has to be read: for its long texts, and for what resolvers say of it. */
export const isCardEnough = (fields: ReadonlySet<string>): boolean => isEnough('card', fields);

/** What seekers may see, for `jobs j`; takes today's WIB date. The flag may lag behind the date, this may not. */
export const VISIBLE_TO_SEEKERS = 'j.is_visible = 1 AND (j.auto_close_date IS NULL OR j.auto_close_date >= ?)';

/** An application that was not withdrawn hides its job from the seeker's lists; a withdrawn one may be made again. */
export const NOT_APPLIED_TO = `NOT EXISTS (
  SELECT 1 FROM applications a WHERE a.job_id = j.id AND a.seeker_id = ? AND a.status <> 'WITHDRAWN')`;

/** The seeker's own applications to jobs of the list: the list leaves them out, and so does its total. */
export const OWN_TOTAL = `SELECT COUNT(*) FROM applications a JOIN jobs j ON j.id = a.job_id WHERE a.seeker_id = ? AND a.status <> 'WITHDRAWN'`;

const DASHBOARD_JOBS = 3;

/** The newest open jobs of a company, for its dashboard: a table of their ids. Takes the company's id. */
export const FIRST_ACTIVE_JOB_IDS = `
  (SELECT id FROM jobs WHERE company_id = ? AND is_deleted = 0 AND is_active = 1 ORDER BY created_at DESC, id DESC LIMIT ${DASHBOARD_JOBS})`;

/** These jobs as JSON, for `jobsOfJson`: one value beside what else a statement reads. Takes the company's id. */
export const FIRST_ACTIVE_JOBS = `
  SELECT JSON_ARRAYAGG(${JOB_AS_JSON} ORDER BY j.created_at DESC, j.id DESC)
  FROM ${FIRST_ACTIVE_JOB_IDS} first JOIN jobs j ON j.id = first.id JOIN companies c ON c.id = j.company_id`;
