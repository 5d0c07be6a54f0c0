import type { Transaction } from '../../../db/transaction';
import { newId } from '../../../db/columns';
import { openBalance } from '../../tokens';
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
 * A new company with its starting token, unverified until an administrator decides. An imported one starts verified
 * and without a token, because no one signs in to it.
 */
export async function createCompany(
  transaction: Transaction,
  accountId: string,
  registration: CompanyRegistration,
  { now, isImported = false }: { now: Date; isImported?: boolean },
): Promise<string> {
  const id = newId();
  await transaction.manager.insert(Company, {
    id,
    accountId,
    ...registration,
    isVerified: isImported,
    verifiedAt: isImported ? now : null,
    isImported,
    waitingSince: now,
    createdAt: now,
    updatedAt: now,
  });
  if (!isImported) await openBalance(transaction, id, now);
  return id;
}
