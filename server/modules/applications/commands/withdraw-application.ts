import { refuse } from '../../../../domain/errors';
import type { SeekerActor } from '../../../actor';
import { affectedRows } from '../../../db/statements';
import type { Services } from '../../../services';
import { partyOf, whyNotWithdraw } from '../application.policy';
import { subjectOf, withLockedApplication } from '../locked-application';
import { freeSeat } from '../seats';

/**
 * Takes back one's own pending application and frees the seat. Repeating one's own success answers it again.
 * Errors: APPLICATION_NOT_FOUND, APPLICATION_FORBIDDEN, APPLICATION_NOT_PENDING.
 */
export async function withdrawApplication(services: Services, actor: SeekerActor, applicationId: string): Promise<void> {
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
      const withdrawn = await affectedRows(
        transaction.manager,
        "UPDATE applications SET status = 'WITHDRAWN', updated_at = ? WHERE id = ? AND status = 'PENDING'",
        [now, application.id],
      );
      if (withdrawn === 0) throw refuse('APPLICATION_NOT_PENDING');
      await freeSeat(transaction, application.slot_id);
    },
    { repeatable: true },
  );
}
