import type { ErrorCode } from './errors';
import { dateIn, instantIn, type LocalDate, type LocalTime, MINUTE_MS, type TimeZone } from './time';

/** Times of interviews: rules, conflicts and the buffer between them. */

/** Choices from 08:00 to 18:00 every 30 minutes. */
export const INTERVIEW_TIME_CHOICES: readonly LocalTime[] = Array.from({ length: 21 }, (_, index) => {
  const minutes = 8 * 60 + index * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

/** An interview closer than this to another accepted one is a conflict. */
export const CONFLICT_BUFFER_MINUTES = 30;

/** A span of time between two instants. */
export interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** True when less than the buffer lies between the two, or they overlap. */
export function isTooClose(one: Span, other: Span): boolean {
  const buffer = CONFLICT_BUFFER_MINUTES * MINUTE_MS;
  return (
    one.startsAt.getTime() < other.endsAt.getTime() + buffer && other.startsAt.getTime() < one.endsAt.getTime() + buffer
  );
}

/** Only interviews that end after this can be too close to a slot that has not begun. */
export function conflictsFrom(now: Date): Date {
  return new Date(now.getTime() - CONFLICT_BUFFER_MINUTES * MINUTE_MS);
}

export interface LocalSpan {
  date: LocalDate;
  start: LocalTime;
  end: LocalTime;
}

/** Of a job: its date and times are read in the zone. */
export interface ZonedSpan extends LocalSpan {
  timeZone: TimeZone;
}

/** Of one job. Same day and shared time; touching ends do not overlap. Times compare as text because they are `HH:MM`. */
export function overlaps(one: LocalSpan, other: LocalSpan): boolean {
  return one.date === other.date && one.start < other.end && other.start < one.end;
}

/** An interview can be joined and moved until it ends. */
export function isInterviewOver({ date, end, timeZone }: Omit<ZonedSpan, 'start'>, now: Date): boolean {
  return instantIn(timeZone, date, end) <= now;
}

/** A date and times on the wall as instants: the only place where they become some. */
export function spanOf({ date, start, end, timeZone }: ZonedSpan): Span {
  return { startsAt: instantIn(timeZone, date, start), endsAt: instantIn(timeZone, date, end) };
}

/** When and where an interview time is read: "past" and "today" are those of the job's zone. */
export interface TimesRead {
  now: Date;
  timeZone: TimeZone;
}

/** The part that puts a time in the past; null when it is in the future. */
export function pastPart(
  { date, start }: Omit<LocalSpan, 'end'>,
  { now, timeZone }: TimesRead,
): 'date' | 'start' | null {
  if (instantIn(timeZone, date, start) > now) return null;
  return date < dateIn(timeZone, now) ? 'date' : 'start';
}

/**
 * The first rule that an interview time breaks, and the part that is wrong; null when it breaks none. Without `read`, a
 * command checks that the time is in the future, when it knows the job's zone.
 */
export function brokenTimeRule(
  { date, start, end }: LocalSpan,
  read: TimesRead | null,
): { code: ErrorCode; part: 'date' | 'start' | 'end' } | null {
  const first = INTERVIEW_TIME_CHOICES[0] ?? start;
  const last = INTERVIEW_TIME_CHOICES.at(-1) ?? end;
  if (start < first || start > last) return { code: 'SLOT_OUTSIDE_HOURS', part: 'start' };
  if (end < first || end > last) return { code: 'SLOT_OUTSIDE_HOURS', part: 'end' };
  if (end <= start) return { code: 'SLOT_END_BEFORE_START', part: 'end' };
  if (!INTERVIEW_TIME_CHOICES.includes(start)) return { code: 'SLOT_NOT_ON_HALF_HOUR', part: 'start' };
  if (!INTERVIEW_TIME_CHOICES.includes(end)) return { code: 'SLOT_NOT_ON_HALF_HOUR', part: 'end' };
  const past = read && pastPart({ date, start }, read);
  return past && { code: 'SLOT_IN_PAST', part: past };
}
