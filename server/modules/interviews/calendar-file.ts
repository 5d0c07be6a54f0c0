import { IsNull } from 'typeorm';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { ApplicationParty } from '../../../domain/applications';
import type { Language } from '../../../domain/language';
import type { Actor } from '../../actor';
import { isPossibleId } from '../../db/columns';
import { read } from '../../db/read';
import { textsIn } from '../../language/texts';
import type { Services } from '../../services';
import { Application, applicationUrl, partyOf } from '../applications/public';
import { seekerName } from '../seekers/public';

/** An accepted interview for the calendar of one of its two sides. */
export interface CalendarEntry {
  application: Application;
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
  const application = await read(dataSource, (manager) =>
    manager.getRepository(Application).findOneBy({ id, status: 'ACCEPTED', calledOffAt: IsNull() }),
  );
  const party = application && partyOf(actor, application);
  if (!party) return null;
  return { application, party, applicantName: (await seekerName(dataSource, application.seekerId)) ?? '' };
}

interface Publishing {
  language: Language;
  /** The site's URL; its host makes the entry's id globally unique. */
  appUrl: string;
  now: Date;
}

/**
 * An interview as an iCalendar file (RFC 5545), in UTC. The UID never changes and SEQUENCE grows with each change, so a
 * calendar that gets the file again updates its entry.
 */
export function calendarFile(entry: CalendarEntry, { language, appUrl, now }: Publishing): string {
  const texts = textsIn(language);
  const calendar = ical({
    prodId: { company: 'TemuKerja', product: 'Interviews', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  const { id, interview, ...application } = entry.application;
  const page = applicationUrl(appUrl, entry.party, id);
  const joinUrl = application.detailsLink ?? application.interviewLink;
  calendar.createEvent({
    id: `interview-${id}@${new URL(appUrl).host}`,
    sequence: application.interviewSequence,
    stamp: now,
    lastModified: application.updatedAt,
    start: interview.startsAt,
    end: interview.endsAt,
    summary: printable(summaryOf(entry, language)),
    location: printable(application.venue ?? texts(`options.locationType.${interview.locationType}`)),
    description: printable(
      [joinUrl && texts('files.calendar.join', { url: joinUrl }), application.additionalInfo, page]
        .filter(Boolean)
        .join('\n\n'),
    ),
    url: plainAddress(joinUrl ?? page),
    status: ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}

function summaryOf({ party, applicantName, application }: CalendarEntry, language: Language): string {
  const { jobTitle: job, companyName: company } = application;
  return party === 'COMPANY'
    ? textsIn(language)('files.calendar.forCompany', { job, applicant: applicantName })
    : textsIn(language)('files.calendar.forApplicant', { job, company });
}

/** Removes control characters; the generator escapes line breaks. */
function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}

/** Percent-encodes what the generator would escape, because it treats addresses as text. */
function plainAddress(address: string): string {
  return new URL(address).href.replace(/,/g, '%2C').replace(/;/g, '%3B').replace(/\\/g, '%5C');
}
