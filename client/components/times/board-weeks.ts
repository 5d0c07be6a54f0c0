import type { LocationType } from '../../../domain/slots';
import { addDays, weekdayOf, type LocalDate, type LocalTime, type TimeZone } from '../../../domain/time';

/** How many days a board as narrow as a phone shows at once. */
export const DAYS_IN_SIGHT = 3;

/** An interview time as the board and its chips draw it. */
export interface BoardTime {
  id: string;
  date: LocalDate;
  start: LocalTime;
  end: LocalTime;
  /** The same for all of a board. */
  timeZone: TimeZone;
  locationType: LocationType;
  maxApplicants: number;
  seatsLeft: number;
  state: 'OPEN' | 'FULL' | 'SELECTED' | 'PAST';
  /** The interview that conflicts with it; null when there is none. */
  conflict: object | null;
}

/** When it is: what puts times into weeks. */
type Dated = Pick<BoardTime, 'date' | 'start' | 'end'>;

export interface BoardDay<T extends Dated> {
  date: LocalDate;
  times: readonly T[];
}

export interface BoardWeek<T extends Dated> {
  monday: LocalDate;
  days: readonly BoardDay<T>[];
}

export function canChoose({ state, conflict }: BoardTime): boolean {
  return state === 'OPEN' && conflict === null;
}

/** Why a time cannot be chosen; null where it can. */
export function reasonOf({ state, conflict }: BoardTime): 'FULL' | 'SELECTED' | 'PAST' | 'CONFLICT' | null {
  if (state !== 'OPEN') return state;
  return conflict ? 'CONFLICT' : null;
}

/** In order of start, then of end. */
export function inOrder<T extends Dated>(times: readonly T[]): T[] {
  return [...times].sort((a, b) => `${a.date}${a.start}${a.end}`.localeCompare(`${b.date}${b.start}${b.end}`));
}

export function mondayOf(date: LocalDate): LocalDate {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}

/** The weeks that have times, Monday to Friday; the days of the weekend only where some week uses them. */
export function weeksOf<T extends Dated>(times: readonly T[]): BoardWeek<T>[] {
  const byDate = new Map<LocalDate, T[]>();
  for (const time of inOrder(times)) byDate.set(time.date, [...(byDate.get(time.date) ?? []), time]);
  const dates = [...byDate.keys()];
  const fromMonday = [0, 1, 2, 3, 4, 5, 6].filter(
    (days) => days < 5 || dates.some((date) => addDays(mondayOf(date), days) === date),
  );
  return [...new Set(dates.map(mondayOf))].map((monday) => ({
    monday,
    days: fromMonday.map((days) => {
      const date = addDays(monday, days);
      return { date, times: byDate.get(date) ?? [] };
    }),
  }));
}
