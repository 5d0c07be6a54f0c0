import type { ErrorCode } from '../../../domain/errors';
import type { Actor } from '../../actor';
import { partyOf, type ApplicationSubject } from '../applications/public';

/** A company adds details to its own accepted applications only. */
export function whyNotAddDetails(actor: Actor, application: ApplicationSubject): ErrorCode | null {
  const isOwn = partyOf(actor, application) === 'COMPANY';
  return isOwn && application.status === 'ACCEPTED' ? null : 'INTERVIEW_DETAILS_FORBIDDEN';
}
