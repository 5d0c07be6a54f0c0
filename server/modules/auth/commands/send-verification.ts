import { VERIFICATION_CODE_HOURS, VERIFICATION_RESEND_SECONDS } from '../../../../domain/accounts';
import { refuse } from '../../../../domain/errors';
import { MINUTE_MS } from '../../../../domain/time';
import type { Actor } from '../../../actor';
import { newId } from '../../../db/columns';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { Account, EmailVerification } from '../../accounts/public';
import { verificationMail } from '../auth.mails';
import { hashOfCode, newCode } from '../one-time-code';

/** Makes a code that is valid once, for 24 hours, stores its hash, and queues the mail with it. */
export async function sendVerification(
  services: Services,
  transaction: Transaction,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  const now = services.clock.now();
  const code = newCode();
  const id = newId();
  await transaction.manager.insert(EmailVerification, {
    id,
    accountId,
    codeHash: hashOfCode(code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + VERIFICATION_CODE_HOURS * 60 * MINUTE_MS),
    usedAt: null,
  });
  await services.outbox.queueMail(
    transaction,
    `verify-email:${id}`,
    verificationMail({ to: email, appUrl: services.env.APP_URL, code }),
  );
}

/**
 * Sends the verification e-mail again, at most once in 60 seconds; nothing happens for a verified address.
 * Errors: VERIFICATION_EMAIL_TOO_SOON, TOO_MANY_ATTEMPTS.
 */
export async function resendVerification(services: Services, actor: Actor): Promise<void> {
  if (actor.emailVerified) return;
  await services.limiter.consume('resend-verification', [actor.accountId]);
  await inTransaction(services.dataSource, async (transaction) => {
    // Concurrent requests wait for the account's row; the second then sees the first one's code.
    const { accountId } = actor;
    await transaction.manager
      .getRepository(Account)
      .increment({ id: accountId }, 'sessionEpoch' satisfies keyof Account, 0);
    const last = await transaction.manager
      .getRepository(EmailVerification)
      .findOne({ where: { accountId }, order: { createdAt: 'DESC' } });
    const earliest = services.clock.now().getTime() - VERIFICATION_RESEND_SECONDS * 1000;
    if (last && last.createdAt.getTime() > earliest) throw refuse('VERIFICATION_EMAIL_TOO_SOON');
    await sendVerification(services, transaction, actor);
  });
}
