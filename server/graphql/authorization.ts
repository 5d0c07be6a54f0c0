import { GraphQLError } from 'graphql';
import type { AuthChecker } from 'type-graphql';
import { ERROR_MESSAGES } from '../../domain/errors';
import { Role, sessionStateOf } from '../../domain/roles';
import type { RequestContext } from './context';

/** Texts of a few root fields; every other field answers the general one. */
const SIGNED_OUT_TEXTS: Record<string, string> = {
  createJob: ERROR_MESSAGES.CREATE_JOB_SIGNED_OUT,
  saveInterviewSlots: 'Please log in to manage interview slots',
  companyApplications: 'Please log in to view applicants.',
};
const WRONG_ROLE_TEXTS: Record<string, string> = {
  createJob: ERROR_MESSAGES.ONLY_COMPANIES_CREATE_JOBS,
  tokenTransactions: ERROR_MESSAGES.ONLY_COMPANIES_HOLD_TOKENS,
};

/** What an administrator who must still set up the second factor may do, beside what everyone may. */
const ENROLMENT: ReadonlySet<string> = new Set(['startSecondFactor', 'confirmSecondFactor']);

/**
 * `@Authorized()` admits anyone signed in, verified or not; `@Authorized(role)` admits those who act in the role
 * and whose e-mail is verified. Guards in the client only choose a screen: this decides.
 */
export const checkAuthorization: AuthChecker<RequestContext, Role> = ({ context, info }, roles) => {
  const { actor } = context;
  if (!actor) {
    throw new GraphQLError(SIGNED_OUT_TEXTS[info.fieldName] ?? ERROR_MESSAGES.NOT_SIGNED_IN, {
      extensions: { code: 'UNAUTHENTICATED', errorCode: 'NOT_SIGNED_IN' },
    });
  }
  if (actor.mustEnrol) {
    if (ENROLMENT.has(info.fieldName)) return true;
    throw new GraphQLError(ERROR_MESSAGES.SECOND_FACTOR_ENROLMENT, {
      extensions: { code: 'FORBIDDEN', errorCode: 'SECOND_FACTOR_ENROLMENT' },
    });
  }
  if (roles.length === 0) return true;
  const state = sessionStateOf({ ...actor, activeRole: actor.activeRole ?? Role.USER });
  if (state === 'unverified' || !actor.activeRole || !roles.includes(actor.activeRole)) {
    throw new GraphQLError(WRONG_ROLE_TEXTS[info.fieldName] ?? ERROR_MESSAGES.NOT_ALLOWED, {
      extensions: { code: 'FORBIDDEN', errorCode: 'NOT_ALLOWED' },
    });
  }
  return true;
};
