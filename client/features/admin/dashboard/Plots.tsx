import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { formatRupiah } from '../../../../domain/money';
import { paths } from '../../../../domain/paths';
import { Plot } from '../../../components/charts/Plot';
import { StatusOverTimeChart } from '../../../components/charts/StatusOverTimeChart';
import { SectionCard } from '../../../components/SectionCard';
import type { Elements } from '../../../components/elements';
import type { AdminDashboardQuery } from '../../../graphql/generated';
import classes from './AdminDashboardView.module.css';

interface PlotCardProps {
  plot: 'applications' | 'signUps' | 'tokens' | 'verification';
  /** The list of what it counts. */
  to: string;
  children: Elements;
}

function PlotCard({ plot, to, children }: PlotCardProps) {
  const t = useTranslations('adminDashboard.plots');
  return (
    <SectionCard
      title={t(`${plot}.title`)}
      aside={
        <Link to={to} className={classes.details}>
          {t(`${plot}.all`)}
        </Link>
      }
    >
      {children}
    </SectionCard>
  );
}

const WAITED = [
  { field: 'sameDay', mark: 'var(--tk-accepted-mark)' },
  { field: 'oneDay', mark: 'var(--tk-pending-mark)' },
  { field: 'threeDays', mark: 'var(--tk-no-reply-mark)' },
  { field: 'longer', mark: 'var(--tk-rejected-mark)' },
] as const;

interface PlotsProps {
  dashboard: Pick<AdminDashboardQuery['adminDashboard'], 'applicationsByDay' | 'tokenSales' | 'verificationTimes'>;
  days: AdminDashboardQuery['adminDailyFigures']['days'];
}

export function Plots({ dashboard: { applicationsByDay, tokenSales, verificationTimes }, days }: PlotsProps) {
  const t = useTranslations('adminDashboard.plots');
  return (
    <div className={classes.plots}>
      <PlotCard plot="applications" to={paths.admin.applications}>
        <StatusOverTimeChart days={applicationsByDay} label={t('applications.chart')} />
      </PlotCard>
      <PlotCard plot="signUps" to={paths.admin.users}>
        <Plot
          label={t('signUps.title')}
          days={days.map(({ day, seekers, companies }) => ({ date: day, counts: [seekers, companies] }))}
          series={[
            { name: t('signUps.seekers'), mark: 'var(--tk-accepted-mark)' },
            { name: t('signUps.companies'), mark: 'var(--tk-pending-mark)' },
          ]}
        />
      </PlotCard>
      <PlotCard plot="tokens" to={`${paths.admin.tokenTransactions}?type=PURCHASE&status=PAID`}>
        <Plot
          unit="week"
          label={t('tokens.title')}
          days={tokenSales.map(({ since, tokens, amount }) => ({ date: since, counts: [tokens, amount] }))}
          series={[
            { name: t('tokens.sold'), mark: 'var(--tk-token-mark)' },
            { name: t('tokens.paid'), mark: null, text: formatRupiah },
          ]}
        />
      </PlotCard>
      <PlotCard plot="verification" to={paths.admin.companyVerification}>
        <Plot
          unit="week"
          label={t('verification.title')}
          days={verificationTimes.map((week) => ({ date: week.since, counts: WAITED.map(({ field }) => week[field]) }))}
          series={WAITED.map(({ field, mark }) => ({ name: t(`verification.${field}`), mark }))}
        />
      </PlotCard>
    </div>
  );
}
