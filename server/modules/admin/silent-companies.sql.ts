import { instant, integer, text } from '../../db/row';
import { placeholders, selectRows } from '../../db/statements';
import type { LoadScope } from '../../graphql/loaders';
import { cursorPage, type CursorArgs, type CursorPage } from '../../graphql/paging';
import { afterCursor, allOf, cursorPartsOf, type ListOrder } from './keyset.sql';

const OLDEST: ListOrder = { column: 'a.applied_at', kind: 'instant', direction: 'ASC' };

export interface SilentCompanyRow {
  companyId: string;
  applicationId: string;
  waitingSince: Date;
  waiting: number;
}

/**
 * Companies whose applicants wait since before `waitingBefore`, the longest wait first. The index gives the waiting
 * applications by age; of each company only its oldest counts, which another index names. Two statements.
 */
export async function listSilentCompanies(
  { services: { dataSource } }: Pick<LoadScope, 'services'>,
  waitingBefore: Date,
  { after, limit }: CursorArgs,
): Promise<CursorPage<SilentCompanyRow>> {
  const { sql, parameters } = allOf([
    { sql: "a.status = 'PENDING' AND a.applied_at < ?", parameters: [waitingBefore] },
    afterCursor(OLDEST, after, 'a.id'),
  ]);
  const rows = await selectRows(
    dataSource,
    { id: text, at: instant, company_id: text },
    `SELECT a.id, a.applied_at AS at, a.company_id FROM applications a FORCE INDEX (ix_applications_status)
     WHERE ${sql} AND a.id = (SELECT o.id FROM applications o FORCE INDEX (ix_applications_company_status)
                              WHERE o.company_id = a.company_id AND o.status = 'PENDING' ORDER BY o.applied_at, o.id LIMIT 1)
     ORDER BY a.applied_at, a.id LIMIT ?`,
    [...parameters, limit + 1],
  );
  const { items, endCursor } = cursorPage(rows, limit, cursorPartsOf);
  if (items.length === 0) return { items: [], endCursor };
  const companies = items.map((row) => row.company_id);
  const counts = await selectRows(
    dataSource,
    { company_id: text, waiting: integer },
    `SELECT a.company_id, COUNT(*) AS waiting FROM applications a FORCE INDEX (ix_applications_company_status)
     WHERE a.company_id IN (${placeholders(companies)}) AND a.status = 'PENDING' AND a.applied_at < ? GROUP BY a.company_id`,
    [...companies, waitingBefore],
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
  };
}
