import { UNKNOWN_COMPANY, UNKNOWN_POSITION } from '../../../../domain/applications';
import { LOCATION_TYPE_LABELS } from '../../../../domain/slots';
import { paths } from '../../../app/paths';
import type { CalendarItem } from '../../../components/InterviewCalendar/calendar-items';
import type { SeekerInterviewFragment } from '../../../graphql/generated';

function itemOf({ id, jobTitle, companyName, joinUrl, selectedInterview }: SeekerInterviewFragment): CalendarItem {
  return {
    id,
    date: selectedInterview.date,
    start: selectedInterview.start,
    end: selectedInterview.end,
    title: jobTitle || UNKNOWN_POSITION,
    subtitle: `${companyName || UNKNOWN_COMPANY} · ${LOCATION_TYPE_LABELS[selectedInterview.locationType]}`,
    href: paths.user.application(id),
    joinUrl,
  };
}

/** The seeker's interviews as the calendar shows them, each once although several answers may hold it. */
export function interviewItems(interviews: readonly SeekerInterviewFragment[]): CalendarItem[] {
  return [...new Map(interviews.map((interview) => [interview.id, itemOf(interview)])).values()];
}
