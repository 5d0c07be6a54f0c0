import { DAY_MS } from './time';

/** The life of the interview of an accepted application. A planned one is finished once its end has passed; that is not stored. */

export const InterviewState = { PLANNED: 'PLANNED', CANCELLED: 'CANCELLED' } as const;
export type InterviewState = (typeof InterviewState)[keyof typeof InterviewState];

export type InterviewAction = 'cancel' | 'plan-again';

/** Every transition, each open to both sides. The acceptance stays one, and its token spent. */
export const INTERVIEW_TRANSITIONS = {
  cancel: { from: 'PLANNED', to: 'CANCELLED' },
  'plan-again': { from: 'CANCELLED', to: 'PLANNED' },
} as const satisfies Record<InterviewAction, { from: InterviewState; to: InterviewState }>;

export function canChange(action: InterviewAction, state: InterviewState): boolean {
  return INTERVIEW_TRANSITIONS[action].from === state;
}

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
