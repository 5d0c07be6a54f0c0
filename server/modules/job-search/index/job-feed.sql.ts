import type { SalaryPeriod } from '../../../../domain/salaries';
import type { TimeZone } from '../../../../domain/time';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import {
  day,
  decimal,
  flag,
  instant,
  integer,
  notNullHere,
  nullable,
  oneOf,
  readFlags,
  text,
  type Columns,
  type Row,
} from '../../../db/row';

/** What the feed of the index asks, on its own connection in its own thread. */
const statement = <Declared extends Columns>(columns: Declared, sql: string) => ({ columns, sql });

const JOB = {
  id: text,
  created_at: instant,
  employment_type: text,
  place_id: nullable(text),
  time_zone: oneOf<TimeZone>(),
  salary_min: nullable(integer),
  salary_max: nullable(integer),
  salary_period: nullable(oneOf<SalaryPeriod>()),
  auto_close_date: nullable(day),
  search_text: text,
  is_visible: flag,
};
export type FeedJob = Row<typeof JOB>;
const SELECT_JOBS = `SELECT ${Object.keys(JOB).join(', ')} FROM jobs`;

/** The stamp is in seconds with six decimals. */
const CHANGE = { id: text, stamp: notNullHere(decimal) };
export type JobChange = Row<typeof CHANGE>;

export const NOW = statement({ seconds: notNullHere(integer) }, 'SELECT UNIX_TIMESTAMP() AS seconds');

/** Takes a stamp. */
export const CHANGES_SINCE = statement(
  CHANGE,
  `SELECT id, UNIX_TIMESTAMP(search_changed_at) AS stamp FROM jobs FORCE INDEX (ix_jobs_search_changed)
   WHERE search_changed_at > FROM_UNIXTIME(?) ORDER BY search_changed_at, id`,
);

/** Takes a list of ids. */
export const JOBS_BY_ID = statement(JOB, `${SELECT_JOBS} WHERE id IN (?)`);

/** In list order. Takes the time of the last one before, that time, and its id. */
export const VISIBLE_JOBS_AFTER = statement(
  JOB,
  `${SELECT_JOBS} FORCE INDEX (ix_jobs_visible)
   WHERE is_visible = 1 AND created_at <= ? AND (created_at < ? OR id < ?) ORDER BY created_at DESC, id DESC LIMIT 1000`,
);

/** The interview slots of jobs, as far as filters look at them; free as in `FREE_SLOT` of jobs/seeker-search.sql.ts. Takes a list of ids. */
export const SLOTS_OF_JOBS = statement(
  { job_id: text, location_type: text, starts_at: instant, is_free: flag },
  `SELECT job_id, location_type, starts_at, is_selected = 0 AND seats_taken < max_applicants AS is_free
   FROM interview_slots WHERE job_id IN (?)`,
);
export type FeedSlot = Row<(typeof SLOTS_OF_JOBS)['columns']>;

/** Reads through all companies. */
export const ALL_COMPANIES = statement(
  { any_verified: nullable(flag) },
  'SELECT MAX(is_verified) AS any_verified FROM companies FORCE INDEX (PRIMARY)',
);

export async function ask<Declared extends Columns>(
  connection: Connection,
  { columns, sql }: { columns: Declared; sql: string },
  parameters: unknown[] = [],
): Promise<Row<Declared>[]> {
  const [rows] = await connection.query<(RowDataPacket & Row<Declared>)[]>(sql, parameters);
  readFlags(columns, rows);
  return rows;
}
