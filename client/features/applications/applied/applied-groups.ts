import { ApplicationStatus } from '../../../../domain/applications';
import type { ReplyState } from '../../../../domain/replies';

interface Grouped {
  status: ApplicationStatus;
  replyState: ReplyState | null;
}

/** The three groups, and the status that each is named after. */
const GROUPS = { Accepted: 'ACCEPTED', Pending: 'PENDING', Rejected: 'REJECTED' } as const satisfies Record<
  string,
  ApplicationStatus
>;
type GroupName = keyof typeof GROUPS;

/** One without a reply stays under Pending until it is closed; what has ended without an acceptance is under Rejected. */
function groupOf({ status, replyState }: Grouped): (typeof GROUPS)[GroupName] {
  if (status === 'ACCEPTED') return status;
  return status === 'PENDING' || replyState === 'LAPSED' ? 'PENDING' : 'REJECTED';
}

export interface AppliedGroup<Application> {
  name: GroupName;
  applications: Application[];
}

/**
 * The three groups of the seeker's list, each with its applications as they came (newest first): in their order, but
 * that of the application that was sent just now comes first.
 */
export function appliedGroups<Application extends Grouped & { id: string }>(
  applications: readonly Application[],
  newId: string | null,
): AppliedGroup<Application>[] {
  const groups = (Object.keys(GROUPS) as GroupName[]).map((name) => ({
    name,
    applications: applications.filter((application) => groupOf(application) === GROUPS[name]),
  }));
  const hasNew = (group: AppliedGroup<Application>): boolean => group.applications.some(({ id }) => id === newId);
  return [...groups.filter(hasNew), ...groups.filter((group) => !hasNew(group))];
}

/** How many of a group have its own status, and how many each of the others in it. */
export function countsOfGroup({ name, applications }: AppliedGroup<Grouped>) {
  const count = (status: ApplicationStatus) =>
    applications.filter((application) => application.status === status).length;
  const others = Object.values(ApplicationStatus)
    .filter((status) => status !== GROUPS[name])
    .map((status) => ({ status, count: count(status) }));
  return { own: count(GROUPS[name]), others: others.filter((other) => other.count > 0) };
}
