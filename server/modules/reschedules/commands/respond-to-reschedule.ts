import { ErrorCode, refuse } from '../../../../domain/errors';
import type { ApplicationParty } from '../../../../domain/applications';
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
import { closeRequest, readLatestReschedule, type RescheduleRow } from '../reschedule.sql';
import { whyNotRespond } from '../reschedule.policy';
import { tellOtherParty } from '../reschedule-news';
import { ownCompany, propose, refuseProposal, type ProposedTime } from './request-reschedule';

export interface RescheduleResponse {
  applicationId: string;
  answer: RescheduleAnswer;
  counterOffer?: ProposedTime | null;
}

/**
 * Answers the other side's pending request: accepted (the interview moves and its seat is freed), rejected (the interview
 * stays) or countered (a new pending request of the responder).
 * Errors: RESCHEDULE_INVALID, RESCHEDULE_FORBIDDEN, RESCHEDULE_NONE_PENDING, RESCHEDULE_OWN, SLOT_IN_PAST, APPLICANT_CONFLICT,
 * COMPANY_NOT_VERIFIED (of a counter offer alone).
 */
export async function respondToReschedule(
  services: Services,
  actor: Actor,
  response: RescheduleResponse,
): Promise<void> {
  const { answer, counterOffer } = response;
  if ((answer === RescheduleAnswer.COUNTER) !== Boolean(counterOffer)) throw refuse('RESCHEDULE_INVALID');
  const now = services.clock.now();
  await withLockedApplication(
    services,
    response.applicationId,
    (learned) => ({
      seeker: learned.seeker_id,
      ...(counterOffer ? ownCompany(actor) : {}),
      job: learned.job_id,
      slot: [learned.slot_id],
      application: learned.id,
    }),
    async (transaction, application) => {
      const latest = await readLatestReschedule(transaction.manager, application.id);
      const subject = subjectOf(application);
      const refusal = whyNotRespond(
        actor,
        subject,
        latest && { status: latest.status, requestedBy: latest.requested_by },
      );
      const party = partyOf(actor, subject);
      if (refusal || !latest || !party) throw refuse(refusal ?? 'RESCHEDULE_NONE_PENDING');
      const status = RESCHEDULE_OUTCOMES[answer];
      if (!(await closeRequest(transaction.manager, { id: latest.id, status, now })))
        throw refuse('RESCHEDULE_NONE_PENDING');
      if (answer === RescheduleAnswer.ACCEPT) await takeProposedTime(transaction, application, latest, now);
      if (counterOffer) await counter(transaction, { application, party, latest, counterOffer, now });
      const time = counterOffer ?? { date: latest.new_date, start: latest.new_start, end: latest.new_end };
      await tellOtherParty(services, transaction, { application, by: party, news: NEWS[answer], time });
    },
  );
}

const NEWS = { ACCEPT: 'accepted', REJECT: 'rejected', COUNTER: 'countered' } as const satisfies Record<
  RescheduleAnswer,
  string
>;

async function takeProposedTime(
  transaction: Transaction,
  application: LockedApplication,
  request: RescheduleRow,
  now: Date,
): Promise<void> {
  if (request.new_starts_at <= now) throw refuse('SLOT_IN_PAST');
  await refuseConflict(transaction, {
    seekerId: application.seeker_id,
    span: { startsAt: request.new_starts_at, endsAt: request.new_ends_at },
    exceptApplicationId: application.id,
    code: ErrorCode.APPLICANT_CONFLICT,
  });
  await moveInterview(transaction, application, {
    interview: {
      date: request.new_date,
      start: request.new_start,
      end: request.new_end,
      starts_at: request.new_starts_at,
      ends_at: request.new_ends_at,
      location_type: request.new_location_type,
    },
    now,
  });
}

interface Counter {
  application: LockedApplication;
  party: ApplicationParty;
  latest: RescheduleRow;
  counterOffer: ProposedTime;
  now: Date;
}

async function counter(
  transaction: Transaction,
  { application, party, latest, counterOffer, now }: Counter,
): Promise<void> {
  await refuseProposal(transaction, application, party, counterOffer);
  await propose(transaction, { application, party, time: counterOffer, previous: latest, now });
}
