import { salaryOf, type Salary, type SalaryPeriod } from '../../../../domain/salaries';
import { isPastAutoClose, type EmploymentType } from '../../../../domain/jobs';
import { formatThousands } from '../../../../domain/money';
import type { CompanyJobFieldsFragment, CreateJobInput } from '../../../graphql/generated';
import { slotInputOf, slotKey, type SlotFormValue } from '../slots/slot-drafts';

/** The create form as typed. Salaries are digits; the dots are drawn by the field. */
export interface CreateJobValues {
  title: string;
  location: string;
  employmentType: EmploymentType;
  description: string;
  skills: string[];
  salaryMin: string;
  salaryMax: string;
  salaryPeriod: SalaryPeriod;
  autoCloseDate: string;
  slots: SlotFormValue[];
}

export const emptyJob: CreateJobValues = {
  title: '',
  location: '',
  employmentType: 'FULL_TIME',
  description: '',
  skills: [],
  salaryMin: '',
  salaryMax: '',
  salaryPeriod: 'MONTHLY',
  autoCloseDate: '',
  slots: [],
};

/** A draft from a job: all but its past, so neither times nor an auto-close day that are over, and nobody's seats. */
export function copyOf(job: CompanyJobFieldsFragment, now: Date): CreateJobValues {
  const { title, location, employmentType, description, skills, salary, autoCloseDate } = job;
  return {
    title,
    location,
    employmentType,
    description,
    skills: [...skills],
    salaryMin: salary?.min?.toString() ?? '',
    salaryMax: salary?.max?.toString() ?? '',
    salaryPeriod: salary?.period ?? emptyJob.salaryPeriod,
    autoCloseDate: isPastAutoClose(autoCloseDate, now) ? '' : (autoCloseDate ?? ''),
    slots: job.interviewAvailability
      .filter(({ startsAt }) => new Date(startsAt) > now)
      .map(({ date, start, end, locationType, maxApplicants }) => ({
        key: slotKey(),
        date,
        start,
        end,
        locationType,
        maxApplicants,
      })),
  };
}

/** Digits only, as many as a rupiah amount may have. */
export function salaryDigits(typed: string): string {
  return typed
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 13);
}

/** `5.000.000` for the digits in the field. */
export function shownSalary(digits: string): string {
  return digits === '' ? '' : formatThousands(Number(digits));
}

const amountOf = (digits: string): number | null => (digits === '' ? null : Number(digits));

export function createJobInputOf(values: CreateJobValues): CreateJobInput {
  return {
    ...values,
    salaryMin: amountOf(values.salaryMin),
    salaryMax: amountOf(values.salaryMax),
    autoCloseDate: values.autoCloseDate || null,
    slots: values.slots.map(slotInputOf),
  };
}

/** What seekers will read; null while nothing is given. */
export function salaryOfValues({ salaryMin, salaryMax, salaryPeriod }: CreateJobValues): Salary | null {
  return salaryOf({ salaryMin: amountOf(salaryMin), salaryMax: amountOf(salaryMax), salaryPeriod });
}
