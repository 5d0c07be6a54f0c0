import { refuse } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import { newId } from '../../../db/columns';
import { affectedRows, selectOne } from '../../../db/statements';
import { inTransaction } from '../../../db/transaction';
import type { SignedIn } from '../../../graphql/context';
import type { Services } from '../../../services';
import {
  countPasswordTry,
  endAllSessions,
  findAccountById,
  forgivePasswordTries,
  hashNewPassword,
  passwordChangedMail,
  passwordOwner,
} from '../../accounts/public';

interface PasswordChange {
  currentPassword: string;
  password: string;
  clientAddress: string;
}

/**
 * Changes the own password and ends all sessions; the answer says for what to start this browser's new one. Wrong
 * tries share the login limiter, so that a found open browser is no way to guess.
 * Errors: CURRENT_PASSWORD_WRONG, PASSWORD_PERSONAL, PASSWORD_WELL_KNOWN, TOO_MANY_ATTEMPTS.
 */
export async function changePassword(services: Services, actor: Actor, change: PasswordChange): Promise<SignedIn> {
  await countPasswordTry(services.limiter, actor.email, change.clientAddress);
  const account = await findAccountById(services.dataSource, actor.accountId);
  const storedHash = account?.password_hash ?? null;
  const isRight = await services.passwords.verify(storedHash, change.currentPassword);
  if (!isRight) throw refuse('CURRENT_PASSWORD_WRONG', ['currentPassword']);
  await forgivePasswordTries(services.limiter, actor.email, change.clientAddress);
  const passwordHash = await hashNewPassword(
    services.passwords,
    change.password,
    await passwordOwner(services.dataSource, actor.accountId),
  );
  return inTransaction(services.dataSource, async (transaction) => {
    const { manager } = transaction;
    // Of two changes at once the second one's current password is the wrong one by now.
    const changed = await affectedRows(
      manager,
      'UPDATE accounts SET password_hash = ? WHERE id = ? AND password_hash = ?',
      [passwordHash, actor.accountId, storedHash],
    );
    if (changed === 0) throw refuse('CURRENT_PASSWORD_WRONG', ['currentPassword']);
    await affectedRows(manager, 'UPDATE password_resets SET used_at = ? WHERE account_id = ? AND used_at IS NULL', [
      services.clock.now(),
      actor.accountId,
    ]);
    await endAllSessions(manager, actor.accountId);
    await services.outbox.queueMail(
      transaction,
      `password-changed:${newId()}`,
      passwordChangedMail({ to: actor.email, appUrl: services.env.APP_URL }),
    );
    const row = await selectOne<{ session_epoch: number }>(manager, 'SELECT session_epoch FROM accounts WHERE id = ?', [
      actor.accountId,
    ]);
    return { accountId: actor.accountId, sessionEpoch: row?.session_epoch ?? 0, provedAt: actor.provedAt };
  });
}
