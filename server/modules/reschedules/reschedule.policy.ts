import type { ErrorCode } from '../../../domain/errors';
import { planAgainUntil } from '../../../domain/interviews';
import { canRequestReschedule, proposalsLeft, statusAt } from '../../../domain/reschedules';
import type { Actor } from '../../actor';
import { partyOf, type ApplicationSubject, type InterviewSubject } from '../applications';
import type { CancelledInterview } from './cancelled-interview.entity';
import type { RescheduleRequest } from './reschedule-request.entity';

type Request = Pick<RescheduleRequest, 'pendingApplicationId' | 'number' | 'status' | 'requestedBy' | 'expiresAt'>;

/** What was proposed and cancelled before; the newest request first. */
export interface Negotiation {
  requests: readonly Request[];
  /** The last cancelling, though the interview may be planned again since. */
  cancelled: Pick<CancelledInterview, 'number'> | null;
}

/** The one that waits for an answer. Its time may be over, without the task having written that down. */
export function pendingOf<Kind extends Pick<Request, 'pendingApplicationId'>>(requests: readonly Kind[]): Kind | null {
  return requests.find(({ pendingApplicationId }) => pendingApplicationId !== null) ?? null;
}

/** Why someone may not ask for another time; null when they may. */
export function whyNotRequest(
  actor: Actor,
  application: InterviewSubject,
  { requests, cancelled }: Negotiation,
  now: Date,
): ErrorCode | null {
  const party = partyOf(actor, application);
  if (!party) return 'UPDATE_APPLICATION_FORBIDDEN';
  if (application.status !== 'ACCEPTED') return 'RESCHEDULE_NOT_ACCEPTED';
  const { cancelledAt, interviewEndsAt } = application;
  if (cancelledAt === null ? interviewEndsAt <= now : planAgainUntil(cancelledAt) <= now)
    return cancelledAt === null ? 'RESCHEDULE_INTERVIEW_OVER' : 'PLANNING_AGAIN_OVER';
  const asOfNow = requests.map((request) => ({ ...request, status: statusAt(request, now) }));
  if (!canRequestReschedule(party, asOfNow, cancelled?.number ?? null)) return 'RESCHEDULE_EXISTS';
  return proposalsLeft(party, requests) > 0 ? null : 'RESCHEDULE_LIMIT';
}

/** Why someone may not answer the pending request; null when they may. */
export function whyNotRespond(
  actor: Actor,
  application: ApplicationSubject,
  pending: Request | null,
  now: Date,
): ErrorCode | null {
  const party = partyOf(actor, application);
  if (!party) return 'RESCHEDULE_FORBIDDEN';
  if (!isPending(application, pending, now)) return 'RESCHEDULE_NONE_PENDING';
  return pending?.requestedBy === party ? 'RESCHEDULE_OWN' : null;
}

/** Why someone may not take back the pending request; null when they may. */
export function whyNotTakeBack(
  actor: Actor,
  application: ApplicationSubject,
  pending: Request | null,
  now: Date,
): ErrorCode | null {
  const party = partyOf(actor, application);
  if (!party) return 'RESCHEDULE_FORBIDDEN';
  return isPending(application, pending, now) && pending?.requestedBy === party ? null : 'RESCHEDULE_NONE_PENDING';
}

function isPending(application: ApplicationSubject, pending: Request | null, now: Date): boolean {
  return application.status === 'ACCEPTED' && pending !== null && statusAt(pending, now) === 'PENDING';
}

/** Why someone may not call the interview off; null when they may. Neither a pause nor a revocation takes this from them. */
export function whyNotCancel(actor: Actor, application: InterviewSubject, now: Date): ErrorCode | null {
  if (!partyOf(actor, application)) return 'UPDATE_APPLICATION_FORBIDDEN';
  if (application.status !== 'ACCEPTED') return 'CANCEL_NOT_ACCEPTED';
  if (application.cancelledAt !== null) return 'CANCEL_ALREADY';
  return application.interviewStartsAt <= now ? 'CANCEL_TOO_LATE' : null;
}
