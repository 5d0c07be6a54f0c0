import type { EmploymentType } from '../../../domain/jobs';
import type { SalaryPeriod } from '../../../domain/salaries';
import {
  day,
  flag,
  instant,
  integer,
  nullable,
  oneOf,
  prefixed,
  readFlags,
  text,
  type Columns,
  type Row,
} from '../../db/row';
import { jsonInstant, parseJsonList } from '../../db/statements';

const NAME = { id: text, company_id: text, company_name: text };

/** A job as lists read it, with what its card needs from the company. */
const CARD = {
  ...NAME,
  logo_file_id: nullable(text),
  is_verified: flag,
  title: text,
  location: text,
  employment_type: oneOf<EmploymentType>(),
  salary_min: nullable(integer),
  salary_max: nullable(integer),
  salary_period: nullable(oneOf<SalaryPeriod>()),
  auto_close_date: nullable(day),
  is_active: flag,
  is_deleted: flag,
  is_visible: flag,
  is_paused: flag,
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

function projection(ofJob: Columns, fields: readonly string[]): JobProjection {
  const { columns, declared, rowOf } = joined(ofJob);
  return { columns, declared, rowOf: (row) => rowOf(row) as JobCardRow, fields: new Set(fields) };
}

const isEnough = ({ fields }: JobProjection, asked: ReadonlySet<string>): boolean =>
  [...asked].every((field) => fields.has(field));

const SHORT = { ...NAME, title: text, is_deleted: flag };
const SHORT_FIELDS = ['__typename', 'id', 'companyId', 'companyName', 'title'];
const SUMMARY_FIELDS = [...SHORT_FIELDS, 'location', 'companyLogo'];

/** From the smallest on. */
const SMALL_PROJECTIONS = [
  projection(SHORT, SHORT_FIELDS),
  projection({ ...SHORT, location: text, logo_file_id: nullable(text) }, SUMMARY_FIELDS),
];
export const JOB_CARD = projection(CARD, [
  ...SUMMARY_FIELDS,
  'isCompanyVerified',
  'employmentType',
  'salary',
  'autoCloseDate',
  'isActive',
  'isVisibleToSeekers',
  'isPaused',
  'createdAt',
  'updatedAt',
]);

/** The smallest projection that answers these fields of a job; the card if none does. */
export const jobProjectionFor = (asked: ReadonlySet<string>): JobProjection =>
  SMALL_PROJECTIONS.find((small) => isEnough(small, asked)) ?? JOB_CARD;

/** False where the whole job has to be read: for its long texts, and for what resolvers say of it. */
export const isCardEnough = (asked: ReadonlySet<string>): boolean => isEnough(JOB_CARD, asked);

/** What seekers may see, for `jobs j`; takes today's WIB date. The flag may lag behind the date, this may not. */
export const VISIBLE_TO_SEEKERS = 'j.is_visible = 1 AND (j.auto_close_date IS NULL OR j.auto_close_date >= ?)';

/** An application that was not withdrawn hides its job from the seeker's lists; a withdrawn one may be made again. */
export const NOT_APPLIED_TO = `NOT EXISTS (
  SELECT 1 FROM applications a WHERE a.job_id = j.id AND a.seeker_id = ? AND a.status <> 'WITHDRAWN')`;

const DASHBOARD_JOBS = 3;

/** The newest open jobs of a company, for its dashboard: a table of their ids. Takes the company's id. */
export const FIRST_ACTIVE_JOB_IDS = `
  (SELECT id FROM jobs WHERE company_id = ? AND is_deleted = 0 AND is_active = 1 ORDER BY created_at DESC, id DESC LIMIT ${DASHBOARD_JOBS})`;

/** These jobs as JSON, for `jobsOfJson`: one value beside what else a statement reads. Takes the company's id. */
export const FIRST_ACTIVE_JOBS = `
  SELECT JSON_ARRAYAGG(${JOB_AS_JSON} ORDER BY j.created_at DESC, j.id DESC)
  FROM ${FIRST_ACTIVE_JOB_IDS} first JOIN jobs j ON j.id = first.id JOIN companies c ON c.id = j.company_id`;
