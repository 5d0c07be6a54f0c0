import { refuse } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import { newId } from '../../../db/columns';
import { affectedRows } from '../../../db/statements';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { passwordChangedMail } from '../auth.mails';

/**
 * Gives a password to an account that has none (Google sign-up); e-mail login and the role switch work from then
 * on. An account that has one must change it, which asks for the current one. Error: PASSWORD_SETUP_FAILED.
 */
export async function setPassword(services: Services, actor: Actor, password: string): Promise<void> {
  if (actor.hasPassword) throw refuse('PASSWORD_SETUP_FAILED');
  const passwordHash = await services.passwords.hash(password);
  await inTransaction(services.dataSource, async (transaction) => {
    const set = await affectedRows(transaction.manager, 'UPDATE accounts SET password_hash = ? WHERE id = ? AND password_hash IS NULL', [
      passwordHash,
      actor.accountId,
    ]);
    if (set === 0) throw refuse('PASSWORD_SETUP_FAILED');
    await services.outbox.queueMail(transaction, `password-changed:${newId()}`, passwordChangedMail({ to: actor.email, appUrl: services.env.APP_URL }));
  });
}
