import { ApplicationStatus } from '../../../../domain/applications';
import { addDays, type LocalDate } from '../../../../domain/time';
import type { ApplicationDay } from '../application.types';

/** How far the charts go back, today included. */
export const DAYS_SHOWN = 30;

type Counted = Omit<ApplicationDay, 'date'>;

/** The fields of a day, and what each counts. */
const COUNTS = {
  pending: 'PENDING',
  noReply: 'NO_REPLY',
  accepted: 'ACCEPTED',
  rejected: 'REJECTED',
  withdrawn: 'WITHDRAWN',
} as const satisfies Record<keyof Counted, ApplicationStatus>;

export const DAY_FIELDS = Object.keys(COUNTS) as (keyof Counted)[];

/** The day (WIB) on which `applications a` were made, and how many there are of each status; grouped by `day`. */
export const COUNTED_BY_DAY = [
  "DATE_FORMAT(a.applied_at + INTERVAL 7 HOUR, '%Y-%m-%d') AS day",
  ...Object.entries(COUNTS).map(([field, status]) => `CAST(SUM(a.shown_status = '${status}') AS INT) AS ${field}`),
].join(', ');

/** All of them, so that an index that begins with the status gives the days as ranges. */
export const OF_ANY_STATUS = `a.shown_status IN (${Object.values(ApplicationStatus)
  .map((status) => `'${status}'`)
  .join(', ')})`;

/** Every day of a chart, those without an application too. */
export function daysFrom(firstDay: LocalDate, counted: readonly ApplicationDay[]): ApplicationDay[] {
  const byDay = new Map(counted.map((day) => [day.date, day]));
  return Array.from({ length: DAYS_SHOWN }, (_, index) => {
    const date = addDays(firstDay, index);
    return byDay.get(date) ?? { date, pending: 0, noReply: 0, accepted: 0, rejected: 0, withdrawn: 0 };
  });
}
