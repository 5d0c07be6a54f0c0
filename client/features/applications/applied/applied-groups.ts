import { APPLICATION_GROUPS, type ApplicationStatus } from '../../../../domain/applications';

type GroupName = keyof typeof APPLICATION_GROUPS;

export interface AppliedGroup<Application> {
  name: GroupName;
  applications: Application[];
}

/** The three groups of the seeker's list, in their order, each with its applications as they came (newest first). */
export function appliedGroups<Application extends { status: ApplicationStatus }>(
  applications: readonly Application[],
): AppliedGroup<Application>[] {
  const names = Object.keys(APPLICATION_GROUPS) as GroupName[];
  return names.map((name) => {
    const statuses: readonly ApplicationStatus[] = APPLICATION_GROUPS[name];
    return { name, applications: applications.filter(({ status }) => statuses.includes(status)) };
  });
}
