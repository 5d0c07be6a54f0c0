import type { CompanyActor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { Company } from '../company.entity';

/**
 * Shows the own company and its postings to people without an account, or no longer; the postings' switches follow. It
 * is not part of the profile that administrators verify, so a verification stays.
 */
export async function setCompanyPublic(services: Services, actor: CompanyActor, isPublic: boolean): Promise<void> {
  await inTransaction(services.dataSource, async (transaction) => {
    await lockRows(transaction, { company: actor.companyId });
    const changed = await transaction.manager
      .getRepository(Company)
      .update({ id: actor.companyId, isPublic: !isPublic }, { isPublic });
    if (changed.affected === 0) return;
    await services.ports.companyJobs.setPublic(transaction, actor.companyId, isPublic);
  });
}
