import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconAlertCircle } from '../../../icons';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { wibDateOf } from '../../../../domain/time';
import { paths } from '../../../app/paths';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { InterviewCalendar } from '../../../components/InterviewCalendar/InterviewCalendar';
import { gridRange, monthOf } from '../../../components/InterviewCalendar/month-grid';
import { PageHeader } from '../../../components/PageHeader';
import { PartSkeleton } from '../../../components/skeletons';
import { useSeekerInterviewsBetweenQuery, useSeekerUpcomingInterviewsQuery } from '../../../graphql/generated';
import { queryErrorText } from '../../../graphql/query-error';
import { interviewItems } from './interview-items';

const loadFailed = 'Failed to load your interviews. Please try again later.';

const browseJobs = (
  <EmptyState
    drawing="interviews"
    action={
      <Button component={Link} to={paths.user.jobs}>
        Browse Jobs
      </Button>
    }
  >
    You have no upcoming interviews.
  </EmptyState>
);

/** A month that could not be loaded must not look like an empty one; the calendar stays, to turn to another. */
function LoadProblem({ message, onRetry }: { message: string; onRetry: () => Promise<unknown> }) {
  return (
    <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
      <Group justify="space-between" gap="sm">
        {message}
        <Button variant="default" onClick={() => void onRetry()}>
          Try again
        </Button>
      </Group>
    </Alert>
  );
}

export function InterviewCalendarPage() {
  const [range, setRange] = useState(() => gridRange(monthOf(wibDateOf(new Date()))));
  const upcoming = useSeekerUpcomingInterviewsQuery();
  // The month on view, for the counts of days that are over; the list does not wait for it.
  const month = useSeekerInterviewsBetweenQuery({ variables: range });
  const ofMonth = month.data ?? month.previousData;
  const items = useMemo(
    () => interviewItems([...(upcoming.data?.interviews ?? []), ...(ofMonth?.interviews ?? [])]),
    [upcoming.data, ofMonth],
  );
  const error = month.error ?? upcoming.error;
  const retry = (): Promise<unknown> => Promise.all([upcoming.refetch(), month.refetch()]).catch(() => undefined);

  return (
    <>
      <PageHeader title="Interview Calendar" context="Interviews that companies have accepted. All times are WIB." />
      {upcoming.data ? (
        <Stack gap="lg">
          {error ? <LoadProblem message={queryErrorText(error, loadFailed)} onRetry={retry} /> : null}
          <InterviewCalendar
            items={items}
            empty={browseJobs}
            onRangeChange={setRange}
            daysKnown={month.data !== undefined}
          />
        </Stack>
      ) : error ? (
        <ErrorState message={queryErrorText(error, loadFailed)} onRetry={retry} />
      ) : (
        <PartSkeleton />
      )}
    </>
  );
}
