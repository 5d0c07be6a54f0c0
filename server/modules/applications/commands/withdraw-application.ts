import { refuse } from '../../../../domain/errors';
import type { SeekerActor } from '../../../actor';
import type { Services } from '../../../services';
import { mailJobNews } from '../application-news';
import { withdrawnMail } from '../application.mails';
import { partyOf, whyNotWithdraw } from '../application.policy';
import { subjectOf, withLockedApplication } from '../locked-application.sql';
import { endPending } from '../stored-application.sql';

/** Withdraws the own pending application and frees the seat. Repeating it succeeds. */
export async function withdrawApplication(
  services: Services,
  actor: SeekerActor,
  applicationId: string,
): Promise<void> {
  const now = services.clock.now();
  await withLockedApplication(
    services,
    applicationId,
    (ids) => ({ job: ids.job_id, slot: [ids.slot_id], application: ids.id }),
    async (transaction, application) => {
      const subject = subjectOf(application);
      if (application.status === 'WITHDRAWN' && partyOf(actor, subject) === 'APPLICANT') return;
      const refusal = whyNotWithdraw(actor, subject);
      if (refusal) throw refuse(refusal);
      await endPending(transaction, application, { status: 'WITHDRAWN', now });
      await mailJobNews(services, transaction, {
        kind: 'withdrawn',
        job: { id: application.job_id, title: application.job_title, company_id: application.company_id },
        seekerId: application.seeker_id,
        write: (facts) => withdrawnMail({ ...facts, application }),
      });
    },
    { repeatable: true },
  );
}
