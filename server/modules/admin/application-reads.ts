import { actorOf, type RequestContext } from '../../graphql/context';
import type { ApplicationParent, Wanted } from '../applications/public';
import { recordAdminRead } from '../audit/public';
import { listApplications, type ApplicationsFilter } from './applications.sql';
import type { CursorArgs } from './keyset.sql';

/** A page of applications for an administrator, put on the audit trail first. */
export async function applicationsFor(
  context: RequestContext,
  filter: ApplicationsFilter,
  args: CursorArgs,
  wanted: Wanted,
): Promise<{ items: ApplicationParent[]; endCursor: string | null }> {
  const found = await listApplications(context, filter, args, wanted);
  await recordAdminRead(context.services, actorOf(context), {
    what: 'READ_APPLICATIONS',
    subjects: found.items.map(({ id }) => id),
    filter: { ...filter },
  });
  return found;
}
