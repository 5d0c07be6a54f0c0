import type { Transaction } from '../../../db/transaction';
import { newId } from '../../../db/columns';
import type { Account } from '../../accounts';
import { openBalance } from '../../tokens';
import { CompanyMember } from '../company-member.entity';
import { Company } from '../company.entity';

export interface CompanyRegistration {
  companyName: string;
  phoneNumber: string | null;
  companyNpwp: string | null;
  companyAddress: string | null;
  industry: string | null;
  companySize: string | null;
  description: string | null;
  deedFileId: string | null;
}

/**
 * A new company with its owner and its starting token, unverified until an administrator decides. An imported one starts verified
 * and without a token, because no one signs in to it.
 */
export async function createCompany(
  transaction: Transaction,
  owner: Pick<Account, 'id' | 'email'>,
  registration: CompanyRegistration,
  { now, isImported = false }: { now: Date; isImported?: boolean },
): Promise<string> {
  const id = newId();
  await transaction.manager.insert(Company, {
    id,
    email: owner.email,
    ...registration,
    isVerified: isImported,
    verifiedAt: isImported ? now : null,
    isImported,
    waitingSince: now,
    createdAt: now,
    updatedAt: now,
  });
  await transaction.manager.insert(CompanyMember, {
    accountId: owner.id,
    companyId: id,
    role: 'OWNER',
    invitedBy: null,
    since: now,
  });
  if (!isImported) await openBalance(transaction, id, now);
  return id;
}
