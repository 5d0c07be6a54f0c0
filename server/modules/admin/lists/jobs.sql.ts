import type { FlagReason } from '../../../text/posting-flags/reasons';
import { AdminJobOrder, AdminJobStatus } from '../../../../domain/jobs';
import type { SqlPart } from '../../../db/statements';
import type { LoadScope } from '../../../graphql/loaders';
import { anyOf, equals, readIdPage, newestBy, rangeOf, type ListOrder } from '../../../graphql/keyset.sql';
import type { CountedPage, CursorArgs } from '../../../graphql/paging';
import type { Period } from '../../../graphql/period';
import { within } from '../../../graphql/period.sql';
import { findMatches, nameContains } from './search.sql';

export interface JobsFilter extends Period {
  status?: AdminJobStatus | null;
  companyId?: string | null;
  /** Substring of the title or the company's name; empty for all. */
  search: string;
  /** Only jobs with this flag. */
  flag?: FlagReason | null;
  order: AdminJobOrder;
}

/** Each is a range of the list's indexes, which begin with these two flags; a removed job is also closed. */
const STATES = {
  OPEN: 'is_deleted = 0 AND is_active = 1',
  CLOSED: 'is_deleted = 0 AND is_active = 0',
  REMOVED: 'is_deleted = 1 AND is_active = 0',
} as const satisfies Record<AdminJobStatus, string>;

const ORDERS: Readonly<Record<AdminJobOrder, { order: ListOrder; index: string }>> = {
  NEWEST: { order: newestBy('created_at'), index: 'ix_jobs_newest' },
  MOST_APPLICANTS: {
    order: { column: 'application_count', kind: 'count', direction: 'DESC' },
    index: 'ix_jobs_most_applied',
  },
};

/** The ids of jobs whose title or company's name contains the search. A job carries its company's present name. */
export function jobsNamed(search: string): SqlPart {
  const { sql, parameters } = anyOf([nameContains('title', search), nameContains('company_name', search)]);
  return { sql: `SELECT id FROM jobs FORCE INDEX (ix_jobs_names) WHERE ${sql}`, parameters };
}

type Scope = Pick<LoadScope, 'services'>;

/** The ids of jobs with a flag, the newest first. */
function jobsFlagged(flag: FlagReason): SqlPart {
  const sql = 'SELECT job_id AS id FROM job_flags FORCE INDEX (ix_job_flags_reason) WHERE reason = ?';
  return { sql, parameters: [flag] };
}

/** Ids of jobs, newest first or by the number of people who applied: one statement, and one more for a search and a flag each. */
export function listJobIds(scope: Scope, filter: JobsFilter, args: CursorArgs): Promise<CountedPage<string>> {
  const { order } = ORDERS[filter.order];
  return readIdPage(scope.services.dataSource, (after) => jobRanges(scope, filter, after), order, args);
}

/** Empty when the search or the flag finds nothing. */
async function jobRanges({ services }: Scope, filter: JobsFilter, after: string | null): Promise<SqlPart[]> {
  const { status, companyId, search, flag } = filter;
  const { order, index } = ORDERS[filter.order];
  const found = search ? await findMatches(services.dataSource, jobsNamed(search)) : null;
  const among = found && found.among('id');
  if (found && !among) return [];
  const flagged = flag ? await findMatches(services.dataSource, jobsFlagged(flag)) : null;
  const amongFlagged = flagged && flagged.among('id');
  if (flagged && !amongFlagged) return [];
  // One company's jobs, and the few that a search has found, are read directly; all others in the order of the list.
  const chosen = found?.isFew || flagged?.isFew ? 'PRIMARY' : companyId ? 'ix_jobs_company' : index;
  const states = status ? [status] : [AdminJobStatus.OPEN, AdminJobStatus.CLOSED];
  return states.map((state) =>
    rangeOf('jobs', chosen, order, after, [
      { sql: STATES[state], parameters: [] },
      equals('company_id', companyId),
      among,
      amongFlagged,
      within('created_at', filter),
    ]),
  );
}
