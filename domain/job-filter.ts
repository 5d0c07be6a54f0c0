import type { EmploymentType } from './jobs';
import { SalaryPeriod, type Salary } from './salaries';
import type { LocationType } from './slots';

/** What seekers narrow the lists of jobs by. */

export interface JobFilter {
  employmentType: EmploymentType | null;
  /** Of `server/text/places/`; a province contains its cities. */
  placeId: string | null;
  /** Rupiah a month that the job reaches. */
  salaryFrom: number | null;
  interviewType: LocationType | null;
  /** An interview slot is free within so many days, today included. */
  freeWithinDays: number | null;
  /** Posted within so many days, today included. */
  postedWithinDays: number | null;
}

export const NO_JOB_FILTER: JobFilter = {
  employmentType: null,
  placeId: null,
  salaryFrom: null,
  interviewType: null,
  freeWithinDays: null,
  postedWithinDays: null,
};

/** The choices that screens offer, with their counts. */
export const SALARY_CHOICES = [3_000_000, 5_000_000, 7_500_000, 10_000_000, 15_000_000, 20_000_000] as const;
export const FREE_WITHIN_CHOICES = [3, 7, 14] as const;
export const POSTED_WITHIN_CHOICES = [1, 3, 7, 14, 30] as const;

/** A job paid by the hour is compared by this many hours a month: 40 a week, 52 weeks, 12 months. */
export const HOURS_A_MONTH = 173;

/** What a job pays a month at most, as far as it says; null when it says nothing. */
export function monthlySalary({ min, max, period }: Salary): number | null {
  const stated = max ?? min;
  return stated === null ? null : stated * (period === SalaryPeriod.HOURLY ? HOURS_A_MONTH : 1);
}
