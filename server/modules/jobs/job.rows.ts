import { formatSalary, type EmploymentType, type SalaryPeriod } from '../../../domain/jobs';
import { parseJsonList } from '../../db/statements';
import { filePath } from '../files/public';
import type { JobType } from './job.types';

/** A job as it is read, with what its card needs from the company. */
export interface JobRow {
  id: string;
  company_id: string;
  company_name: string;
  logo_file_id: string | null;
  is_verified: number;
  title: string;
  description: string;
  location: string;
  employment_type: EmploymentType;
  salary_min: number | string | null;
  salary_max: number | string | null;
  salary_period: SalaryPeriod | null;
  skills: string | string[];
  auto_close_date: string | null;
  is_active: number;
  is_deleted: number;
  is_visible: number;
  created_at: Date;
  updated_at: Date;
}

/** The columns of `JobRow`, for `jobs j` joined with `companies c`. */
export const JOB_COLUMNS = `
  j.id, j.company_id, j.company_name, c.logo_file_id, c.is_verified, j.title, j.description, j.location, j.employment_type,
  j.salary_min, j.salary_max, j.salary_period, j.skills, j.auto_close_date, j.is_active, j.is_deleted, j.is_visible,
  j.created_at, j.updated_at`;

const JOB_FIELDS = JOB_COLUMNS.split(',').map((column) => column.trim());
const JOINED = JOB_FIELDS.map((field) => ({ field, name: field.slice(2), joined: `joined_job_${field.slice(2)}` }));

/** The columns of `JobRow` under names that clash with no others, for reads that join a job to their own rows. */
export const JOINED_JOB_COLUMNS = JOINED.map(({ field, joined }) => `${field} AS ${joined}`).join(', ');

/** The job of a row that was read with `JOINED_JOB_COLUMNS`. */
export function joinedJobOf(row: object): JobRow {
  const columns = row as Record<string, unknown>;
  return Object.fromEntries(JOINED.map(({ name, joined }) => [name, columns[joined]])) as unknown as JobRow;
}

/** What seekers may see, for `jobs j`; takes today's WIB date. The flag may lag behind the date, this may not. */
export const VISIBLE_TO_SEEKERS = 'j.is_visible = 1 AND (j.auto_close_date IS NULL OR j.auto_close_date >= ?)';

/** An application that stands hides its job from the seeker's lists; a withdrawn one may be made again. */
export const NOT_APPLIED_TO = `NOT EXISTS (
  SELECT 1 FROM applications a WHERE a.job_id = j.id AND a.seeker_id = ? AND a.status <> 'WITHDRAWN')`;

/** The seeker's own applications to jobs of the list: the list leaves them out, and so does its total. */
export const OWN_TOTAL = `SELECT COUNT(*) FROM applications a JOIN jobs j ON j.id = a.job_id WHERE a.seeker_id = ? AND a.status <> 'WITHDRAWN'`;

export function isVisibleToSeekers(row: JobRow, today: string): boolean {
  return row.is_visible === 1 && (row.auto_close_date === null || row.auto_close_date >= today);
}

export function jobOf(row: JobRow, today: string): JobType {
  const salary =
    row.salary_min === null || row.salary_max === null || row.salary_period === null
      ? null
      : { min: Number(row.salary_min), max: Number(row.salary_max), period: row.salary_period };
  return {
    id: row.id,
    companyId: row.company_id,
    companyName: row.company_name,
    companyLogo: filePath(row.logo_file_id),
    isCompanyVerified: row.is_verified === 1,
    title: row.title,
    description: row.description,
    location: row.location,
    employmentType: row.employment_type,
    salary: salary && { ...salary, formatted: formatSalary(salary) },
    skills: parseJsonList(row.skills),
    autoCloseDate: row.auto_close_date,
    isActive: row.is_active === 1 && (row.auto_close_date === null || row.auto_close_date >= today),
    isVisibleToSeekers: isVisibleToSeekers(row, today),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
