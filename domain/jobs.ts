import { cleanLine } from './text';
import { dateIn, type LocalDate, type TimeZone } from './time';

/** Jobs: option lists, limits and how a salary reads. */

export const EmploymentType = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  CONTRACT: 'CONTRACT',
  FREELANCE: 'FREELANCE',
} as const;
export type EmploymentType = (typeof EmploymentType)[keyof typeof EmploymentType];
export const EMPLOYMENT_TYPES = Object.values(EmploymentType) as [EmploymentType, ...EmploymentType[]];

/**
 * The parts of a posting that can be edited, by their names in the schema, in the order in which they are listed. The
 * salary is one part: both ends and the period.
 */
export const JobPart = {
  title: 'title',
  location: 'location',
  timeZone: 'timeZone',
  employmentType: 'employmentType',
  salary: 'salary',
  description: 'description',
  skills: 'skills',
  autoCloseDate: 'autoCloseDate',
} as const;
export type JobPart = (typeof JobPart)[keyof typeof JobPart];
export const JOB_PARTS = Object.values(JobPart);

/** `WITHOUT_TIMES`: open ones that nobody can apply to, because no time is free. */
export const JobStatusFilter = { ALL: 'ALL', OPEN: 'OPEN', CLOSED: 'CLOSED', WITHOUT_TIMES: 'WITHOUT_TIMES' } as const;
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

/** A job is open through its auto-close day, in its zone. */
export function isPastAutoClose(
  { autoCloseDate, timeZone }: { autoCloseDate: LocalDate | null; timeZone: TimeZone },
  now: Date,
): boolean {
  return autoCloseDate !== null && autoCloseDate < dateIn(timeZone, now);
}

/** The text of the search box; longer input is cut, as no field holds a longer match. */
export function cleanSearch(search: string | null | undefined): string {
  // Cut between two characters, never inside one.
  return cleanLine(cleanLine(search ?? '').slice(0, 100));
}

export const JOB_TITLE_MAX = 200;
export const JOB_LOCATION_MAX = 160;
