import type { InsightPart } from '../../../domain/insights';
import type { RequestContext } from '../../graphql/context';
import type { Parameter } from '../../db/statements';
import { inState, selectApplications, type ApplicationParent } from '../applications';
import { FOLLOW_UP_OF_INTERVIEW } from '../follow-ups';

/** Which applications each figure counts: conditions on `applications a` and its follow-up `f`. */

const ANSWERED = inState('a', 'PLANNED', 'CANCELLED', 'REJECTED');
const DAYS = 'DATEDIFF(a.decided_at + INTERVAL 7 HOUR, a.applied_at + INTERVAL 7 HOUR)';
const answeredAfter = (days: string): string => `${ANSWERED} AND ${DAYS} ${days}`;
/** The moment is its one parameter. An interview that is over was held, unless the company says otherwise. */
const INTERVIEWED = `${inState('a', 'PLANNED')} AND a.interview_ends_at <= ?
  AND (f.company_says IS NULL OR f.company_says = 'TOOK_PLACE' OR f.outcome = 'CHOSEN')`;

export const PARTS = {
  APPLIED: 'TRUE',
  ACCEPTED: inState('a', 'PLANNED', 'CANCELLED'),
  INTERVIEWED,
  CHOSEN: `${inState('a', 'PLANNED')} AND f.outcome = 'CHOSEN'`,
  SAME_DAY: answeredAfter('<= 0'),
  NEXT_DAY: answeredAfter('= 1'),
  WITHIN_3_DAYS: answeredAfter('BETWEEN 2 AND 3'),
  WITHIN_7_DAYS: answeredAfter('BETWEEN 4 AND 7'),
  LATER: answeredAfter('> 7'),
  NOT_ANSWERED: inState('a', 'NO_REPLY', 'CLOSED'),
  STILL_OPEN: inState('a', 'WAITING'),
  WITHDRAWN: inState('a', 'WITHDRAWN'),
} as const satisfies Record<InsightPart, string>;

/** The applications of a company that were made from one instant up to, but without, another. */
export const OF_PERIOD = {
  joins: `FORCE INDEX (ix_applications_company) ${FOLLOW_UP_OF_INTERVIEW}`,
  where: 'a.company_id = ? AND a.applied_at >= ? AND a.applied_at < ?',
};

const MOST = 100;

interface Behind {
  companyId: string;
  part: InsightPart;
  jobId: string | null;
  instants: readonly [Date, Date];
}

/** The applications behind a figure, the newest first, at most 100. */
export function applicationsBehind(
  scope: RequestContext,
  { companyId, part, jobId, instants }: Behind,
): Promise<ApplicationParent[]> {
  const now = scope.services.clock.now();
  const parameters: Parameter[] = [companyId, ...instants, jobId, jobId, ...(part === 'INTERVIEWED' ? [now] : [])];
  return selectApplications(scope, {
    joins: OF_PERIOD.joins,
    where: `${OF_PERIOD.where} AND (? IS NULL OR a.job_id = ?) AND ${PARTS[part]}`,
    parameters,
    order: 'a.applied_at DESC, a.id DESC',
    limit: MOST,
  });
}
