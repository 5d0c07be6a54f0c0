import ICAL from 'ical.js';

/** A mail's calendar part, as a strict mail program finds it. */
export interface CalendarPart {
  /** The content type with its parameters. */
  type: string;
  file: string;
}

/** The parts of a mail, byte for byte as it came; those in parts are taken out of them. */
function partsOf(source: string): { headers: Map<string, string>; body: string }[] {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const body = source.slice(end + 4);
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return [{ headers, body }];
  const inner = body.split(`--${boundary}`).slice(1, -1);
  return inner.flatMap((part) => partsOf(part.replace(/^\r\n/, '')));
}

export function calendarPartsOf(source: string): CalendarPart[] {
  return partsOf(source)
    .map(({ headers, body }) => ({ type: headers.get('content-type') ?? '', body }))
    .filter(({ type }) => /^(text\/calendar|application\/ics)/i.test(type))
    .map(({ type, body }) => ({ type, file: Buffer.from(body, 'base64').toString('utf8') }));
}

/** What strict clients ask of an invitation (RFC 5545, 5546, 6047). Returns what this mail lacks. */
export function whyRefused(source: string, recipient: string): string[] {
  const [part, ...copies] = calendarPartsOf(source);
  if (!part) return ['it has no calendar part'];
  const { type, file } = part;
  const lines = file.split('\r\n');
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent');
  const [event = new ICAL.Component('vevent')] = events;
  const addressOf = (property: ICAL.Property | undefined): string =>
    String(property?.getFirstValue() ?? '').replace(/^mailto:/i, '');
  const attendees = event.getAllProperties('attendee');
  const [attendee] = attendees;
  const method = calendar.getFirstPropertyValue('method');
  const isUtc = (name: string): boolean =>
    /^\d{8}T\d{6}Z$/.test(new RegExp(`^${name}:(.*)$`, 'm').exec(lines.join('\n'))?.[1] ?? '');
  const from = /^From:.*?([^\s<>]+@[^\s<>]+)>?\r$/im.exec(source)?.[1];
  const asked: Record<string, boolean> = {
    'one calendar part': copies.length === 0,
    'no attachment': !/content-disposition:\s*attachment/i.test(source),
    'text/calendar in UTF-8': /^text\/calendar;.*charset="?utf-8"?/i.test(type),
    "the part's method is the file's": new RegExp(`method=${String(method)}(;|$)`).test(type),
    'a request or a cancellation': method === 'REQUEST' || method === 'CANCEL',
    'the status fits the method':
      event.getFirstPropertyValue('status') === (method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'),
    'VERSION and PRODID': calendar.getFirstPropertyValue('version') === '2.0' && calendar.hasProperty('prodid'),
    'one VEVENT and nothing else': events.length === 1 && calendar.getAllSubcomponents().length === 1,
    'a UID and a SEQUENCE': event.hasProperty('uid') && Number.isInteger(event.getFirstPropertyValue('sequence')),
    'DTSTAMP, DTSTART and DTEND in UTC': ['DTSTAMP', 'DTSTART', 'DTEND'].every(isUtc),
    'a title and an address': event.hasProperty('summary') && event.hasProperty('url'),
    'the sender as ORGANIZER': addressOf(event.getFirstProperty('organizer') ?? undefined) === from,
    'the recipient as the only ATTENDEE': attendees.length === 1 && addressOf(attendee) === recipient,
    'no answer asked for': attendee?.getParameter('rsvp') === 'FALSE',
    'lines of at most 75 bytes': lines.every((line) => Buffer.byteLength(line) <= 75),
    'lines that end in CRLF': lines.at(-1) === '' && !/[\r\n]/.test(lines.join('')),
  };
  return Object.entries(asked).flatMap(([what, isThere]) => (isThere ? [] : [what]));
}
