import type { Transaction } from '../../db/transaction';
import type { Services } from '../../services';
import { CompanyMember } from '../companies';
import { endCompanyRole } from './end-company-role';
import { endInvitationsOf } from './end-invitations';
import { noteLeaving } from './note-leaving';

/**
 * The account is no member from here on, in any process, nor after a restore. The caller holds the company's lock.
 */
export async function endMembership(
  services: Pick<Services, 'dataSource' | 'env' | 'logger'>,
  transaction: Transaction,
  { accountId, companyId }: Pick<CompanyMember, 'accountId' | 'companyId'>,
  now: Date,
): Promise<void> {
  await transaction.manager.getRepository(CompanyMember).delete({ accountId });
  await endInvitationsOf(transaction, accountId);
  await endCompanyRole(transaction, { accountId, companyId, now });
  noteLeaving(services, transaction, { accountId, companyId }, now);
}
