import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { companyNameKey } from '../../domain/company-names';
import { newId } from '../../server/db/columns';
import { inTransaction, isDuplicateKey } from '../../server/db/transaction';
import { Account, findAccountByEmail } from '../../server/modules/accounts/public';
import { createCompany } from '../../server/modules/companies/public';

const NO_REGISTRATION = {
  phoneNumber: null,
  companyNpwp: null,
  companyAddress: null,
  industry: null,
  companySize: null,
  description: null,
  deedFileId: null,
} as const;

/** The address of an imported company: always the same for the same name, and under `.invalid` nothing arrives. */
function addressOf(companyName: string): string {
  return `imported-${createHash('sha256').update(companyNameKey(companyName)).digest('hex').slice(0, 32)}@import.invalid`;
}

/** The company that imported postings of this name belong to, made when it is not there. Answers its id. */
export async function importedCompanyId(dataSource: DataSource, companyName: string, now: Date): Promise<string> {
  const email = addressOf(companyName);
  const existing = await findAccountByEmail(dataSource.manager, email);
  if (existing?.company_id) return existing.company_id;
  try {
    return await createImportedCompany(dataSource, { email, companyName, now });
  } catch (error) {
    // Another import made it a moment ago.
    const other = isDuplicateKey(error) ? await findAccountByEmail(dataSource.manager, email) : null;
    if (!other?.company_id) throw error;
    return other.company_id;
  }
}

/** Without a password nobody signs in to it, and its address is not verified. */
function createImportedCompany(dataSource: DataSource, { email, companyName, now }: { email: string; companyName: string; now: Date }): Promise<string> {
  return inTransaction(dataSource, async (transaction) => {
    const accountId = newId();
    await transaction.manager.insert(Account, {
      id: accountId,
      email,
      passwordHash: null,
      googleSub: null,
      emailVerifiedAt: null,
      provenAt: null,
      activeRole: 'COMPANY',
      lastActiveAt: null,
      termsVersion: null,
      termsAcceptedAt: null,
      createdAt: now,
    });
    return createCompany(transaction, accountId, { companyName, ...NO_REGISTRATION }, { now, isImported: true });
  });
}
