import { addDays, wibInstant, type LocalDate } from '../../../../domain/time';
import { day, decimal, nullable, text, type Row } from '../../../db/row';
import { affectedRows, selectOne, selectRows, type QueryExecutor, type SqlPart } from '../../../db/statements';

const dayOf = (column: string) => `DATE(${column} + INTERVAL 7 HOUR)`;

/** Each kind of event by its time, along an index: 1 in its own column. An acceptance is the token that it used. */
const EVENTS = [
  {
    at: 's.created_at',
    sql: "'' AS industry, 1 AS seekers, 0 AS companies, 0 AS applications, 0 AS acceptances FROM seekers s FORCE INDEX (ix_seekers_listed) WHERE TRUE",
  },
  {
    at: 'c.created_at',
    sql: "COALESCE(c.industry, ''), 0, 1, 0, 0 FROM companies c FORCE INDEX (ix_companies_created) WHERE c.is_imported = 0",
  },
  {
    at: 'a.applied_at',
    sql: "COALESCE(c.industry, ''), 0, 0, 1, 0 FROM applications a FORCE INDEX (ix_applications_applied) STRAIGHT_JOIN companies c ON c.id = a.company_id WHERE TRUE",
  },
  {
    at: 't.created_at',
    sql: "COALESCE(c.industry, ''), 0, 0, 0, 1 FROM token_transactions t FORCE INDEX (ix_token_transactions_type) STRAIGHT_JOIN companies c ON c.id = t.company_id WHERE t.type = 'USAGE'",
  },
] as const;

/** Counts from the rows themselves, the days given included. */
function counted(since: LocalDate, until: LocalDate): SqlPart {
  const bounds = [wibInstant(since, '00:00'), wibInstant(addDays(until, 1), '00:00')];
  const events = EVENTS.map(({ at, sql }) => `SELECT ${dayOf(at)} AS day, ${sql} AND ${at} >= ? AND ${at} < ?`);
  return {
    sql: `SELECT e.day, e.industry, SUM(e.seekers) AS seekers, SUM(e.companies) AS companies, SUM(e.applications) AS applications, SUM(e.acceptances) AS acceptances
          FROM (${events.join(' UNION ALL ')}) e GROUP BY e.day, e.industry`,
    parameters: EVENTS.flatMap(() => bounds),
  };
}

/** The last day that has been counted; null before the first. */
export async function lastCountedDay(executor: QueryExecutor): Promise<LocalDate | null> {
  const row = await selectOne(executor, { last: nullable(day) }, 'SELECT MAX(day) AS last FROM daily_figures', []);
  return row?.last ?? null;
}

/** Counts whole days; safe to repeat. */
export async function keepDailyFigures(executor: QueryExecutor, since: LocalDate, until: LocalDate): Promise<void> {
  const { sql, parameters } = counted(since, until);
  await affectedRows(
    executor,
    `INSERT INTO daily_figures (day, industry, seekers, companies, applications, acceptances) ${sql}
     ON DUPLICATE KEY UPDATE seekers = VALUES(seekers), companies = VALUES(companies),
                             applications = VALUES(applications), acceptances = VALUES(acceptances)`,
    parameters,
  );
}

const FIGURE = {
  day: nullable(day),
  industry: text,
  seekers: nullable(decimal),
  companies: nullable(decimal),
  applications: nullable(decimal),
  acceptances: nullable(decimal),
};
export type DailyFigureRow = Row<typeof FIGURE>;

/** By day and industry: as they were kept, and counted now from `liveFrom` on. One statement. */
export function readDailyFigures(
  executor: QueryExecutor,
  { since, until, liveFrom }: { since: LocalDate; until: LocalDate; liveFrom: LocalDate },
): Promise<DailyFigureRow[]> {
  const live = counted(since > liveFrom ? since : liveFrom, until);
  return selectRows(
    executor,
    FIGURE,
    `SELECT day, industry, seekers, companies, applications, acceptances FROM daily_figures
     WHERE day >= ? AND day <= ? AND day < ? UNION ALL ${live.sql}`,
    [since, until, liveFrom, ...live.parameters],
  );
}
