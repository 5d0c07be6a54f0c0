import { useTranslations } from 'use-intl/react';
import { PageHeader } from '../../../components/PageHeader';
import { CardListSkeleton } from '../../../components/skeletons';
import { PartStatus } from '../../../components/PartStatus';
import { useAdminDashboardQuery, useAdminQueuesQuery, type AdminDashboardQuery } from '../../../graphql/generated';
import { Activities } from './Activities';
import classes from './AdminDashboardView.module.css';
import { Plots } from './Plots';
import { Queues, type QueuesProps } from './Queues';

interface AdminDashboardViewProps {
  dashboard: AdminDashboardQuery['adminDashboard'];
  days: AdminDashboardQuery['adminDailyFigures']['days'];
  queues: QueuesProps['query'];
}

function AdminDashboardView({ dashboard, days, queues }: AdminDashboardViewProps) {
  return (
    <div className={classes.dashboard}>
      <Queues dashboard={dashboard} query={queues} />
      <Activities activities={dashboard.latestActivities} />
      <Plots dashboard={dashboard} days={days} />
    </div>
  );
}

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
