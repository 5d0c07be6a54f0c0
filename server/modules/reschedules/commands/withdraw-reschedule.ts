import { refuse } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import type { Services } from '../../../services';
import { partyOf, subjectOf, withLockedApplication } from '../../applications';
import { pendingOf, whyNotTakeBack } from '../reschedule.policy';
import { withZone } from '../reschedule.queries';
import { closeRequest, readNegotiation, notifyOtherParty } from './negotiation';

/** Takes back the own pending request; the interview stays as it was. Repeating it succeeds. */
export async function withdrawReschedule(services: Services, actor: Actor, applicationId: string): Promise<void> {
  const now = services.clock.now();
  await withLockedApplication(
    services,
    applicationId,
    (ids) => ({ application: ids.id }),
    async (transaction, application) => {
      const { requests } = await readNegotiation(transaction, application.id);
      const [newest] = requests;
      const pending = pendingOf(requests);
      const subject = subjectOf(application);
      const party = partyOf(actor, subject);
      if (newest?.status === 'WITHDRAWN' && newest.requestedBy === party) return;
      const refusal = whyNotTakeBack(actor, subject, pending, now);
      if (refusal || !pending || !party) throw refuse(refusal ?? 'RESCHEDULE_NONE_PENDING');
      if (!(await closeRequest(transaction, pending.id, { status: 'WITHDRAWN', at: now })))
        throw refuse('RESCHEDULE_NONE_PENDING');
      const about = { application, by: party, time: withZone(pending.newInterview), requestId: pending.id };
      await notifyOtherParty(services, transaction, { ...about, news: 'withdrawn' });
    },
    { repeatable: true },
  );
}
