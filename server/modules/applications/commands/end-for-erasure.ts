import { RejectionNotice, type ApplicationParty } from '../../../../domain/applications';
import type { Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { type LockedApplication, withLockedApplication } from '../locked-application.sql';
import { mailJobNews, mailParty } from '../application-news';
import { companyLeftMail, interviewDroppedMail, jobNewsMail } from '../application.mails';
import { cancelAccepted, endPending } from '../stored-application.sql';

/**
 * Ends what one side leaves open when it is erased: a pending application is withdrawn or closed, an accepted interview
 * that is not over or was cancelled is cancelled; seats are free again, and the other side is informed without the name of the erased one.
 * Repeating it changes nothing. The token of a cancelled acceptance stays spent.
 */
export async function endForErasure(
  services: Pick<Services, 'dataSource' | 'outbox' | 'env' | 'clock'>,
  applicationId: string,
  by: ApplicationParty,
): Promise<void> {
  const now = services.clock.now();
  const ending =
    by === 'APPLICANT'
      ? ({ status: 'WITHDRAWN', now } as const)
      : ({ status: 'REJECTED', notice: RejectionNotice.COMPANY_LEFT, now } as const);
  await withLockedApplication(
    services,
    applicationId,
    (ids) => ({ job: ids.job_id, slot: [ids.slot_id], application: ids.id }),
    async (transaction, application) => {
      if (application.status === 'PENDING') {
        await endPending(transaction, application, ending);
        await tellOfPending(services, transaction, application, by);
        return;
      }
      if (application.status !== 'ACCEPTED') return;
      const isCancelled = application.cancelled_at !== null;
      if (!isCancelled && application.interview_ends_at <= now) return;
      await cancelAccepted(transaction, application, ending);
      // That it will not take place, both sides know of one that was cancelled.
      if (!isCancelled)
        await mailParty(services, transaction, application, {
          party: by === 'APPLICANT' ? 'COMPANY' : 'APPLICANT',
          key: `erasure-cancelled:${application.id}`,
          write: (addressed) =>
            interviewDroppedMail({ ...addressed, application, by, sequence: application.interview_sequence + 1 }),
        });
    },
    { repeatable: true },
  );
}

async function tellOfPending(
  services: Pick<Services, 'outbox' | 'env'>,
  transaction: Transaction,
  application: LockedApplication,
  by: ApplicationParty,
): Promise<void> {
  if (by === 'COMPANY')
    return mailParty(services, transaction, application, {
      party: 'APPLICANT',
      key: `erasure-closed:${application.id}`,
      write: (addressed) => companyLeftMail({ ...addressed, application }),
    });
  const job = { id: application.job_id, title: application.job_title, company_id: application.company_id };
  await mailJobNews(services, transaction, {
    kind: 'withdrawn',
    job,
    seekerId: application.seeker_id,
    write: (facts) => jobNewsMail({ ...facts, job, counts: { withdrawn: 1 } }),
  });
}
