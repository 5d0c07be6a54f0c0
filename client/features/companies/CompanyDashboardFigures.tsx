import { useTranslations } from 'use-intl/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { JobStatusFilter } from '../../../domain/jobs';
import type { ApplicationStatus } from '../../../domain/applications';
import { ACCEPTANCE_COST } from '../../../domain/tokens';
import { paths } from '../../../domain/paths';
import { StatusBadge, type Status } from '../../components/StatusBadge';
import { StatusCountBadges } from '../../components/StatusCountBadges';
import type { CompanyDashboardQuery } from '../../graphql/generated';
import classes from './CompanyDashboard.module.css';

type Dashboard = CompanyDashboardQuery['companyDashboard'];

interface FigureProps {
  name: string;
  value: number;
  to: string;
  /** In the colour of tokens. */
  isTokens?: boolean;
  children?: ReactNode;
}

function Figure({ name, value, to, isTokens, children }: FigureProps) {
  return (
    <div className={classes.figure}>
      <Link to={to} className={classes.total}>
        <span className={classes.quiet}>{name}</span>
        <span className={classes.number} data-tokens={isTokens || undefined}>
          {value.toLocaleString('id-ID')}
        </span>
      </Link>
      <div className={classes.parts}>{children}</div>
    </div>
  );
}

/** A part of a figure, which leads to the list with that filter. */
function Part({ to, status, label }: { to: string; status: Status; label: string }) {
  return (
    <Link to={to} className={classes.part}>
      <StatusBadge status={status} label={label} />
    </Link>
  );
}

const jobsThat = (status: JobStatusFilter): string => `${paths.company.jobs}?status=${status}`;
const applicantsThat = (status: ApplicationStatus): string => `${paths.company.allApplicants}?status=${status}`;

/** The numbers of the day, each a way to what it counts. */
export function CompanyDashboardFigures({ dashboard }: { dashboard: Dashboard }) {
  const t = useTranslations('company.dashboard.figures');
  const { applicationCounts: counts } = dashboard;
  const count = (number: number) => ({ count: String(number) });
  return (
    <div className={classes.figures}>
      <Figure name={t('tokens')} value={dashboard.tokenBalance} to={paths.company.buyToken} isTokens>
        <span className={classes.quiet}>{t('cost', { tokens: String(ACCEPTANCE_COST) })}</span>
      </Figure>
      <Figure name={t('jobs')} value={dashboard.totalJobs} to={paths.company.jobs}>
        <Part to={jobsThat('OPEN')} status="OPEN" label={t('active', count(dashboard.activeJobs))} />
        <Part to={jobsThat('CLOSED')} status="CLOSED" label={t('closed', count(dashboard.closedJobs))} />
      </Figure>
      <Figure name={t('applicants')} value={counts.total} to={paths.company.allApplicants}>
        <StatusCountBadges counts={counts} to={applicantsThat} />
        <Link to={paths.company.trackRecord} className={classes.more}>
          {t('howYouAnswer')}
        </Link>
      </Figure>
      <Figure name={t('interviews')} value={dashboard.upcomingInterviewCount} to={paths.company.upcomingInterviews}>
        <span className={classes.quiet}>{t('interviewsAhead')}</span>
      </Figure>
    </div>
  );
}
