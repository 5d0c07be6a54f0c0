import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../domain/paths';
import { useViewer } from '../../app/session';
import { EmptyState } from '../../components/EmptyState';
import type { CalendarItem } from '../../components/InterviewCalendar/calendar-items';
import { LightLinkButton } from '../../components/LightButton';
import { isMineIn, MineToggle } from '../../components/MineToggle';
import { OwnPhoneQuestion } from '../../components/OwnPhone/OwnPhoneQuestion';
import { PageHeader } from '../../components/PageHeader';
import { DetailSkeleton } from '../../components/skeletons';
import { useUpcomingInterviewsQuery, type UpcomingInterviewsQuery } from '../../graphql/generated';
import { WaitingStrip } from '../reschedules/waiting/WaitingStrip';
import { Interviews, useDaysOnView } from './Interviews';

type Interview = UpcomingInterviewsQuery['interviews'][number];

/** A company's interview as the calendar shows it. */
function useItemOf() {
  const t = useTranslations('applications');
  const places = useTranslations('options.locationType');
  return useCallback(
    ({ id, jobTitle, applicant, joinUrl, selectedInterview, ...interview }: Interview): CalendarItem => {
      const { date, start, end, timeZone, locationType } = selectedInterview;
      return {
        ...{ id, date, start, end, timeZone, locationType, joinUrl },
        title: applicant?.fullName || t('unknownUser'),
        subtitle: t('nameAndPlace', {
          name: jobTitle,
          place: interview.interviewDetails?.venue ?? places(locationType),
        }),
        href: paths.company.applicant(id),
        needsAnswer: interview.viewerCanRespondToReschedule,
      };
    },
    [t, places],
  );
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
  const [days, setDays] = useDaysOnView();
  const { hasColleagues } = useViewer();
  const [address, setAddress] = useSearchParams();
  const isMine = isMineIn(address);
  const upcoming = useUpcomingInterviewsQuery({ variables: { isMine } });
  const month = useUpcomingInterviewsQuery({ variables: { ...days, isMine } });
  const itemOf = useItemOf();
  const known = upcoming.data ?? upcoming.previousData;
  if (!known && !upcoming.error && !month.error) return <DetailSkeleton />;
  return (
    <>
      <PageHeader
        title={t('titles.upcomingInterviews')}
        context={t('upcoming.context')}
        action={
          hasColleagues ? (
            <MineToggle
              isMine={isMine !== null}
              onChange={(mine) => setAddress(mine ? { mine } : {}, { replace: true })}
            />
          ) : null
        }
      />
      <WaitingStrip />
      {known?.interviews.length ? <OwnPhoneQuestion isCompany isApart /> : null}
      <Interviews
        {...{ upcoming, month, itemOf }}
        failed={t('upcoming.loadFailed')}
        empty={<NoInterviews />}
        onRangeChange={setDays}
      />
    </>
  );
}
