import { DayText } from '../../../components/DayText';
import { IconArrowRight, IconCheck, IconHistory, IconX, type Icon } from '../../../icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { formatRupiah, formatThousands } from '../../../../domain/money';
import { paths } from '../../../../domain/paths';
import { UserText } from '../../../components/UserText';
import { StatusOverTimeChart } from '../../../components/charts/StatusOverTimeChart';
import { EmptyState } from '../../../components/EmptyState';
import { LightLinkButton } from '../../../components/LightButton';
import { SectionCard } from '../../../components/SectionCard';
import type { AdminDashboardQuery } from '../../../graphql/generated';
import { WibInstant } from '../cells/WibInstant';
import classes from './AdminDashboardView.module.css';
import { Sentence } from '../../../components/Sentence';

type Dashboard = AdminDashboardQuery['adminDashboard'];
type Activity = Dashboard['latestActivities'][number];

/** The server counts things to do no further than this. */
const mostCounted = 1000;

function countText(count: number): string {
  return count.toLocaleString('id-ID') + (count >= mostCounted ? '+' : '');
}

/** A figure that leads to its list. */
function Figure({ to, figure, children }: { to: string; figure: string; children: ReactNode }) {
  return (
    <Link to={to} className={classes.figure}>
      <div>
        <div className={classes.count}>{figure}</div>
        <div>{children}</div>
      </div>
      <IconArrowRight size={24} stroke={1.75} aria-hidden />
    </Link>
  );
}

function Figures({ companiesAwaiting, flaggedPostings, openReports, flaggedPayments, tokenSales }: Dashboard) {
  const t = useTranslations('adminDashboard');
  return (
    <div className={classes.figures}>
      <Figure to={paths.admin.companyVerification} figure={countText(companiesAwaiting)}>
        {t('companiesWaiting', { count: companiesAwaiting })}
      </Figure>
      <Figure to={paths.admin.flaggedPostings} figure={countText(flaggedPostings)}>
        {t('flaggedPostings', { count: flaggedPostings })}
      </Figure>
      <Figure to={paths.admin.reports} figure={countText(openReports)}>
        {t('openReports', { count: openReports })}
      </Figure>
      <Figure to={paths.admin.flaggedPayments} figure={countText(flaggedPayments)}>
        {t('flaggedPayments', { count: flaggedPayments })}
      </Figure>
      <Figure
        to={`${paths.admin.tokenTransactions}?type=PURCHASE&status=PAID`}
        figure={formatRupiah(tokenSales.amount)}
      >
        <Sentence>
          {t.rich('tokensSold', {
            count: tokenSales.tokens,
            tokens: formatThousands(tokenSales.tokens),
            day: () => <DayText value={tokenSales.since} />,
          })}
        </Sentence>
      </Figure>
    </div>
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

const icons: Record<string, [Icon, string]> = {
  VERIFY: [IconCheck, 'accepted'],
  REJECT: [IconX, 'rejected'],
  REVOKE: [IconHistory, 'pending'],
};

function ActivityLine({ activity }: { activity: Activity }) {
  const [ActionIcon, tone] = icons[activity.action] ?? [IconHistory, 'pending'];
  return (
    <li className={classes.activity}>
      <span className={classes.icon} data-tone={tone}>
        <ActionIcon size={16} stroke={2.25} aria-hidden />
      </span>
      <div className={classes.words}>
        {activity.companyId ? (
          <Link to={paths.admin.companyDetails(activity.companyId)} data-from-server className={classes.details}>
            {activity.details}
          </Link>
        ) : (
          <strong data-from-server>{activity.details}</strong>
        )}
        {activity.comment ? (
          <UserText multiline size="sm">
            {activity.comment}
          </UserText>
        ) : null}
        <div className={classes.quiet}>
          <UserText>{activity.adminName}</UserText> · <WibInstant value={activity.timestamp} />
        </div>
      </div>
    </li>
  );
}

export function AdminDashboardView({ dashboard }: { dashboard: Dashboard }) {
  const t = useTranslations('adminDashboard.activities');
  return (
    <div className={classes.dashboard}>
      <Figures {...dashboard} />
      <Applications days={dashboard.applicationsByDay} />
      <SectionCard title={t('title')}>
        {dashboard.latestActivities.length > 0 ? (
          <ul className={classes.list}>
            {dashboard.latestActivities.map((activity) => (
              <ActivityLine key={activity.id} activity={activity} />
            ))}
          </ul>
        ) : (
          <EmptyState
            drawing="companies"
            action={
              <LightLinkButton to={paths.admin.companyVerification} look="secondary">
                {t('review')}
              </LightLinkButton>
            }
          >
            {t('none')}
          </EmptyState>
        )}
      </SectionCard>
    </div>
  );
}
