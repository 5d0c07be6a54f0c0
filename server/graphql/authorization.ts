import type { AuthChecker } from 'type-graphql';
import { isCompanyRight, mayInCompany, type CompanyRight } from '../../domain/company-rights';
import { Role, sessionStateOf } from '../../domain/roles';
import type { RequestContext } from './context';
import { refusal, type ErrorText } from './refusal';

/** Texts of a few root fields; every other field has the general one. */
const SIGNED_OUT_TEXTS: ReadonlyMap<string, ErrorText> = new Map([
  ['createJob', 'CREATE_JOB_SIGNED_OUT'],
  ['saveInterviewSlots', 'SIGN_IN_FOR_SLOTS'],
  ['companyApplications', 'SIGN_IN_FOR_APPLICANTS'],
]);
const WRONG_ROLE_TEXTS: ReadonlyMap<string, ErrorText> = new Map([
  ['createJob', 'ONLY_COMPANIES_CREATE_JOBS'],
  ...[
    'tokenPackages',
    'tokenInvoices',
    'tokenReceipt',
    'tokenTransactions',
    'createTokenInvoice',
    'confirmPayment',
  ].map((field): [string, ErrorText] => [field, 'ONLY_COMPANIES_HOLD_TOKENS']),
]);

/** What an administrator who must still set up the second factor may do, beside what everyone may. */
const ENROLMENT: ReadonlySet<string> = new Set(['startSecondFactor', 'confirmSecondFactor']);

/** A role, or what only members of a company may do who have this right. */
type Access = Role | CompanyRight;

/**
 * `@Authorized()` admits anyone signed in, verified or not; `@Authorized(role)` admits those who act in the role
 * and whose e-mail is verified; `@Authorized('POST_JOBS')` members of a company who may. Guards in the client only choose a screen: this decides.
 */
export const checkAuthorization: AuthChecker<RequestContext, Access> = ({ context, info }, accesses) => {
  const { actor } = context;
  if (!actor) {
    throw refusal('UNAUTHENTICATED', 'NOT_SIGNED_IN', SIGNED_OUT_TEXTS.get(info.fieldName));
  }
  if (actor.mustEnrol) {
    if (ENROLMENT.has(info.fieldName)) return true;
    throw refusal('FORBIDDEN', 'SECOND_FACTOR_ENROLMENT');
  }
  if (accesses.length === 0) return true;
  const rights = accesses.filter(isCompanyRight);
  const roles: Access[] = rights.length > 0 ? [Role.COMPANY] : accesses;
  const state = sessionStateOf({ ...actor, activeRole: actor.activeRole ?? Role.USER });
  if (!actor.activeRole || !roles.includes(actor.activeRole)) {
    throw refusal('FORBIDDEN', 'NOT_ALLOWED', WRONG_ROLE_TEXTS.get(info.fieldName));
  }
  // It has the role: the text about the role would not be true.
  if (state === 'unverified') throw refusal('FORBIDDEN', 'NOT_ALLOWED');
  if (!rights.every((right) => mayInCompany(actor.companyRole, right))) throw refusal('FORBIDDEN', 'OWNERS_ONLY');
  return true;
};
