import { formatRupiah } from './money';
import { cleanLine } from './text';
import { type LocalDate, wibDateOf } from './time';

/** Jobs: option lists, limits and how a salary reads. */

export const EmploymentType = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  CONTRACT: 'CONTRACT',
  FREELANCE: 'FREELANCE',
} as const;
export type EmploymentType = (typeof EmploymentType)[keyof typeof EmploymentType];
export const EMPLOYMENT_TYPES = Object.values(EmploymentType) as [EmploymentType, ...EmploymentType[]];

export const EMPLOYMENT_TYPE_LABELS = {
  FULL_TIME: 'Full Time',
  PART_TIME: 'Part Time',
  CONTRACT: 'Contract',
  FREELANCE: 'Freelance',
} as const satisfies Record<EmploymentType, string>;

export const SalaryPeriod = { MONTHLY: 'MONTHLY', HOURLY: 'HOURLY' } as const;
export type SalaryPeriod = (typeof SalaryPeriod)[keyof typeof SalaryPeriod];

export const JobStatusFilter = { ALL: 'ALL', OPEN: 'OPEN', CLOSED: 'CLOSED' } as const;
export type JobStatusFilter = (typeof JobStatusFilter)[keyof typeof JobStatusFilter];

/** The filter of the administrators' job list; without one it shows open and closed jobs. */
export const AdminJobStatus = { OPEN: 'OPEN', CLOSED: 'CLOSED', REMOVED: 'REMOVED' } as const;
export type AdminJobStatus = (typeof AdminJobStatus)[keyof typeof AdminJobStatus];

export const AdminJobOrder = { NEWEST: 'NEWEST', MOST_APPLICANTS: 'MOST_APPLICANTS' } as const;
export type AdminJobOrder = (typeof AdminJobOrder)[keyof typeof AdminJobOrder];

export const SEEKER_JOBS_PAGE_SIZE = 10;
export const COMPANY_JOBS_PAGE_SIZE = 50;
/** The deeper a page, the more it costs; no one turns to page 2,000. */
export const MAX_PAGE = 2000;

/** What a job pays, in whole rupiah. One end may be null, never both. */
export interface Salary {
  min: number | null;
  max: number | null;
  period: SalaryPeriod;
}

function salaryRange({ min, max }: Salary): string {
  if (max === null) return `From ${formatRupiah(min ?? 0)}`;
  return min === null ? `Up to ${formatRupiah(max)}` : `${formatRupiah(min)} - ${formatRupiah(max)}`;
}

/**
 * `Rp 5.000.000 - Rp 7.500.000 per month`; `From Rp 5.000.000 per month` or
 * `Up to Rp 7.500.000 per month` where only one end is given.
 */
export function formatSalary(salary: Salary): string {
  return `${salaryRange(salary)} ${salary.period === SalaryPeriod.HOURLY ? 'per hour' : 'per month'}`;
}

/** Open through its auto-close day in WIB. */
export function isPastAutoClose(autoCloseDate: LocalDate | null, now: Date): boolean {
  return autoCloseDate !== null && autoCloseDate < wibDateOf(now);
}

/** The text of the search box; longer input is cut, as no field holds a longer match. */
export function cleanSearch(search: string | null | undefined): string {
  // Cut between two characters, never inside one.
  return cleanLine(cleanLine(search ?? '').slice(0, 100));
}

export const JOB_TITLE_MAX = 200;

/** Null when neither end is given: the salary is not stated. */
export function salaryOf({
  salaryMin: min,
  salaryMax: max,
  salaryPeriod: period,
}: {
  salaryMin: number | null;
  salaryMax: number | null;
  salaryPeriod: SalaryPeriod;
}): Salary | null {
  return min === null && max === null ? null : { min, max, period };
}
