import { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod } from 'ical-generator';
import type { Invitation, InvitedTo, MailReader } from '../../ports';
import type { Services } from '../../services';
import { interviewOf, mailedTime } from '../applications';
import { calendarEventOf, emptyCalendar, fileOf, isCancelled } from './calendar-event';
import { findCalendarInterview } from './calendar-interviews.sql';

/**
 * The calendar entry that a mail brings (RFC 5546, 6047), as the interview is at this moment: a request, or a cancellation.
 * The reader is its only attendee and is asked for no answer. Null when the application is gone.
 */
export async function buildInvitation(
  { dataSource, env, clock }: Pick<Services, 'dataSource' | 'env' | 'clock'>,
  invited: InvitedTo,
  { to, language }: MailReader,
): Promise<Invitation | null> {
  const interview = await findCalendarInterview(dataSource, invited);
  if (!interview) return null;
  const method = isCancelled(interview) ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = emptyCalendar(method, language);
  calendar.createEvent({
    ...calendarEventOf(interview, { party: invited.party, language, env }),
    stamp: clock.now(),
    attendees: [
      { email: to, name: to, rsvp: false, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.NEEDSACTION },
    ],
  });
  return {
    method,
    content: fileOf(calendar),
    changedSince:
      interview.interview_sequence > invited.sequence
        ? { state: method === 'CANCEL' ? 'CANCELLED' : 'PLANNED', ...mailedTime(interviewOf(interview)) }
        : null,
  };
}
