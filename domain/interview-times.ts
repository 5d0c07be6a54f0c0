import type { ErrorCode } from './errors';
import { type LocalDate, type LocalTime, MINUTE_MS, wibDateOf, wibInstant } from './time';

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

/** Same day and shared time; touching ends do not overlap. Times compare as text because they are `HH:MM`. */
export function overlaps(one: LocalSpan, other: LocalSpan): boolean {
  return one.date === other.date && one.start < other.end && other.start < one.end;
}

/** An interview can be joined and moved until it ends. */
export function isInterviewOver({ date, end }: Pick<LocalSpan, 'date' | 'end'>, now: Date): boolean {
  return wibInstant(date, end) <= now;
}

export function spanOf({ date, start, end }: LocalSpan): Span {
  return { startsAt: wibInstant(date, start), endsAt: wibInstant(date, end) };
}

/** The first rule that an interview time breaks, and the part that is wrong; null when it keeps them all. */
export function brokenTimeRule(
  { date, start, end }: LocalSpan,
  now: Date,
): { code: ErrorCode; part: 'date' | 'start' | 'end' } | null {
  const first = INTERVIEW_TIME_CHOICES[0] ?? start;
  const last = INTERVIEW_TIME_CHOICES.at(-1) ?? end;
  if (start < first || start > last) return { code: 'SLOT_OUTSIDE_HOURS', part: 'start' };
  if (end < first || end > last) return { code: 'SLOT_OUTSIDE_HOURS', part: 'end' };
  if (end <= start) return { code: 'SLOT_END_BEFORE_START', part: 'end' };
  if (!INTERVIEW_TIME_CHOICES.includes(start)) return { code: 'SLOT_NOT_ON_HALF_HOUR', part: 'start' };
  if (!INTERVIEW_TIME_CHOICES.includes(end)) return { code: 'SLOT_NOT_ON_HALF_HOUR', part: 'end' };
  if (wibInstant(date, start) <= now) return { code: 'SLOT_IN_PAST', part: date < wibDateOf(now) ? 'date' : 'start' };
  return null;
}
