import type { AllApplicantsQuery, ApplicationOrder } from '../../../graphql/generated';

export type Item = NonNullable<AllApplicantsQuery['companyApplications']>['items'][number];

/** The orders of the list, first the one without a word in the address. Never by anything hidden. */
export const SORTS = [
  'REPLY_BY',
  'NEWEST',
  'INTERVIEW_TIME',
  'BEST_MATCH',
] as const satisfies readonly ApplicationOrder[];
export type Sort = (typeof SORTS)[number];

const matchOf = ({ skillsFound }: Item): number => skillsFound?.length ?? 0;

/** The server orders by match within one job alone; of several jobs, the applicants of a page are put in order here. */
export const sorted = (items: readonly Item[], sort: Sort): Item[] =>
  sort === 'BEST_MATCH' ? [...items].sort((one, other) => matchOf(other) - matchOf(one)) : [...items];
