import { useAdminUsersQuery, type AdminUserRowFragment, type AdminUsersQueryVariables } from '../../graphql/generated';
import { useStretches, type Stretches } from './use-stretches';

const texts = {
  first: 'Failed to get user data. Please try again.',
  more: 'Failed to get more users. Please try again.',
};

export function useAdminUsers(filter: Omit<AdminUsersQueryVariables, 'after'>): Stretches<AdminUserRowFragment> {
  const { data, error, loading, fetchMore, refetch } = useAdminUsersQuery({ variables: filter });
  return useStretches({
    connection: data?.adminUsers,
    error,
    loading,
    refetch,
    texts,
    fetchNext: (after) =>
      fetchMore({
        variables: { ...filter, after },
        updateQuery: (before, { fetchMoreResult: more }) => ({
          ...more,
          adminUsers: { ...more.adminUsers, items: [...before.adminUsers.items, ...more.adminUsers.items] },
        }),
      }),
  });
}
