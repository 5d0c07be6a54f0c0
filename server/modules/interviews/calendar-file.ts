import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { LOCATION_TYPE_LABELS } from '../../../domain/slots';
import type { CalendarEntry } from './calendar-entry.sql';

interface Publishing {
  /** The site's URL; its host makes the entry's id globally unique. */
  appUrl: string;
  now: Date;
}

/**
 * An interview as an iCalendar file (RFC 5545), in UTC. The UID never changes and SEQUENCE grows with each change, so a
 * calendar that gets the file again updates its entry.
 */
export function calendarFile(entry: CalendarEntry, { appUrl, now }: Publishing): string {
  const calendar = ical({
    prodId: { company: 'TemuKerja', product: 'Interviews', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const page = `${appUrl}/${entry.party === 'COMPANY' ? 'company/applicant' : 'user/application'}/${entry.applicationId}`;
  calendar.createEvent({
    id: `interview-${entry.applicationId}@${new URL(appUrl).host}`,
    sequence: entry.sequence,
    stamp: now,
    lastModified: entry.updatedAt,
    start: entry.startsAt,
    end: entry.endsAt,
    summary: printable(summaryOf(entry)),
    location: printable(entry.venue ?? LOCATION_TYPE_LABELS[entry.locationType]),
    description: printable([entry.joinUrl && `Join: ${entry.joinUrl}`, entry.notes, page].filter(Boolean).join('\n\n')),
    url: plainAddress(entry.joinUrl ?? page),
    status: ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}

function summaryOf({ party, jobTitle, companyName, applicantName }: CalendarEntry): string {
  return party === 'COMPANY' ? `Interview: ${jobTitle}, ${applicantName}` : `Interview: ${jobTitle} at ${companyName}`;
}

/** Removes control characters; the generator escapes line breaks. */
function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}

/** Percent-encodes what the generator would escape, because it treats addresses as text. */
function plainAddress(address: string): string {
  return new URL(address).href.replace(/,/g, '%2C').replace(/;/g, '%3B').replace(/\\/g, '%5C');
}
