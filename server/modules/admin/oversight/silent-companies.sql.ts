import { UNDECIDED } from '../../../../domain/application-state';
import { inState } from '../../applications';
import { flag, instant, integer, text } from '../../../db/row';
import { placeholders, selectRows } from '../../../db/statements';
import { countRows } from '../../../graphql/counted.sql';
import type { LoadScope } from '../../../graphql/loaders';
import { afterCursor, allOf, cursorPartsOf, type ListOrder } from '../../../graphql/keyset.sql';
import { encodeCursor, type CountedPage, type CursorArgs } from '../../../graphql/paging';
import type { Period } from '../../../graphql/period';
import { within } from '../../../graphql/period.sql';
import { neverAnswered } from '../lists/never-answered.sql';

/** Waiting for an answer that the company could give, or could have given. */
const isWaiting = (application: string) =>
  `${inState(application, ...UNDECIDED)} AND (${application}.lapsed_at IS NULL OR ${application}.missed_replies > 0)`;

const OLDEST: ListOrder = { column: 'a.applied_at', kind: 'instant', direction: 'ASC' };

export interface SilentCompanyRow {
  companyId: string;
  applicationId: string;
  waitingSince: Date;
  waiting: number;
}

/** How many waiting applications a page looks at: a company that leaves thousands waiting is one row of many of them. */
const LOOKED_AT = 1_000;

/** Since when the longest wait of a company lasts: from before `waitingBefore`, and from one of the days. */
export interface SilenceFilter extends Period {
  waitingBefore: Date;
  /** Only companies that have never accepted nor rejected anyone. */
  neverAnswered?: boolean | null;
}

const waitingFor = ({ waitingBefore, since, until }: SilenceFilter, after: string | null) =>
  allOf([
    { sql: `${isWaiting('a')} AND a.applied_at < ?`, parameters: [waitingBefore] },
    within('a.applied_at', { since, until }),
    afterCursor(OLDEST, after, 'a.id'),
  ]);

const isOldestOf = (application: string) => `${application}.id = (
  SELECT o.id FROM applications o FORCE INDEX (ix_applications_company_status)
  WHERE o.company_id = ${application}.company_id AND ${isWaiting('o')} ORDER BY o.applied_at, o.id LIMIT 1)`;

/** The applications that stand for a company in the list. */
const standsFor = (application: string, filter: SilenceFilter) =>
  isOldestOf(application) + (filter.neverAnswered ? ` AND ${neverAnswered(`${application}.company_id`)}` : '');

/**
 * Companies whose applicants wait, the longest wait first. The index gives the waiting
 * applications by age; of each company only its oldest counts, which another index names. A page has fewer companies than
 * asked for, and still a cursor, where few companies have all the applications that it looked at. Two statements.
 */
export async function listSilentCompanies(
  { services: { dataSource } }: Pick<LoadScope, 'services'>,
  filter: SilenceFilter,
  { after, limit }: CursorArgs,
): Promise<CountedPage<SilentCompanyRow>> {
  const { sql, parameters } = waitingFor(filter, after);
  const rows = await selectRows(
    dataSource,
    { id: text, at: instant, company_id: text, is_oldest: flag },
    `SELECT w.id, w.at, w.company_id, (${standsFor('w', filter)}) IS TRUE AS is_oldest
     FROM (SELECT a.id, a.applied_at AS at, a.company_id FROM applications a FORCE INDEX (ix_applications_status)
           WHERE ${sql} ORDER BY a.applied_at, a.id LIMIT ?) w ORDER BY w.at, w.id`,
    [...parameters, LOOKED_AT],
  );
  const oldest = rows.filter((row) => row.is_oldest);
  const items = oldest.slice(0, limit);
  const last = oldest.length > limit ? items.at(-1) : rows.length === LOOKED_AT ? rows.at(-1) : undefined;
  const endCursor = last ? encodeCursor(cursorPartsOf(last)) : null;
  const count = () => {
    const all = waitingFor(filter, null);
    const ids = `SELECT a.id FROM applications a FORCE INDEX (ix_applications_status) WHERE ${all.sql} AND ${standsFor('a', filter)}`;
    return countRows(dataSource, [{ sql: ids, parameters: all.parameters }]);
  };
  if (items.length === 0) return { items: [], endCursor, count };
  const companies = items.map((row) => row.company_id);
  const counts = await selectRows(
    dataSource,
    { company_id: text, waiting: integer },
    `SELECT a.company_id, COUNT(*) AS waiting FROM applications a FORCE INDEX (ix_applications_company_status)
     WHERE a.company_id IN (${placeholders(companies)}) AND ${isWaiting('a')} AND a.applied_at < ? GROUP BY a.company_id`,
    [...companies, filter.waitingBefore],
  );
  const waiting = new Map(counts.map((row) => [row.company_id, row.waiting]));
  return {
    items: items.map(({ id, at, company_id: companyId }) => ({
      companyId,
      applicationId: id,
      waitingSince: at,
      waiting: waiting.get(companyId) ?? 0,
    })),
    endCursor,
    count,
  };
}
