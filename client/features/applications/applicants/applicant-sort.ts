import type { AllApplicantsQuery } from '../../../graphql/generated';

export type Item = NonNullable<AllApplicantsQuery['companyApplications']>['items'][number];

/** `REPLY` is the server's own, chosen above the tables. */
export type Sort = keyof typeof SORTS | 'REPLY';

/** The orders of a job's applicants on one page, and how a screen reader announces each. Never by anything hidden. */
export const SORTS = { APPLIED: 'descending', MATCH: 'descending', TIME: 'ascending' } as const;
export type ColumnSort = keyof typeof SORTS;

const matchOf = ({ skillsFound }: Item): number => skillsFound?.length ?? 0;
const timeOf = ({ selectedInterview: { date, start } }: Item): string => `${date} ${start}`;

/** The server's own order is the newest first, or the soonest answer. */
export function sorted(items: readonly Item[], sort: Sort): Item[] {
  if (sort === 'MATCH') return [...items].sort((one, other) => matchOf(other) - matchOf(one));
  if (sort === 'TIME') return [...items].sort((one, other) => timeOf(one).localeCompare(timeOf(other)));
  return [...items];
}
