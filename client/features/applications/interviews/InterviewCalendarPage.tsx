import { useTranslations } from 'use-intl/react';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconAlertCircle } from '../../../icons';
import { useState } from 'react';
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
import { useInterviewItems } from './use-interview-items';

function NoInterviews() {
  const t = useTranslations('applications');
  return (
    <EmptyState
      drawing="interviews"
      action={
        <Button component={Link} to={paths.user.jobs}>
          {t('browseJobs')}
        </Button>
      }
    >
      {t('calendar.empty')}
    </EmptyState>
  );
}

/** A month that could not be loaded must not look like an empty one; the calendar stays, to turn to another. */
function LoadProblem({ message, onRetry }: { message: string; onRetry: () => Promise<unknown> }) {
  const t = useTranslations('applications.calendar');
  return (
    <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
      <Group justify="space-between" gap="sm">
        {message}
        <Button variant="default" onClick={() => void onRetry()}>
          {t('tryAgain')}
        </Button>
      </Group>
    </Alert>
  );
}

export function InterviewCalendarPage() {
  const t = useTranslations('applications');
  const [range, setRange] = useState(() => gridRange(monthOf(wibDateOf(new Date()))));
  const upcoming = useSeekerUpcomingInterviewsQuery();
  // The month on view, for the counts of days that are over; the list does not wait for it.
  const month = useSeekerInterviewsBetweenQuery({ variables: range });
  const ofMonth = month.data ?? month.previousData;
  const items = useInterviewItems(upcoming.data?.interviews, ofMonth?.interviews);
  const error = month.error ?? upcoming.error;
  const retry = (): Promise<unknown> => Promise.all([upcoming.refetch(), month.refetch()]).catch(() => undefined);

  return (
    <>
      <PageHeader title={t('titles.interviewCalendar')} context={t('calendar.context')} />
      {upcoming.data ? (
        <Stack gap="lg">
          {error ? <LoadProblem message={queryErrorText(error, t('calendar.loadFailed'))} onRetry={retry} /> : null}
          <InterviewCalendar
            items={items}
            empty={<NoInterviews />}
            onRangeChange={setRange}
            daysKnown={month.data !== undefined}
          />
        </Stack>
      ) : error ? (
        <ErrorState message={queryErrorText(error, t('calendar.loadFailed'))} onRetry={retry} />
      ) : (
        <PartSkeleton />
      )}
    </>
  );
}
