import type { CompanyRole } from '../domain/company-rights';
import { refuse } from '../domain/errors';
import type { Language } from '../domain/language';
import { Role, sessionStateOf } from '../domain/roles';
import { needsStepUp } from '../domain/second-factor';

/** Who acts in a request: read from the session in one statement, and never kept for the next request. */
export interface Actor {
  accountId: string;
  sessionId: string;
  email: string;
  emailVerified: boolean;
  isGoogleAccount: boolean;
  hasPassword: boolean;
  /** Every role the account holds. */
  roles: Role[];
  /** The role it acts in; null when the stored role has no profile any more, and while `mustEnrol`. */
  activeRole: Role | null;
  /** Null until the account has chosen one. */
  language: Language | null;
  /** Of the supplement to terms and privacy policy that the account agreed to last. */
  supplementVersion: string | null;
  hasSecondFactor: boolean;
  /** When this session last showed a code of the second factor. */
  provedAt: Date | null;
  /** An administrator without a second factor, which production requires: acts in no role until it is set up. */
  mustEnrol: boolean;
  /** What colleagues read; null until it is given. */
  personName: string | null;
  seekerId: string | null;
  companyId: string | null;
  /** Null without a company. */
  companyRole: CompanyRole | null;
  /** Its erasure was asked for, in the company or as a whole. */
  isLeavingCompany: boolean;
}

export type SeekerActor = Actor & { seekerId: string };
export type CompanyActor = Actor & { companyId: string };

/** The actor as a seeker. Seekers' commands start with it and do not rely on the resolver's check. */
export function asSeeker(actor: Actor): SeekerActor {
  if (actor.activeRole !== 'USER' || actor.seekerId === null) throw refuse('NOT_ALLOWED');
  return { ...actor, seekerId: actor.seekerId };
}

export function asCompany(actor: Actor): CompanyActor {
  if (actor.activeRole !== 'COMPANY' || actor.companyId === null) throw refuse('NOT_ALLOWED');
  return { ...actor, companyId: actor.companyId };
}

export function asAdmin(actor: Actor): Actor {
  if (actor.activeRole !== 'ADMIN') throw refuse('NOT_ALLOWED');
  return actor;
}

/** True for an administrator with a verified e-mail, by the rule of `@Authorized(Role.ADMIN)`. */
export function isActingAdmin(actor: Actor | null): actor is Actor {
  return actor?.activeRole === Role.ADMIN && sessionStateOf({ ...actor, activeRole: actor.activeRole }) === 'admin';
}

/** The role that pages are rendered for; those who act in none see what `viewer` tells them. */
export function renderedRoleOf({ activeRole }: Actor): Role {
  return activeRole ?? Role.USER;
}

/** Before exports, lists of people and decisions: the last code must be at most 15 minutes old. Error: STEP_UP_REQUIRED. */
export function requireFreshProof(actor: Actor, now: Date): void {
  if (needsStepUp(actor, now)) throw refuse('STEP_UP_REQUIRED');
}
