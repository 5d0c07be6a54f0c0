import { applicationStateOf, canTransition } from '../../../domain/application-state';
import type { ApplicationParty, StoredStatus } from '../../../domain/applications';
import type { ErrorCode } from '../../../domain/errors';
import { ACCEPTANCE_COST } from '../../../domain/tokens';
import type { Actor } from '../../actor';

export interface ApplicationSubject {
  status: StoredStatus;
  companyId: string;
  seekerId: string;
}

/** With what decides about its interview. */
export interface InterviewSubject extends ApplicationSubject {
  interviewStartsAt: Date;
  interviewEndsAt: Date;
  /** Null while it is planned. */
  cancelledAt: Date | null;
}

/** A member of a company has applied there before they joined: in the company's role they have nothing to do with it. */
export function isOwnAsMember(actor: Actor | null, { seekerId }: Pick<ApplicationSubject, 'seekerId'>): boolean {
  return actor?.activeRole === 'COMPANY' && actor.seekerId === seekerId;
}

/** Which side of an application the actor is on, in their active role; null for neither. */
export function partyOf(actor: Actor | null, application: Omit<ApplicationSubject, 'status'>): ApplicationParty | null {
  if (isOwnAsMember(actor, application)) return null;
  if (actor?.activeRole === 'COMPANY' && actor.companyId === application.companyId) return 'COMPANY';
  if (actor?.activeRole === 'USER' && actor.seekerId === application.seekerId) return 'APPLICANT';
  return null;
}

export function whyApplicationIsHidden(actor: Actor, application: ApplicationSubject): ErrorCode | null {
  return actor.activeRole === 'ADMIN' || partyOf(actor, application) ? null : 'APPLICATION_FORBIDDEN';
}

/** Why a company may not decide an application; null when it may. */
export function whyNotDecide(actor: Actor, application: ApplicationSubject): ErrorCode | null {
  if (partyOf(actor, application) !== 'COMPANY') return 'UPDATE_APPLICATION_FORBIDDEN';
  return application.status === 'PENDING' ? null : 'APPLICATION_NOT_PENDING';
}

interface Acceptable {
  lapsed_at: Date | null;
  is_verified: boolean;
  is_paused: boolean;
  /** The applicant has asked to be erased. */
  is_leaving: boolean;
}

/**
 * Why no company could accept the application now, even with tokens; null when one could. A lapsed
 * application has no chosen time.
 */
export function whyNotAcceptable(application: Acceptable): ErrorCode | null {
  if (application.lapsed_at !== null) return 'APPLICATION_LAPSED';
  if (application.is_leaving) return 'APPLICANT_LEAVING';
  if (!application.is_verified) return 'OWN_COMPANY_NOT_VERIFIED';
  return application.is_paused ? 'JOB_PAUSED' : null;
}

/**
 * Why a company may not accept now; null when it may. Of the applicant it depends only on a request to be erased, which
 * every reader of the application sees: a company that cannot pay, or has tried too often, gets the same response whether the
 * time clashes or not.
 */
export function whyNotAccept(
  application: Acceptable & { tokens: number | null; recent_conflicts: number },
  conflictLimit: number,
): ErrorCode | null {
  const refusal = whyNotAcceptable(application);
  if (refusal) return refusal;
  if ((application.tokens ?? 0) < ACCEPTANCE_COST) return 'NOT_ENOUGH_TOKENS';
  return application.recent_conflicts < conflictLimit ? null : 'TOO_MANY_ATTEMPTS';
}

export function whyNotWithdraw(actor: Actor, application: ApplicationSubject): ErrorCode | null {
  if (partyOf(actor, application) !== 'APPLICANT') return 'APPLICATION_FORBIDDEN';
  return application.status === 'PENDING' ? null : 'APPLICATION_NOT_PENDING';
}

/** Whether a seeker who has an application to a job may apply to it: after a withdrawal, and when it has lapsed, for another time. */
export function mayApplyAgain({
  status,
  lapsed_at: lapsedAt,
}: {
  status: StoredStatus;
  lapsed_at: Date | null;
}): boolean {
  const state = applicationStateOf({ status, lapsedAt, cancelledAt: null });
  return canTransition('apply', state) || canTransition('choose another time', state);
}
