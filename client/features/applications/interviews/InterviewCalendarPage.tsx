import { useTranslations } from 'use-intl/react';
import { useState } from 'react';
import { wibDateOf } from '../../../../domain/time';
import { paths } from '../../../app/paths';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { InterviewCalendar } from '../../../components/InterviewCalendar/InterviewCalendar';
import { gridRange, monthOf } from '../../../components/InterviewCalendar/month-grid';
import { LightLinkButton } from '../../../components/LightButton';
import { PageHeader } from '../../../components/PageHeader';
import { PartSkeleton } from '../../../components/skeletons';
import { useSeekerInterviewsBetweenQuery, useSeekerUpcomingInterviewsQuery } from '../../../graphql/generated';
import { queryErrorText } from '../../../graphql/query-error';
import { SeekerProposals } from '../proposals/SeekerProposals';
import { LoadProblem } from './LoadProblem';
import { useInterviewItems } from './use-interview-items';

function NoInterviews() {
  const t = useTranslations('applications');
  return (
    <EmptyState drawing="interviews" action={<LightLinkButton to={paths.user.jobs}>{t('browseJobs')}</LightLinkButton>}>
      {t('calendar.empty')}
    </EmptyState>
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
  const retry = (): Promise<unknown> => Promise.all([upcoming.refetch(), month.refetch()]);

  return (
    <>
      <PageHeader title={t('titles.interviewCalendar')} context={t('calendar.context')} />
      <SeekerProposals />
      {upcoming.data ? (
        <>
          {error ? <LoadProblem message={queryErrorText(error, t('calendar.loadFailed'))} onRetry={retry} /> : null}
          <InterviewCalendar
            items={items}
            empty={<NoInterviews />}
            onRangeChange={setRange}
            daysKnown={month.data !== undefined}
          />
        </>
      ) : error ? (
        <ErrorState message={queryErrorText(error, t('calendar.loadFailed'))} onRetry={retry} />
      ) : (
        <PartSkeleton />
      )}
    </>
  );
}
