/**
 * Days and times of day are never those of a browser or server: those of interviews and jobs are in the zone of the job, all
 * others (receipts, lists of administrators, mails about accounts) in WIB. Instants are `Date`s and come in as arguments.
 */

/** Calendar day, `YYYY-MM-DD`. */
export type LocalDate = string;
/** Wall-clock time, `HH:MM`, 24 hours. */
export type LocalTime = string;

export const TIME_ZONES = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const;
/** One of Indonesia's three. None has daylight saving time. */
export type TimeZone = (typeof TIME_ZONES)[number];
/** Of jobs whose place names no other one. */
export const WIB: TimeZone = 'Asia/Jakarta';
/** What clocks show more than in UTC. */
export const HOURS_AHEAD: Record<TimeZone, number> = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 };
/** As people write the zone, in both languages. */
export const ZONE_NAMES: Record<TimeZone, string> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
};

export const MINUTE_MS = 60 * 1000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** In milliseconds since 1970; each zone of Indonesia begins its hours with those of UTC. */
export const startOfHour = (now: Date): number => Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;

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

const offsetOf = (zone: TimeZone): number => HOURS_AHEAD[zone] * HOUR_MS;
/** What clocks in the zone show, as if it were UTC. */
const clockIn = (zone: TimeZone, instant: Date): string => new Date(instant.getTime() + offsetOf(zone)).toISOString();

/** The instant at which clocks in the zone show this date and time. */
export function instantIn(zone: TimeZone, date: LocalDate, time: LocalTime): Date {
  return new Date(Date.parse(`${date}T${time}:00.000Z`) - offsetOf(zone));
}

export const dateIn = (zone: TimeZone, instant: Date): LocalDate => clockIn(zone, instant).slice(0, 10);
export const timeIn = (zone: TimeZone, instant: Date): LocalTime => clockIn(zone, instant).slice(11, 16);

/**
 * The zone in which clocks show this date and time at that instant. So a stored interview has its zone, even when the
 * job's changes. WIB when no zone does.
 */
export function zoneAt(date: LocalDate, time: LocalTime, instant: Date): TimeZone {
  return TIME_ZONES.find((zone) => instantIn(zone, date, time).getTime() === instant.getTime()) ?? WIB;
}

export const wibInstant = (date: LocalDate, time: LocalTime): Date => instantIn(WIB, date, time);
export const wibDateOf = (instant: Date): LocalDate => dateIn(WIB, instant);
export const wibTimeOf = (instant: Date): LocalTime => timeIn(WIB, instant);

export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(`${date}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Day of the week, 0 is Sunday. */
export function weekdayOf(date: LocalDate): number {
  return new Date(`${date}T00:00:00.000Z`).getUTCDay();
}
