import { selectRows } from '../../db/statements';
import type { PrimingScope } from '../../graphql/loaders';
import { NEWEST_FIRST } from './application-lists.sql';
import { applicationColumns, personTables } from './application-columns.sql';
import { applicationOf, type ApplicationParent, type ApplicationScope } from './shown-application';
import { EVERYTHING, type Wanted } from './wanted';

/** No seeker applies to more jobs than this; the list has no pages. */
const MY_APPLICATIONS_LIMIT = 500;

/** All applications of the signed-in seeker, newest first, with their jobs, in one statement. */
export async function listMyApplications(
  scope: ApplicationScope,
  seekerId: string,
  { limit = MY_APPLICATIONS_LIMIT, wanted = EVERYTHING }: { limit?: number; wanted?: Wanted } = {},
): Promise<ApplicationParent[]> {
  const columns = applicationColumns(scope.actor, wanted);
  const rows = await selectRows(
    scope.services.dataSource,
    { ...columns.declared, ...wanted.job.declared },
    // In the order of the index, so that nothing is sorted; MariaDB would begin with the companies.
    `SELECT ${columns.sql}, ${wanted.job.columns}
     FROM applications a ${personTables(scope.actor)} STRAIGHT_JOIN jobs j ON j.id = a.job_id STRAIGHT_JOIN companies c ON c.id = j.company_id
     WHERE a.seeker_id = ? ORDER BY ${NEWEST_FIRST} LIMIT ?`,
    [seekerId, limit],
  );
  return rows.map((row) => applicationOf(row, scope, wanted));
}

const RECENT_APPLICATIONS = 5;

/** The newest applications of the signed-in seeker: one key a request. */
export function loadRecentApplications(
  scope: PrimingScope,
  seekerIds: readonly string[],
): Promise<ApplicationParent[][]> {
  return Promise.all(seekerIds.map((id) => listMyApplications(scope, id, { limit: RECENT_APPLICATIONS })));
}
