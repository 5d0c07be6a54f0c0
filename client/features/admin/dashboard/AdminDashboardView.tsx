import type { AdminDashboardQuery } from '../../../graphql/generated';
import { Activities } from './Activities';
import classes from './AdminDashboardView.module.css';
import { Plots } from './Plots';
import { Queues, type QueuesProps } from './Queues';

interface AdminDashboardViewProps {
  dashboard: AdminDashboardQuery['adminDashboard'];
  days: AdminDashboardQuery['adminDailyFigures']['days'];
  queues: QueuesProps['query'];
}

export function AdminDashboardView({ dashboard, days, queues }: AdminDashboardViewProps) {
  return (
    <div className={classes.dashboard}>
      <Queues dashboard={dashboard} query={queues} />
      <Activities activities={dashboard.latestActivities} />
      <Plots dashboard={dashboard} days={days} />
    </div>
  );
}
