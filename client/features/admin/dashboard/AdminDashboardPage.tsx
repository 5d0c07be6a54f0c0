import { useTranslations } from 'use-intl/react';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { CardListSkeleton } from '../../../components/skeletons';
import { useAdminDashboardQuery } from '../../../graphql/generated';
import { queryErrorText } from '../../../graphql/query-error';
import { AdminDashboardView } from './AdminDashboardView';

export function AdminDashboardPage() {
  const t = useTranslations('adminDashboard');
  const { data, error, refetch } = useAdminDashboardQuery();
  return (
    <>
      <PageHeader title={t('titles.dashboard')} context={t('context')} />
      {data ? (
        <AdminDashboardView dashboard={data.adminDashboard} />
      ) : error ? (
        <ErrorState message={queryErrorText(error, t('failed'))} onRetry={() => refetch()} />
      ) : (
        <CardListSkeleton count={2} />
      )}
    </>
  );
}
