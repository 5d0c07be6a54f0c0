import { ErrorCode, refuse } from '../../../../domain/errors';
import { proposalsLeft, RESCHEDULE_OUTCOMES, RescheduleAnswer } from '../../../../domain/reschedules';
import type { Actor } from '../../../actor';
import { read } from '../../../db/read';
import type { Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import {
  mailCalendarEntry,
  moveInterview,
  partyOf,
  refuseConflict,
  takeSeat,
  subjectOf,
  withLockedApplication,
  type LockedApplication,
} from '../../applications';
import { RescheduleRequest } from '../reschedule-request.entity';
import { pendingOf, whyNotRespond } from '../reschedule.policy';
import { withZone } from '../reschedule.queries';
import { closeRequest, readNegotiation, notifyOtherParty } from './negotiation';
import { memberOf, openSlotOf, ownCompany, propose, type ProposedTime } from './propose';

interface RescheduleResponse {
  applicationId: string;
  /** The request that the answerer sees; without it, the one that is pending is answered. */
  requestId?: string | null;
  answer: RescheduleAnswer;
  counterOffer?: ProposedTime | null;
}

const NEWS = { ACCEPT: 'accepted', REJECT: 'rejected', COUNTER: 'countered' } as const;

/**
 * Answers the other side's pending request: accepted (the interview moves, or is planned again, and its old seat is freed;
 * a slot that the request names gives its seat), rejected (the interview stays) or countered (a new pending request of the
 * responder). A repeated answer is refused: nothing is pending any more. So is one to a request that another has followed.
 */
export async function respondToReschedule(
  services: Services,
  actor: Actor,
  { applicationId, requestId: seenId, answer, counterOffer }: RescheduleResponse,
): Promise<void> {
  if ((answer === RescheduleAnswer.COUNTER) !== Boolean(counterOffer)) throw refuse('RESCHEDULE_INVALID');
  const now = services.clock.now();
  const proposedSlot = await slotOfPending(services, applicationId);
  await withLockedApplication(
    services,
    applicationId,
    (ids) => ({
      seeker: ids.seeker_id,
      ...(counterOffer ? ownCompany(actor) : {}),
      job: ids.job_id,
      slot: [ids.slot_id, proposedSlot],
      application: ids.id,
    }),
    async (transaction, application) => {
      const { requests } = await readNegotiation(transaction, application.id);
      const pending = pendingOf(requests);
      const subject = subjectOf(application);
      const refusal = whyNotRespond(actor, subject, pending, now);
      const party = partyOf(actor, subject);
      if (refusal || !pending || !party) throw refuse(refusal ?? 'RESCHEDULE_NONE_PENDING');
      // Withdrawn meanwhile, and replaced: the new request is unanswered.
      if (seenId && pending.id !== seenId) throw refuse('RESCHEDULE_NONE_PENDING');
      // Another slot than the one that is locked: the request is not the one that was there when this began.
      if (pending.slotId !== proposedSlot && answer === RescheduleAnswer.ACCEPT)
        throw refuse('RESCHEDULE_NONE_PENDING');
      if (counterOffer && proposalsLeft(party, requests) === 0) throw refuse('RESCHEDULE_LIMIT');
      const response = { status: RESCHEDULE_OUTCOMES[answer], answeredBy: memberOf(party, actor), at: now };
      if (!(await closeRequest(transaction, pending.id, response))) throw refuse('RESCHEDULE_NONE_PENDING');
      if (answer === RescheduleAnswer.ACCEPT) await takeProposedTime(transaction, application, pending, now);
      const { id: requestId, time } = counterOffer
        ? await propose(transaction, { application, party, actor, time: counterOffer, previous: pending, now })
        : { id: pending.id, time: withZone(pending.newInterview) };
      const isPlannedAgain = answer === RescheduleAnswer.ACCEPT && application.cancelled_at !== null;
      const news = isPlannedAgain ? 'plannedAgain' : NEWS[answer];
      const sequence = answer === RescheduleAnswer.ACCEPT ? application.interview_sequence + 1 : undefined;
      await notifyOtherParty(services, transaction, { application, by: party, news, time, requestId, sequence });
      if (sequence !== undefined)
        await mailCalendarEntry(services, transaction, application, { party, time, sequence });
    },
  );
}

/** Read without a lock, to be locked. */
async function slotOfPending({ dataSource }: Services, applicationId: string): Promise<string | null> {
  const pending = await read(dataSource, (manager) =>
    manager.getRepository(RescheduleRequest).findOneBy({ pendingApplicationId: applicationId }),
  );
  return pending?.slotId ?? null;
}

async function takeProposedTime(
  transaction: Transaction,
  application: LockedApplication,
  { newInterview, slotId }: RescheduleRequest,
  now: Date,
): Promise<void> {
  await refuseConflict(transaction, {
    seekerId: application.seeker_id,
    span: newInterview,
    exceptApplicationId: application.id,
    code: ErrorCode.APPLICANT_CONFLICT,
  });
  if (slotId) {
    const slot = await openSlotOf(transaction, application, { slotId, time: newInterview, input: null, now });
    if (!(await takeSeat(transaction.manager, slot.id))) throw refuse('SLOT_FULL');
  }
  await moveInterview(transaction, application, { interview: newInterview, slotId, now });
}
