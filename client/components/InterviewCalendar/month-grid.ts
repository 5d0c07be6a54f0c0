import { addDays, weekdayOf, type LocalDate } from '../../../domain/time';

/** Six weeks always, so that the page keeps its height from month to month. */
const GRID_CELLS = 42;

/** A month as its first day, `2026-11-01`. */
export type Month = LocalDate;

export interface DayCell {
  date: LocalDate;
  /** 1 to 31. */
  day: number;
  isInMonth: boolean;
  isWeekend: boolean;
  isToday: boolean;
}

export function monthOf(date: LocalDate): Month {
  return `${date.slice(0, 7)}-01`;
}

export function shiftMonth(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The same day a number of months on; the month's last day where that does not exist (Jan 31 -> Feb 28). */
export function shiftDayByMonths(date: LocalDate, months: number): LocalDate {
  const month = shiftMonth(monthOf(date), months);
  const lastDay = Number(addDays(shiftMonth(month, 1), -1).slice(8));
  return addDays(month, Math.min(Number(date.slice(8)), lastDay) - 1);
}

/** The first and last day that the month's grid shows. */
export function gridRange(month: Month): { from: LocalDate; to: LocalDate } {
  const from = addDays(month, -weekdayOf(month));
  return { from, to: addDays(from, GRID_CELLS - 1) };
}

/** 42 days in six weeks, each starting on Sunday, that hold the month. */
export function monthGrid(month: Month, today: LocalDate): DayCell[][] {
  const { from } = gridRange(month);
  const cells = Array.from({ length: GRID_CELLS }, (_, index): DayCell => {
    const date = addDays(from, index);
    return {
      date,
      day: Number(date.slice(8)),
      isInMonth: monthOf(date) === month,
      isWeekend: index % 7 === 0 || index % 7 === 6,
      isToday: date === today,
    };
  });
  return Array.from({ length: GRID_CELLS / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Where a key of the grid leads from a day; null for keys that are not the grid's. */
export function dayAfterKey(key: string, date: LocalDate): LocalDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekdayOf(date));
    case 'End':
      return addDays(date, 6 - weekdayOf(date));
    case 'PageUp':
      return shiftDayByMonths(date, -1);
    case 'PageDown':
      return shiftDayByMonths(date, 1);
    default:
      return null;
  }
}
