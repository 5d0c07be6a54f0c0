import { NetworkStatus } from '@apollo/client';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useViewer } from '../../../app/session';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { CardListSkeleton } from '../../../components/skeletons';
import { useSeekerJobsQuery, type SeekerJobsQuery } from '../../../graphql/generated';
import { queryErrorText } from '../../../graphql/query-error';
import { isFiltered } from './jobs-address';
import { JobsFilterBar } from './JobsFilterBar';
import { JobsList } from './JobsList';
import { useRememberedJobsList } from './last-jobs-list';
import { useJobsFilter, type JobsFilterControl } from './use-jobs-filter';

const loadFailed = 'Failed to load jobs. Please try again later.';

interface ResultsProps {
  jobs: SeekerJobsQuery['jobs'];
  control: JobsFilterControl;
  isStale: boolean;
}

function Results({ jobs, control, isStale }: ResultsProps) {
  const top = useRef<HTMLDivElement>(null);
  const { company } = useViewer();
  if (jobs.items.length === 0) {
    return (
      <EmptyState
        drawing="search"
        action={isFiltered(control.filter) ? <Button onClick={control.clear}>Clear all filters</Button> : null}
      >
        No jobs found matching your criteria.
      </EmptyState>
    );
  }
  const choosePage = (page: number): void => {
    control.choosePage(page);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  };
  return <JobsList ref={top} jobs={jobs} ownCompanyId={company?.id ?? null} isStale={isStale} onPage={choosePage} />;
}

export function JobsPage() {
  useRememberedJobsList();
  const control = useJobsFilter();
  const { search, type, page } = control.filter;
  const { data, previousData, error, loading, networkStatus, refetch } = useSeekerJobsQuery({
    variables: { search: search || null, employmentType: type, page },
    notifyOnNetworkStatusChange: true,
  });
  // What was there stays until the next answer comes, so that nothing jumps while one types or turns pages.
  const shown = data ?? (loading ? previousData : undefined);
  const isStale = !data && networkStatus !== NetworkStatus.ready;

  return (
    <>
      <PageHeader
        title="Available Jobs"
        tabTitle="Find Jobs"
        context="Choose a job, pick one of its interview times, and you have applied."
      />
      <JobsFilterBar control={control} />
      {shown ? <Results jobs={shown.jobs} control={control} isStale={isStale} /> : null}
      {!shown && error ? <ErrorState message={queryErrorText(error, loadFailed)} onRetry={refetch} /> : null}
      {!shown && !error ? <CardListSkeleton count={4} /> : null}
    </>
  );
}
