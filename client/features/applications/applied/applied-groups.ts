import { ApplicationStatus } from '../../../../domain/applications';
import { spanOf, type ZonedSpan } from '../../../../domain/interview-times';
import type { ReplyState } from '../../../../domain/replies';

interface Grouped {
  status: ApplicationStatus;
  replyState: ReplyState | null;
}

interface Timed extends Grouped {
  id: string;
  selectedInterview: ZonedSpan;
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
  /** Whose interview time is still to come, the next first; before them the application that was sent just now. */
  coming: Application[];
  /** Whose interview time is over, the latest first. */
  past: Application[];
}

/**
 * The three groups of the seeker's list, each by interview: in their order, but that of the application that was sent
 * just now comes first.
 */
export function appliedGroups<Application extends Timed>(
  applications: readonly Application[],
  { newId, now }: { newId: string | null; now: Date },
): AppliedGroup<Application>[] {
  const endOf = ({ selectedInterview }: Application): number => spanOf(selectedInterview).endsAt.getTime();
  const isPast = (application: Application): boolean => application.id !== newId && endOf(application) <= now.getTime();
  const groups = (Object.keys(GROUPS) as GroupName[]).map((name) => {
    const inGroup = applications
      .filter((application) => groupOf(application) === GROUPS[name])
      .sort((one, other) => endOf(one) - endOf(other));
    const coming = inGroup.filter((application) => !isPast(application));
    return {
      name,
      applications: inGroup,
      coming: [...coming.filter(({ id }) => id === newId), ...coming.filter(({ id }) => id !== newId)],
      past: inGroup.filter(isPast).reverse(),
    };
  });
  const hasNew = ({ coming }: AppliedGroup<Application>): boolean => coming[0]?.id === newId && newId !== null;
  return [...groups.filter(hasNew), ...groups.filter((group) => !hasNew(group))];
}

/** How many of a group have its own status, and how many each of the others in it. */
export function countsOfGroup({ name, applications }: Pick<AppliedGroup<Grouped>, 'name' | 'applications'>) {
  const count = (status: ApplicationStatus) =>
    applications.filter((application) => application.status === status).length;
  const others = Object.values(ApplicationStatus)
    .filter((status) => status !== GROUPS[name])
    .map((status) => ({ status, count: count(status) }));
  return { own: count(GROUPS[name]), others: others.filter((other) => other.count > 0) };
}
