import { DAY_MS } from './time';

/** The life of the interview of an accepted application. A planned one is finished once its end has passed; that is not stored. */

export const InterviewState = { PLANNED: 'PLANNED', CALLED_OFF: 'CALLED_OFF' } as const;
export type InterviewState = (typeof InterviewState)[keyof typeof InterviewState];

export type InterviewAction = 'call-off' | 'plan-again';

/** Every transition, each open to both sides. The acceptance stays one, and its token spent. */
export const INTERVIEW_TRANSITIONS = {
  'call-off': { from: 'PLANNED', to: 'CALLED_OFF' },
  'plan-again': { from: 'CALLED_OFF', to: 'PLANNED' },
} as const satisfies Record<InterviewAction, { from: InterviewState; to: InterviewState }>;

export function canChange(action: InterviewAction, state: InterviewState): boolean {
  return INTERVIEW_TRANSITIONS[action].from === state;
}

export function interviewStateOf(calledOffAt: Date | null): InterviewState {
  return calledOffAt === null ? InterviewState.PLANNED : InterviewState.CALLED_OFF;
}

/** For how many days of 24 hours either side may propose a new time for an interview that was called off. */
export const PLAN_AGAIN_DAYS = 30;

export function planAgainUntil(calledOffAt: Date): Date {
  return new Date(calledOffAt.getTime() + PLAN_AGAIN_DAYS * DAY_MS);
}

/** A company says why it calls off an interview; an applicant may. In characters. */
export const CALL_OFF_REASON = { min: 5, max: 500 } as const;
