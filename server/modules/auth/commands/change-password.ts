import { IsNull } from 'typeorm';
import { refuse } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import { inTransaction } from '../../../db/transaction';
import type { SignedIn } from '../../../graphql/context';
import type { Services } from '../../../services';
import {
  Account,
  countedPasswordTry,
  endAllSessions,
  findAccountById,
  hashNewPassword,
  mailAccessChange,
  PASSWORD_CHANGED,
  PasswordReset,
} from '../../accounts/public';

/**
 * Changes the own password and ends all sessions; returns what this browser's new session is to be started for.
 * Errors: CURRENT_PASSWORD_WRONG, PASSWORD_PERSONAL, PASSWORD_WELL_KNOWN, TOO_MANY_ATTEMPTS.
 */
export async function changePassword(
  services: Services,
  actor: Actor,
  { currentPassword, password }: { currentPassword: string; password: string },
  clientAddress: string,
): Promise<SignedIn> {
  const { accountId, email, provedAt } = actor;
  const current = { password: currentPassword, field: 'currentPassword' };
  const storedHash = await checkCurrentPassword(services, actor, current, clientAddress);
  const passwordHash = await hashNewPassword(services, password, accountId);
  return inTransaction(services.dataSource, async (transaction) => {
    const { manager } = transaction;
    // Of two concurrent changes, the second one's current password is wrong by now.
    const accounts = manager.getRepository(Account);
    const { affected } = await accounts.update({ id: accountId, passwordHash: storedHash }, { passwordHash });
    if (!affected) throw refuse('CURRENT_PASSWORD_WRONG', ['currentPassword']);
    await manager
      .getRepository(PasswordReset)
      .update({ accountId, usedAt: IsNull() }, { usedAt: services.clock.now() });
    await endAllSessions(manager, accountId);
    await mailAccessChange(services, transaction, email, PASSWORD_CHANGED);
    const { sessionEpoch } = await accounts.findOneByOrFail({ id: accountId });
    return { accountId, sessionEpoch, provedAt };
  });
}

/**
 * The stored hash of the own password, which the given one matches. Wrong tries count in the login limiter, so that an
 * unattended browser is no way to guess.
 * Errors: CURRENT_PASSWORD_WRONG on the field, TOO_MANY_ATTEMPTS.
 */
export function checkCurrentPassword(
  services: Services,
  { accountId, email }: Actor,
  { password, field }: { password: string; field: string },
  clientAddress: string,
): Promise<string> {
  return countedPasswordTry(services.limiter, email, clientAddress, async () => {
    const account = await findAccountById(services.dataSource, accountId);
    const storedHash = account?.password_hash ?? null;
    const isRight = await services.passwords.verify(storedHash, password);
    if (storedHash === null || !isRight) throw refuse('CURRENT_PASSWORD_WRONG', [field]);
    return storedHash;
  });
}
