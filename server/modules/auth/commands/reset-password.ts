import { IsNull, MoreThan } from 'typeorm';
import { refuse } from '../../../../domain/errors';
import { newId } from '../../../db/columns';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import {
  Account,
  endAllSessions,
  forgivePasswordTries,
  hashNewPassword,
  noteEmailVerified,
  passwordChangedMail,
  passwordOwner,
  PasswordReset,
  removeSecondFactor,
} from '../../accounts/public';
import { hashOfCode } from '../one-time-code';
import { secondFactorMail } from '../sign-in.mails';
import { read } from '../../../db/read';

interface NewPassword {
  code: string;
  password: string;
  clientAddress: string;
}

/**
 * Sets a new password by the code of a mailed link and ends every session of the account. The code proves that its holder
 * reads the mailbox, so the address counts as verified and the account as proven. If the account was not proven before,
 * its second factor is removed: a stranger may have set it up.
 * Errors: INVALID_RESET_CODE, PASSWORD_PERSONAL, PASSWORD_WELL_KNOWN, TOO_MANY_ATTEMPTS.
 */
export async function resetPassword(services: Services, { code, password, clientAddress }: NewPassword): Promise<void> {
  await services.limiter.consume('reset-password', [clientAddress]);
  const now = services.clock.now();
  const codeHash = hashOfCode(code);
  const isUsable = { codeHash, usedAt: IsNull(), expiresAt: MoreThan(now) };
  const account = await read(services.dataSource, async (manager) => {
    const reset = await manager.getRepository(PasswordReset).findOneBy(isUsable);
    return reset && manager.getRepository(Account).findOneBy({ id: reset.accountId });
  });
  if (!account) throw refuse('INVALID_RESET_CODE');
  const passwordHash = await hashNewPassword(
    services.passwords,
    password,
    await passwordOwner(services.dataSource, account.id),
  );
  await inTransaction(services.dataSource, async (transaction) => {
    const { manager } = transaction;
    const resets = manager.getRepository(PasswordReset);
    const { affected } = await resets.update(isUsable, { usedAt: now });
    if (!affected) throw refuse('INVALID_RESET_CODE');
    // Earlier links are used up, too.
    await resets.update({ accountId: account.id, usedAt: IsNull() }, { usedAt: now });
    await manager.getRepository(Account).update(account.id, { passwordHash });
    await noteEmailVerified(manager, account.id, now);
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
  const { affected } = await manager.getRepository(Account).update({ id, provenAt: IsNull() }, { provenAt: now });
  if (!affected || !(await removeSecondFactor(manager, id))) return;
  await services.outbox.queueMail(
    transaction,
    `second-factor-off:${newId()}`,
    secondFactorMail({ to: email, appUrl: services.env.APP_URL, news: 'OFF' }),
  );
}
