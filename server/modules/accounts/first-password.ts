import { IsNull } from 'typeorm';
import { newId } from '../../db/columns';
import type { Transaction } from '../../db/transaction';
import type { Services } from '../../services';
import { Account } from './account.entity';
import { passwordChangedMail } from './account.mails';

/**
 * Stores the first password of an account and mails its owner. Returns false, and changes nothing, if it has one by now.
 */
export async function storeFirstPassword(
  services: Services,
  transaction: Transaction,
  { accountId, email, passwordHash }: { accountId: string; email: string; passwordHash: string },
): Promise<boolean> {
  const { affected } = await transaction.manager
    .getRepository(Account)
    .update({ id: accountId, passwordHash: IsNull() }, { passwordHash });
  if (!affected) return false;
  await services.outbox.queueMail(
    transaction,
    `password-changed:${newId()}`,
    passwordChangedMail({ to: email, appUrl: services.env.APP_URL }),
  );
  return true;
}
