import type { DatabaseAccess } from '../../../db/database';
import { PASSWORD_RESET_MINUTES } from '../../../../domain/accounts';
import { MINUTE_MS } from '../../../../domain/time';
import { newId } from '../../../db/columns';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { Account, PasswordReset } from '../../accounts/public';
import { passwordResetMail } from '../auth.mails';
import { hashOfCode, newCode } from '../one-time-code';
import { read } from '../../../db/read';
import { Company } from '../../companies/public';

/** The earliest answer, so that the time does not tell whether the account exists. */
const ANSWER_AFTER_MS = 250;

interface ResetRequest {
  email: string;
  clientAddress: string;
}

/**
 * Mails a link that sets a new password, valid once, for 30 minutes. Neither the answer nor its time nor the counted tries
 * show whether the account exists. An imported account gets no mail.
 * Error: TOO_MANY_ATTEMPTS.
 */
export async function requestPasswordReset(services: Services, { email, clientAddress }: ResetRequest): Promise<void> {
  await services.limiter.consume('reset-password', [clientAddress]);
  await services.limiter.consume('reset-password-account', [email]);
  const [sent] = await Promise.allSettled([sendResetLink(services, email), pause(ANSWER_AFTER_MS)]);
  if (sent.status === 'rejected') throw sent.reason;
}

async function sendResetLink(services: Services, email: string): Promise<void> {
  const account = await read(services.dataSource, (manager) => manager.getRepository(Account).findOneBy({ email }));
  if (!account || (await isImported(services.dataSource, account.id))) return;
  const code = newCode();
  const id = newId();
  const now = services.clock.now();
  await inTransaction(services.dataSource, async (transaction) => {
    await transaction.manager.insert(PasswordReset, {
      id,
      accountId: account.id,
      codeHash: hashOfCode(code),
      createdAt: now,
      expiresAt: new Date(now.getTime() + PASSWORD_RESET_MINUTES * MINUTE_MS),
      usedAt: null,
    });
    await services.outbox.queueMail(
      transaction,
      `reset-password:${id}`,
      passwordResetMail({ to: email, appUrl: services.env.APP_URL, code }),
    );
  });
}

function isImported(dataSource: DatabaseAccess, accountId: string): Promise<boolean> {
  return read(dataSource, (manager) => manager.getRepository(Company).existsBy({ accountId, isImported: true }));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
