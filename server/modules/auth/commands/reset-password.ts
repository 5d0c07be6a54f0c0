import { refuse } from '../../../../domain/errors';
import { newId } from '../../../db/columns';
import { affectedRows, selectOne } from '../../../db/statements';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import {
  endAllSessions,
  forgivePasswordTries,
  hashNewPassword,
  passwordChangedMail,
  passwordOwner,
  removeSecondFactor,
} from '../../accounts/public';
import { hashOfCode } from '../one-time-code';
import { secondFactorMail } from '../sign-in.mails';

interface NewPassword {
  code: string;
  password: string;
  clientAddress: string;
}

/**
 * Sets a new password by the code of a mailed link and ends every session of the account. Whoever holds the code
 * reads the mailbox, so the address counts as verified and the account as proven from here on.
 * Where it was not proven, its second factor goes too: a stranger may have set it up.
 * Errors: INVALID_RESET_CODE, PASSWORD_PERSONAL, PASSWORD_WELL_KNOWN, TOO_MANY_ATTEMPTS.
 */
export async function resetPassword(services: Services, { code, password, clientAddress }: NewPassword): Promise<void> {
  await services.limiter.consume('reset-password', [clientAddress]);
  const now = services.clock.now();
  const codeHash = hashOfCode(code);
  const account = await selectOne<{ id: string; email: string }>(
    services.dataSource,
    `SELECT a.id, a.email FROM password_resets r JOIN accounts a ON a.id = r.account_id
     WHERE r.code_hash = ? AND r.used_at IS NULL AND r.expires_at > ?`,
    [codeHash, now],
  );
  if (!account) throw refuse('INVALID_RESET_CODE');
  const passwordHash = await hashNewPassword(
    services.passwords,
    password,
    await passwordOwner(services.dataSource, account.id),
  );
  await inTransaction(services.dataSource, async (transaction) => {
    const { manager } = transaction;
    const used = await affectedRows(
      manager,
      'UPDATE password_resets SET used_at = ? WHERE code_hash = ? AND used_at IS NULL AND expires_at > ?',
      [now, codeHash, now],
    );
    if (used === 0) throw refuse('INVALID_RESET_CODE');
    // Links that were asked for earlier have served, too.
    await affectedRows(manager, 'UPDATE password_resets SET used_at = ? WHERE account_id = ? AND used_at IS NULL', [
      now,
      account.id,
    ]);
    await affectedRows(
      manager,
      'UPDATE accounts SET password_hash = ?, email_verified_at = COALESCE(email_verified_at, ?) WHERE id = ?',
      [passwordHash, now, account.id],
    );
    await prove(services, transaction, account, now);
    await endAllSessions(manager, account.id);
    await services.outbox.queueMail(
      transaction,
      `password-changed:${newId()}`,
      passwordChangedMail({ to: account.email, appUrl: services.env.APP_URL }),
    );
  });
  await forgivePasswordTries(services.limiter, account.email, clientAddress);
}

async function prove(
  services: Services,
  transaction: Transaction,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> {
  const { manager } = transaction;
  const wasProven =
    (await affectedRows(manager, 'UPDATE accounts SET proven_at = ? WHERE id = ? AND proven_at IS NULL', [now, id])) ===
    0;
  if (wasProven || !(await removeSecondFactor(manager, id))) return;
  await services.outbox.queueMail(
    transaction,
    `second-factor-off:${newId()}`,
    secondFactorMail({ to: email, appUrl: services.env.APP_URL, news: 'OFF' }),
  );
}
