import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useCursorList, type CursorList } from '../../../components/use-cursor-list';
import {
  useAdminApplicationsQuery,
  type AdminApplicationRowFragment,
  type AdminApplicationsQueryVariables,
} from '../../../graphql/generated';
import { adminToast } from '../admin-toast';

const texts = {
  first: 'Failed to get applications. Please try again.',
  more: 'Failed to get more applications. Please try again.',
};

/** A row without its job or its person is still shown; one sentence says what is lacking. */
const partTexts = [
  ['companyName', 'Failed to get company data. Please try again.'],
  ['applicant', 'Failed to get user data. Please try again.'],
  ['job', 'Failed to get job data. Please try again.'],
] as const;

export function lackingPart(error: Error): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const failed = error.errors.flatMap(({ path }) => path ?? []);
  return partTexts.find(([field]) => failed.includes(field))?.[1] ?? null;
}

export function useAdminApplications(
  filter: Omit<AdminApplicationsQueryVariables, 'after'>,
): CursorList<AdminApplicationRowFragment> {
  return useCursorList(useAdminApplicationsQuery({ variables: filter, errorPolicy: 'all' }), {
    pageOf: (data) => data.adminApplications,
    texts,
    toastOptions: adminToast,
    partsText: lackingPart,
  });
}
