import { refuse } from '../../../domain/errors';
import { isPastAutoClose, JOB_PARTS, type EmploymentType, type JobPart } from '../../../domain/jobs';
import type { JobEdits } from '../../../domain/jobs.schema';
import { salaryOf, SalaryPeriod, type Salary } from '../../../domain/salaries';
import type { LocalDate, TimeZone } from '../../../domain/time';
import { parseJsonList } from '../../db/statements';
import type { JobRow } from './job-columns.sql';

/** What a posting says, and what an edit of it has changed. */

export interface JobContent extends Record<JobPart, unknown> {
  title: string;
  location: string;
  /** In which its interview times and its last day are read. */
  timeZone: TimeZone;
  description: string;
  employmentType: EmploymentType;
  skills: readonly string[];
  /** Null when not stated. */
  salary: Salary | null;
  autoCloseDate: LocalDate | null;
}

/** One part of a posting before and after an edit. */
export type JobChange = {
  [Part in JobPart]: { part: Part; before: JobContent[Part]; after: JobContent[Part] };
}[JobPart];

/** What people decide by when they come to an interview: it stays as it is for the last 24 hours before one. */
const SETTLED_BEFORE_INTERVIEW: ReadonlySet<JobPart> = new Set(['location', 'employmentType', 'salary']);

export function contentOf(row: JobRow): JobContent {
  return {
    title: row.title,
    location: row.location,
    timeZone: row.time_zone,
    description: row.description,
    employmentType: row.employment_type,
    skills: parseJsonList(row.skills),
    salary: row.salary_period && { min: row.salary_min, max: row.salary_max, period: row.salary_period },
    autoCloseDate: row.auto_close_date,
  };
}

/** What is not given stays as it is. */
export function withEdits(before: JobContent, edits: JobEdits): JobContent {
  const { salary } = before;
  const {
    salaryMin = salary?.min ?? null,
    salaryMax = salary?.max ?? null,
    salaryPeriod = salary?.period ?? SalaryPeriod.MONTHLY,
    autoCloseDate = before.autoCloseDate,
    ...texts
  } = edits;
  return {
    title: texts.title ?? before.title,
    location: texts.location ?? before.location,
    timeZone: texts.timeZone ?? before.timeZone,
    description: texts.description ?? before.description,
    employmentType: texts.employmentType ?? before.employmentType,
    skills: texts.skills ?? before.skills,
    salary: salaryOf({ salaryMin, salaryMax, salaryPeriod }),
    autoCloseDate,
  };
}

export function changesBetween(before: JobContent, after: JobContent): JobChange[] {
  return JOB_PARTS.filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part])).map(
    (part) => ({ part, before: before[part], after: after[part] }) as JobChange,
  );
}

interface Edited {
  after: JobContent;
  changes: readonly JobChange[];
  now: Date;
}

/** The change that an interview within 24 hours forbids; null when there is none. */
export function frozenChange(changes: readonly JobChange[]): JobChange | null {
  return changes.find(({ part }) => SETTLED_BEFORE_INTERVIEW.has(part)) ?? null;
}

/**
 * The schema has seen only what was given: with what stays, the salary may be no range, and an interview may be near.
 */
export function refuseEdit({ after, changes, now, isSettled }: Edited & { isSettled: boolean }): void {
  const { salary, autoCloseDate, timeZone } = after;
  if (salary && salary.min !== null && salary.max !== null && salary.min > salary.max)
    throw refuse('SALARY_RANGE_INVALID', ['salaryMin']);
  if (changes.some(({ part }) => part === 'autoCloseDate') && isPastAutoClose({ autoCloseDate, timeZone }, now))
    throw refuse('AUTO_CLOSE_IN_PAST', ['autoCloseDate']);
  const settled = frozenChange(changes);
  if (settled && isSettled) throw refuse('JOB_EDIT_TOO_LATE', [settled.part === 'salary' ? 'salaryMin' : settled.part]);
}
