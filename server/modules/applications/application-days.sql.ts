import { addDays, type LocalDate } from '../../../domain/time';
import { parseJsonList } from '../../db/statements';
import type { ApplicationDay } from './application-day.types';

/** How far back the chart reaches, today included. */
const DAYS_SHOWN = 30;

/** The first day of the chart that ends on this one. */
export const firstDayShown = (today: LocalDate): LocalDate => addDays(today, 1 - DAYS_SHOWN);

/**
 * A company's applications by the day (WIB) they were made on and their present status, as JSON; withdrawn ones are left
 * out. Takes the company's id and the instant from which on; reads these days of an index and no row.
 */
export const APPLICATIONS_BY_DAY = `
  SELECT JSON_ARRAYAGG(JSON_OBJECT('date', d.day, 'pending', d.pending, 'accepted', d.accepted, 'rejected', d.rejected))
  FROM (
    SELECT DATE_FORMAT(a.applied_at + INTERVAL 7 HOUR, '%Y-%m-%d') AS day, CAST(SUM(a.status = 'PENDING') AS INT) AS pending,
           CAST(SUM(a.status = 'ACCEPTED') AS INT) AS accepted, CAST(SUM(a.status = 'REJECTED') AS INT) AS rejected
    -- The optimiser would take the index without the status, and fetch each row for it.
    FROM applications a FORCE INDEX (ix_applications_company_status)
    WHERE a.company_id = ? AND a.status IN ('PENDING', 'ACCEPTED', 'REJECTED') AND a.applied_at >= ? GROUP BY day
  ) d`;

/** Every day of the chart, those without an application too. */
export function daysOf(json: string | null, today: LocalDate): ApplicationDay[] {
  const byDay = new Map(parseJsonList<ApplicationDay>(json).map((day) => [day.date, day]));
  return Array.from({ length: DAYS_SHOWN }, (_, index) => {
    const date = addDays(firstDayShown(today), index);
    return byDay.get(date) ?? { date, pending: 0, accepted: 0, rejected: 0 };
  });
}
