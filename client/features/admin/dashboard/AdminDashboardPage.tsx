import { useTranslations } from 'use-intl/react';
import { PageHeader } from '../../../components/PageHeader';
import { CardListSkeleton } from '../../../components/skeletons';
import { PartStatus } from '../../../components/PartStatus';
import { useAdminDashboardQuery, useAdminQueuesQuery } from '../../../graphql/generated';
import { AdminDashboardView } from './AdminDashboardView';

export function AdminDashboardPage() {
  const t = useTranslations('adminDashboard');
  const query = useAdminDashboardQuery();
  const queues = useAdminQueuesQuery({ context: { asksForNoCode: true } });
  // Both at once: what came later would push the rest down.
  const isWhole = queues.data !== undefined || queues.error !== undefined;
  return (
    <>
      <PageHeader title={t('titles.dashboard')} context={t('context')} />
      {query.data && isWhole ? (
        <AdminDashboardView
          dashboard={query.data.adminDashboard}
          days={query.data.adminDailyFigures.days}
          queues={queues}
        />
      ) : (
        <PartStatus query={query} failed={t('failed')} outline={<CardListSkeleton count={2} />} />
      )}
    </>
  );
}
