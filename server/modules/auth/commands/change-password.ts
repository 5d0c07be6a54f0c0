import { IsNull } from 'typeorm';
import { refuse } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import { newId } from '../../../db/columns';
import { inTransaction } from '../../../db/transaction';
import type { SignedIn } from '../../../graphql/context';
import type { Services } from '../../../services';
import {
  Account,
  countPasswordTry,
  endAllSessions,
  findAccountById,
  forgivePasswordTries,
  hashNewPassword,
  passwordChangedMail,
  passwordOwner,
  PasswordReset,
} from '../../accounts/public';

interface PasswordChange {
  currentPassword: string;
  password: string;
  clientAddress: string;
}

/**
 * Changes the own password and ends all sessions; returns what this browser's new session is to be started for. Wrong
 * tries count in the login limiter, so that an unattended browser is no way to guess.
 * Errors: CURRENT_PASSWORD_WRONG, PASSWORD_PERSONAL, PASSWORD_WELL_KNOWN, TOO_MANY_ATTEMPTS.
 */
export async function changePassword(services: Services, actor: Actor, change: PasswordChange): Promise<SignedIn> {
  await countPasswordTry(services.limiter, actor.email, change.clientAddress);
  const { accountId } = actor;
  const account = await findAccountById(services.dataSource, accountId);
  const storedHash = account?.password_hash ?? null;
  const isRight = await services.passwords.verify(storedHash, change.currentPassword);
  if (storedHash === null || !isRight) throw refuse('CURRENT_PASSWORD_WRONG', ['currentPassword']);
  await forgivePasswordTries(services.limiter, actor.email, change.clientAddress);
  const passwordHash = await hashNewPassword(
    services.passwords,
    change.password,
    await passwordOwner(services.dataSource, accountId),
  );
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
    await services.outbox.queueMail(
      transaction,
      `password-changed:${newId()}`,
      passwordChangedMail({ to: actor.email, appUrl: services.env.APP_URL }),
    );
    const { sessionEpoch } = await accounts.findOneByOrFail({ id: accountId });
    return { accountId, sessionEpoch, provedAt: actor.provedAt };
  });
}
