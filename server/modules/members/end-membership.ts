import type { Transaction } from '../../db/transaction';
import { CompanyMember } from '../companies';
import { endCompanyRole } from './end-company-role';
import { endInvitationsOf } from './end-invitations';

/** The account is no member from here on, in any process. The caller holds the company's lock. */
export async function endMembership(
  transaction: Transaction,
  { accountId, companyId }: Pick<CompanyMember, 'accountId' | 'companyId'>,
  now: Date,
): Promise<void> {
  await transaction.manager.getRepository(CompanyMember).delete({ accountId });
  await endInvitationsOf(transaction, accountId);
  await endCompanyRole(transaction, { accountId, companyId, now });
}
