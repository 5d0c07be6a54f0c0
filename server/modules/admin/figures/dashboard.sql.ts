import { mondayOf } from '../../../../domain/insights';
import { addDays, wibDateOf, wibInstant, type LocalDate } from '../../../../domain/time';
import { decimal, instant, integer, notNullHere, nullable, text, type Row } from '../../../db/row';
import { selectOne, selectRows } from '../../../db/statements';
import type { LoadScope } from '../../../graphql/loaders';
import { COUNTED_BY_DAY, DAYS_SHOWN, daysFrom, OF_ANY_STATUS, type ApplicationDay } from '../../applications';
import type { AdminTokenSales, AdminVerificationWeek } from './dashboard.types';

/** Counting stops here: no one needs an exact number of more open tasks. */
const MAX_COUNTED = 1000;

type Scope = Pick<LoadScope, 'services'>;

function firstDay({ services }: Scope): LocalDate {
  return addDays(wibDateOf(services.clock.now()), 1 - DAYS_SHOWN);
}

const DAY = {
  day: notNullHere(text),
  pending: notNullHere(integer),
  noReply: notNullHere(integer),
  accepted: notNullHere(integer),
  rejected: notNullHere(integer),
  withdrawn: notNullHere(integer),
};

/** Applications by the day (WIB) they were made on and their present status. One statement. */
export async function applicationsByDay(scope: Scope): Promise<ApplicationDay[]> {
  const from = firstDay(scope);
  const rows = await selectRows(
    scope.services.dataSource,
    DAY,
    `SELECT ${COUNTED_BY_DAY} FROM applications a FORCE INDEX (ix_applications_shown)
     WHERE ${OF_ANY_STATUS} AND a.applied_at >= ? GROUP BY day`,
    [wibInstant(from, '00:00')],
  );
  return daysFrom(
    from,
    rows.map(({ day: date, ...counts }) => ({ date, ...counts })),
  );
}

const WEEKS_SHOWN = 8;

/** The Mondays of the weeks that are shown, in WIB. */
function mondays({ services }: Scope): LocalDate[] {
  const last = mondayOf(wibDateOf(services.clock.now()));
  return Array.from({ length: WEEKS_SHOWN }, (_, index) => addDays(last, 7 * (index + 1 - WEEKS_SHOWN)));
}

/** The number of a week, from 0, where the parameter is the first Monday. */
const weekOf = (column: string) => `CAST(DATEDIFF(${column} + INTERVAL 7 HOUR, ?) DIV 7 AS INT)`;

/** What was paid for in each week, refunds taken off. One statement. */
export async function tokenSales(scope: Scope): Promise<AdminTokenSales[]> {
  const weeks = mondays(scope);
  const [from = ''] = weeks;
  const rows = await selectRows(
    scope.services.dataSource,
    { week: notNullHere(integer), purchases: integer, tokens: nullable(decimal), amount: nullable(decimal) },
    `SELECT ${weekOf('i.paid_at')} AS week, COUNT(*) AS purchases, SUM(i.tokens + i.bonus) AS tokens, SUM(i.amount) AS amount
     FROM invoices i FORCE INDEX (ix_invoices_paid) WHERE i.paid_at >= ? AND i.status = 'PAID' GROUP BY week`,
    [from, wibInstant(from, '00:00')],
  );
  const sold = new Map(rows.map((row) => [row.week, row]));
  return weeks.map((since, index) => {
    const { purchases = 0, tokens = 0, amount = 0 } = sold.get(index) ?? {};
    return { since, purchases, tokens: Number(tokens), amount: Number(amount) };
  });
}

const DECIDED = {
  week: notNullHere(integer),
  sameDay: notNullHere(integer),
  oneDay: notNullHere(integer),
  threeDays: notNullHere(integer),
  longer: notNullHere(integer),
};

/** How long companies waited for their first decision, by the week of it. One statement. */
export async function verificationTimes(scope: Scope): Promise<AdminVerificationWeek[]> {
  const weeks = mondays(scope);
  const [from = ''] = weeks;
  const after = (days: string) => `CAST(SUM(d.days ${days}) AS INT)`;
  const rows = await selectRows(
    scope.services.dataSource,
    DECIDED,
    `SELECT d.week, ${after('<= 0')} AS sameDay, ${after('= 1')} AS oneDay, ${after('IN (2, 3)')} AS threeDays, ${after('> 3')} AS longer
     FROM (SELECT ${weekOf('y.created_at')} AS week,
                  DATEDIFF(y.created_at + INTERVAL 7 HOUR, c.created_at + INTERVAL 7 HOUR) AS days
           FROM admin_activities y FORCE INDEX (ix_admin_activities_action) STRAIGHT_JOIN companies c ON c.id = y.company_id
           WHERE y.action IN ('VERIFY', 'REJECT') AND y.created_at >= ? AND (
             SELECT e.id FROM admin_activities e FORCE INDEX (ix_admin_activities_company_kind)
             WHERE e.company_id = y.company_id AND e.kind = 'CHANGE' AND e.id < y.id AND e.action IN ('VERIFY', 'REJECT') LIMIT 1) IS NULL) d
     GROUP BY d.week`,
    [from, wibInstant(from, '00:00')],
  );
  const decided = new Map(rows.map(({ week, ...counts }) => [week, counts]));
  const none = { sameDay: 0, oneDay: 0, threeDays: 0, longer: 0 };
  return weeks.map((since, index) => ({ since, ...(decided.get(index) ?? none) }));
}

/** What waits for an administrator and since when, each counted up to 1,000, by the index of its list. */
const WAITING = {
  companiesAwaiting:
    'SELECT c.waiting_since AS at FROM companies c FORCE INDEX (ix_companies_waiting) WHERE c.is_verified = 0 AND c.is_rejected = 0',
  flaggedPayments:
    'SELECT p.received_at AS at FROM payment_callbacks p FORCE INDEX (ix_payment_callbacks_flagged) WHERE p.flag IS NOT NULL',
  openReports:
    'SELECT g.newest_at AS at FROM report_groups g FORCE INDEX (ix_report_groups_newest) WHERE g.is_open = 1',
  flaggedPostings:
    'SELECT p.flagged_at AS at FROM flagged_postings p FORCE INDEX (ix_flagged_postings_queue) WHERE p.is_open = 1',
};

const WAITING_ROW = {
  companiesAwaiting: notNullHere(integer),
  flaggedPayments: notNullHere(integer),
  openReports: notNullHere(integer),
  flaggedPostings: notNullHere(integer),
  companiesAwaitingSince: nullable(instant),
  flaggedPaymentsSince: nullable(instant),
  openReportsSince: nullable(instant),
  flaggedPostingsSince: nullable(instant),
};

/** One statement. */
export async function countTasks({ services }: Scope): Promise<Row<typeof WAITING_ROW>> {
  const counts = Object.entries(WAITING).flatMap(([name, rows]) => [
    `(SELECT COUNT(*) FROM (${rows} LIMIT ${MAX_COUNTED}) counted) AS ${name}`,
    `(SELECT MIN(at) FROM (${rows} LIMIT ${MAX_COUNTED}) counted) AS ${name}Since`,
  ]);
  const row = await selectOne(services.dataSource, WAITING_ROW, `SELECT ${counts.join(', ')}`, []);
  if (!row) throw new Error('Counts answer one row');
  return row;
}
