import type { z } from 'zod';
import type { correctAddressSchema } from '../../../../domain/accounts.schema';
import type { Actor } from '../../../actor';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { Account, checkCurrentPassword, EmailVerification } from '../../accounts';
import { lockCodes, sendVerification } from './send-verification';

/**
 * Mails the link to another address, which becomes the account's once it is verified; earlier links no longer work.
 * Whether another account has the address is told by nothing: until then the account keeps the one that it has. Nothing
 * happens for a verified account.
 */
export async function correctAddress(
  services: Services,
  actor: Actor,
  { email, password, returnTo }: z.output<typeof correctAddressSchema> & { returnTo: string | null },
  clientAddress: string,
): Promise<void> {
  if (actor.emailVerified) return;
  const { limiter, dataSource } = services;
  const { accountId } = actor;
  await limiter.consume('register', clientAddress);
  await checkCurrentPassword(services, actor, { password, field: 'password' }, clientAddress);
  await limiter.consume('correct-address', accountId);
  await limiter.consume('correct-address-target', email);
  await inTransaction(dataSource, async (transaction) => {
    await lockCodes(transaction, accountId);
    const { manager } = transaction;
    const { emailVerifiedAt } = await manager.getRepository(Account).findOneByOrFail({ id: accountId });
    if (emailVerifiedAt) return;
    await manager.getRepository(EmailVerification).delete({ accountId });
    await sendVerification(services, transaction, { accountId, email, returnTo });
  });
}
