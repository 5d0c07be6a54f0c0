import { refuse } from '../../../../domain/errors';
import type { CompanyActor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { CompanyMember } from '../../companies';
import { Job } from '../job.entity';
import { requireOwnJob } from './set-job-active';

/** Names the member who gets the mails about a job's applicants. Errors: JOB_NOT_FOUND, JOB_FORBIDDEN, MEMBER_NOT_FOUND. */
export async function setJobContact(
  services: Services,
  actor: CompanyActor,
  jobId: string,
  accountId: string,
): Promise<void> {
  await inTransaction(services.dataSource, async (transaction) => {
    // A member who is removed meanwhile waits for the company's row, or is gone by now.
    await lockRows(transaction, { company: actor.companyId, job: jobId });
    await requireOwnJob(transaction.manager, actor, jobId);
    const member = { accountId, companyId: actor.companyId };
    if (!(await transaction.manager.getRepository(CompanyMember).existsBy(member))) throw refuse('MEMBER_NOT_FOUND');
    await transaction.manager.getRepository(Job).update(jobId, { contactId: accountId });
  });
}
