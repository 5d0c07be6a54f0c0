import type { ErrorCode } from '../../../domain/errors';
import type { Actor } from '../../actor';
import { partyOf, type ApplicationSubject } from '../applications/public';

/** A company adds details to interviews of its own that are planned. */
export function whyNotAddDetails(
  actor: Actor,
  application: ApplicationSubject & { cancelledAt: Date | null },
): ErrorCode | null {
  const isOwn = partyOf(actor, application) === 'COMPANY';
  return isOwn && application.status === 'ACCEPTED' && application.cancelledAt === null
    ? null
    : 'INTERVIEW_DETAILS_FORBIDDEN';
}
