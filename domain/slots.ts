import type { ErrorCode } from './errors';
import type { LocalSpan } from './interview-times';

/** Interview slots: states and limits. */

export const LocationType = { ONSITE: 'ONSITE', ONLINE: 'ONLINE', TENTATIVE: 'TENTATIVE' } as const;
export type LocationType = (typeof LocationType)[keyof typeof LocationType];
export const LOCATION_TYPES = Object.values(LocationType);

export const SlotState = { OPEN: 'OPEN', FULL: 'FULL', SELECTED: 'SELECTED', PAST: 'PAST' } as const;
export type SlotState = (typeof SlotState)[keyof typeof SlotState];

export const DEFAULT_SLOT_CAPACITY = 5;
export const MIN_SLOT_CAPACITY = 1;
export const MAX_SLOT_CAPACITY = 20;
export const MAX_SLOTS_PER_JOB = 200;
export const SLOT_HOLD_MINUTES = 10;

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

/** Whether a job has a time to choose: a free one; else, whether there are none, all are past, or all are taken. */
export const JobTimes = { FREE: 'FREE', TAKEN: 'TAKEN', PAST: 'PAST', NONE: 'NONE' } as const;
export type JobTimes = (typeof JobTimes)[keyof typeof JobTimes];

export function jobTimesOf(slots: readonly { state: SlotState; startsAt: Date | string }[], now: Date): JobTimes {
  if (slots.some(({ state }) => state === 'OPEN')) return JobTimes.FREE;
  if (slots.length === 0) return JobTimes.NONE;
  return slots.every(({ startsAt }) => new Date(startsAt) <= now) ? JobTimes.PAST : JobTimes.TAKEN;
}

/** Why a slot that is not open cannot be chosen. */
export const SLOT_REFUSALS = {
  FULL: 'SLOT_FULL',
  SELECTED: 'SLOT_SELECTED',
  PAST: 'SLOT_PAST',
} as const satisfies Record<Exclude<SlotState, 'OPEN'>, ErrorCode>;

export interface SlotDraft extends LocalSpan {
  id?: string | null;
  locationType: LocationType;
  maxApplicants: number;
}

/** Equal for two slots that say the same: neither needs the other. */
export function slotContent(
  slot: Partial<Record<'date' | 'start' | 'end', string | null>> & Omit<SlotDraft, keyof LocalSpan>,
): string {
  return [slot.date, slot.start, slot.end, slot.locationType, slot.maxApplicants].join(' ');
}
