import type { ErrorCode } from '../../../domain/errors';
import { canRequestReschedule } from '../../../domain/reschedules';
import type { Actor } from '../../actor';
import { partyOf, type ApplicationSubject } from '../applications/public';
import type { RescheduleRequest } from './reschedule-request.entity';

type LatestRequest = Pick<RescheduleRequest, 'status' | 'requestedBy'>;

/** Why someone may not ask for another time; null when they may. */
export function whyNotRequest(
  actor: Actor,
  application: ApplicationSubject & { interviewEndsAt: Date },
  latest: LatestRequest | null,
  now: Date,
): ErrorCode | null {
  const party = partyOf(actor, application);
  if (!party) return 'UPDATE_APPLICATION_FORBIDDEN';
  if (application.status !== 'ACCEPTED') return 'RESCHEDULE_NOT_ACCEPTED';
  if (application.interviewEndsAt <= now) return 'RESCHEDULE_INTERVIEW_OVER';
  return canRequestReschedule(party, latest?.status ?? null) ? null : 'RESCHEDULE_EXISTS';
}

/** Why someone may not answer the latest request; null when they may. */
export function whyNotRespond(
  actor: Actor,
  application: ApplicationSubject,
  latest: LatestRequest | null,
): ErrorCode | null {
  const party = partyOf(actor, application);
  if (!party) return 'RESCHEDULE_FORBIDDEN';
  if (application.status !== 'ACCEPTED' || latest?.status !== 'PENDING') return 'RESCHEDULE_NONE_PENDING';
  return latest.requestedBy === party ? 'RESCHEDULE_OWN' : null;
}
