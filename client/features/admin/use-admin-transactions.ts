import {
  useAdminTokenTransactionsQuery,
  type AdminTokenTransactionsQueryVariables,
  type AdminTransactionRowFragment,
} from '../../graphql/generated';
import { useStretches, type Stretches } from './use-stretches';

const texts = {
  first: 'Failed to get transactions. Please try again.',
  more: 'Failed to get more transactions. Please try again.',
};

export function useAdminTransactions(
  filter: Omit<AdminTokenTransactionsQueryVariables, 'after'>,
): Stretches<AdminTransactionRowFragment> {
  const { data, error, loading, fetchMore, refetch } = useAdminTokenTransactionsQuery({ variables: filter });
  return useStretches({
    connection: data?.adminTokenTransactions,
    error,
    loading,
    refetch,
    texts,
    fetchNext: (after) =>
      fetchMore({
        variables: { ...filter, after },
        updateQuery: (before, { fetchMoreResult: more }) => ({
          ...more,
          adminTokenTransactions: {
            ...more.adminTokenTransactions,
            items: [...before.adminTokenTransactions.items, ...more.adminTokenTransactions.items],
          },
        }),
      }),
  });
}
