import { useTranslations } from 'use-intl/react';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { DetailSkeleton } from '../../../components/skeletons';
import { useSeekerDashboardQuery } from '../../../graphql/generated';
import { queryErrorText } from '../../../graphql/query-error';
import { SeekerDashboardView } from './SeekerDashboardView';

export function SeekerDashboardPage() {
  const t = useTranslations('seeker');
  const { data, error, refetch } = useSeekerDashboardQuery();
  if (data) return <SeekerDashboardView dashboard={data.seekerDashboard} proposals={data.proposalsToAnswer} />;
  if (!error) return <DetailSkeleton />;
  return (
    <>
      <PageHeader title={t('titles.dashboard')} />
      <ErrorState message={queryErrorText(error, t('dashboard.loadFailed'))} onRetry={refetch} />
    </>
  );
}
