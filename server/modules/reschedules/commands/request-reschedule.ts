import { ErrorCode, refuse } from '../../../../domain/errors';
import type { ApplicationParty } from '../../../../domain/applications';
import { spanOf, type LocalSpan } from '../../../../domain/interview-times';
import type { LocationType } from '../../../../domain/slots';
import type { Actor } from '../../../actor';
import { newId } from '../../../db/columns';
import type { LockPlan } from '../../../db/lock';
import type { Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import {
  Application,
  mailParty,
  partyOf,
  refuseConflict,
  subjectOf,
  withLockedApplication,
  type LockedApplication,
} from '../../applications/public';
import { refuseUnlessVerified } from '../../companies/public';
import { RescheduleRequest } from '../reschedule-request.entity';
import { rescheduleMail, type RescheduleNews } from '../reschedule.mails';
import { whyNotRequest } from '../reschedule.policy';

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
    (ids) => ({ seeker: ids.seeker_id, ...ownCompany(actor), application: ids.id }),
    async (transaction, application) => {
      const subject = { ...subjectOf(application), interviewEndsAt: application.interview_ends_at };
      const refusal = whyNotRequest(actor, subject, await latestRequest(transaction, application.id), now);
      const party = partyOf(actor, subject);
      if (refusal || !party) throw refuse(refusal ?? 'UPDATE_APPLICATION_FORBIDDEN');
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

/** Of an application whose row the caller has locked. */
export function latestRequest({ manager }: Transaction, applicationId: string): Promise<RescheduleRequest | null> {
  return manager
    .getRepository(RescheduleRequest)
    .findOne({ where: { applicationId }, order: { requestedAt: 'DESC', id: 'DESC' } });
}

interface Proposal {
  application: LockedApplication;
  party: ApplicationParty;
  time: ProposedTime;
  /** The request that this one answers with a counter offer. */
  previous: RescheduleRequest | null;
  now: Date;
}

/**
 * Writes a pending request; a unique key on the application lets no second one be pending. A company must be verified to
 * propose a time. Only the applicant's own is checked for conflicts: a company must not learn of other interviews by
 * trying times.
 */
export async function propose(
  transaction: Transaction,
  { application, party, time, previous, now }: Proposal,
): Promise<void> {
  const { manager } = transaction;
  const span = spanOf(time);
  if (party === 'COMPANY') await refuseUnlessVerified(manager, application.company_id);
  else
    await refuseConflict(transaction, {
      seekerId: application.seeker_id,
      span,
      exceptApplicationId: application.id,
      code: ErrorCode.APPLICANT_CONFLICT,
    });
  const locationType = time.locationType ?? previous?.newInterview.locationType ?? application.interview_location_type;
  await manager.getRepository(RescheduleRequest).insert({
    id: newId(),
    applicationId: application.id,
    pendingApplicationId: application.id,
    previousId: previous?.id ?? null,
    requestedBy: party,
    status: 'PENDING',
    newInterview: { ...time, ...span, locationType },
    reason: time.reason ?? '',
    requestedAt: now,
  });
  await manager.getRepository(Application).update({ id: application.id }, { updatedAt: now });
}

interface News {
  application: LockedApplication;
  by: ApplicationParty;
  news: RescheduleNews;
  time: LocalSpan;
}

export function tellOtherParty(services: Services, transaction: Transaction, about: News): Promise<void> {
  return mailParty(services, transaction, about.application, {
    party: about.by === 'COMPANY' ? 'APPLICANT' : 'COMPANY',
    key: `reschedule-${about.news}:${newId()}`,
    write: (addressed) => rescheduleMail({ ...addressed, ...about }),
  });
}
