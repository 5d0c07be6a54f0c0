import { useTranslations } from 'use-intl/react';
import { Card, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ACCEPTANCE_COST } from '../../../domain/tokens';
import { paths } from '../../app/paths';
import { StatusBadge } from '../../components/StatusBadge';
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
    <Card component={Link} to={to} className={classes.figure}>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <span className={classes.number} data-tokens={isTokens || undefined}>
        {value.toLocaleString('id-ID')}
      </span>
      <span className={classes.parts}>{children}</span>
    </Card>
  );
}

/** The numbers of the day, each a way to what it counts. */
export function CompanyDashboardFigures({ dashboard }: { dashboard: Dashboard }) {
  const t = useTranslations('company.dashboard.figures');
  const { applicationCounts: counts } = dashboard;
  const count = (number: number) => ({ count: String(number) });
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} spacing="md">
      <Figure name={t('tokens')} value={dashboard.tokenBalance} to={paths.company.buyToken} isTokens>
        <span>{t('cost', { tokens: String(ACCEPTANCE_COST) })}</span>
      </Figure>
      <Figure name={t('jobs')} value={dashboard.totalJobs} to={paths.company.jobs}>
        <StatusBadge status="OPEN" label={t('active', count(dashboard.activeJobs))} />
        <StatusBadge status="CLOSED" label={t('closed', count(dashboard.closedJobs))} />
      </Figure>
      <Figure name={t('applicants')} value={counts.total} to={paths.company.allApplicants}>
        <StatusBadge status="PENDING" label={t('pending', count(counts.pending))} />
        <StatusBadge status="ACCEPTED" label={t('accepted', count(counts.accepted))} />
        <StatusBadge status="REJECTED" label={t('rejected', count(counts.rejected))} />
        {counts.withdrawn > 0 ? (
          <StatusBadge status="WITHDRAWN" label={t('withdrawn', count(counts.withdrawn))} />
        ) : null}
      </Figure>
      <Figure name={t('interviews')} value={dashboard.upcomingInterviewCount} to={paths.company.upcomingInterviews}>
        <span>{t('interviewsAhead')}</span>
      </Figure>
    </SimpleGrid>
  );
}
