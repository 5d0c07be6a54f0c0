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
  const { applicationCounts: counts } = dashboard;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} spacing="md">
      <Figure name="Token balance" value={dashboard.tokenBalance} to={paths.company.buyToken} isTokens>
        <span>{ACCEPTANCE_COST} token per acceptance</span>
      </Figure>
      <Figure name="Jobs" value={dashboard.totalJobs} to={paths.company.jobs}>
        <StatusBadge status="OPEN" label={`${dashboard.activeJobs} active`} />
        <StatusBadge status="CLOSED" label={`${dashboard.closedJobs} closed`} />
      </Figure>
      <Figure name="Applicants" value={counts.total} to={paths.company.allApplicants}>
        <StatusBadge status="PENDING" label={`${counts.pending} pending`} />
        <StatusBadge status="ACCEPTED" label={`${counts.accepted} accepted`} />
        <StatusBadge status="REJECTED" label={`${counts.rejected} rejected`} />
        {counts.withdrawn > 0 ? <StatusBadge status="WITHDRAWN" label={`${counts.withdrawn} withdrawn`} /> : null}
      </Figure>
      <Figure name="Upcoming interviews" value={dashboard.upcomingInterviewCount} to={paths.company.upcomingInterviews}>
        <span>Accepted, and not over yet</span>
      </Figure>
    </SimpleGrid>
  );
}
