import { refuse } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import type { Services } from '../../../services';
import { partyOf, subjectOf, withLockedApplication } from '../../applications';
import { pendingOf, whyNotRequest } from '../reschedule.policy';
import { readNegotiation, notifyOtherParty, writeExpiry } from './negotiation';
import { ownCompany, propose, type ProposedTime } from './propose';

/**
 * Asks the other side to move an accepted interview, or to plan again one that was cancelled within 30 days. The applicant
 * may ask once, the company whenever nothing is pending, each at most three times in all; an applicant's own time must not
 * clash with another interview.
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
    (ids) => ({
      seeker: ids.seeker_id,
      ...ownCompany(actor),
      // Its time zone may not change while a time is read in it.
      job: ids.job_id,
      application: ids.id,
    }),
    async (transaction, application) => {
      const subject = subjectOf(application);
      const { requests, cancelled } = await readNegotiation(transaction, application.id);
      const refusal = whyNotRequest(actor, subject, { requests, cancelled }, now);
      const party = partyOf(actor, subject);
      if (refusal || !party) throw refuse(refusal ?? 'UPDATE_APPLICATION_FORBIDDEN');
      await writeExpiry(services, transaction, application, pendingOf(requests), now);
      const made = await propose(transaction, { application, party, actor, time, previous: null, now });
      const about = { application, by: party, time: made.time, requestId: made.id };
      await notifyOtherParty(services, transaction, { ...about, news: 'requested' });
    },
  );
}
