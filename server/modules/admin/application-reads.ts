import { actorOf, type RequestContext } from '../../graphql/context';
import type { ApplicationParent, Wanted } from '../applications/public';
import { recordAdminRead } from '../audit/public';
import { listApplications, type ApplicationsFilter } from './applications.sql';
import type { Reach } from './keyset.sql';

/** A stretch of applications for an administrator, on the audit trail before it is answered. */
export async function applicationsFor(
  context: RequestContext,
  filter: ApplicationsFilter,
  reach: Reach,
  wanted: Wanted,
): Promise<{ items: ApplicationParent[]; endCursor: string | null }> {
  const found = await listApplications(context, filter, reach, wanted);
  await recordAdminRead(context.services, actorOf(context), {
    what: 'READ_APPLICATIONS',
    subjects: found.items.map(({ id }) => id),
    filter: { ...filter },
  });
  return found;
}
