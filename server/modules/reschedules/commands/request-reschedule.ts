import { ErrorCode, refuse } from '../../../../domain/errors';
import type { ApplicationParty } from '../../../../domain/applications';
import { NO_REASON } from '../../../../domain/reschedules';
import { spanOf, type LocalSpan } from '../../../../domain/interview-times';
import type { LocationType } from '../../../../domain/slots';
import type { Actor } from '../../../actor';
import type { LockPlan } from '../../../db/lock';
import type { Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import {
  partyOf,
  refuseConflict,
  subjectOf,
  withLockedApplication,
  type LockedApplication,
} from '../../applications/public';
import { refuseUnlessVerified } from '../../companies/public';
import { insertRequest, readLatestReschedule, type RescheduleRow } from '../reschedule.sql';
import { whyNotRequest } from '../reschedule.policy';
import { tellOtherParty } from '../reschedule-news';

export interface ProposedTime extends LocalSpan {
  locationType?: LocationType | null;
  reason: string | null;
}

/**
 * Asks the other side to move an accepted interview. The applicant may ask once, the company whenever nothing is
 * pending; an applicant's own time must not clash with another interview.
 * Errors: APPLICATION_NOT_FOUND, UPDATE_APPLICATION_FORBIDDEN, RESCHEDULE_NOT_ACCEPTED, RESCHEDULE_INTERVIEW_OVER,
 * RESCHEDULE_EXISTS, COMPANY_NOT_VERIFIED, APPLICANT_CONFLICT.
 */
export async function requestReschedule(
  services: Services,
  actor: Actor,
  applicationId: string,
  time: ProposedTime,
): Promise<void> {
  const now = services.clock.now();
  await withLockedApplication(
    services,
    applicationId,
    (learned) => ({ seeker: learned.seeker_id, ...ownCompany(actor), application: learned.id }),
    async (transaction, application) => {
      const subject = { ...subjectOf(application), interviewEndsAt: application.interview_ends_at };
      const latest = await readLatestReschedule(transaction.manager, application.id);
      const refusal = whyNotRequest(
        actor,
        subject,
        latest && { status: latest.status, requestedBy: latest.requested_by },
        now,
      );
      const party = partyOf(actor, subject);
      if (refusal || !party) throw refuse(refusal ?? 'UPDATE_APPLICATION_FORBIDDEN');
      await refuseProposal(transaction, application, party, time);
      await propose(transaction, { application, party, time, previous: null, now });
      await tellOtherParty(services, transaction, { application, by: party, news: 'requested', time });
    },
  );
}

/**
 * A company that proposes a time locks its own row: the job's lock is not enough, because a revocation does not write to a
 * deleted job, whose interviews still take place.
 */
export function ownCompany({ activeRole, companyId }: Actor): LockPlan {
  return activeRole === 'COMPANY' && companyId !== null ? { company: companyId } : {};
}

/**
 * A company must be verified to propose a time. Only the applicant's own is checked for conflicts: a company must not
 * learn of other interviews by trying times.
 */
export async function refuseProposal(
  transaction: Transaction,
  application: LockedApplication,
  party: ApplicationParty,
  time: LocalSpan,
): Promise<void> {
  if (party === 'COMPANY') return refuseUnlessVerified(transaction.manager, application.company_id);
  await refuseConflict(transaction, {
    seekerId: application.seeker_id,
    span: spanOf(time),
    exceptApplicationId: application.id,
    code: ErrorCode.APPLICANT_CONFLICT,
  });
}

interface Proposal {
  application: LockedApplication;
  party: ApplicationParty;
  time: ProposedTime;
  /** The request that this one answers with a counter offer. */
  previous: RescheduleRow | null;
  now: Date;
}

export function propose(
  { manager }: Transaction,
  { application, party, time, previous, now }: Proposal,
): Promise<void> {
  const locationType = time.locationType ?? previous?.new_location_type ?? application.interview_location_type;
  return insertRequest(manager, {
    applicationId: application.id,
    by: party,
    time: { ...time, ...spanOf(time), locationType },
    reason: time.reason ?? NO_REASON,
    previousId: previous?.id ?? null,
    now,
  });
}
