import { IsNull, Not } from 'typeorm';
import { refuse } from '../../../../domain/errors';
import { read } from '../../../db/read';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import {
  lockAccess,
  Account,
  endAllSessions,
  forgetAccessChanges,
  resetPasswordTries,
  hashNewPassword,
  mailUndoableChange,
  recordVerifiedEmail,
  PASSWORD_CHANGED,
  PasswordReset,
  SecondFactor,
  usableCode,
  refuseWhileErased,
} from '../../accounts';

/**
 * Sets a new password by the code of a mailed link and ends every session of the account. The code proves that its holder
 * reads the mailbox, so the address counts as verified and the account as proven. A second factor stays on, because a
 * mailbox alone must not take it off. If the account was not proven before, a stranger may have set the factor up: it
 * stays not proven then, so that a first sign-in with Google can still take it off.
 */
export async function resetPassword(
  services: Services,
  { code, password }: { code: string; password: string },
  clientAddress: string,
): Promise<void> {
  await services.limiter.consume('reset-password', clientAddress);
  const now = services.clock.now();
  const usable = usableCode(code, now);
  const account = await read(services.dataSource, async (manager) => {
    const reset = await manager.getRepository(PasswordReset).findOneBy(usable);
    return reset && manager.getRepository(Account).findOneBy({ id: reset.accountId });
  });
  if (!account) throw refuse('INVALID_RESET_CODE');
  const passwordHash = await hashNewPassword(services, password, account.id);
  await inTransaction(services.dataSource, async (transaction) => {
    const { manager } = transaction;
    const resets = manager.getRepository(PasswordReset);
    const { affected } = await resets.update(usable, { usedAt: now });
    if (!affected) throw refuse('INVALID_RESET_CODE');
    // Earlier links are used up, too.
    await resets.update({ accountId: account.id, usedAt: IsNull() }, { usedAt: now });
    const before = await lockAccess(transaction, account.id, 'PASSWORD');
    await manager.getRepository(Account).update(account.id, { passwordHash });
    await refuseWhileErased(manager, account.id);
    await recordVerifiedEmail(manager, account.id, now);
    await prove(transaction, account.id, now);
    await endAllSessions(manager, account.id);
    // The mailbox has decided: an undoing of what came before must not replace this password.
    await forgetAccessChanges(manager, account.id, 'PASSWORD');
    await mailUndoableChange(services, transaction, before, PASSWORD_CHANGED);
  });
  await resetPasswordTries(services.limiter, account.email, clientAddress);
}

async function prove({ manager }: Transaction, id: string, now: Date): Promise<void> {
  const isOn = { accountId: id, confirmedAt: Not(IsNull()) };
  if (await manager.getRepository(SecondFactor).existsBy(isOn)) return;
  await manager.getRepository(Account).update({ id, provenAt: IsNull() }, { provenAt: now });
}
