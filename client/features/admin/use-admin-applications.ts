import { CombinedGraphQLErrors } from '@apollo/client/errors';
import {
  useAdminApplicationsQuery,
  type AdminApplicationRowFragment,
  type AdminApplicationsQuery,
  type AdminApplicationsQueryVariables,
} from '../../graphql/generated';
import { useStretches, type Stretches } from './use-stretches';

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
): Stretches<AdminApplicationRowFragment> {
  const { data, error, loading, fetchMore, refetch } = useAdminApplicationsQuery({
    variables: filter,
    errorPolicy: 'all',
  });
  return useStretches({
    connection: data?.adminApplications,
    error,
    loading,
    refetch,
    texts,
    partsText: lackingPart,
    fetchNext: (after) =>
      fetchMore({
        variables: { ...filter, after },
        errorPolicy: 'all',
        // Part of a row may be lacking, and then again nothing may have come at all.
        updateQuery: (before, { fetchMoreResult: more }: { fetchMoreResult?: AdminApplicationsQuery | null }) =>
          more
            ? {
                ...more,
                adminApplications: {
                  ...more.adminApplications,
                  items: [...before.adminApplications.items, ...more.adminApplications.items],
                },
              }
            : before,
      }),
  });
}
