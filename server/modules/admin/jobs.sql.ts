import { AdminJobOrder, AdminJobStatus } from '../../../domain/jobs';
import { integer, text, type Columns } from '../../db/row';
import { selectRows } from '../../db/statements';
import type { LoadScope } from '../../graphql/loaders';
import {
  ADMIN_PAGE_SIZE,
  allOf,
  anyOf,
  belowCount,
  belowInstant,
  LISTED,
  merged,
  cursorPageBy,
  type Condition,
  type CursorArgs,
  type CursorPage,
} from './keyset.sql';
import { findMatches, nameContains } from './search.sql';

export interface JobsFilter {
  status: AdminJobStatus | null;
  companyId: string | null;
  /** Substring of the title or the company's name; empty for all. */
  search: string;
  order: AdminJobOrder;
}

/** Both indexes of the list begin with these two flags; a removed job is also closed. */
const STATES = {
  OPEN: 'j.is_deleted = 0 AND j.is_active = 1',
  CLOSED: 'j.is_deleted = 0 AND j.is_active = 0',
  REMOVED: 'j.is_deleted = 1 AND j.is_active = 0',
} as const satisfies Record<AdminJobStatus, string>;

const ORDERS = {
  NEWEST: { at: 'j.created_at', index: 'ix_jobs_newest', below: belowInstant, row: LISTED },
  MOST_APPLICANTS: {
    at: 'j.application_count',
    index: 'ix_jobs_most_applied',
    below: belowCount,
    row: { id: text, at: integer },
  },
} as const satisfies Record<AdminJobOrder, { at: string; index: string; below: typeof belowInstant; row: Columns }>;

/** The ids of jobs whose title or company's name contains the search. A job carries its company's present name. */
export function jobsNamed(search: string): Condition {
  const { sql, parameters } = anyOf([nameContains('j.title', search), nameContains('j.company_name', search)]);
  return { sql: `SELECT j.id FROM jobs j FORCE INDEX (ix_jobs_names) WHERE ${sql}`, parameters };
}

/** Ids of jobs, newest first or by the number of people who applied: one statement, and two for a search. */
export async function listJobIds(
  { services }: Pick<LoadScope, 'services'>,
  { status, companyId, search, order }: JobsFilter,
  { after, limit = ADMIN_PAGE_SIZE }: CursorArgs,
): Promise<CursorPage> {
  const runner = services.dataSource;
  const { at, index, below, row } = ORDERS[order];
  const found = search ? await findMatches(runner, jobsNamed(search)) : null;
  const among = found && found.among('j.id');
  if (found && !among) return { ids: [], endCursor: null };

  const ofCompany = companyId ? { sql: 'j.company_id = ?', parameters: [companyId] } : null;
  const conditions = [ofCompany, among, below({ at, id: 'j.id' }, after)];
  // One company's jobs, and the few that a search has found, are read directly; all others in the order of the list.
  const by = found?.isFew ? 'PRIMARY' : companyId ? 'ix_jobs_company' : index;
  const branches = statesOf(status).map((state) => {
    const { sql, parameters } = allOf([{ sql: STATES[state], parameters: [] }, ...conditions]);
    return { sql: `SELECT j.id, ${at} AS at FROM jobs j FORCE INDEX (${by}) WHERE ${sql}`, parameters };
  });
  const page = merged(branches, 'DESC', limit + 1);
  return cursorPageBy(await selectRows(runner, row, page.sql, page.parameters), limit);
}

/** Each state is its own range of the indexes. */
function statesOf(status: AdminJobStatus | null): readonly AdminJobStatus[] {
  return status ? [status] : [AdminJobStatus.OPEN, AdminJobStatus.CLOSED];
}
