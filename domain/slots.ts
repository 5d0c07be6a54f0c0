import type { ErrorCode } from './errors';
import { INTERVIEW_TIME_CHOICES, type LocalDate, type LocalTime, MINUTE_MS, wibDateOf, wibInstant } from './time';

/** Interview slots: states, limits and the buffer between interviews. */

export const LocationType = { ONSITE: 'ONSITE', ONLINE: 'ONLINE', TENTATIVE: 'TENTATIVE' } as const;
export type LocationType = (typeof LocationType)[keyof typeof LocationType];
export const LOCATION_TYPES = Object.values(LocationType);

export const LOCATION_TYPE_LABELS = {
  ONSITE: 'On-site',
  ONLINE: 'Online',
  TENTATIVE: 'Tentative',
} as const satisfies Record<LocationType, string>;

export const SlotState = { OPEN: 'OPEN', FULL: 'FULL', SELECTED: 'SELECTED', PAST: 'PAST' } as const;
export type SlotState = (typeof SlotState)[keyof typeof SlotState];

export const DEFAULT_SLOT_CAPACITY = 5;
export const MIN_SLOT_CAPACITY = 1;
export const MAX_SLOT_CAPACITY = 20;
export const MAX_SLOTS_PER_JOB = 200;
export const SLOT_HOLD_MINUTES = 10;
/** An interview closer than this to another accepted one is a conflict. */
export const CONFLICT_BUFFER_MINUTES = 30;

export interface SlotSeats {
  isSelected: boolean;
  /** Pending and accepted applicants plus live holds. */
  seatsTaken: number;
  maxApplicants: number;
  startsAt: Date;
}

/** Only an open slot can be chosen. */
export function slotStateOf(slot: SlotSeats, now: Date): SlotState {
  if (slot.isSelected) return SlotState.SELECTED;
  if (slot.seatsTaken >= slot.maxApplicants) return SlotState.FULL;
  return slot.startsAt <= now ? SlotState.PAST : SlotState.OPEN;
}

/** Why a slot that is not open cannot be chosen. */
export const SLOT_REFUSALS = {
  FULL: 'SLOT_FULL',
  SELECTED: 'SLOT_SELECTED',
  PAST: 'SLOT_PAST',
} as const satisfies Record<Exclude<SlotState, 'OPEN'>, ErrorCode>;

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

export interface SlotDraft extends LocalSpan {
  id?: string | null;
  locationType: LocationType;
  maxApplicants: number;
}
