import { useTranslations } from 'use-intl/react';
import { NetworkStatus } from '@apollo/client';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { NO_JOB_FILTER } from '../../../../domain/job-filter';
import { useViewer } from '../../../app/session';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { CardListSkeleton } from '../../../components/skeletons';
import { useSeekerJobsQuery, type SeekerJobsQuery } from '../../../graphql/generated';
import { queryErrorText } from '../../../graphql/query-error';
import { SavedSearchesLink } from '../../saved-searches/SavedSearchesLink';
import { SaveSearchButton } from '../../saved-searches/SaveSearchButton';
import { isFiltered } from './jobs-address';
import { JobsFilterBar } from './JobsFilterBar';
import { JobsList } from './JobsList';
import { useRememberedJobsList } from './last-jobs-list';
import { useJobsFilter, type JobsFilterControl } from './use-jobs-filter';

interface ResultsProps {
  jobs: SeekerJobsQuery['jobs'];
  control: JobsFilterControl;
  isStale: boolean;
}

function Results({ jobs, control, isStale }: ResultsProps) {
  const t = useTranslations('browse.list');
  const top = useRef<HTMLDivElement>(null);
  const { company } = useViewer();
  if (jobs.items.length === 0) {
    return (
      <EmptyState
        drawing="search"
        action={isFiltered(control.filter) ? <Button onClick={control.clear}>{t('clearFilters')}</Button> : null}
      >
        {t('none')}
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
  const t = useTranslations('browse');
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
        title={t('list.title')}
        tabTitle={t('titles.findJobs')}
        context={t('list.context')}
        action={<SavedSearchesLink />}
      />
      <JobsFilterBar control={control} />
      <SaveSearchButton search={search} filter={{ ...NO_JOB_FILTER, employmentType: type }} />
      {shown ? <Results jobs={shown.jobs} control={control} isStale={isStale} /> : null}
      {!shown && error ? <ErrorState message={queryErrorText(error, t('list.loadFailed'))} onRetry={refetch} /> : null}
      {!shown && !error ? <CardListSkeleton count={4} /> : null}
    </>
  );
}
