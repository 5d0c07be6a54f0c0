import { TERMS_VERSION } from '../../domain/accounts';
import { SUPPLEMENT } from '../../domain/consents';
import type { Role } from '../../domain/roles';
import { newId } from '../../server/db/columns';
import { affectedRows } from '../../server/db/statements';
import { inTransaction, type Transaction } from '../../server/db/transaction';
import { Account } from '../../server/modules/accounts';
import { recordConsent } from '../../server/modules/consents';
import type { SeedContext } from './seed-context';

interface NewAccount {
  email: string;
  role: Role;
}

/**
 * An account that may sign in at once, with the profile that `createProfile` writes. Registration itself would ask
 * for the link in an e-mail. Returns the account's id.
 */
export async function createAccount(
  context: SeedContext,
  { email, role }: NewAccount,
  createProfile: (transaction: Transaction, accountId: string, now: Date) => Promise<unknown>,
): Promise<string> {
  const now = context.timeline.now();
  const id = newId();
  await inTransaction(context.services.dataSource, async (transaction) => {
    await transaction.manager.insert(Account, {
      id,
      email,
      passwordHash: context.passwordHash,
      googleSub: null,
      emailVerifiedAt: now,
      provenAt: now,
      activeRole: role,
      lastActiveAt: now,
      termsVersion: TERMS_VERSION,
      supplementVersion: SUPPLEMENT.version,
      termsAcceptedAt: now,
      createdAt: now,
    });
    await recordConsent(transaction, id, now);
    await createProfile(transaction, id, now);
  });
  return id;
}

/** Gives an account its second role, as registering the same address under that role does. */
export async function addProfile(
  context: SeedContext,
  accountId: string,
  createProfile: (transaction: Transaction, now: Date) => Promise<unknown>,
): Promise<void> {
  const now = context.timeline.now();
  await inTransaction(context.services.dataSource, async (transaction) => {
    await createProfile(transaction, now);
    await affectedRows(transaction.manager, 'UPDATE accounts SET last_active_at = ? WHERE id = ?', [now, accountId]);
  });
}
