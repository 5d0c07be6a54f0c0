import { ACCEPTED } from '../../../domain/application-state';
import { ApplicationParty } from '../../../domain/applications';
import { PLAN_AGAIN_DAYS } from '../../../domain/interviews';
import { DAY_MS } from '../../../domain/time';
import { IN_ORDER_OF_TIME, inState, OF_CONTACT, selectApplications, type ApplicationParent } from '../applications';
import type { RequestContext } from '../../graphql/context';

/** More than anyone answers in two days. */
const MOST = 50;

/**
 * No proposal is pending for an interview that was planned for earlier than this: one that was cancelled lies after its
 * cancelling, may be planned again for some days, and that proposal waits for two more.
 */
const OLDEST_PLANNED_MS = (PLAN_AGAIN_DAYS + 3) * DAY_MS;

/** With a contact: only of jobs whose contact that member is. */
type Side = { companyId: string; contactId: string | null } | { seekerId: string };

/** Accepted `applications a` with a proposal of the other side that can be answered now. */
export function proposalsToAnswer(side: Side, now: Date) {
  const { owner, id, index, otherSide, contactId } =
    'companyId' in side
      ? {
          owner: 'a.company_id',
          id: side.companyId,
          index: 'ix_applications_company_interview',
          otherSide: ApplicationParty.APPLICANT,
          contactId: side.contactId,
        }
      : {
          owner: 'a.seeker_id',
          id: side.seekerId,
          index: 'ix_applications_seeker_status',
          otherSide: ApplicationParty.COMPANY,
          contactId: null,
        };
  return {
    joins: `FORCE INDEX (${index}) STRAIGHT_JOIN reschedule_requests r ON r.pending_application_id = a.id`,
    where: `${owner} = ? AND ${inState('a', ...ACCEPTED)} AND a.interview_starts_at > ? AND r.requested_by = ? AND r.expires_at > ? ${contactId ? `AND ${OF_CONTACT}` : ''}`,
    parameters: [
      ...[id, new Date(now.getTime() - OLDEST_PLANNED_MS), otherSide, now],
      ...(contactId ? [contactId] : []),
    ],
  };
}

/** In order of the planned time. One statement. */
export function selectProposalsToAnswer(context: RequestContext, side: Side): Promise<ApplicationParent[]> {
  return selectApplications(context, {
    ...proposalsToAnswer(side, context.services.clock.now()),
    order: IN_ORDER_OF_TIME,
    limit: MOST,
  });
}
