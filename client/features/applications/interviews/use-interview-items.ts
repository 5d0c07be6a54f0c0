import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../app/paths';
import type { CalendarItem } from '../../../components/InterviewCalendar/calendar-items';
import type { SeekerInterviewFragment } from '../../../graphql/generated';

type Interviews = readonly SeekerInterviewFragment[] | undefined;

/** The seeker's interviews as the calendar shows them, each once although both answers may hold it. */
export function useInterviewItems(upcoming: Interviews, ofMonth: Interviews): CalendarItem[] {
  const t = useTranslations('applications');
  const places = useTranslations('options.locationType');
  return useMemo(() => {
    const itemOf = (interview: SeekerInterviewFragment): CalendarItem => {
      const { id, jobTitle, companyName, joinUrl, selectedInterview, interviewDetails } = interview;
      return {
        id,
        date: selectedInterview.date,
        start: selectedInterview.start,
        end: selectedInterview.end,
        timeZone: selectedInterview.timeZone,
        locationType: selectedInterview.locationType,
        title: jobTitle || t('unknownPosition'),
        subtitle: t('nameAndPlace', {
          name: companyName || t('unknownCompany'),
          place: places(selectedInterview.locationType),
        }),
        href: paths.user.application(id),
        joinUrl,
        venue: selectedInterview.locationType === 'ONSITE' ? interviewDetails?.venue : null,
        needsAnswer: interview.viewerCanRespondToReschedule,
      };
    };
    const all = [...(upcoming ?? []), ...(ofMonth ?? [])];
    return [...new Map(all.map((interview) => [interview.id, itemOf(interview)])).values()];
  }, [upcoming, ofMonth, t, places]);
}
