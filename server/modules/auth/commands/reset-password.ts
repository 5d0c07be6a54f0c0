import { IsNull } from 'typeorm';
import { refuse } from '../../../../domain/errors';
import { read } from '../../../db/read';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import {
  Account,
  endAllSessions,
  forgivePasswordTries,
  hashNewPassword,
  mailAccessChange,
  noteEmailVerified,
  PASSWORD_CHANGED,
  PasswordReset,
  removeSecondFactor,
} from '../../accounts/public';
import { SECOND_FACTOR_OFF } from '../auth.mails';
import { usableCode } from '../one-time-code';

/**
 * Sets a new password by the code of a mailed link and ends every session of the account. The code proves that its holder
 * reads the mailbox, so the address counts as verified and the account as proven. If the account was not proven before,
 * its second factor is removed: a stranger may have set it up.
 * Errors: INVALID_RESET_CODE, PASSWORD_PERSONAL, PASSWORD_WELL_KNOWN, TOO_MANY_ATTEMPTS.
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
    await manager.getRepository(Account).update(account.id, { passwordHash });
    await noteEmailVerified(manager, account.id, now);
    await prove(services, transaction, account, now);
    await endAllSessions(manager, account.id);
    await mailAccessChange(services, transaction, account.email, PASSWORD_CHANGED);
  });
  await forgivePasswordTries(services.limiter, account.email, clientAddress);
}

async function prove(services: Services, transaction: Transaction, { id, email }: Account, now: Date): Promise<void> {
  const { manager } = transaction;
  const { affected } = await manager.getRepository(Account).update({ id, provenAt: IsNull() }, { provenAt: now });
  if (affected && (await removeSecondFactor(manager, id)))
    await mailAccessChange(services, transaction, email, SECOND_FACTOR_OFF);
}
