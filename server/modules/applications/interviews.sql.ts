import type { LocalDate } from '../../../domain/time';
import { selectApplications } from './application-lists.sql';
import { notOver, notOverAt } from './interview-times.sql';
import type { ApplicationParent, ApplicationScope } from './shown-application';

/** More interviews than a calendar of six weeks can show. */
const MAX_INTERVIEWS = 500;

const IN_ORDER_OF_TIME = 'a.interview_starts_at, a.id';

interface InterviewsFilter {
  owner: { companyId: string } | { seekerId: string };
  /** Those that are over by then are left out. */
  from: Date;
  /** The last day; open when missing. */
  to: LocalDate | null | undefined;
}

/** Accepted interviews of one side, in order of time. */
export function listInterviews(
  scope: ApplicationScope,
  { owner, from, to }: InterviewsFilter,
): Promise<ApplicationParent[]> {
  const { sql, id, index } =
    'companyId' in owner
      ? { sql: 'a.company_id = ?', id: owner.companyId, index: 'ix_applications_company_interview' }
      : { sql: 'a.seeker_id = ?', id: owner.seekerId, index: 'ix_applications_seeker_status' };
  return selectApplications(scope, {
    // Without the hint the optimiser reads every application of a company and sorts them.
    joins: `FORCE INDEX (${index})`,
    where: `${sql} AND a.status = 'ACCEPTED' AND ${notOver('a')} ${to ? 'AND a.interview_date <= ?' : ''}`,
    parameters: [id, ...notOverAt(from), ...(to ? [to] : [])],
    order: IN_ORDER_OF_TIME,
    limit: MAX_INTERVIEWS,
  });
}

/** The seeker's next accepted interview that is not over. */
export async function nextInterview(scope: ApplicationScope, seekerId: string): Promise<ApplicationParent | null> {
  const [next] = await selectApplications(scope, {
    where: `a.seeker_id = ? AND a.status = 'ACCEPTED' AND ${notOver('a')}`,
    parameters: [seekerId, ...notOverAt(scope.services.clock.now())],
    order: IN_ORDER_OF_TIME,
    limit: 1,
  });
  return next ?? null;
}
