import { ICalCalendarMethod } from 'ical-generator';
import type { ApplicationParty } from '../../../domain/applications';
import type { Language } from '../../../domain/language';
import type { Actor } from '../../actor';
import { isPossibleId } from '../../db/columns';
import type { Services } from '../../services';
import { partyOf } from '../applications';
import { seekerName } from '../seekers';
import { calendarEventOf, emptyCalendar, fileOf } from './calendar-event';
import { findPlannedInterview, type PlannedInterview } from './calendar-interviews.sql';

/** A planned interview for the calendar of one of its two sides. */
export interface CalendarEntry {
  interview: PlannedInterview;
  /** Whose calendar it is for. */
  party: ApplicationParty;
  applicantName: string;
}

/** The actor's entry; null when there is none and also when it is not theirs. Administrators are on neither side. */
export async function findCalendarEntry(
  { dataSource }: Services,
  actor: Actor | null,
  id: string,
): Promise<CalendarEntry | null> {
  if (!isPossibleId(id)) return null;
  const interview = await findPlannedInterview(dataSource, id);
  const party = interview && partyOf(actor, { companyId: interview.company_id, seekerId: interview.seeker_id });
  if (!party) return null;
  return { interview, party, applicantName: (await seekerName(dataSource, interview.seeker_id)) ?? '' };
}

/** The interview as a file to import. Importing a later one updates the entry. */
export function calendarFile(
  { interview, party, applicantName }: CalendarEntry,
  { env, clock }: Pick<Services, 'env' | 'clock'>,
  language: Language,
): string {
  const calendar = emptyCalendar(ICalCalendarMethod.PUBLISH, language);
  calendar.createEvent({
    ...calendarEventOf(interview, { party, language, env, applicantName }),
    stamp: clock.now(),
  });
  return fileOf(calendar);
}
