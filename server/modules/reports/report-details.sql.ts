import type { ReportReason } from '../../../domain/reports';
import { instant, integer, notNullHere, nullable, oneOf, text, type Row } from '../../db/row';
import { placeholders, selectRows } from '../../db/statements';
import { groupByKey, oneByKey, type LoadScope } from '../../graphql/loaders';

const REASON = { groupId: text, reason: oneOf<ReportReason>(), count: integer };

/** How often each reason is among the open reports of a group, the most frequent first. */
export async function loadReasons({ services }: LoadScope, ids: readonly string[]): Promise<Row<typeof REASON>[][]> {
  const rows = await selectRows(
    services.dataSource,
    REASON,
    `SELECT group_id AS groupId, reason, COUNT(*) AS count FROM reports FORCE INDEX (ix_reports_reasons)
     WHERE group_id IN (${placeholders(ids)}) AND open_mark = 1 GROUP BY group_id, reason`,
    ids,
  );
  const frequent = rows.toSorted((one, other) => other.count - one.count || (one.reason < other.reason ? -1 : 1));
  return groupByKey(ids, frequent, ({ groupId }) => groupId);
}

/** How many reports of a group are shown. */
const SHOWN_REPORTS = 20;

const REPORT = {
  id: text,
  groupId: text,
  reason: oneOf<ReportReason>(),
  text: nullable(text),
  createdAt: instant,
  reporterId: text,
  reporterName: text,
};

/** The newest open reports of each group: each group is a range of the index, cut at the limit. */
export async function loadReports({ services }: LoadScope, ids: readonly string[]): Promise<Row<typeof REPORT>[][]> {
  const newest = `(SELECT id FROM reports FORCE INDEX (ix_reports_newest) WHERE group_id = ? AND open_mark = 1
                   ORDER BY id DESC LIMIT ${SHOWN_REPORTS})`;
  const rows = await selectRows(
    services.dataSource,
    REPORT,
    `SELECT r.id, r.group_id AS groupId, r.reason, r.text, r.created_at AS createdAt, s.id AS reporterId, s.full_name AS reporterName
     FROM (${ids.map(() => newest).join(' UNION ALL ')}) newest
     STRAIGHT_JOIN reports r ON r.id = newest.id STRAIGHT_JOIN seekers s ON s.id = r.seeker_id
     ORDER BY r.id DESC`,
    ids,
  );
  return groupByKey(ids, rows, ({ groupId }) => groupId);
}

const HISTORY = {
  companyId: text,
  verifiedSince: nullable(instant),
  pauses: notNullHere(integer),
  rejections: notNullHere(integer),
  revocations: notNullHere(integer),
  reports: notNullHere(integer),
};
export type HistoryRow = Row<typeof HISTORY>;

const decisions = (action: 'REJECT' | 'REVOKE'): string =>
  `(SELECT COUNT(*) FROM admin_activities y FORCE INDEX (ix_admin_activities_company_kind)
    WHERE y.company_id = c.id AND y.kind = 'CHANGE' AND y.action = '${action}')`;

/** The history of each company, with its current pauses and reports. */
export async function loadHistories({ services }: LoadScope, ids: readonly string[]): Promise<(HistoryRow | null)[]> {
  const rows = await selectRows(
    services.dataSource,
    HISTORY,
    `SELECT c.id AS companyId, IF(c.is_verified, c.verified_at, NULL) AS verifiedSince,
            (SELECT COUNT(*) FROM job_pauses p WHERE p.company_id = c.id) AS pauses,
            ${decisions('REJECT')} AS rejections, ${decisions('REVOKE')} AS revocations,
            (SELECT CAST(COALESCE(SUM(g.total_reports), 0) AS INT) FROM report_groups g FORCE INDEX (ix_report_groups_company)
             WHERE g.company_id = c.id) AS reports
     FROM companies c FORCE INDEX (PRIMARY) WHERE c.id IN (${placeholders(ids)})`,
    ids,
  );
  return oneByKey(ids, rows, ({ companyId }) => companyId);
}
