import type { AdminDashboardQuery } from '../../../graphql/generated';
import { Activities } from './Activities';
import classes from './AdminDashboardView.module.css';
import { Plots } from './Plots';
import { Queues } from './Queues';

interface AdminDashboardViewProps {
  dashboard: AdminDashboardQuery['adminDashboard'];
  days: AdminDashboardQuery['adminDailyFigures']['days'];
}

export function AdminDashboardView({ dashboard, days }: AdminDashboardViewProps) {
  return (
    <div className={classes.dashboard}>
      <Queues dashboard={dashboard} />
      <Activities activities={dashboard.latestActivities} />
      <Plots dashboard={dashboard} days={days} />
    </div>
  );
}
