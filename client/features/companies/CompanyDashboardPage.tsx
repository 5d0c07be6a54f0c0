import { useTranslations } from 'use-intl/react';
import { ErrorState } from '../../components/ErrorState';
import { PageHeader } from '../../components/PageHeader';
import { DetailSkeleton } from '../../components/skeletons';
import { useCompanyDashboardQuery } from '../../graphql/generated';
import { queryErrorText } from '../../graphql/query-error';
import { CompanyDashboardView } from './CompanyDashboardView';

export function CompanyDashboardPage() {
  const t = useTranslations('company');
  const { data, error, refetch } = useCompanyDashboardQuery();
  if (data) return <CompanyDashboardView dashboard={data.companyDashboard} proposals={data.proposalsToAnswer} />;
  if (!error) return <DetailSkeleton />;
  return (
    <>
      <PageHeader title={t('titles.dashboard')} />
      <ErrorState message={queryErrorText(error, t('dashboard.loadFailed'))} onRetry={refetch} />
    </>
  );
}
