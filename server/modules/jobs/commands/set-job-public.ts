import { refuse } from '../../../../domain/errors';
import type { CompanyActor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { Company } from '../../companies/company.entity';
import { Job } from '../job.entity';
import { requireOwnJob } from './set-job-active';

/** Shows a job of the own company to people without an account, or no longer. */
export async function setJobPublic(
  services: Services,
  actor: CompanyActor,
  jobId: string,
  isPublic: boolean,
): Promise<void> {
  await inTransaction(services.dataSource, async (transaction) => {
    // The company's row decides whether a job may be shown, so its switch must wait or come first.
    await lockRows(transaction, { company: actor.companyId, job: jobId });
    await requireOwnJob(transaction.manager, actor, jobId);
    const isOpenToAll = { id: actor.companyId, isPublic: true };
    if (isPublic && !(await transaction.manager.getRepository(Company).existsBy(isOpenToAll)))
      throw refuse('COMPANY_NOT_PUBLIC');
    await transaction.manager.getRepository(Job).update({ id: jobId, isPublic: !isPublic }, { isPublic });
  });
}
