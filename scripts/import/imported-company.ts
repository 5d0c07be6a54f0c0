import { createHash } from 'node:crypto';
import type { Database } from '../../server/db/database';
import { companyNameKey } from '../../server/text/company-names';
import { newId } from '../../server/db/columns';
import { inTransaction, isDuplicateKey } from '../../server/db/transaction';
import { Account, findAccountByEmail } from '../../server/modules/accounts';
import { createCompany } from '../../server/modules/companies';

const NO_REGISTRATION = {
  phoneNumber: null,
  companyNpwp: null,
  companyAddress: null,
  industry: null,
  companySize: null,
  description: null,
  deedFileId: null,
} as const;

function addressOf(nameKey: string): string {
  return `imported-${createHash('sha256').update(nameKey).digest('hex').slice(0, 32)}@import.invalid`;
}

async function findImportedCompany(dataSource: Database, address: string): Promise<string | null> {
  return (await findAccountByEmail(dataSource.manager, address))?.company_id ?? null;
}

/**
 * The company that imported postings of this name belong to, made when missing. Returns its id. Its address is
 * always the same for the same name, and under `.invalid` nothing arrives.
 */
export async function importedCompanyId(dataSource: Database, companyName: string, now: Date): Promise<string> {
  const email = addressOf(companyNameKey(companyName));
  const existing = await findImportedCompany(dataSource, email);
  if (existing) return existing;
  try {
    return await createImportedCompany(dataSource, { email, companyName, now });
  } catch (error) {
    // Another import made it a moment ago.
    const other = isDuplicateKey(error) ? await findImportedCompany(dataSource, email) : null;
    if (!other) throw error;
    return other;
  }
}

/** No password, so no one can sign in, and an address that is not verified. */
function createImportedCompany(
  dataSource: Database,
  { email, companyName, now }: { email: string; companyName: string; now: Date },
): Promise<string> {
  return inTransaction(dataSource, async (transaction) => {
    const accountId = newId();
    await transaction.manager.insert(Account, {
      id: accountId,
      email,
      passwordHash: null,
      emailVerifiedAt: null,
      activeRole: 'COMPANY',
      createdAt: now,
    });
    return createCompany(
      transaction,
      { id: accountId, email },
      { companyName, ...NO_REGISTRATION },
      { now, isImported: true },
    );
  });
}
