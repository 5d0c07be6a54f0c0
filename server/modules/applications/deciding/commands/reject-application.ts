import type { CompanyActor } from '../../../../actor';
import type { Services } from '../../../../services';
import { mailParty } from '../../application-news';
import { rejectedMail } from '../../application.mails';
import { decisionRefused } from '../why-not-decide-now';
import { partyOf, whyNotDecide } from '../../application.policy';
import { subjectOf, withLockedApplication } from '../../locked-application.sql';
import { endPending, hasAccepted } from '../../stored-application.sql';

/** Rejects a pending applicant and frees the seat. Repeating it succeeds. */
export async function rejectApplication(services: Services, actor: CompanyActor, applicationId: string): Promise<void> {
  const now = services.clock.now();
  await withLockedApplication(
    services,
    applicationId,
    (ids) => ({ job: ids.job_id, slot: [ids.slot_id], application: ids.id }),
    async (transaction, application) => {
      const subject = subjectOf(application);
      const isOwn = partyOf(actor, subject) === 'COMPANY' && application.decided_by === actor.accountId;
      if (application.status === 'REJECTED' && isOwn) return;
      const refusal = whyNotDecide(actor, subject);
      if (refusal) throw await decisionRefused(transaction.manager, actor, application, { refusal, now });
      await endPending(transaction, application, { status: 'REJECTED', decidedBy: actor.accountId, now });
      const isKnown = await hasAccepted(transaction.manager, application.company_id, application.seeker_id);
      await mailParty(services, transaction, application, {
        party: 'APPLICANT',
        key: `rejected:${application.id}`,
        write: (addressed) => rejectedMail({ ...addressed, application, isKnown }),
      });
    },
    { repeatable: true },
  );
}
