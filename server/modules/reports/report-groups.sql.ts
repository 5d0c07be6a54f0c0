import type { ReportOrder } from '../../../domain/reports';
import { flag, instant, integer, nullable, outerJoined, text, type Row } from '../../db/row';
import { affectedRows, selectOne, selectRows, type QueryExecutor, type SqlPart } from '../../db/statements';
import type { Transaction } from '../../db/transaction';
import { countRows } from '../../graphql/counted.sql';
import { afterCursor, allOf, cursorPartsOf, newestBy, type ListOrder } from '../../graphql/keyset.sql';
import { cursorPage, type CountedPage, type CursorArgs } from '../../graphql/paging';
import type { Period } from '../../graphql/period';
import { within } from '../../graphql/period.sql';

const GROUP = {
  id: text,
  companyId: text,
  jobId: nullable(text),
  openReports: integer,
  isPaused: flag,
  /** Null for a company itself. */
  ...outerJoined({ isRemoved: flag }),
  isOpen: flag,
  newestAt: instant,
  version: integer,
};
export type GroupRow = Row<typeof GROUP>;

const COLUMNS = `g.id, g.company_id AS companyId, g.job_id AS jobId, g.open_reports AS openReports, g.is_paused AS isPaused,
  j.is_deleted AS isRemoved, g.is_open AS isOpen, g.newest_at AS newestAt, g.version`;
const JOB = 'LEFT JOIN jobs j ON j.id = g.job_id';

const ORDERS = {
  NEWEST: { by: newestBy('g.newest_at'), index: 'ix_report_groups_newest' },
  OLDEST: { by: { column: 'g.newest_at', kind: 'instant', direction: 'ASC' }, index: 'ix_report_groups_newest' },
  MOST_REPORTED: {
    by: { column: 'g.open_reports', kind: 'count', direction: 'DESC' },
    index: 'ix_report_groups_most',
  },
} as const satisfies Record<ReportOrder, { by: ListOrder; index: string }>;

const openGroups = (period: Period, next: SqlPart | null = null): SqlPart =>
  allOf([{ sql: 'g.is_open = 1', parameters: [] }, within('g.newest_at', period), next]);

/** A page of the queue, in the order of an index. */
export async function listGroups(
  executor: QueryExecutor,
  { order, after, limit, ...period }: CursorArgs & Period & { order: ReportOrder },
): Promise<CountedPage<GroupRow>> {
  const { by, index } = ORDERS[order];
  const { sql, parameters } = openGroups(period, afterCursor(by, after, 'g.id'));
  const rows = await selectRows(
    executor,
    GROUP,
    `SELECT ${COLUMNS} FROM report_groups g FORCE INDEX (${index}) ${JOB}
     WHERE ${sql} ORDER BY ${by.column} ${by.direction}, g.id ${by.direction} LIMIT ?`,
    [...parameters, limit + 1],
  );
  const page = cursorPage(rows, limit, ({ id, openReports, newestAt }) =>
    cursorPartsOf({ id, at: by.kind === 'count' ? openReports : newestAt }),
  );
  const all = openGroups(period);
  const open = `SELECT 1 FROM report_groups g FORCE INDEX (${ORDERS.NEWEST.index}) WHERE ${all.sql}`;
  return { ...page, count: () => countRows(executor, [{ sql: open, parameters: all.parameters }]) };
}

export function readGroup(executor: QueryExecutor, id: string): Promise<GroupRow | null> {
  return selectOne(executor, GROUP, `SELECT ${COLUMNS} FROM report_groups g ${JOB} WHERE g.id = ?`, [id]);
}

/** A job, or a company itself: what a report is about. */
export interface Subject {
  id: string;
  companyId: string;
  jobId: string | null;
}

/** Counts one more report; the row is locked from here on. */
export async function countReport({ manager }: Transaction, subject: Subject, now: Date): Promise<void> {
  await affectedRows(
    manager,
    `INSERT INTO report_groups (id, company_id, job_id, open_reports, total_reports, is_open, newest_at, version)
     VALUES (?, ?, ?, 1, 1, 1, ?, 1)
     ON DUPLICATE KEY UPDATE open_reports = open_reports + 1, total_reports = total_reports + 1, is_open = 1,
                             newest_at = VALUES(newest_at), version = version + 1`,
    [subject.id, subject.companyId, subject.jobId, now],
  );
}

/** Puts a paused job into the queue, reported or not. */
export async function markPaused({ manager }: Transaction, subject: Subject, now: Date): Promise<void> {
  await affectedRows(
    manager,
    `INSERT INTO report_groups (id, company_id, job_id, is_paused, is_open, newest_at, version) VALUES (?, ?, ?, 1, 1, ?, 1)
     ON DUPLICATE KEY UPDATE is_paused = 1, is_open = 1, newest_at = VALUES(newest_at), version = version + 1`,
    [subject.id, subject.companyId, subject.jobId, now],
  );
}

/** The company's answer brings the group to the top. */
export async function markAnswered({ manager }: Transaction, id: string, now: Date): Promise<void> {
  const sql = 'UPDATE report_groups SET newest_at = ?, version = version + 1 WHERE id = ?';
  await affectedRows(manager, sql, [now, id]);
}

/** It leaves the queue unless there are open reports. */
export async function markResumed({ manager }: Transaction, id: string): Promise<void> {
  const sql = 'UPDATE report_groups SET is_paused = 0, is_open = open_reports > 0, version = version + 1 WHERE id = ?';
  await affectedRows(manager, sql, [id]);
}

/** It leaves the queue unless the job is paused. False when the group is not at this version, or has no open report. */
export async function markDismissed({ manager }: Transaction, id: string, version: number): Promise<boolean> {
  const sql =
    'UPDATE report_groups SET open_reports = 0, is_open = is_paused, version = version + 1 WHERE id = ? AND version = ? AND open_reports > 0';
  return (await affectedRows(manager, sql, [id, version])) > 0;
}
