import type { ErrorCode } from '../../../domain/errors';
import type { Actor } from '../../actor';

/** Why a company's page is hidden from the actor; null when they may see it. */
export function whyCompanyIsHidden(
  actor: Actor,
  company: { id: string; isVerified: boolean },
  hasAcceptedViewer: boolean,
): ErrorCode | null {
  if (actor.activeRole === 'ADMIN' || isOwnCompany(actor, company.id)) return null;
  if (actor.activeRole !== 'USER') return 'COMPANY_NOT_FOUND';
  return company.isVerified || hasAcceptedViewer ? null : 'COMPANY_NOT_VERIFIED';
}

/** Contact, tax number, deed, tokens and the reason of a rejection are for the company and administrators only. */
export function canSeeCompanyRecords(actor: Actor | null, companyId: string): boolean {
  return actor !== null && (actor.activeRole === 'ADMIN' || isOwnCompany(actor, companyId));
}

function isOwnCompany(actor: Actor, companyId: string): boolean {
  return actor.activeRole === 'COMPANY' && actor.companyId === companyId;
}
