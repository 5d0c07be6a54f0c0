import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { ApplicationStatus } from '../../domain/applications';
import { statusSeries, type StatusCounts } from './charts/status-series';
import { StatusBadge } from './StatusBadge';
import classes from './StatusCountBadges.module.css';

interface StatusCountBadgesProps {
  counts: StatusCounts;
  /** The list of those with a status; without it, the counts lead nowhere. */
  to?: (status: ApplicationStatus) => string;
}

/** How many applications there are of each status; all of them together are the applicants. */
export function StatusCountBadges({ counts, to }: StatusCountBadgesProps) {
  const t = useTranslations('portal.counts');
  return statusSeries.map(({ field, status }) => {
    const count = counts[field];
    // What is no part of the usual course is left out where there is none of it.
    if (count === 0 && (status === 'NO_REPLY' || status === 'WITHDRAWN')) return null;
    const badge = <StatusBadge status={status} label={t(status, { count: String(count) })} />;
    return to ? (
      <Link key={field} to={to(status)} className={classes.link}>
        {badge}
      </Link>
    ) : (
      <span key={field}>{badge}</span>
    );
  });
}
