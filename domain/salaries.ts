import type { Language } from './language';
import { formatRupiah } from './money';

export const SalaryPeriod = { MONTHLY: 'MONTHLY', HOURLY: 'HOURLY' } as const;
export type SalaryPeriod = (typeof SalaryPeriod)[keyof typeof SalaryPeriod];

/** What a job pays, in whole rupiah. One end may be null, never both. */
export interface Salary {
  min: number | null;
  max: number | null;
  period: SalaryPeriod;
}

const WORDS = {
  en: { MONTHLY: 'per month', HOURLY: 'per hour', from: 'From', upTo: 'Up to' },
  id: { MONTHLY: 'per bulan', HOURLY: 'per jam', from: 'Mulai', upTo: 'Hingga' },
} as const satisfies Record<Language, Record<SalaryPeriod | 'from' | 'upTo', string>>;

/**
 * `Rp 5.000.000 - Rp 7.500.000 per month`; `From Rp 5.000.000 per month` or
 * `Up to Rp 7.500.000 per month` where only one end is given.
 */
export function formatSalary({ min, max, period }: Salary, language: Language = 'en'): string {
  const words = WORDS[language];
  if (max === null) return `${words.from} ${formatRupiah(min ?? 0)} ${words[period]}`;
  if (min === null) return `${words.upTo} ${formatRupiah(max)} ${words[period]}`;
  return `${formatRupiah(min)} - ${formatRupiah(max)} ${words[period]}`;
}

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
