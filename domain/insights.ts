import { addDays, weekdayOf, type LocalDate } from './time';

/** What a company reads of itself: the figures of a period beside those of the period before it. */

/** Which applications a figure counts, of those that were made in the period. */
export const InsightPart = {
  APPLIED: 'APPLIED',
  ACCEPTED: 'ACCEPTED',
  INTERVIEWED: 'INTERVIEWED',
  CHOSEN: 'CHOSEN',
  SAME_DAY: 'SAME_DAY',
  NEXT_DAY: 'NEXT_DAY',
  WITHIN_3_DAYS: 'WITHIN_3_DAYS',
  WITHIN_7_DAYS: 'WITHIN_7_DAYS',
  LATER: 'LATER',
  NOT_ANSWERED: 'NOT_ANSWERED',
  STILL_OPEN: 'STILL_OPEN',
  WITHDRAWN: 'WITHDRAWN',
} as const;
export type InsightPart = (typeof InsightPart)[keyof typeof InsightPart];

/** From a job's page to a person's start, in order. */
export const INSIGHT_STAGES = ['APPLIED', 'ACCEPTED', 'INTERVIEWED', 'CHOSEN'] as const satisfies InsightPart[];
export type InsightStage = (typeof INSIGHT_STAGES)[number];
/** By the days between the application and its answer, in WIB. */
export const ANSWER_SPEEDS = [
  'SAME_DAY',
  'NEXT_DAY',
  'WITHIN_3_DAYS',
  'WITHIN_7_DAYS',
  'LATER',
] as const satisfies InsightPart[];
/** With the speeds, they add up to all applications. */
export const NO_ANSWER = ['NOT_ANSWERED', 'STILL_OPEN', 'WITHDRAWN'] as const satisfies InsightPart[];

/** Days in WIB, both included. */
export interface InsightPeriod {
  from: LocalDate;
  to: LocalDate;
}

export const LONGEST_INSIGHT_DAYS = 366;
export const TOKEN_WEEKS = 12;
/** Views of a job in a week are told from so many on. */
export const MIN_SEEN = 5;

/** What the page offers, in days up to today. */
export const INSIGHT_DAYS = { '7d': 7, '30d': 30, '12w': 84 } as const;
export type InsightChoice = keyof typeof INSIGHT_DAYS;

export const lastDays = (days: number, today: LocalDate): InsightPeriod => ({
  from: addDays(today, 1 - days),
  to: today,
});

export const daysOf = ({ from, to }: InsightPeriod): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

export const isInsightPeriod = (period: InsightPeriod): boolean =>
  period.from <= period.to && daysOf(period) <= LONGEST_INSIGHT_DAYS;

/** The period of the same length that ends the day before. */
export function periodBefore(period: InsightPeriod): InsightPeriod {
  return { from: addDays(period.from, -daysOf(period)), to: addDays(period.from, -1) };
}

export const mondayOf = (date: LocalDate): LocalDate => addDays(date, -((weekdayOf(date) + 6) % 7));

/**
 * The Mondays of the first and the last week that have most of their days in the period; null where none has. So each
 * week belongs to one period alone, and seven days always have one.
 */
export function weeksIn({ from, to }: InsightPeriod): InsightPeriod | null {
  const [first, last] = [mondayOf(addDays(from, 3)), mondayOf(addDays(to, -3))];
  return first <= last ? { from: first, to: last } : null;
}
