import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { formatRupiah, formatThousands } from '../../../../domain/money';
import { paths } from '../../../../domain/paths';
import { StatusOverTimeChart } from '../../../components/charts/StatusOverTimeChart';
import { DayText } from '../../../components/DayText';
import { SectionCard } from '../../../components/SectionCard';
import { Sentence } from '../../../components/Sentence';
import type { AdminDashboardQuery } from '../../../graphql/generated';
import { IconArrowRight } from '../../../icons';
import { Activities } from './Activities';
import classes from './AdminDashboardView.module.css';
import { Queues } from './Queues';
import { SignUps } from './SignUps';

type Dashboard = AdminDashboardQuery['adminDashboard'];

/** What was sold, with the way to the purchases. */
function Sales({ tokenSales }: Pick<Dashboard, 'tokenSales'>) {
  const t = useTranslations('adminDashboard');
  return (
    <Link to={`${paths.admin.tokenTransactions}?type=PURCHASE&status=PAID`} className={classes.figure}>
      <div>
        <div className={classes.count}>{formatRupiah(tokenSales.amount)}</div>
        <div>
          <Sentence>
            {t.rich('tokensSold', {
              count: tokenSales.tokens,
              tokens: formatThousands(tokenSales.tokens),
              day: () => <DayText value={tokenSales.since} />,
            })}
          </Sentence>
        </div>
      </div>
      <IconArrowRight size={24} stroke={1.75} aria-hidden />
    </Link>
  );
}

function Applications({ days }: { days: Dashboard['applicationsByDay'] }) {
  const t = useTranslations('adminDashboard.applications');
  return (
    <SectionCard
      title={t('title', { days: String(days.length) })}
      aside={
        <Link to={paths.admin.applications} className={classes.details}>
          {t('all')}
        </Link>
      }
    >
      <StatusOverTimeChart days={days} label={t('chart')} />
    </SectionCard>
  );
}

interface AdminDashboardViewProps {
  dashboard: Dashboard;
  days: AdminDashboardQuery['adminDailyFigures']['days'];
}

export function AdminDashboardView({ dashboard, days }: AdminDashboardViewProps) {
  return (
    <div className={classes.dashboard}>
      <Queues dashboard={dashboard} />
      <Activities activities={dashboard.latestActivities} />
      <div className={classes.plots}>
        <Applications days={dashboard.applicationsByDay} />
        <SignUps days={days} />
      </div>
      <Sales tokenSales={dashboard.tokenSales} />
    </div>
  );
}
