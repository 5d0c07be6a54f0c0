import ICAL from 'ical.js';

/** What a calendar keeps of an entry. */
export interface CalendarEntry {
  sequence: number;
  /** ISO texts in UTC. */
  stamp: string;
  start: string;
  end: string;
  status: string;
  summary: string;
  location: string | null;
}

interface ReadFile {
  method: string;
  entries: Map<string, CalendarEntry>;
}

/** A file read by ical.js, which shares no code with the product. */
export function readCalendar(file: string): ReadFile {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const entries = calendar.getAllSubcomponents('vevent').map((event): [string, CalendarEntry] => {
    const value = (name: string): unknown => event.getFirstPropertyValue(name);
    const instant = (name: string): string => (value(name) as ICAL.Time).toJSDate().toISOString();
    const location = value('location');
    return [
      String(value('uid')),
      {
        sequence: Number(value('sequence')),
        stamp: instant('dtstamp'),
        start: instant('dtstart'),
        end: instant('dtend'),
        status: String(value('status')),
        summary: String(value('summary')),
        location: location === null ? null : String(location),
      },
    ];
  });
  return { method: String(calendar.getFirstPropertyValue('method')), entries: new Map(entries) };
}

/** A person's calendar as RFC 5546, section 2.1.5 says: the highest SEQUENCE counts, and of equal ones the latest DTSTAMP. */
export class CalendarClient {
  readonly entries = new Map<string, CalendarEntry>();

  receive(file: string): void {
    for (const [uid, entry] of readCalendar(file).entries) {
      const known = this.entries.get(uid);
      const isNewer =
        !known || entry.sequence > known.sequence || (entry.sequence === known.sequence && entry.stamp >= known.stamp);
      if (isNewer) this.entries.set(uid, entry);
    }
  }
}
