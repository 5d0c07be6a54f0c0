import { applicationStateOf } from '../../../domain/application-state';
import ical, { ICalEventStatus, type ICalCalendar, type ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import type { ApplicationParty } from '../../../domain/applications';
import type { Language } from '../../../domain/language';
import { isUnencrypted } from '../../../domain/links';
import { textsIn } from '../../language/texts';
import type { Env } from '../../env';
import { applicationUrl } from '../applications';
import type { CalendarInterview } from './calendar-interviews.sql';

/** The reader of an entry. */
export interface EntryReader {
  party: ApplicationParty;
  language: Language;
  env: Pick<Env, 'APP_URL' | 'MAIL_FROM'>;
  /** In the title of a company's own download, which leaves a receipt; in nothing else. */
  applicantName?: string;
}

export function emptyCalendar(method: ICalCalendarMethod, language: Language): ICalCalendar {
  return ical({ prodId: { company: 'TemuKerja', product: 'Interviews', language: language.toUpperCase() }, method });
}

/** The file of a calendar; the generator leaves out the line end after the last line. */
export const fileOf = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;

/** Cancelled, or ended because one side was erased. */
export const isCancelled = ({ status, cancelled_at: cancelledAt }: CalendarInterview): boolean =>
  applicationStateOf({ status, cancelledAt, lapsedAt: null }) !== 'PLANNED';

/**
 * An interview as an iCalendar event (RFC 5545), in UTC. Its UID never changes and SEQUENCE grows with every change, so
 * invitations, feeds and downloaded files are all versions of one entry. A cancelled one says no more than when it was.
 */
export function calendarEventOf(interview: CalendarInterview, reader: EntryReader): ICalEventData {
  const { party, language, env } = reader;
  const { details_link, interview_link, additional_info } = interview;
  const texts = textsIn(language);
  const page = applicationUrl(env.APP_URL, party, interview.id);
  const entry: ICalEventData = {
    id: `interview-${interview.id}@${new URL(env.APP_URL).host}`,
    sequence: interview.interview_sequence,
    lastModified: interview.updated_at,
    start: interview.interview_starts_at,
    end: interview.interview_ends_at,
    organizer: organizerOf(env.MAIL_FROM),
    summary: printable(titleOf(interview, reader)),
  };
  if (isCancelled(interview))
    return { ...entry, status: ICalEventStatus.CANCELLED, description: page, url: plainAddress(page) };
  const joinUrl = details_link ?? interview_link;
  return {
    ...entry,
    status: ICalEventStatus.CONFIRMED,
    location: printable(interview.venue ?? texts(`options.locationType.${interview.interview_location_type}`)),
    // Google shows no URL, so the page is in the description too.
    description: printable(
      [
        joinUrl && texts('files.calendar.join', { url: joinUrl }),
        isUnencrypted(joinUrl) && texts('files.calendar.notEncrypted'),
        additional_info,
        page,
      ]
        .filter(Boolean)
        .join('\n\n'),
    ),
    url: plainAddress(joinUrl ?? page),
  };
}

/** Who ended it by leaving is not named: the company's name and job may be gone already. */
function titleOf(
  { status, job_title: job, company_name: company }: CalendarInterview,
  { party, language, applicantName: applicant }: EntryReader,
): string {
  const texts = textsIn(language);
  if (party === 'APPLICANT')
    return status === 'ACCEPTED' && company !== ''
      ? texts('files.calendar.forApplicant', { job, company })
      : texts('files.calendar.unnamed');
  return applicant
    ? texts('files.calendar.forCompany', { job, applicant })
    : texts('files.calendar.forCompanyUnnamed', { job });
}

/** `TemuKerja <no-reply@temukerja.example>` or the address alone. A quotation mark cannot stand in a parameter (RFC 5545). */
function organizerOf(mailFrom: string): { name: string; email: string } {
  const { name = '', email = mailFrom } = /^(?<name>.*?)\s*<(?<email>[^<>]+)>$/.exec(mailFrom)?.groups ?? {};
  return { name: name.replace(/"/g, '') || email, email };
}

/** Removes control characters; the generator escapes line breaks. */
function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}

/** Percent-encodes what the generator would escape, because it treats addresses as text. */
function plainAddress(address: string): string {
  return new URL(address).href.replace(/,/g, '%2C').replace(/;/g, '%3B').replace(/\\/g, '%5C');
}
