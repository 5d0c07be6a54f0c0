import { DAY_MS, MINUTE_MS } from './time';

/** What both sides say once an interview is over. Nothing follows from it: no token, no order of a list. */

/** How an interview was, in the word of one side. Both sides read both. */
export const Attendance = {
  TOOK_PLACE: 'TOOK_PLACE',
  OTHER_ABSENT: 'OTHER_ABSENT',
  COULD_NOT_COME: 'COULD_NOT_COME',
} as const;
export type Attendance = (typeof Attendance)[keyof typeof Attendance];
export const ATTENDANCES = Object.values(Attendance);

/** What a company reports after an interview. */
export const InterviewOutcome = {
  CHOSEN: 'CHOSEN',
  NOT_CHOSEN: 'NOT_CHOSEN',
  STILL_DECIDING: 'STILL_DECIDING',
} as const;
export type InterviewOutcome = (typeof InterviewOutcome)[keyof typeof InterviewOutcome];
export type FinalOutcome = Exclude<InterviewOutcome, 'STILL_DECIDING'>;
export const INTERVIEW_OUTCOMES = Object.values(InterviewOutcome);

/** For how many days of 24 hours after its end each side can say how an interview was. */
export const FOLLOW_UP_DAYS = 14;
/** How long a company can still change a final outcome; then the applicant is informed. */
export const OUTCOME_CORRECTION_MINUTES = 10;
/** A company is asked for an outcome the day after, and once more so many days later. */
export const DAYS_BETWEEN_QUESTIONS = 7;

export function followUpUntil(interviewEndsAt: Date): Date {
  return new Date(interviewEndsAt.getTime() + FOLLOW_UP_DAYS * DAY_MS);
}

/** From when on the applicant knows a final outcome, and it stays. */
export function outcomeSentAt(outcomeAt: Date): Date {
  return new Date(outcomeAt.getTime() + OUTCOME_CORRECTION_MINUTES * MINUTE_MS);
}
