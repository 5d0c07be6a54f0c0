import { refuse } from '../../../../domain/errors';
import { maskName } from '../../../../domain/masking';
import type { SeekerActor } from '../../../actor';
import type { Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { companyMailAddress } from '../../accounts/public';
import { seekerName } from '../../seekers/public';
import type { LockedApplication } from '../application-columns.sql';
import { jobNewsMail, jobNewsTopic, withdrawnMail } from '../application.mails';
import { partyOf, whyNotWithdraw } from '../application.policy';
import { subjectOf, withLockedApplication } from '../locked-application';
import { freeSeat } from '../seats.sql';
import { markWithdrawn } from '../stored-application.sql';

/**
 * Withdraws the own pending application and frees the seat. Repeating it succeeds.
 * Errors: APPLICATION_NOT_FOUND, APPLICATION_FORBIDDEN, APPLICATION_NOT_PENDING.
 */
export async function withdrawApplication(
  services: Services,
  actor: SeekerActor,
  applicationId: string,
): Promise<void> {
  const now = services.clock.now();
  await withLockedApplication(
    services,
    applicationId,
    (learned) => ({ job: learned.job_id, slot: [learned.slot_id], application: learned.id }),
    async (transaction, application) => {
      const subject = subjectOf(application);
      if (application.status === 'WITHDRAWN' && partyOf(actor, subject) === 'APPLICANT') return;
      const refusal = whyNotWithdraw(actor, subject);
      if (refusal) throw refuse(refusal);
      if (!(await markWithdrawn(transaction.manager, application.id, now))) throw refuse('APPLICATION_NOT_PENDING');
      await freeSeat(transaction, application.slot_id);
      await tellCompany(services, transaction, application);
    },
    { repeatable: true },
  );
}

/** The mail keeps the person behind the mask. Each withdrawal counts, also of the same person. */
async function tellCompany(
  services: Services,
  transaction: Transaction,
  application: LockedApplication,
): Promise<void> {
  const to = await companyMailAddress(transaction.manager, application.company_id);
  const name = await seekerName(transaction.manager, application.seeker_id);
  if (!to || name === null) return;
  const addressed = { to, appUrl: services.env.APP_URL };
  await services.outbox.queueNews(transaction, jobNewsTopic(application.job_id), {
    kind: 'withdrawn',
    alone: withdrawnMail({ ...addressed, application, maskedName: maskName(name) }),
    together: (counts) =>
      jobNewsMail({ ...addressed, job: { id: application.job_id, title: application.job_title }, counts }),
  });
}
