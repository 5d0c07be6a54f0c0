import { addDays, wibDateOf, wibInstant, type LocalDate } from '../../../../domain/time';
import { decimal, instant, integer, notNullHere, nullable, text, type Row } from '../../../db/row';
import { selectOne, selectRows } from '../../../db/statements';
import type { LoadScope } from '../../../graphql/loaders';
import { COUNTED_BY_DAY, DAYS_SHOWN, daysFrom, OF_ANY_STATUS, type ApplicationDay } from '../../applications';
import type { AdminTokenSales } from './dashboard.types';

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

/** What was paid for since the first of the days, refunds taken off. One statement. */
export async function tokenSales(scope: Scope): Promise<AdminTokenSales> {
  const from = firstDay(scope);
  const row = await selectOne(
    scope.services.dataSource,
    { purchases: integer, tokens: nullable(decimal), amount: nullable(decimal) },
    `SELECT COUNT(*) AS purchases, SUM(i.tokens + i.bonus) AS tokens, SUM(i.amount) AS amount
     FROM invoices i FORCE INDEX (ix_invoices_paid) WHERE i.paid_at >= ? AND i.status = 'PAID'`,
    [wibInstant(from, '00:00')],
  );
  return {
    since: from,
    purchases: row?.purchases ?? 0,
    tokens: Number(row?.tokens ?? 0),
    amount: Number(row?.amount ?? 0),
  };
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
