import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowRight, IconCheck, IconHistory, IconX, type Icon } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { EmptyState } from '../../components/EmptyState';
import type { AdminDashboardQuery } from '../../graphql/generated';
import { WibInstant } from './CompanyCells';
import classes from './AdminDashboardView.module.css';

type Dashboard = AdminDashboardQuery['adminDashboard'];
type Activity = Dashboard['latestActivities'][number];

function Waiting({ count }: { count: number }) {
  return (
    <Card component={Link} to={paths.admin.companyVerification} className={classes.waiting}>
      <Group justify="space-between" wrap="nowrap" gap="md">
        <div>
          <Text className={classes.count}>{count.toLocaleString('id-ID')}</Text>
          <Text>{count === 1 ? 'company waits for a decision' : 'companies wait for a decision'}</Text>
        </div>
        <IconArrowRight size={24} stroke={1.75} aria-hidden />
      </Group>
    </Card>
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
          <Anchor component={Link} to={paths.admin.companyDetails(activity.companyId)} fw={600} className={classes.details}>
            {activity.details}
          </Anchor>
        ) : (
          <Text fw={600}>{activity.details}</Text>
        )}
        {activity.comment ? <Text size="sm">{activity.comment}</Text> : null}
        <Text size="sm" c="dimmed">
          {activity.adminName} · <WibInstant value={activity.timestamp} />
        </Text>
      </div>
    </li>
  );
}

export function AdminDashboardView({ dashboard }: { dashboard: Dashboard }) {
  return (
    <Stack gap="xl">
      <Waiting count={dashboard.companiesAwaiting} />
      <section aria-labelledby="latest-activities">
        <Title order={2} id="latest-activities" mb="md">
          Latest activities
        </Title>
        <Card padding={0}>
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
                <Button component={Link} to={paths.admin.companyVerification} variant="default">
                  Review companies
                </Button>
              }
            >
              No decisions have been made yet.
            </EmptyState>
          )}
        </Card>
      </section>
    </Stack>
  );
}
