import { formatRupiah } from './money';

export const SalaryPeriod = { MONTHLY: 'MONTHLY', HOURLY: 'HOURLY' } as const;
export type SalaryPeriod = (typeof SalaryPeriod)[keyof typeof SalaryPeriod];

/** What a job pays, in whole rupiah. One end may be null, never both. */
export interface Salary {
  min: number | null;
  max: number | null;
  period: SalaryPeriod;
}

/**
 * `Rp 5.000.000 - Rp 7.500.000 per month`; `From Rp 5.000.000 per month` or
 * `Up to Rp 7.500.000 per month` where only one end is given.
 */
export function formatSalary(salary: Salary): string {
  return `${salaryRange(salary)} ${salary.period === SalaryPeriod.HOURLY ? 'per hour' : 'per month'}`;
}

function salaryRange({ min, max }: Salary): string {
  if (max === null) return `From ${formatRupiah(min ?? 0)}`;
  return min === null ? `Up to ${formatRupiah(max)}` : `${formatRupiah(min)} - ${formatRupiah(max)}`;
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
