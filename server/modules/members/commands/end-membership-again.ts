import { lockRows } from '../../../db/lock';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { CompanyMember, hasOtherOwner } from '../../companies';
import type { LeftEntry } from '../../upkeep';
import { endMembership } from '../end-membership';

/** After a restore, for who left or was removed since the backup. A last owner stays: the company needs one. */
export function endMembershipAgain(
  services: Pick<Services, 'dataSource' | 'env' | 'logger' | 'clock'>,
  { accountId, companyId }: LeftEntry,
): Promise<'removed' | 'last owner' | 'gone'> {
  return inTransaction(services.dataSource, async (transaction) => {
    await lockRows(transaction, { company: companyId });
    const member = await transaction.manager.getRepository(CompanyMember).findOneBy({ accountId, companyId });
    if (!member) return 'gone';
    if (member.role === 'OWNER' && !(await hasOtherOwner(transaction, member))) return 'last owner';
    await endMembership(services, transaction, member, services.clock.now());
    return 'removed';
  });
}
