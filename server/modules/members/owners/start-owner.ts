import type { Transaction } from '../../../db/transaction';
import { Account } from '../../accounts';
import { CompanyMember } from '../../companies';

/** Makes an account an owner without an invitation. The caller holds the company's lock. */
export async function startOwner(
  { manager }: Transaction,
  { accountId, companyId }: Pick<CompanyMember, 'accountId' | 'companyId'>,
  since: Date,
): Promise<void> {
  await manager
    .getRepository(CompanyMember)
    .insert({ accountId, companyId, role: 'OWNER', invitedBy: null, since, erasingAt: null });
  await manager.getRepository(Account).update(accountId, { activeRole: 'COMPANY' });
}
