import { newId } from '../../db/columns';
import { affectedRows } from '../../db/statements';
import type { Transaction } from '../../db/transaction';
import type { Services } from '../../services';
import { passwordChangedMail } from './account.mails';

/**
 * Stores the first password of an account, with the mail that tells its owner. Answers false, and changes nothing, where
 * there is one by now.
 */
export async function storeFirstPassword(
  services: Services,
  transaction: Transaction,
  { accountId, email, passwordHash }: { accountId: string; email: string; passwordHash: string },
): Promise<boolean> {
  const stored = await affectedRows(
    transaction.manager,
    'UPDATE accounts SET password_hash = ? WHERE id = ? AND password_hash IS NULL',
    [passwordHash, accountId],
  );
  if (stored === 0) return false;
  await services.outbox.queueMail(
    transaction,
    `password-changed:${newId()}`,
    passwordChangedMail({ to: email, appUrl: services.env.APP_URL }),
  );
  return true;
}
