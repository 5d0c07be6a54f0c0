import { useTranslations } from 'use-intl/react';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { CardListSkeleton } from '../../../components/skeletons';
import { useSeekerApplicationsQuery } from '../../../graphql/generated';
import { queryErrorText } from '../../../graphql/query-error';
import { AppliedJobsView } from './AppliedJobsView';

export function AppliedJobsPage() {
  const t = useTranslations('applications');
  const { data, error, refetch } = useSeekerApplicationsQuery();
  return (
    <>
      <PageHeader title={t('titles.appliedJobs')} context={t('applied.context')} />
      {data ? <AppliedJobsView applications={data.myApplications} /> : null}
      {!data && error ? (
        <ErrorState message={queryErrorText(error, t('applied.loadFailed'))} onRetry={refetch} />
      ) : null}
      {!data && !error ? <CardListSkeleton count={3} /> : null}
    </>
  );
}
