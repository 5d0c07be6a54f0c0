import { FOLLOW_UP_DAYS, OUTCOME_CORRECTION_MINUTES } from '../../../domain/follow-ups';
import { DAY_MS, MINUTE_MS } from '../../../domain/time';
import type { RequestContext } from '../../graphql/context';
import { IN_ORDER_OF_TIME, liveInterview, selectApplications, type ApplicationParent } from '../applications';

const MOST = 50;

/** What was said of the interview of `applications a`, if anything was. */
export const FOLLOW_UP_OF_INTERVIEW =
  'LEFT JOIN interview_follow_ups f ON f.application_id = a.id AND f.interview_starts_at = a.interview_starts_at';

/** Of `applications a`: its applicant was not erased, so an outcome can still be told to someone. */
export const HAS_APPLICANT =
  'EXISTS (SELECT 1 FROM seekers applicant WHERE applicant.id = a.seeker_id AND applicant.account_id IS NOT NULL)';

/** An interview ends on the day it begins, so the condition on its start bounds the range of the index. */
export function selectMissingOutcomes(context: RequestContext, companyId: string): Promise<ApplicationParent[]> {
  const now = context.services.clock.now();
  const oldestEnd = new Date(now.getTime() - FOLLOW_UP_DAYS * DAY_MS);
  const changeableFrom = new Date(now.getTime() - OUTCOME_CORRECTION_MINUTES * MINUTE_MS);
  return selectApplications(context, {
    joins: `FORCE INDEX (ix_applications_company_interview) ${FOLLOW_UP_OF_INTERVIEW}`,
    where: `a.company_id = ? AND ${liveInterview('a')} AND a.interview_starts_at > ? AND a.interview_ends_at > ? AND a.interview_ends_at <= ?
      AND (f.outcome IS NULL OR (f.told_at IS NULL AND f.outcome_at > ?)) AND ${HAS_APPLICANT}`,
    parameters: [companyId, new Date(oldestEnd.getTime() - DAY_MS), oldestEnd, now, changeableFrom],
    order: IN_ORDER_OF_TIME,
    limit: MOST,
  });
}
