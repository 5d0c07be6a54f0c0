import { UNDECIDED } from '../../../../domain/application-state';
import { inState } from '../application-state.sql';
import { selectRows, type Parameter, type SqlPart } from '../../../db/statements';
import type { LoadScope, PrimingScope } from '../../../graphql/loaders';
import { applicationColumns, JOB_TABLES, personTables, type SelectedRow } from '../application-columns.sql';
import { applicationsOf, type ApplicationParent, type ApplicationScope } from '../shown-application';
import { EVERYTHING, type Wanted } from '../selected-columns';

/** Lists of applications by the caller's own conditions. All results are behind the mask. */

export const NEWEST_FIRST = 'a.applied_at DESC, a.id DESC';
export const EARLIEST_INTERVIEW_FIRST = 'a.interview_starts_at, a.id';
/** NULL comes first, so what has not lapsed does. */
export const SOONEST_REPLY_FIRST = `NOT ${inState('a', ...UNDECIDED)}, a.lapsed_at, a.reply_by, a.id`;

/** `where` and `order` refer to `applications a` and what `joins` adds; `order` only to its id, status and times. */
export async function selectApplications(
  scope: ApplicationScope,
  selection: ApplicationSelection,
): Promise<ApplicationParent[]> {
  return applicationsOf(await selectRowsOfApplications(scope, selection), scope);
}

interface ApplicationSelection {
  /** A statement of one number, which each row has as its `total`. */
  count?: string;
  joins?: string;
  where: string;
  parameters: readonly Parameter[];
  order: string;
  limit: number;
  offset?: number;
}

export function selectRowsOfApplications(
  { services, actor }: LoadScope,
  { count, joins = '', where, parameters, order, limit, offset = 0 }: ApplicationSelection,
): Promise<SelectedRow[]> {
  const columns = applicationColumns(actor);
  return selectRows(
    services.dataSource,
    count ? columns.counted : columns.declared,
    // The ids in index order first, and their rows after: a sort of whole rows goes through the disk.
    `SELECT ${columns.sql} ${count ? `, (${count}) AS total` : ''}
     FROM (SELECT a.id, a.applied_at, a.interview_starts_at, a.status, a.lapsed_at, a.reply_by FROM applications a ${joins} WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?) page
     STRAIGHT_JOIN applications a ON a.id = page.id ${personTables(actor)}
     ORDER BY ${order.replaceAll('a.', 'page.')}`,
    [...parameters, limit, offset],
  );
}

/** Applications with their jobs, in one statement, newest first by `at`. `page` selects their `id` and `at`. */
export async function readApplicationsOf(
  scope: ApplicationScope,
  page: SqlPart,
  wanted: Wanted = EVERYTHING,
): Promise<ApplicationParent[]> {
  const { withJob: columns } = applicationColumns(scope.actor, wanted);
  const rows = await selectRows(
    scope.services.dataSource,
    columns.declared,
    `SELECT ${columns.sql}
     FROM (${page.sql}) page STRAIGHT_JOIN applications a ON a.id = page.id ${personTables(scope.actor)} ${JOB_TABLES}
     ORDER BY page.at DESC, page.id DESC`,
    page.parameters,
  );
  return applicationsOf(rows, scope, wanted);
}

/** No seeker applies to more jobs than this; the list has no pages. */
const MY_APPLICATIONS_LIMIT = 500;

/** All applications of the signed-in seeker, newest first, with their jobs, in one statement. */
export async function listMyApplications(
  scope: ApplicationScope,
  seekerId: string,
  { limit = MY_APPLICATIONS_LIMIT, wanted = EVERYTHING }: { limit?: number; wanted?: Wanted } = {},
): Promise<ApplicationParent[]> {
  const { withJob: columns } = applicationColumns(scope.actor, wanted);
  const rows = await selectRows(
    scope.services.dataSource,
    columns.declared,
    // In the order of the index, so that nothing is sorted; MariaDB would begin with the companies.
    `SELECT ${columns.sql}
     FROM applications a ${personTables(scope.actor)} STRAIGHT_JOIN jobs j ON j.id = a.job_id STRAIGHT_JOIN companies c ON c.id = j.company_id
     WHERE a.seeker_id = ? ORDER BY ${NEWEST_FIRST} LIMIT ?`,
    [seekerId, limit],
  );
  return applicationsOf(rows, scope, wanted);
}

export const RECENT_APPLICATIONS = 5;

/** The newest applications of the signed-in seeker: one key a request. */
export function loadRecentApplications(
  scope: PrimingScope,
  seekerIds: readonly string[],
): Promise<ApplicationParent[][]> {
  return Promise.all(seekerIds.map((id) => listMyApplications(scope, id, { limit: RECENT_APPLICATIONS })));
}
