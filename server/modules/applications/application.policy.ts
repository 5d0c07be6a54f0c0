import { canMove, type ApplicationParty, type ApplicationStatus } from '../../../domain/applications';
import type { ErrorCode } from '../../../domain/errors';
import { ACCEPTANCE_COST } from '../../../domain/tokens';
import type { Actor } from '../../actor';

export interface ApplicationSubject {
  status: ApplicationStatus;
  companyId: string;
  seekerId: string;
}

/** Which side of an application the actor is on, in their active role; null for neither. */
export function partyOf(actor: Actor | null, application: Omit<ApplicationSubject, 'status'>): ApplicationParty | null {
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
  return canMove('accept', application.status, 'COMPANY') ? null : 'APPLICATION_NOT_PENDING';
}

/** What an acceptance needs of the company itself. */
export interface AcceptingCompany {
  isVerified: boolean;
  tokens: number;
  /** Its acceptances that ended in a conflict within the last hour, and their limit. */
  recentConflicts: number;
  conflictLimit: number;
}

/**
 * Why a company may not accept anyone now; null when it may. Nothing here depends on the applicant: a company that
 * cannot pay, or has tried too often, gets the same answer whether the time clashes or not.
 */
export function whyNotAccept({
  isVerified,
  tokens,
  recentConflicts,
  conflictLimit,
}: AcceptingCompany): ErrorCode | null {
  if (!isVerified) return 'COMPANY_NOT_VERIFIED';
  if (tokens < ACCEPTANCE_COST) return 'NOT_ENOUGH_TOKENS';
  return recentConflicts < conflictLimit ? null : 'TOO_MANY_ATTEMPTS';
}

export function whyNotWithdraw(actor: Actor, application: ApplicationSubject): ErrorCode | null {
  if (partyOf(actor, application) !== 'APPLICANT') return 'APPLICATION_FORBIDDEN';
  return canMove('withdraw', application.status, 'APPLICANT') ? null : 'APPLICATION_NOT_PENDING';
}
