import { useCallback } from 'react';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../domain/paths';
import { EmptyState } from '../../components/EmptyState';
import type { CalendarItem } from '../../components/InterviewCalendar/calendar-items';
import { LightLinkButton } from '../../components/LightButton';
import { OwnPhoneQuestion } from '../../components/OwnPhone/OwnPhoneQuestion';
import { PageHeader } from '../../components/PageHeader';
import { PartSkeleton } from '../../components/skeletons';
import { useSeekerInterviewsQuery, useSeekerProposalsQuery, type SeekerInterviewsQuery } from '../../graphql/generated';
import { ProposalsLine } from '../reschedules/proposals/ProposalsLine';
import { Interviews, useDaysOnView } from './Interviews';

type Interview = SeekerInterviewsQuery['interviews'][number];

/** A seeker's interview as the calendar shows it. */
function useItemOf() {
  const t = useTranslations('applications');
  const places = useTranslations('options.locationType');
  return useCallback(
    ({ id, jobTitle, companyName, joinUrl, selectedInterview, ...interview }: Interview): CalendarItem => {
      const { date, start, end, timeZone, locationType } = selectedInterview;
      return {
        ...{ id, date, start, end, timeZone, locationType, joinUrl },
        title: jobTitle || t('unknownPosition'),
        subtitle: t('nameAndPlace', { name: companyName || t('unknownCompany'), place: places(locationType) }),
        href: paths.user.application(id),
        venue: locationType === 'ONSITE' ? interview.interviewDetails?.venue : null,
        needsAnswer: interview.viewerCanRespondToReschedule,
      };
    },
    [t, places],
  );
}

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
  const [days, setDays] = useDaysOnView();
  const upcoming = useSeekerInterviewsQuery();
  const month = useSeekerInterviewsQuery({ variables: days });
  const proposals = useSeekerProposalsQuery();
  const itemOf = useItemOf();
  // The page is whole without them, but does not move when they come.
  const isWhole = proposals.data !== undefined || proposals.error !== undefined;
  return (
    <>
      <PageHeader title={t('titles.interviewCalendar')} context={t('calendar.context')} />
      {isWhole ? (
        <>
          {proposals.data ? <ProposalsLine proposals={proposals.data.proposalsToAnswer} /> : null}
          {upcoming.data?.interviews.length ? <OwnPhoneQuestion isCompany={false} isApart /> : null}
          <Interviews
            {...{ upcoming, month, itemOf }}
            failed={t('calendar.loadFailed')}
            empty={<NoInterviews />}
            onRangeChange={setDays}
          />
        </>
      ) : (
        <PartSkeleton />
      )}
    </>
  );
}
