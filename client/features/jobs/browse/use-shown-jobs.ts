import { NetworkStatus, type ErrorLike } from '@apollo/client';
import {
  useRelatedJobsQuery,
  useSeekerJobsQuery,
  type RelatedJobsQuery,
  type SeekerJobsQuery,
} from '../../../graphql/generated';
import type { JobsAddress } from './jobs-address';

interface Shown<List> {
  /** What was there stays until the next answer comes, so that nothing jumps while one types or turns pages. */
  list: List | undefined;
  isStale: boolean;
  error: ErrorLike | undefined;
  retry: () => unknown;
}

export interface ShownJobs {
  jobs: Shown<SeekerJobsQuery['jobs']>;
  related: Shown<RelatedJobsQuery['relatedJobs']>;
  /** No job has what was typed. */
  isEmpty: boolean;
  /** The related jobs are worth showing: they say why they are there, or there are no others. */
  isRelatedShown: boolean;
  /** Of the list that is looked at first. */
  totalCount: number | undefined;
}

interface Asked {
  error?: ErrorLike | undefined;
  loading: boolean;
  networkStatus: NetworkStatus;
  refetch: () => unknown;
}

function shown<List>(asked: Asked, answered: List | undefined, before: List | undefined): Shown<List> {
  const { error, loading, networkStatus, refetch } = asked;
  return {
    list: answered ?? (loading ? before : undefined),
    isStale: answered === undefined && networkStatus !== NetworkStatus.ready,
    error,
    retry: () => refetch(),
  };
}

/** Both lists, asked for side by side. */
export function useShownJobs({ search, filter, page, relatedPage }: JobsAddress): ShownJobs {
  const notifyOnNetworkStatusChange = true;
  const jobsResult = useSeekerJobsQuery({
    variables: { search: search || null, filter, page },
    notifyOnNetworkStatusChange,
  });
  const relatedResult = useRelatedJobsQuery({
    variables: { search, filter, page: relatedPage },
    skip: search === '',
    notifyOnNetworkStatusChange,
  });
  const jobs = shown(jobsResult, jobsResult.data?.jobs, jobsResult.previousData?.jobs);
  const related = shown(relatedResult, relatedResult.data?.relatedJobs, relatedResult.previousData?.relatedJobs);
  const isEmpty = jobs.list?.items.length === 0;
  const isRelatedShown = Boolean(
    related.list &&
      related.list.totalCount > 0 &&
      (isEmpty || related.list.correctedSearch !== null || related.list.relatedSearches.length > 0),
  );
  const first = isEmpty && isRelatedShown ? related : jobs;
  return { jobs, related, isEmpty, isRelatedShown, totalCount: first.list?.totalCount };
}
