import { applicationStateOf } from '../../../domain/application-state';
import type { ErrorCode } from '../../../domain/errors';
import { followUpUntil, outcomeSentAt } from '../../../domain/follow-ups';
import type { Actor } from '../../actor';
import { partyOf, type InterviewSubject } from '../applications';
import type { InterviewFollowUp } from './interview-follow-up.entity';

/** What was said of this interview; null when there is no row yet. */
export type FollowUpWords = Omit<InterviewFollowUp, 'applicationId' | 'interviewStartsAt'> | null;

export const isInterviewHeld = ({ status, cancelledAt, interviewEndsAt }: InterviewSubject, now: Date): boolean =>
  applicationStateOf({ status, cancelledAt, lapsedAt: null }) === 'PLANNED' && interviewEndsAt <= now;

/** Why someone may not say how the interview was; null when they may, also instead of an earlier word. */
export function whyNotReportAttendance(actor: Actor, subject: InterviewSubject, now: Date): ErrorCode | null {
  if (!partyOf(actor, subject)) return 'UPDATE_APPLICATION_FORBIDDEN';
  if (!isInterviewHeld(subject, now)) return 'INTERVIEW_NOT_HELD';
  return now < followUpUntil(subject.interviewEndsAt) ? null : 'FOLLOW_UP_OVER';
}

/** The applicant is informed now, or was. */
export const isOutcomeFixed = (said: Pick<InterviewFollowUp, 'outcomeAt' | 'toldAt'> | null, now: Date): boolean =>
  said?.outcomeAt != null && (said.toldAt !== null || outcomeSentAt(said.outcomeAt) <= now);

/** Why someone may not record an outcome; null when they may. A late one is better than none, so there is no deadline. */
export function whyNotRecordOutcome(
  actor: Actor,
  subject: InterviewSubject,
  said: FollowUpWords,
  now: Date,
): ErrorCode | null {
  if (partyOf(actor, subject) !== 'COMPANY') return 'UPDATE_APPLICATION_FORBIDDEN';
  if (!isInterviewHeld(subject, now)) return 'INTERVIEW_NOT_HELD';
  return isOutcomeFixed(said, now) ? 'OUTCOME_TOLD' : null;
}
