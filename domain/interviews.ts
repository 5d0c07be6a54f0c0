import { DAY_MS } from './time';

/** The life of the interview of an accepted application. A planned one is finished once its end has passed; that is not stored. */

export const InterviewState = { PLANNED: 'PLANNED', CANCELLED: 'CANCELLED' } as const;
export type InterviewState = (typeof InterviewState)[keyof typeof InterviewState];

export function interviewStateOf(cancelledAt: Date | null): InterviewState {
  return cancelledAt === null ? InterviewState.PLANNED : InterviewState.CANCELLED;
}

/** For how many days of 24 hours either side may propose a new time for an interview that was cancelled. */
export const PLAN_AGAIN_DAYS = 30;

export function planAgainUntil(cancelledAt: Date): Date {
  return new Date(cancelledAt.getTime() + PLAN_AGAIN_DAYS * DAY_MS);
}

/** A company says why it cancels an interview; an applicant may. In characters. */
export const CANCEL_REASON = { min: 5, max: 500 } as const;
