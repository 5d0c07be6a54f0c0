import { salaryOf, type Salary, type SalaryPeriod } from '../../../../domain/salaries';
import { isPastAutoClose, type EmploymentType } from '../../../../domain/jobs';
import type { TimeZone } from '../../../../domain/time';
import { formatThousands } from '../../../../domain/money';
import type { CompanyJobFieldsFragment, CreateJobInput, EditJobInput } from '../../../graphql/generated';
import { slotInputOf, slotKey, type SlotFormValue } from '../slots/slot-drafts';

/** The create form as typed. Salaries are digits; the dots are drawn by the field. */
export interface CreateJobValues {
  title: string;
  location: string;
  /** Empty while none is chosen: it is that of the location. */
  timeZone: TimeZone | '';
  employmentType: EmploymentType;
  description: string;
  skills: string[];
  salaryMin: string;
  salaryMax: string;
  salaryPeriod: SalaryPeriod;
  autoCloseDate: string;
  slots: SlotFormValue[];
  /** For people without an account; asked where the company shows them its postings. */
  isPublic: boolean;
}

export const emptyJob: CreateJobValues = {
  title: '',
  location: '',
  timeZone: '',
  employmentType: 'FULL_TIME',
  description: '',
  skills: [],
  salaryMin: '',
  salaryMax: '',
  salaryPeriod: 'MONTHLY',
  autoCloseDate: '',
  slots: [],
  isPublic: true,
};

/** What a posting says, to be edited; its slots have a page of their own. */
export function contentOf(job: CompanyJobFieldsFragment): CreateJobValues {
  const { title, location, timeZone, employmentType, description, skills, salary, autoCloseDate } = job;
  return {
    title,
    location,
    timeZone,
    employmentType,
    description,
    skills: [...skills],
    salaryMin: salary?.min?.toString() ?? '',
    salaryMax: salary?.max?.toString() ?? '',
    salaryPeriod: salary?.period ?? emptyJob.salaryPeriod,
    autoCloseDate: autoCloseDate ?? '',
    slots: [],
    isPublic: true,
  };
}

/** A draft from a job without its past: no time and no auto-close day that is over, and no seat that is taken. */
export function copyOf(job: CompanyJobFieldsFragment, now: Date): CreateJobValues {
  const content = contentOf(job);
  return {
    ...content,
    autoCloseDate: isPastAutoClose(job, now) ? '' : content.autoCloseDate,
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

/** Tells the server which requests come from the same form. */
export function newFormKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function createJobInputOf(values: CreateJobValues): CreateJobInput {
  return {
    ...values,
    timeZone: values.timeZone || null,
    salaryMin: amountOf(values.salaryMin),
    salaryMax: amountOf(values.salaryMax),
    autoCloseDate: values.autoCloseDate || null,
    slots: values.slots.map(slotInputOf),
  };
}

const SALARY = ['salaryMin', 'salaryMax', 'salaryPeriod'] as const;

/** Only what differs, so that two open forms do not undo each other; of a salary all, as its ends belong together. */
export function editsOf(values: CreateJobValues, before: CreateJobValues): Omit<EditJobInput, 'jobId'> {
  const { slots: _slots, isPublic: _isPublic, ...content } = createJobInputOf(values);
  const earlier = createJobInputOf(before);
  const isSame = (name: keyof typeof content): boolean =>
    JSON.stringify(content[name]) === JSON.stringify(earlier[name]);
  const isSalary = (name: string): boolean => SALARY.some((part) => part === name);
  const names = Object.keys(content) as (keyof typeof content)[];
  const changed = names.filter((name) => !(isSalary(name) ? SALARY.every(isSame) : isSame(name)));
  return Object.fromEntries(changed.map((name) => [name, content[name]]));
}

/** What seekers will read; null while nothing is given. */
export function salaryOfValues({ salaryMin, salaryMax, salaryPeriod }: CreateJobValues): Salary | null {
  return salaryOf({ salaryMin: amountOf(salaryMin), salaryMax: amountOf(salaryMax), salaryPeriod });
}
