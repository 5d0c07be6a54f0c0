import { refuse } from '../../../../domain/errors';
import { CANCEL_REASON } from '../../../../domain/interviews';
import { statusAt } from '../../../../domain/reschedules';
import type { Actor } from '../../../actor';
import { newId } from '../../../db/columns';
import type { Services } from '../../../services';
import {
  interviewOf,
  mailParty,
  partyOf,
  cancelPlannedInterview,
  subjectOf,
  withLockedApplication,
} from '../../applications';
import { CancelledInterview } from '../cancelled-interview.entity';
import { rescheduleMail } from '../reschedule.mails';
import { pendingOf, whyNotCancel } from '../reschedule.policy';
import { applicantNameOf, closeRequest, readNegotiation, writeExpiry } from './negotiation';
import { memberOf } from './propose';

interface Cancellation {
  applicationId: string;
  /** A company gives one. */
  reason: string | null;
}

/**
 * Cancels a planned interview that has not begun: its seat is free, an open proposal ends with it, and both sides are told.
 * The acceptance stays, and its token spent. A repeat succeeds.
 */
export async function cancelInterview(
  services: Services,
  actor: Actor,
  { applicationId, reason }: Cancellation,
): Promise<void> {
  const now = services.clock.now();
  await withLockedApplication(
    services,
    applicationId,
    (ids) => ({ job: ids.job_id, slot: [ids.slot_id], application: ids.id }),
    async (transaction, application) => {
      const subject = subjectOf(application);
      const by = partyOf(actor, subject);
      const refusal = whyNotCancel(actor, subject, now);
      const { requests, cancelled } = await readNegotiation(transaction, application.id);
      if (by && refusal === 'CANCEL_ALREADY' && cancelled?.cancelledBy === by) return;
      if (refusal || !by) throw refuse(refusal ?? 'UPDATE_APPLICATION_FORBIDDEN');
      if (by === 'COMPANY' && (reason ?? '').length < CANCEL_REASON.min)
        throw refuse('CANCEL_REASON_REQUIRED', ['reason']);
      const pending = pendingOf(requests);
      await writeExpiry(services, transaction, application, pending, now);
      if (pending && statusAt(pending, now) === 'PENDING')
        await closeRequest(transaction, pending.id, { status: 'ENDED', at: now });
      if (!(await cancelPlannedInterview(transaction, application, now))) throw refuse('CANCEL_ALREADY');
      const time = interviewOf(application);
      const id = newId();
      await transaction.manager.getRepository(CancelledInterview).insert({
        id,
        applicationId,
        number: application.lock_version,
        cancelledBy: by,
        accountId: memberOf(by, actor),
        reason: reason ?? '',
        cancelledAt: now,
        interviewDate: time.date,
        interviewStart: time.start,
        interviewEnd: time.end,
        timeZone: time.timeZone,
      });
      const applicantName = await applicantNameOf(transaction, application);
      const sequence = application.interview_sequence + 1;
      const facts = { news: 'cancelled', application, applicantName, by, time, sequence } as const;
      for (const reader of ['APPLICANT', 'COMPANY'] as const)
        await mailParty(services, transaction, application, {
          party: reader,
          key: `interview-cancelled:${id}:${reader}`,
          write: (addressed) => rescheduleMail({ ...addressed, ...facts, reader }),
        });
    },
    { repeatable: true },
  );
}
