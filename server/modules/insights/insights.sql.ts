import {
  ANSWER_SPEEDS,
  INSIGHT_STAGES,
  MIN_SEEN,
  mondayOf,
  NO_ANSWER,
  periodBefore,
  TOKEN_WEEKS,
  weeksIn,
  type InsightPart,
  type InsightPeriod,
} from '../../../domain/insights';
import { addDays, wibDateOf, wibInstant, type LocalDate } from '../../../domain/time';
import { day, flag, integer, notNullHere, nullable, text } from '../../db/row';
import { selectOne, selectRows, type QueryExecutor } from '../../db/statements';
import { OF_PERIOD, PARTS } from './insight-parts.sql';

/** What the figures of a company are added up from. Four statements, however many jobs there are. */

const PART_NAMES = [...INSIGHT_STAGES, ...ANSWER_SPEEDS, ...NO_ANSWER];
export type PartCounts = Record<InsightPart, number>;

/** A job in one of the two periods. */
interface OfJob {
  jobId: string;
  title: string;
  isNow: boolean;
}

const count = (condition: string, name: string): string => `CAST(COALESCE(SUM(${condition}), 0) AS INT) AS ${name}`;
const countsDeclared = Object.fromEntries(PART_NAMES.map((name) => [name, integer])) as Record<
  InsightPart,
  typeof integer
>;

const READ_APPLICATIONS = `
  SELECT counted.*, j.title FROM (
    SELECT a.job_id, a.applied_at >= ? AS is_now, ${PART_NAMES.map((name) => count(PARTS[name], name)).join(', ')}
    FROM applications a ${OF_PERIOD.joins} WHERE ${OF_PERIOD.where} GROUP BY a.job_id, is_now) counted
  STRAIGHT_JOIN jobs j ON j.id = counted.job_id`;

/** From the first day up to the last one. */
export const instantsOf = ({ from, to }: InsightPeriod): readonly [Date, Date] => [
  wibInstant(from, '00:00'),
  wibInstant(addDays(to, 1), '00:00'),
];

export async function readApplicationCounts(
  executor: QueryExecutor,
  companyId: string,
  { period, now }: { period: InsightPeriod; now: Date },
): Promise<(OfJob & { counts: PartCounts })[]> {
  const [from, until] = instantsOf(period);
  const [before] = instantsOf(periodBefore(period));
  const rows = await selectRows(
    executor,
    { job_id: text, title: text, is_now: notNullHere(flag), ...countsDeclared },
    READ_APPLICATIONS,
    [from, now, companyId, before, until],
  );
  return rows.map(({ job_id: jobId, title, is_now: isNow, ...counts }) => ({ jobId, title, isNow, counts }));
}

/**
 * Views of the weeks of the period and of the one before it; a week is in one of them alone. A job's week of fewer than
 * five adds nothing to any sum, so that no difference of two figures tells it.
 */
export async function readViewCounts(
  executor: QueryExecutor,
  companyId: string,
  period: InsightPeriod,
): Promise<(OfJob & { views: number })[]> {
  const before = periodBefore(period);
  const weekOf = (date: LocalDate): LocalDate => addDays(date, -3);
  const rows = await selectRows(
    executor,
    { job_id: text, title: text, is_now: notNullHere(flag), views: notNullHere(integer) },
    `SELECT j.id AS job_id, j.title, v.week >= ? AS is_now, CAST(SUM(IF(v.views < ${MIN_SEEN}, 0, v.views)) AS INT) AS views
     FROM jobs j STRAIGHT_JOIN job_views v ON v.job_id = j.id
     WHERE j.company_id = ? AND v.week BETWEEN ? AND ? GROUP BY j.id, is_now`,
    [weekOf(period.from), companyId, weekOf(before.from), weekOf(period.to)],
  );
  return rows.map(({ job_id: jobId, title, is_now: isNow, views }) => ({ jobId, title, isNow, views }));
}

/** The Monday of the week since which views are counted at all. */
export async function readSeenSince(executor: QueryExecutor, now: Date): Promise<LocalDate> {
  const sql = 'SELECT MIN(week) AS week FROM job_views';
  const row = await selectOne(executor, { week: nullable(day) }, sql);
  return row?.week ?? mondayOf(wibDateOf(now));
}

export interface TokenWeek {
  /** Its Monday. */
  week: LocalDate;
  tokens: number;
  /** Twelve weeks earlier. */
  before: number;
}

/** Tokens spent in the twelve weeks up to that of a day, each beside the week twelve weeks earlier. */
export async function readTokenWeeks(executor: QueryExecutor, companyId: string, to: LocalDate): Promise<TokenWeek[]> {
  const last = mondayOf(to);
  const first = addDays(last, -7 * (2 * TOKEN_WEEKS - 1));
  const rows = await selectRows(
    executor,
    { number: notNullHere(integer), tokens: notNullHere(integer) },
    `SELECT CAST(DATEDIFF(created_at + INTERVAL 7 HOUR, ?) DIV 7 AS INT) AS number, CAST(-SUM(amount) AS INT) AS tokens
     FROM token_transactions FORCE INDEX (ix_token_transactions_company_time)
     WHERE company_id = ? AND created_at >= ? AND created_at < ? AND type = 'USAGE' GROUP BY number`,
    [first, companyId, ...instantsOf({ from: first, to: addDays(last, 6) })],
  );
  const spent = new Map(rows.map(({ number, tokens }) => [number, tokens]));
  return Array.from({ length: TOKEN_WEEKS }, (_, index) => ({
    week: addDays(first, 7 * (TOKEN_WEEKS + index)),
    tokens: spent.get(TOKEN_WEEKS + index) ?? 0,
    before: spent.get(index) ?? 0,
  }));
}

export const seenWeeksOf = (period: InsightPeriod): InsightPeriod | null => {
  const weeks = weeksIn(period);
  return weeks && { from: weeks.from, to: addDays(weeks.to, 6) };
};
