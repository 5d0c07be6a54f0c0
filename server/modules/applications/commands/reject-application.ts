import { refuse } from '../../../../domain/errors';
import type { CompanyActor } from '../../../actor';
import { affectedRows, selectOne } from '../../../db/statements';
import type { Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { seekerMailAddress } from '../../accounts/public';
import { rejectedMail } from '../application.mails';
import { partyOf, whyNotDecide } from '../application.policy';
import { freeSeat } from '../seats';
import { subjectOf, withLockedApplication, type LockedApplication } from '../locked-application';

/**
 * Rejects a pending applicant and frees the seat. Repeating it succeeds.
 * Errors: APPLICATION_NOT_FOUND, UPDATE_APPLICATION_FORBIDDEN, APPLICATION_NOT_PENDING.
 */
export async function rejectApplication(services: Services, actor: CompanyActor, applicationId: string): Promise<void> {
  const now = services.clock.now();
  await withLockedApplication(
    services,
    applicationId,
    (learned) => ({ job: learned.job_id, slot: [learned.slot_id], application: learned.id }),
    async (transaction, application) => {
      const subject = subjectOf(application);
      if (application.status === 'REJECTED' && partyOf(actor, subject) === 'COMPANY') return;
      const refusal = whyNotDecide(actor, subject);
      if (refusal) throw refuse(refusal);
      const rejected = await affectedRows(
        transaction.manager,
        "UPDATE applications SET status = 'REJECTED', decided_at = ?, updated_at = ? WHERE id = ? AND status = 'PENDING'",
        [now, now, application.id],
      );
      if (rejected === 0) throw refuse('APPLICATION_NOT_PENDING');
      await freeSeat(transaction, application.slot_id);
      await tellApplicant(services, transaction, application);
    },
    { repeatable: true },
  );
}

async function tellApplicant(
  services: Services,
  transaction: Transaction,
  application: LockedApplication,
): Promise<void> {
  const to = await seekerMailAddress(transaction.manager, application.seeker_id);
  if (!to) return;
  const known = await selectOne(
    transaction.manager,
    "SELECT 1 FROM applications WHERE seeker_id = ? AND company_id = ? AND status = 'ACCEPTED' LIMIT 1",
    [application.seeker_id, application.company_id],
  );
  await services.outbox.queueMail(
    transaction,
    `rejected:${application.id}`,
    rejectedMail({ to, appUrl: services.env.APP_URL, application, isKnown: known !== null }),
  );
}
