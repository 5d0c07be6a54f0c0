import { MoreThan } from 'typeorm';
import { VERIFICATION_CODE_HOURS, VERIFICATION_RESEND_SECONDS } from '../../../../domain/accounts';
import { refuse } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { Account, EmailVerification, issueCode } from '../../accounts';
import { verificationMail } from '../auth.mails';

/** Mails a code that is valid once, for 24 hours. */
export async function sendVerification(
  services: Services,
  transaction: Transaction,
  { accountId, email, returnTo }: { accountId: string; email: string; returnTo: string | null },
): Promise<void> {
  const issued = { accountId, now: services.clock.now(), minutes: VERIFICATION_CODE_HOURS * 60 };
  const { id, code } = await issueCode(transaction, EmailVerification, issued);
  const mail = verificationMail({ to: email, appUrl: services.env.APP_URL, code, returnTo });
  await services.outbox.queueMail(transaction, `verify-email:${id}`, mail);
}

/** Sends the verification e-mail again, at most once in 60 seconds; nothing happens for a verified address. */
export async function resendVerification(services: Services, actor: Actor, returnTo: string | null): Promise<void> {
  if (actor.emailVerified) return;
  const { accountId } = actor;
  await services.limiter.consume('resend-verification', accountId);
  await inTransaction(services.dataSource, async (transaction) => {
    // Concurrent requests wait for the account's row; the second then sees the first one's code.
    await transaction.manager
      .getRepository(Account)
      .increment({ id: accountId }, 'sessionEpoch' satisfies keyof Account, 0);
    const earliest = new Date(services.clock.now().getTime() - VERIFICATION_RESEND_SECONDS * 1000);
    const verifications = transaction.manager.getRepository(EmailVerification);
    if (await verifications.existsBy({ accountId, createdAt: MoreThan(earliest) }))
      throw refuse('VERIFICATION_EMAIL_TOO_SOON');
    await sendVerification(services, transaction, { ...actor, returnTo });
  });
}
