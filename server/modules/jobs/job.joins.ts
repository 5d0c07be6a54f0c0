import { jsonInstant, parseJsonList } from '../../db/statements';
import type { JobCardRow, JobRow } from './shown-job';

/** The columns of `JobCardRow`, for `jobs j` joined with `companies c`. */
const CARD_COLUMNS = [
  'j.id',
  'j.company_id',
  'j.company_name',
  'c.logo_file_id',
  'c.is_verified',
  'j.title',
  'j.location',
  'j.employment_type',
  'j.salary_min',
  'j.salary_max',
  'j.salary_period',
  'j.auto_close_date',
  'j.is_active',
  'j.is_deleted',
  'j.is_visible',
  'j.created_at',
  'j.updated_at',
] as const;

const TEXT_COLUMNS = ['j.description', 'j.skills'] as const;

const FIELDS = [...CARD_COLUMNS, ...TEXT_COLUMNS];

/** The columns of `JobRow`, for `jobs j` joined with `companies c`. */
export const JOB_COLUMNS = FIELDS.join(', ');

/** A `JobRow` as one JSON value, for statements that read several jobs beside other things; lists in it are text. */
export const JOB_AS_JSON = `JSON_OBJECT(${FIELDS.map((field) => `'${field.slice(2)}', ${field === 'j.skills' ? 'CONCAT(j.skills)' : field}`).join(', ')})`;

/** The jobs of a JSON list of these. */
export function jobsOfJson(json: string | null): JobRow[] {
  type Stored = Omit<JobRow, 'created_at' | 'updated_at'> & { created_at: string; updated_at: string };
  return parseJsonList<Stored>(json).map((job) => ({
    ...job,
    created_at: jsonInstant(job.created_at),
    updated_at: jsonInstant(job.updated_at),
  }));
}

/** Columns under names that clash with no others, for reads that join a job to their own rows. */
function joined<Row>(fields: readonly string[]): { columns: string; rowOf: (row: object) => Row } {
  const names = fields.map((field) => ({ field, name: field.slice(2), alias: `joined_job_${field.slice(2)}` }));
  return {
    columns: names.map(({ field, alias }) => `${field} AS ${alias}`).join(', '),
    rowOf(row) {
      const columns = row as Record<string, unknown>;
      const own: Record<string, unknown> = {};
      for (const { name, alias } of names) own[name] = columns[alias];
      return own as Row;
    },
  };
}

/** A whole job beside other rows, and how it is taken from one. */
export const { columns: JOINED_JOB_COLUMNS, rowOf: joinedJobOf } = joined<JobRow>(FIELDS);

const NAME_COLUMNS = ['j.id', 'j.company_id', 'j.company_name', 'j.title', 'j.is_deleted'] as const;
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
  name: { ...joined<JobCardRow>(NAME_COLUMNS), fields: new Set<string>(NAME_FIELDS) },
  summary: {
    ...joined<JobCardRow>([...NAME_COLUMNS, 'j.location', 'c.logo_file_id']),
    fields: new Set<string>([...NAME_FIELDS, 'location', 'companyLogo']),
  },
  card: { ...joined<JobCardRow>(CARD_COLUMNS), fields: CARD_FIELDS },
} as const;

export type JobProjection = keyof typeof PROJECTIONS;

/** Columns for `jobs j` joined with `companies c`. Read no more fields from it than `jobProjectionFor` was given. */
export const projectionColumns = (projection: JobProjection): string => PROJECTIONS[projection].columns;
export const projectionOf = (projection: JobProjection, row: object): JobCardRow => PROJECTIONS[projection].rowOf(row);

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
