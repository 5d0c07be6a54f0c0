import { applicationStateOf } from '../../../domain/application-state';
import type { ErrorCode } from '../../../domain/errors';
import type { Actor } from '../../actor';
import { partyOf, type ApplicationSubject } from '../applications';

/** A company adds details to interviews of its own that are planned. */
export function whyNotAddDetails(
  actor: Actor,
  application: ApplicationSubject & { cancelledAt: Date | null },
): ErrorCode | null {
  const isOwn = partyOf(actor, application) === 'COMPANY';
  const state = applicationStateOf({ ...application, lapsedAt: null });
  return isOwn && state === 'PLANNED' ? null : 'INTERVIEW_DETAILS_FORBIDDEN';
}
