import { lockRows } from '../../../db/lock';
import type { Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { mailParty } from '../application-news';
import { ownWithdrawnMail } from '../application.mails';
import { endPending, pendingAtCompany } from '../stored-application.sql';

/**
 * Withdraws the pending applications of a person who becomes a member of the company, and tells them. The caller holds the
 * locks of the seeker and of the company.
 */
export async function withdrawFromOwnCompany(
  services: Pick<Services, 'outbox' | 'env'>,
  transaction: Transaction,
  { seekerId, companyId, now }: { seekerId: string; companyId: string; now: Date },
): Promise<void> {
  const pending = () => pendingAtCompany(transaction.manager, { seekerId, companyId });
  const found = await pending();
  if (found.length === 0) return;
  await lockRows(transaction, {
    job: found.map(({ job_id: job }) => job),
    slot: found.map(({ slot_id: slot }) => slot),
    application: found.map(({ id }) => id),
  });
  // Some may have been decided since they were found.
  for (const application of await pending()) {
    await endPending(transaction, application, { status: 'WITHDRAWN', now });
    await mailParty(services, transaction, application, {
      party: 'APPLICANT',
      key: `own-withdrawn:${application.id}:${now.getTime()}`,
      write: (addressed) => ownWithdrawnMail({ ...addressed, application }),
    });
  }
}
