import { MoreThan, Not, type EntityManager } from 'typeorm';
import { VERIFICATION_CODE_HOURS, VERIFICATION_RESEND_SECONDS } from '../../../../domain/accounts';
import { refuse } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import { read } from '../../../db/read';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { Account, EmailVerification, linkCode, newCodeRow } from '../../accounts';
import { addressTakenMail, verificationMail } from '../auth.mails';

/**
 * Mails a code that is valid once, for 24 hours. An address that another account has gets no code, but the caller and what
 * is stored do not tell so.
 */
export async function sendVerification(
  { clock, env, outbox }: Services,
  transaction: Transaction,
  { accountId, email, returnTo }: { accountId: string; email: string; returnTo: string | null },
): Promise<void> {
  const { manager } = transaction;
  const accounts = manager.getRepository(Account);
  const { language } = await accounts.findOneByOrFail({ id: accountId });
  const isTaken = await accounts.existsBy({ email, id: Not(accountId) });
  const code = linkCode();
  const row = newCodeRow(code, { accountId, now: clock.now(), minutes: VERIFICATION_CODE_HOURS * 60 });
  await manager.insert(EmailVerification, { ...row, email });
  const addressed = { to: email, appUrl: env.APP_URL };
  const mail = isTaken ? addressTakenMail(addressed) : verificationMail({ ...addressed, code, returnTo, language });
  await outbox.queueMail(transaction, `verify-email:${row.id}`, mail);
}

/** Where the last link went, which a corrected address is read from until it is verified. */
async function lastAddress(manager: EntityManager, { accountId, email }: Actor): Promise<string> {
  const last = await manager
    .getRepository(EmailVerification)
    .findOne({ where: { accountId }, order: { createdAt: 'DESC', id: 'DESC' } });
  return last?.email ?? email;
}

export function verificationSentTo({ dataSource }: Services, actor: Actor): Promise<string> {
  return read(dataSource, (manager) => lastAddress(manager, actor));
}

/** Codes of one account follow each other: concurrent requests wait for its row. */
export async function lockCodes({ manager }: Transaction, accountId: string): Promise<void> {
  await manager.getRepository(Account).increment({ id: accountId }, 'sessionEpoch' satisfies keyof Account, 0);
}

/**
 * Sends the verification e-mail again, at most once in 60 seconds, and returns where; nothing happens for a verified
 * address.
 */
export async function resendVerification(services: Services, actor: Actor, returnTo: string | null): Promise<string> {
  if (actor.emailVerified) return actor.email;
  const { accountId } = actor;
  await services.limiter.consume('resend-verification', accountId);
  return inTransaction(services.dataSource, async (transaction) => {
    await lockCodes(transaction, accountId);
    const earliest = new Date(services.clock.now().getTime() - VERIFICATION_RESEND_SECONDS * 1000);
    const verifications = transaction.manager.getRepository(EmailVerification);
    if (await verifications.existsBy({ accountId, createdAt: MoreThan(earliest) }))
      throw refuse('VERIFICATION_EMAIL_TOO_SOON');
    const email = await lastAddress(transaction.manager, actor);
    await sendVerification(services, transaction, { accountId, email, returnTo });
    return email;
  });
}
