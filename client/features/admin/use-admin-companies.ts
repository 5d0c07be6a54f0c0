import {
  useAdminCompaniesQuery,
  type AdminCompaniesQueryVariables,
  type AdminCompanyRowFragment,
} from '../../graphql/generated';
import { queryErrorText } from '../../graphql/query-error';
import { useLoadMore } from './use-load-more';

const loadFailed = 'Failed to load companies. Please try again.';

export interface AdminCompanies {
  /** Undefined until the first answer. */
  rows: readonly AdminCompanyRowFragment[] | undefined;
  /** The text of what went wrong while nothing could be shown. */
  failure: string | null;
  /** A first stretch is on its way: another search, or another try. */
  isLoading: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  loadMore: () => Promise<void>;
  refetch: () => Promise<unknown>;
}

/** Companies by stretches of 20, each appended to those before. */
export function useAdminCompanies(filter: Omit<AdminCompaniesQueryVariables, 'after'>): AdminCompanies {
  const { data, error, loading, fetchMore, refetch } = useAdminCompaniesQuery({ variables: filter });
  const connection = data?.adminCompanies;
  const { isLoadingMore, loadMore } = useLoadMore(
    connection?.endCursor,
    (after) =>
      fetchMore({
        variables: { ...filter, after },
        updateQuery: (before, { fetchMoreResult: more }) => ({
          ...more,
          adminCompanies: {
            ...more.adminCompanies,
            items: [...before.adminCompanies.items, ...more.adminCompanies.items],
          },
        }),
      }),
    loadFailed,
  );

  return {
    rows: connection?.items,
    failure: error && !connection ? queryErrorText(error, loadFailed) : null,
    isLoading: loading && !connection,
    isLoadingMore,
    hasMore: Boolean(connection?.endCursor),
    loadMore,
    refetch,
  };
}
