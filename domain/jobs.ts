import { z } from 'zod';
import { formatThousands } from './money';
import { cleanLine, requiredText, tagList } from './text';
import { slotDraftsSchema } from './slots';
import { isLocalDate, wibDateOf, type LocalDate } from './time';

/** Jobs: option lists, limits and the create form (company specification, sections 3, 5 and 9). */

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

export const SEEKER_JOBS_PAGE_SIZE = 10;
export const COMPANY_JOBS_PAGE_SIZE = 50;
/** Deep pages cost more the deeper they are; nobody turns to page 2,000. */
export const MAX_PAGE = 2000;
/** Rp 1 trillion; larger is a slip of the keyboard. */
const MAX_SALARY = 1_000_000_000_000;

export interface Salary {
  min: number;
  max: number;
  period: SalaryPeriod;
}

/** `Rp 5.000.000 - Rp 7.500.000 per month`, the form that both documents prescribe. */
export function formatSalary({ min, max, period }: Salary): string {
  const suffix = period === SalaryPeriod.HOURLY ? 'per hour' : 'per month';
  return `Rp ${formatThousands(min)} - Rp ${formatThousands(max)} ${suffix}`;
}

/** Open through its auto-close day in WIB (design, section 9: "Jobs"). */
export function isPastAutoClose(autoCloseDate: LocalDate | null, now: Date): boolean {
  return autoCloseDate !== null && autoCloseDate < wibDateOf(now);
}

/** What a seeker types into the search box; longer input is cut, as no field holds a longer match. */
export function cleanSearch(search: string | null | undefined): string {
  return cleanLine(search ?? '').slice(0, 100);
}

const salaryAmount = z
  .number()
  .nullish()
  .transform((value) => value ?? null)
  .pipe(z.number().int('SALARY_DIGITS_ONLY').min(0, 'SALARY_DIGITS_ONLY').max(MAX_SALARY, 'SALARY_DIGITS_ONLY').nullable());

export const JOB_TITLE_MAX = 200;
const jobText = (max: number, multiline = false) => requiredText({ max, multiline, required: 'JOB_FIELDS_REQUIRED' });

/** The create form; `now` answers what "today" and "past" are. */
export function createJobSchema(now: () => Date) {
  return z
    .object({
      title: jobText(JOB_TITLE_MAX),
      location: jobText(160),
      description: jobText(20_000, true),
      employmentType: z.enum(EMPLOYMENT_TYPES).nullish().transform((value) => value ?? EmploymentType.FULL_TIME),
      skills: tagList(40, 60).refine((skills) => skills.length > 0, 'JOB_SKILLS_REQUIRED'),
      salaryMin: salaryAmount,
      salaryMax: salaryAmount,
      salaryPeriod: z.enum([SalaryPeriod.MONTHLY, SalaryPeriod.HOURLY]).nullish().transform((value) => value ?? SalaryPeriod.MONTHLY),
      autoCloseDate: z
        .string()
        .nullish()
        .transform((value) => value || null)
        .pipe(z.string().refine(isLocalDate, 'INPUT_INVALID').nullable())
        .refine((date) => !isPastAutoClose(date, now()), 'AUTO_CLOSE_IN_PAST'),
      slots: slotDraftsSchema(now),
    })
    .superRefine(({ salaryMin, salaryMax }, context) => {
      if (salaryMin !== null && salaryMax !== null && salaryMin > salaryMax) {
        context.addIssue({ code: 'custom', message: 'SALARY_RANGE_INVALID', path: ['salaryMin'] });
      }
    });
}
export type JobDraft = z.output<ReturnType<typeof createJobSchema>>;

/** One end given stands for both; none means the salary is not stated. */
export function salaryOf(draft: { salaryMin: number | null; salaryMax: number | null; salaryPeriod: SalaryPeriod }): Salary | null {
  const min = draft.salaryMin ?? draft.salaryMax;
  const max = draft.salaryMax ?? draft.salaryMin;
  return min === null || max === null ? null : { min, max, period: draft.salaryPeriod };
}
