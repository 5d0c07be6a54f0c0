import { APPLICATION_GROUPS, type ApplicationStatus } from '../../../../domain/applications';

type GroupName = keyof typeof APPLICATION_GROUPS;

export interface AppliedGroup<Application> {
  name: GroupName;
  applications: Application[];
}

/**
 * The three groups of the seeker's list, each with its applications as they came (newest first): in their order, but
 * that of the application that was sent just now comes first.
 */
export function appliedGroups<Application extends { id: string; status: ApplicationStatus }>(
  applications: readonly Application[],
  newId: string | null,
): AppliedGroup<Application>[] {
  const names = Object.keys(APPLICATION_GROUPS) as GroupName[];
  const groups = names.map((name) => {
    const statuses: readonly ApplicationStatus[] = APPLICATION_GROUPS[name];
    return { name, applications: applications.filter(({ status }) => statuses.includes(status)) };
  });
  const hasNew = (group: AppliedGroup<Application>): boolean => group.applications.some(({ id }) => id === newId);
  return [...groups.filter(hasNew), ...groups.filter((group) => !hasNew(group))];
}
