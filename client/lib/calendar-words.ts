import type { LocalDate } from '../../domain/time';

/** Days and months in words. A local day is read as UTC on both sides, so no browser's zone can shift it. */
const inUtc = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });

const longWeekday = inUtc({ weekday: 'long' });
const shortWeekday = inUtc({ weekday: 'short' });
const monthAndYear = inUtc({ month: 'long', year: 'numeric' });
const wholeDay = inUtc({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

const dayOf = (date: LocalDate): Date => new Date(`${date}T00:00:00.000Z`);

/** `Friday`. */
export const weekdayName = (date: LocalDate): string => longWeekday.format(dayOf(date));
/** `Fri`. */
export const shortWeekdayName = (date: LocalDate): string => shortWeekday.format(dayOf(date));
/** `November 2026`, for any day of that month. */
export const monthName = (date: LocalDate): string => monthAndYear.format(dayOf(date));
/** `Friday, November 20, 2026`, for screen readers. */
export const wholeDayName = (date: LocalDate): string => wholeDay.format(dayOf(date));
