import { HOUR_MS, WIB } from './time';

/** Notifications of a browser (web push): what both sides know of them. */

/** With one more, the browser goes that was used the longest ago. */
export const MAX_PUSH_SUBSCRIPTIONS = 10;
/** A browser in which nobody was signed in for so long is forgotten. */
export const PUSH_UNUSED_DAYS = 90;

/** A longer endpoint, or key, is refused. Those of known services have some 200 characters. */
export const MAX_PUSH_ENDPOINT = 1000;
export const MAX_PUSH_KEY = 100;
/** Of the name of a time zone. */
const MAX_ZONE_NAME = 50;

/** By the clock of the browser's own zone, no notification comes in these hours. */
export const QUIET_HOURS = { from: 21, to: 7 } as const;
/** News of an interview that begins so soon come at night too. */
export const AWAKE_BEFORE_INTERVIEW_MS = 12 * HOUR_MS;

/** A browser is reminded once more so long before an interview. */
export const SOON_BEFORE_INTERVIEW_MS = 2 * HOUR_MS;

/** What a browser is given, as JSON with spaces after it: each has the same length. */
export interface PushMessage {
  /** Id of the browser's entry. It says for whom this was sent: another one may use the browser by now. */
  subscription: string;
  /** A newer notification with the same tag takes the place of an older one. */
  tag: string;
  title: string;
  body: string;
  /** The page that it opens. */
  path: string;
  /** When it is news no more, in milliseconds since 1970. */
  until: number;
}

/** The zone as a browser names it; Jakarta's where there is no such zone. */
export function zoneOf(name: string): string {
  return name.length <= MAX_ZONE_NAME && /^[A-Za-z]/.test(name) && isZone(name) ? name : WIB;
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

/** When a quiet night ends in the zone; null by day. */
export function endOfQuiet(now: Date, zone: string): Date | null {
  const { hour, minute, second } = clockIn(zone, now);
  if (hour < QUIET_HOURS.from && hour >= QUIET_HOURS.to) return null;
  const hoursLeft = (QUIET_HOURS.to - hour + 24) % 24;
  return new Date(Math.floor(now.getTime() / 1000) * 1000 + ((hoursLeft * 60 - minute) * 60 - second) * 1000);
}

function clockIn(timeZone: string, now: Date): { hour: number; minute: number; second: number } {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const part = (name: string) => Number(format.formatToParts(now).find(({ type }) => type === name)?.value);
  return { hour: part('hour'), minute: part('minute'), second: part('second') };
}
