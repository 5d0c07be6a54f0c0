import type { ReactNode } from 'react';
import { isInterviewOver, spanOf } from '../../../domain/interview-times';
import type { LocationType } from '../../../domain/slots';
import { MINUTE_MS, type LocalDate, type LocalTime, type TimeZone } from '../../../domain/time';

/** One interview as the calendar shows it. */
export interface CalendarItem {
  id: string;
  date: LocalDate;
  start: LocalTime;
  end: LocalTime;
  timeZone: TimeZone;
  locationType: LocationType;
  /** The job or the applicant. */
  title: string;
  subtitle?: ReactNode;
  /** The page that tells more. */
  href: string;
  /** Where to join, when there is such a link. */
  joinUrl?: string | null;
  /** The place to go to, for one that is not online. */
  venue?: string | null;
  /** The other side proposes another time. */
  needsAnswer?: boolean;
}

export interface CalendarDay {
  date: LocalDate;
  items: CalendarItem[];
}

export function countsByDay(items: readonly CalendarItem[]): ReadonlyMap<LocalDate, number> {
  const counts = new Map<LocalDate, number>();
  for (const { date } of items) counts.set(date, (counts.get(date) ?? 0) + 1);
  return counts;
}

/** Not over yet; one that is going on counts. */
export function upcomingItems(items: readonly CalendarItem[], now: Date): CalendarItem[] {
  return items.filter((item) => !isInterviewOver(item, now));
}

/** In order of time; each day, which is that of the job, with its own. */
export function itemsByDay(items: readonly CalendarItem[]): CalendarDay[] {
  const days = new Map<LocalDate, CalendarItem[]>();
  const startOf = (item: CalendarItem) => spanOf(item).startsAt.getTime();
  const sorted = [...items].sort((a, b) => startOf(a) - startOf(b));
  for (const item of sorted) days.set(item.date, [...(days.get(item.date) ?? []), item]);
  return [...days].sort(([a], [b]) => a.localeCompare(b)).map(([date, list]) => ({ date, items: list }));
}

/** The minutes between the end of one and the start of the next of the same day; 0 where they touch. */
export function minutesBetween(before: CalendarItem, after: CalendarItem): number {
  return Math.max(0, (spanOf(after).startsAt.getTime() - spanOf(before).endsAt.getTime()) / MINUTE_MS);
}
