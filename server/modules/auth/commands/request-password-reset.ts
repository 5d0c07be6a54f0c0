import { PASSWORD_RESET_MINUTES } from '../../../../domain/accounts';
import { read } from '../../../db/read';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { Account, issueCode, lockAccount, PasswordReset } from '../../accounts';
import { isImportedAccount } from '../../companies';
import { passwordResetMail } from '../auth.mails';

/** The earliest response, so that the time does not tell whether the account exists. */
const ANSWER_AFTER_MS = 250;

/**
 * Mails a link that sets a new password, valid once, for 30 minutes. Neither the response nor its time nor the counted tries
 * show whether the account exists. An imported account gets no mail.
 */
export async function requestPasswordReset(services: Services, email: string, clientAddress: string): Promise<void> {
  await services.limiter.consume('reset-password', clientAddress);
  await services.limiter.consume('reset-password-account', email);
  const pause = new Promise((resolve) => setTimeout(resolve, ANSWER_AFTER_MS));
  const [sent] = await Promise.allSettled([sendResetLink(services, email), pause]);
  if (sent.status === 'rejected') throw sent.reason;
}

async function sendResetLink({ dataSource, clock, outbox, env }: Services, email: string): Promise<void> {
  const account = await read(dataSource, (manager) => manager.getRepository(Account).findOneBy({ email }));
  if (!account) return;
  // Nobody signs in to an imported company.
  if (await read(dataSource, (manager) => isImportedAccount(manager, account.id))) return;
  await inTransaction(dataSource, async (transaction) => {
    const { manager } = transaction;
    await lockAccount(manager, account.id);
    // A corrected address may have taken its place meanwhile.
    if (!(await manager.getRepository(Account).existsBy({ id: account.id, email }))) return;
    const issued = { accountId: account.id, now: clock.now(), minutes: PASSWORD_RESET_MINUTES };
    const { id, code } = await issueCode(transaction, PasswordReset, issued);
    const mail = passwordResetMail({ to: email, appUrl: env.APP_URL, code });
    await outbox.queueMail(transaction, `reset-password:${id}`, mail);
  });
}
