import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Link } from 'react-router-dom';
import type { JobStatusFilter } from '../../../domain/jobs';
import { formatThousands } from '../../../domain/money';
import { ACCEPTANCE_COST } from '../../../domain/tokens';
import { paths } from '../../../domain/paths';
import { statusSeries } from '../../components/charts/status-series';
import { statusWord } from '../../components/StatusBadge';
import type { CompanyDashboardQuery } from '../../graphql/generated';
import classes from './CompanyDashboard.module.css';

type Dashboard = CompanyDashboardQuery['companyDashboard'];

interface FigureProps {
  name: string;
  value: number;
  to: string;
  /** In the colour of tokens. */
  isTokens?: boolean;
  children: ReactNode;
}

function Figure({ name, value, to, isTokens, children }: FigureProps) {
  return (
    <div className={classes.figure}>
      <Link to={to} className={classes.total}>
        <span className={classes.quiet}>{name}</span>
        <span className={classes.number} data-tokens={isTokens || undefined}>
          {formatThousands(value)}
        </span>
      </Link>
      <span className={classes.quiet}>{children}</span>
    </div>
  );
}

const jobsThat = (status: JobStatusFilter): string => `${paths.company.jobs}?status=${status}`;

/** Tokens, jobs and interviews, each a way to what it counts. */
export function CompanyFigures({ dashboard }: { dashboard: Dashboard }) {
  const t = useTranslations('company.dashboard.figures');
  const count = (number: number) => ({ count: formatThousands(number) });
  return (
    <div className={classes.figures}>
      <Figure name={t('tokens')} value={dashboard.tokenBalance} to={paths.company.buyToken} isTokens>
        {t('cost', { tokens: String(ACCEPTANCE_COST) })}
      </Figure>
      <Figure name={t('jobs')} value={dashboard.totalJobs} to={paths.company.jobs}>
        <Link to={jobsThat('OPEN')} className={classes.part}>
          {t('active', count(dashboard.activeJobs))}
        </Link>{' '}
        <Link to={jobsThat('CLOSED')} className={classes.part}>
          {t('closed', count(dashboard.closedJobs))}
        </Link>
      </Figure>
      <Figure name={t('interviews')} value={dashboard.upcomingInterviewCount} to={paths.company.upcomingInterviews}>
        {t('interviewsAhead')}
      </Figure>
    </div>
  );
}

/** All applicants as one bar; its parts add up to the total, and each leads to its list. */
export function ApplicantsByStatus({ counts }: { counts: Dashboard['applicationCounts'] }) {
  const t = useTranslations('company.dashboard.figures');
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.applicants}>
      <h2 id={id}>{t('applicants')}</h2>
      <Link
        to={paths.company.allApplicants}
        className={classes.number}
        aria-label={`${t('applicants')} ${counts.total}`}
      >
        {formatThousands(counts.total)}
      </Link>
      {counts.total > 0 ? (
        <div className={classes.bar} aria-hidden>
          {statusSeries.map(({ field, mark }) => (
            <span key={field} style={{ flexGrow: counts[field], background: mark }} />
          ))}
        </div>
      ) : null}
      <ul className={classes.legend}>
        {statusSeries.map(({ field, status, mark }) => (
          <li key={field}>
            <Link to={`${paths.company.allApplicants}?status=${status}`}>
              <span className={classes.swatch} style={{ background: mark }} aria-hidden />
              <span>{statusWord(status)}</span> <b>{formatThousands(counts[field])}</b>
            </Link>
          </li>
        ))}
        <li>
          <Link to={paths.company.trackRecord} className={classes.more}>
            {t('howYouAnswer')}
          </Link>
        </li>
      </ul>
    </section>
  );
}
