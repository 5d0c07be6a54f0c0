import { ErrorCode, refuse } from '../../../../domain/errors';
import { RESCHEDULE_OUTCOMES, RescheduleAnswer } from '../../../../domain/reschedules';
import type { Actor } from '../../../actor';
import type { Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import {
  moveInterview,
  partyOf,
  refuseConflict,
  subjectOf,
  withLockedApplication,
  type LockedApplication,
} from '../../applications/public';
import { RescheduleRequest } from '../reschedule-request.entity';
import { whyNotRespond } from '../reschedule.policy';
import { latestRequest, ownCompany, propose, tellOtherParty, type ProposedTime } from './request-reschedule';

interface RescheduleResponse {
  applicationId: string;
  answer: RescheduleAnswer;
  counterOffer?: ProposedTime | null;
}

const NEWS = { ACCEPT: 'accepted', REJECT: 'rejected', COUNTER: 'countered' } as const;

/**
 * Answers the other side's pending request: accepted (the interview moves and its seat is freed), rejected (the interview
 * stays) or countered (a new pending request of the responder).
 * Errors: RESCHEDULE_INVALID, RESCHEDULE_FORBIDDEN, RESCHEDULE_NONE_PENDING, RESCHEDULE_OWN, SLOT_IN_PAST, APPLICANT_CONFLICT,
 * COMPANY_NOT_VERIFIED (of a counter offer alone).
 */
export async function respondToReschedule(
  services: Services,
  actor: Actor,
  { applicationId, answer, counterOffer }: RescheduleResponse,
): Promise<void> {
  if ((answer === RescheduleAnswer.COUNTER) !== Boolean(counterOffer)) throw refuse('RESCHEDULE_INVALID');
  const now = services.clock.now();
  await withLockedApplication(
    services,
    applicationId,
    (ids) => ({
      seeker: ids.seeker_id,
      ...(counterOffer ? ownCompany(actor) : {}),
      job: ids.job_id,
      slot: [ids.slot_id],
      application: ids.id,
    }),
    async (transaction, application) => {
      const latest = await latestRequest(transaction, application.id);
      const subject = subjectOf(application);
      const refusal = whyNotRespond(actor, subject, latest);
      const party = partyOf(actor, subject);
      if (refusal || !latest || !party) throw refuse(refusal ?? 'RESCHEDULE_NONE_PENDING');
      const { affected } = await transaction.manager
        .getRepository(RescheduleRequest)
        .update(
          { id: latest.id, status: 'PENDING' },
          { status: RESCHEDULE_OUTCOMES[answer], respondedAt: now, pendingApplicationId: null },
        );
      if (affected === 0) throw refuse('RESCHEDULE_NONE_PENDING');
      if (answer === RescheduleAnswer.ACCEPT) await takeProposedTime(transaction, application, latest, now);
      if (counterOffer) await propose(transaction, { application, party, time: counterOffer, previous: latest, now });
      const time = counterOffer ?? latest.newInterview;
      await tellOtherParty(services, transaction, { application, by: party, news: NEWS[answer], time });
    },
  );
}

async function takeProposedTime(
  transaction: Transaction,
  application: LockedApplication,
  { newInterview }: RescheduleRequest,
  now: Date,
): Promise<void> {
  if (newInterview.startsAt <= now) throw refuse('SLOT_IN_PAST');
  await refuseConflict(transaction, {
    seekerId: application.seeker_id,
    span: newInterview,
    exceptApplicationId: application.id,
    code: ErrorCode.APPLICANT_CONFLICT,
  });
  await moveInterview(transaction, application, newInterview, now);
}
