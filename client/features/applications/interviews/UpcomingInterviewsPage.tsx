import { useTranslations } from 'use-intl/react';
import { useMemo, useState } from 'react';
import { wibDateOf, type LocalDate } from '../../../../domain/time';
import { paths } from '../../../app/paths';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import type { CalendarItem } from '../../../components/InterviewCalendar/calendar-items';
import { InterviewCalendar } from '../../../components/InterviewCalendar/InterviewCalendar';
import { gridRange, monthOf } from '../../../components/InterviewCalendar/month-grid';
import { LightLinkButton } from '../../../components/LightButton';
import { PageHeader } from '../../../components/PageHeader';
import { DetailSkeleton } from '../../../components/skeletons';
import { useUpcomingInterviewsQuery, type UpcomingInterviewsQuery } from '../../../graphql/generated';
import { queryErrorText } from '../../../graphql/query-error';
import { CompanyProposals } from '../proposals/CompanyProposals';
import { LoadProblem } from './LoadProblem';

type Interview = UpcomingInterviewsQuery['interviews'][number];

/** Each interview once, as the calendar shows it. */
function useCalendarItems(list: readonly Interview[] | undefined, ofMonth: readonly Interview[] | undefined) {
  const t = useTranslations('applications');
  const places = useTranslations('options.locationType');
  return useMemo(() => {
    const itemOf = (interview: Interview): CalendarItem => {
      const { date, start, end, timeZone, locationType } = interview.selectedInterview;
      return {
        id: interview.id,
        date,
        start,
        end,
        timeZone,
        locationType,
        title: interview.applicant?.fullName || t('unknownUser'),
        subtitle: t('nameAndPlace', {
          name: interview.jobTitle,
          place: interview.interviewDetails?.venue ?? places(locationType),
        }),
        href: paths.company.applicant(interview.id),
        needsAnswer: interview.viewerCanRespondToReschedule,
        joinUrl: interview.joinUrl,
      };
    };
    const byId = new Map([...(list ?? []), ...(ofMonth ?? [])].map((interview) => [interview.id, interview]));
    return [...byId.values()].map(itemOf);
  }, [list, ofMonth, t, places]);
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
  const items = useCalendarItems(list, ofMonth);
  const retry = (): void => {
    void upcoming.refetch().catch(() => undefined);
    void month.refetch().catch(() => undefined);
  };
  return {
    items,
    // The list does not wait for the month.
    isReady: list !== undefined,
    daysKnown: month.data !== undefined,
    error: upcoming.error ?? month.error,
    setRange,
    retry,
  };
}

function NoInterviews() {
  const t = useTranslations('applications.upcoming');
  return (
    <EmptyState
      drawing="interviews"
      action={<LightLinkButton to={paths.company.jobs}>{t('viewJobs')}</LightLinkButton>}
    >
      {t('empty')}
    </EmptyState>
  );
}

export function UpcomingInterviewsPage() {
  const t = useTranslations('applications');
  const { items, isReady, daysKnown, error, setRange, retry } = useInterviews();
  if (!isReady && !error) return <DetailSkeleton />;
  const problem = queryErrorText(error, t('upcoming.loadFailed'));
  return (
    <>
      <PageHeader title={t('titles.upcomingInterviews')} context={t('upcoming.context')} />
      <CompanyProposals />
      {isReady ? (
        <>
          {error ? <LoadProblem message={problem} onRetry={retry} /> : null}
          <InterviewCalendar items={items} onRangeChange={setRange} empty={<NoInterviews />} daysKnown={daysKnown} />
        </>
      ) : (
        <ErrorState message={problem} onRetry={retry} />
      )}
    </>
  );
}
