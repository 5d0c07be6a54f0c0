import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { UNKNOWN_USER } from '../../../../domain/applications';
import { LOCATION_TYPE_LABELS } from '../../../../domain/slots';
import { wibDateOf, type LocalDate } from '../../../../domain/time';
import { paths } from '../../../app/paths';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import type { CalendarItem } from '../../../components/InterviewCalendar/calendar-items';
import { InterviewCalendar } from '../../../components/InterviewCalendar/InterviewCalendar';
import { gridRange, monthOf } from '../../../components/InterviewCalendar/month-grid';
import { PageHeader } from '../../../components/PageHeader';
import { DetailSkeleton } from '../../../components/skeletons';
import { useUpcomingInterviewsQuery, type UpcomingInterviewsQuery } from '../../../graphql/generated';
import { queryErrorText } from '../../../graphql/query-error';

type Interview = UpcomingInterviewsQuery['interviews'][number];

function calendarItemOf(interview: Interview): CalendarItem {
  const { date, start, end, locationType } = interview.selectedInterview;
  return {
    id: interview.id,
    date,
    start,
    end,
    title: interview.applicant?.fullName ?? UNKNOWN_USER,
    subtitle: [interview.jobTitle, interview.interviewDetails?.venue ?? LOCATION_TYPE_LABELS[locationType]].join(' · '),
    href: paths.company.applicant(interview.id),
    joinUrl: interview.joinUrl,
  };
}

/** Everything upcoming for the list, and the month on view for its counts: past days count too. */
function useInterviews() {
  const [range, setRange] = useState<{ from: LocalDate; to: LocalDate }>(() =>
    gridRange(monthOf(wibDateOf(new Date()))),
  );
  const upcoming = useUpcomingInterviewsQuery();
  const month = useUpcomingInterviewsQuery({ variables: range });
  const list = upcoming.data?.interviews;
  const ofMonth = (month.data ?? month.previousData)?.interviews;
  const items = useMemo(() => {
    const byId = new Map([...(list ?? []), ...(ofMonth ?? [])].map((interview) => [interview.id, interview]));
    return [...byId.values()].map(calendarItemOf);
  }, [list, ofMonth]);
  const retry = (): void => {
    void upcoming.refetch().catch(() => undefined);
    void month.refetch().catch(() => undefined);
  };
  return { items, isReady: Boolean(list && ofMonth), error: upcoming.error ?? month.error, setRange, retry };
}

const empty = (
  <EmptyState
    drawing="interviews"
    action={
      <Button component={Link} to={paths.company.jobs}>
        View My Jobs
      </Button>
    }
  >
    No upcoming interviews. They appear here once you accept an applicant.
  </EmptyState>
);

export function UpcomingInterviewsPage() {
  const { items, isReady, error, setRange, retry } = useInterviews();
  if (!isReady && !error) return <DetailSkeleton />;
  return (
    <>
      <PageHeader title="Upcoming Interviews" context="Interviews with applicants you have accepted." />
      {isReady ? (
        <InterviewCalendar items={items} onRangeChange={setRange} empty={empty} />
      ) : (
        <ErrorState
          message={queryErrorText(error, 'Failed to load upcoming interviews. Please try again later.')}
          onRetry={retry}
        />
      )}
    </>
  );
}
