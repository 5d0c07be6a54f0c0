import { refuse } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { hashNewPassword, requireOwner, storeFirstPassword } from '../../accounts';

/**
 * Gives a password to an account without one (Google sign-up), which enables e-mail login and the role switch. An account
 * with a password must change it instead, which asks for the current one.
 */
export async function setPassword(
  services: Services,
  actor: Actor,
  { password, mailedCode }: { password: string; mailedCode: string },
  clientAddress: string,
): Promise<void> {
  const { accountId, hasPassword } = actor;
  if (hasPassword) throw refuse('PASSWORD_SETUP_FAILED');
  const passwordHash = await hashNewPassword(services, password, accountId);
  // Last: a mailed code is good once, and must not be lost to a password that is refused.
  await requireOwner(services, actor, { password: '', mailedCode }, clientAddress);
  await inTransaction(services.dataSource, async (transaction) => {
    if (!(await storeFirstPassword(services, transaction, { accountId, passwordHash })))
      throw refuse('PASSWORD_SETUP_FAILED');
  });
}
