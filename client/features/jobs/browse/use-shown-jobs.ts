import { NetworkStatus, type ErrorLike } from '@apollo/client';
import { useSeekerJobsQuery, type SeekerJobsQuery } from '../../../graphql/generated';
import type { JobsAddress } from './jobs-address';
import { keptPlan } from './kept-plan';

export type FoundJobs = SeekerJobsQuery['jobs'];

export interface ShownJobs {
  /** What was there stays until the next answer comes, so that nothing jumps while one types or turns pages. */
  list: FoundJobs | undefined;
  isStale: boolean;
  error: ErrorLike | undefined;
  retry: () => unknown;
}

export function useShownJobs(address: JobsAddress): ShownJobs {
  const { search, filter, page } = address;
  const { data, previousData, error, loading, networkStatus, refetch } = useSeekerJobsQuery({
    variables: { search: search || null, filter, page, plan: keptPlan(address) },
  });
  return {
    list: data?.jobs ?? (loading ? previousData?.jobs : undefined),
    isStale: data === undefined && networkStatus !== NetworkStatus.ready,
    error,
    retry: () => refetch(),
  };
}
