import { useTranslations } from 'use-intl/react';
import { PageHeader } from '../../../components/PageHeader';
import { CardListSkeleton } from '../../../components/skeletons';
import { PartStatus } from '../../../components/PartStatus';
import { useAdminDashboardQuery } from '../../../graphql/generated';
import { AdminDashboardView } from './AdminDashboardView';

export function AdminDashboardPage() {
  const t = useTranslations('adminDashboard');
  const query = useAdminDashboardQuery();
  return (
    <>
      <PageHeader title={t('titles.dashboard')} context={t('context')} />
      {query.data ? (
        <AdminDashboardView dashboard={query.data.adminDashboard} days={query.data.adminDailyFigures.days} />
      ) : (
        <PartStatus query={query} failed={t('failed')} outline={<CardListSkeleton count={2} />} />
      )}
    </>
  );
}
