import { addDays, type LocalDate } from '../../../../domain/time';

/** The first day of the month of a day. */
export const monthOf = (day: LocalDate): LocalDate => `${day.slice(0, 7)}-01`;

/** The last day of the month that begins on this one. */
export const endOfMonth = (first: LocalDate): LocalDate => addDays(monthOf(addDays(first, 31)), -1);

/** The months from the first day to the last, the newest first. */
export function monthsOf(first: LocalDate, last: LocalDate): LocalDate[] {
  const months: LocalDate[] = [];
  for (let month = monthOf(last); month >= monthOf(first); month = monthOf(addDays(month, -1))) months.push(month);
  return months;
}
