import { NetworkStatus, type ErrorLike } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import {
  SeekerJobsDocument,
  useSeekerJobsQuery,
  type SeekerJobsQuery,
  type UnderstoodSearchInput,
} from '../../../graphql/generated';
import type { JobsAddress } from './jobs-address';

export type FoundJobs = SeekerJobsQuery['jobs'];

export interface ShownJobs {
  /** What was there stays until the next response comes, so that nothing jumps while one types or turns pages. */
  list: FoundJobs | undefined;
  isStale: boolean;
  error: ErrorLike | undefined;
  retry: () => unknown;
}

/** How the server understood a search. Later pages send it, so that they belong to the same list on any server. */
export function understoodSearch(list: FoundJobs | undefined): UnderstoodSearchInput | null {
  if (!list?.understood) return null;
  const { correctedSearch, isElsewhere, isEverything } = list.understood;
  return { correctedSearch, isElsewhere, isEverything };
}

export function useShownJobs({ search, filter, page }: JobsAddress): ShownJobs {
  const client = useApolloClient();
  const first = { search: search || null, filter, page: 1, understoodAs: null };
  const firstPage = page > 1 ? client.readQuery({ query: SeekerJobsDocument, variables: first }) : null;
  const { data, previousData, error, loading, networkStatus, refetch } = useSeekerJobsQuery({
    variables: { ...first, page, understoodAs: understoodSearch(firstPage?.jobs) },
  });
  return {
    list: data?.jobs ?? (loading ? previousData?.jobs : undefined),
    isStale: data === undefined && networkStatus !== NetworkStatus.ready,
    error,
    retry: () => refetch(),
  };
}
