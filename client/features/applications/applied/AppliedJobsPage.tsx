import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { CardListSkeleton } from '../../../components/skeletons';
import { useSeekerApplicationsQuery } from '../../../graphql/generated';
import { queryErrorText } from '../../../graphql/query-error';
import { SeekerProposals } from '../proposals/SeekerProposals';
import { AppliedJobsView } from './AppliedJobsView';

/** What the job's page leaves when it leads here (features/jobs/job/use-apply.ts). */
function newIdOf(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'newApplicationId' in state
    ? String(state.newApplicationId)
    : null;
}

export function AppliedJobsPage() {
  const t = useTranslations('applications');
  const newId = newIdOf(useLocation().state);
  const { data, error, refetch } = useSeekerApplicationsQuery();
  return (
    <>
      <PageHeader title={t('titles.appliedJobs')} context={t('applied.context')} />
      <SeekerProposals />
      {data ? <AppliedJobsView applications={data.myApplications} newId={newId} /> : null}
      {!data && error ? (
        <ErrorState message={queryErrorText(error, t('applied.loadFailed'))} onRetry={refetch} />
      ) : null}
      {!data && !error ? <CardListSkeleton count={3} /> : null}
    </>
  );
}
