import { addDays, wibDateOf, wibInstant, type LocalDate } from '../../../domain/time';
import { selectRows } from '../../db/statements';
import type { LoadScope } from '../../graphql/context';
import type { ApplicationDay } from './dashboard.types';

/** How far back the chart reaches, today included. */
const DAYS_SHOWN = 30;

interface DayRow {
  day: LocalDate;
  pending: string | number;
  accepted: string | number;
  rejected: string | number;
}

/**
 * A company's applications by the day (WIB) they were made on and their present status; withdrawn ones are left out.
 * One statement, which reads these days of an index and no row.
 */
export async function applicationsByDay({ services }: LoadScope, companyId: string): Promise<ApplicationDay[]> {
  const first = addDays(wibDateOf(services.clock.now()), 1 - DAYS_SHOWN);
  const rows = await selectRows<DayRow>(
    services.dataSource,
    // The optimiser would take the index without the status, and fetch each row for it.
    `SELECT DATE_FORMAT(a.applied_at + INTERVAL 7 HOUR, '%Y-%m-%d') AS day, SUM(a.status = 'PENDING') AS pending,
            SUM(a.status = 'ACCEPTED') AS accepted, SUM(a.status = 'REJECTED') AS rejected
     FROM applications a FORCE INDEX (ix_applications_company_status)
     WHERE a.company_id = ? AND a.status IN ('PENDING', 'ACCEPTED', 'REJECTED') AND a.applied_at >= ? GROUP BY day`,
    [companyId, wibInstant(first, '00:00')],
  );
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: DAYS_SHOWN }, (_, index) => {
    const date = addDays(first, index);
    const row = byDay.get(date);
    return { date, pending: Number(row?.pending ?? 0), accepted: Number(row?.accepted ?? 0), rejected: Number(row?.rejected ?? 0) };
  });
}
