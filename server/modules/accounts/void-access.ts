import { IsNull, Not, type EntityManager } from 'typeorm';
import type { Transaction } from '../../db/transaction';
import type { Services } from '../../services';
import { Account } from './account.entity';
import { accessVoidedNews, mailAccessNews, type VoidingCause } from './account.mails';
import { removeFeeds } from './calendar-feed.sql';
import { endAllSessions } from './account-sessions.sql';
import { AccessChange, DisownCode, EmailVerification, OwnerCode, PasswordReset } from './one-time-code.entity';
import { RecoveryCode, SecondFactor } from './second-factor.entity';

/**
 * Removes every way into an account that is not proven: its password, sessions, second factor, codes and calendar feeds, and
 * cancels an erasure that waits; a mail tells the owner. From then on only the mailbox or Google open it, so it counts as proven.
 * Returns false, and changes nothing, for an account that was proven before.
 */
export async function voidUnprovenAccess(
  services: Services,
  transaction: Transaction,
  { id, email }: Pick<Account, 'id' | 'email'>,
  cause: VoidingCause,
): Promise<boolean> {
  const { manager } = transaction;
  const now = services.clock.now();
  const { affected } = await manager
    .getRepository(Account)
    .update({ id, provenAt: IsNull() }, { passwordHash: null, provenAt: now });
  if (!affected) return false;
  await recordVerifiedEmail(manager, id, now);
  await endAllSessions(manager, id);
  // An attacker's authenticator app would keep the owner out.
  await removeSecondFactor(manager, id);
  await manager.getRepository(EmailVerification).delete({ accountId: id });
  await voidMailedCodes(manager, id);
  await removeFeeds(manager, id);
  // The one who held the account before may have planned its end.
  await services.ports.plannedErasures.cancel(services, transaction, id);
  await mailAccessNews(services, transaction, email, accessVoidedNews(id, cause));
  return true;
}

/** Ends what was mailed to the account's address, but for the links that verify one. */
export async function voidMailedCodes(manager: EntityManager, accountId: string): Promise<void> {
  for (const Code of [PasswordReset, DisownCode, OwnerCode, AccessChange])
    await manager.getRepository(Code).delete({ accountId });
}

/** An address that is verified already keeps the time of its first verification. */
export async function recordVerifiedEmail(manager: EntityManager, id: string, now: Date): Promise<void> {
  await manager.getRepository(Account).update({ id, emailVerifiedAt: IsNull() }, { emailVerifiedAt: now });
}

/** Removes an account's authenticator app and recovery codes. Returns whether it had an active app. */
export async function removeSecondFactor(manager: EntityManager, accountId: string): Promise<boolean> {
  const factors = manager.getRepository(SecondFactor);
  await manager.getRepository(RecoveryCode).delete({ accountId });
  const removed = await factors.delete({ accountId, confirmedAt: Not(IsNull()) });
  await factors.delete({ accountId });
  return Boolean(removed.affected);
}
