/**
 * Time in the marketplace is WIB (Asia/Jakarta, UTC+7, no daylight saving): interviews, "today" and "past" are
 * computed in it, never in the zone of a browser or server. Instants are `Date`s and come in as arguments.
 */

/** Calendar day in WIB, `YYYY-MM-DD`. */
export type LocalDate = string;
/** Wall-clock time in WIB, `HH:MM`, 24 hours. */
export type LocalTime = string;

const WIB_OFFSET_MS = 7 * 60 * 60 * 1000;
export const MINUTE_MS = 60 * 1000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * 60 * MINUTE_MS;

const LOCAL_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const LOCAL_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** True for a day that exists: `2026-02-30` does not. Years 2000 to 2999, so that it fits the database. */
export function isLocalDate(value: string): value is LocalDate {
  const match = LOCAL_DATE.exec(value);
  if (!match) return false;
  const [, year, month, day] = match.map(Number) as [number, number, number, number];
  if (year < 2000 || year > 2999) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

export function isLocalTime(value: string): value is LocalTime {
  return LOCAL_TIME.test(value);
}

/** The instant at which clocks in Jakarta show this date and time. */
export function wibInstant(date: LocalDate, time: LocalTime): Date {
  return new Date(Date.parse(`${date}T${time}:00.000Z`) - WIB_OFFSET_MS);
}

export function wibDateOf(instant: Date): LocalDate {
  return new Date(instant.getTime() + WIB_OFFSET_MS).toISOString().slice(0, 10);
}

export function wibTimeOf(instant: Date): LocalTime {
  return new Date(instant.getTime() + WIB_OFFSET_MS).toISOString().slice(11, 16);
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(`${date}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Day of the week, 0 is Sunday. */
export function weekdayOf(date: LocalDate): number {
  return new Date(`${date}T00:00:00.000Z`).getUTCDay();
}
