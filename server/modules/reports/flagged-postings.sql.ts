import type { FlagReason } from '../../text/posting-flags/reasons';
import { flag, instant, integer, oneOf, text, type Row } from '../../db/row';
import { placeholders, selectOne, selectRows, type QueryExecutor, type SqlPart } from '../../db/statements';
import { countRows } from '../../graphql/counted.sql';
import { allOf } from '../../graphql/keyset.sql';
import { cursorPage, decodeCursor, type CountedPage, type CursorArgs } from '../../graphql/paging';
import { groupByKey, type LoadScope } from '../../graphql/loaders';
import type { Period } from '../../graphql/period';
import { within } from '../../graphql/period.sql';

const POSTING = {
  id: text,
  companyId: text,
  flaggedAt: instant,
  isOpen: flag,
  gravity: integer,
  version: integer,
  isPaused: flag,
  isRemoved: flag,
  applicants: integer,
};
export type FlaggedPostingRow = Row<typeof POSTING>;

const COLUMNS = `p.job_id AS id, p.company_id AS companyId, p.flagged_at AS flaggedAt, p.is_open AS isOpen, p.gravity, p.version,
                 j.is_paused AS isPaused, j.is_deleted AS isRemoved, j.application_count AS applicants`;

/** What comes after the cursor, in the order of the queue; null without a cursor. Error: CURSOR_INVALID. */
function laterInQueue(after: string | null): SqlPart | null {
  const [gravity, flaggedAt, id] = decodeCursor(after, 'count', 'instant', 'id') ?? [];
  if (gravity === undefined || flaggedAt === undefined || id === undefined) return null;
  const at = new Date(flaggedAt);
  return {
    sql: '(p.gravity > ? OR (p.gravity = ? AND (p.flagged_at > ? OR (p.flagged_at = ? AND p.job_id > ?))))',
    parameters: [Number(gravity), Number(gravity), at, at, id],
  };
}

const waitingPostings = (period: Period, after: string | null): SqlPart =>
  allOf([{ sql: 'p.is_open = 1', parameters: [] }, within('p.flagged_at', period), laterInQueue(after)]);

/** A page of the queue, the gravest first and of equal ones the longest waiting, in the order of an index. */
export async function listFlaggedPostings(
  executor: QueryExecutor,
  { after, limit, ...period }: CursorArgs & Period,
): Promise<CountedPage<FlaggedPostingRow>> {
  const { sql, parameters } = waitingPostings(period, after);
  const rows = await selectRows(
    executor,
    POSTING,
    `SELECT ${COLUMNS} FROM flagged_postings p FORCE INDEX (ix_flagged_postings_queue)
     STRAIGHT_JOIN jobs j FORCE INDEX (PRIMARY) ON j.id = p.job_id WHERE ${sql}
     ORDER BY p.gravity, p.flagged_at, p.job_id LIMIT ?`,
    [...parameters, limit + 1],
  );
  const page = cursorPage(rows, limit, ({ id, gravity, flaggedAt }) => [String(gravity), flaggedAt.toISOString(), id]);
  const all = waitingPostings(period, null);
  const open = `SELECT 1 FROM flagged_postings p FORCE INDEX (ix_flagged_postings_queue) WHERE ${all.sql}`;
  return { ...page, count: () => countRows(executor, [{ sql: open, parameters: all.parameters }]) };
}

export function readFlaggedPosting(executor: QueryExecutor, jobId: string): Promise<FlaggedPostingRow | null> {
  const sql = `SELECT ${COLUMNS} FROM flagged_postings p JOIN jobs j ON j.id = p.job_id WHERE p.job_id = ?`;
  return selectOne(executor, POSTING, sql, [jobId]);
}

const COUNT = { companyId: text, reason: oneOf<FlagReason>(), count: integer };

/** How many postings of each company have each flag, the most frequent first. */
export async function loadCompanyFlags(
  { services }: LoadScope,
  ids: readonly string[],
): Promise<Row<typeof COUNT>[][]> {
  const rows = await selectRows(
    services.dataSource,
    COUNT,
    `SELECT p.company_id AS companyId, f.reason, COUNT(*) AS count
     FROM flagged_postings p FORCE INDEX (ix_flagged_postings_company) STRAIGHT_JOIN job_flags f ON f.job_id = p.job_id
     WHERE p.company_id IN (${placeholders(ids)}) GROUP BY p.company_id, f.reason`,
    ids,
  );
  const frequent = rows.toSorted((one, other) => other.count - one.count || (one.reason < other.reason ? -1 : 1));
  return groupByKey(ids, frequent, ({ companyId }) => companyId);
}
