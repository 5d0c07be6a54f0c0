import { IsNull, MoreThan, Not, type EntityManager } from 'typeorm';
import { UNDO_HOURS, type AccessPart } from '../../../domain/accounts';
import { refuse } from '../../../domain/errors';
import { paths } from '../../../domain/paths';
import { inTransaction, type Transaction } from '../../db/transaction';
import type { Services } from '../../services';
import { Account } from './account.entity';
import { changeUndoneNews, mailAccessNews, type AccessNews } from './account.mails';
import { removeFeeds } from './calendar-feed.sql';
import { endAllSessions } from './account-sessions.sql';
import { AccessChange, type EarlierAccess } from './one-time-code.entity';
import { linkCode, newCodeRow, usableCode } from './one-time-code';
import { RecoveryCode, SecondFactor } from './second-factor.entity';
import { removeSecondFactor } from './void-access';

/** A part of how an account is entered, as it is before a change. */
export interface AccessBefore {
  accountId: string;
  email: string;
  part: AccessPart;
  earlier: EarlierAccess;
}

/** What changes an account, or counts what it has, waits for each other. */
export async function lockAccount(manager: EntityManager, id: string): Promise<void> {
  await manager.getRepository(Account).increment({ id }, 'sessionEpoch' satisfies keyof Account, 0);
}

/**
 * Reads one part before it is changed, and locks the account, so that changes of one account follow each other. A
 * password that no proof ties to the owner is not remembered: it may be a stranger's.
 */
export async function lockAccess({ manager }: Transaction, accountId: string, part: AccessPart): Promise<AccessBefore> {
  await lockAccount(manager, accountId);
  const accounts = manager.getRepository(Account);
  const { email, passwordHash, provenAt, googleSub } = await accounts.findOneByOrFail({ id: accountId });
  const before = { accountId, email, part };
  if (part === 'PASSWORD') return { ...before, earlier: { passwordHash: provenAt ? passwordHash : null } };
  if (part === 'GOOGLE') return { ...before, earlier: { googleSub } };
  return { ...before, earlier: { secondFactor: await secondFactorNow(manager, accountId) } };
}

async function secondFactorNow(manager: EntityManager, accountId: string): Promise<EarlierAccess['secondFactor']> {
  const isOn = { accountId, confirmedAt: Not(IsNull()) };
  const factor = await manager.getRepository(SecondFactor).findOneBy(isOn);
  if (!factor?.confirmedAt) return null;
  const codes = await manager.getRepository(RecoveryCode).findBy({ accountId });
  const { sealedSecret, lastUsedStep, createdAt, confirmedAt } = factor;
  return {
    ...{ sealedSecret, lastUsedStep },
    ...{ createdAt: createdAt.toISOString(), confirmedAt: confirmedAt.toISOString() },
    recoveryCodes: codes.map((code) => ({
      codeHash: code.codeHash,
      createdAt: code.createdAt.toISOString(),
      usedAt: code.usedAt?.toISOString() ?? null,
    })),
  };
}

/** Tells the owner of a change, with "This was not me", which works once, within 72 hours. */
export async function mailUndoableChange(
  services: Pick<Services, 'outbox' | 'env' | 'clock'>,
  transaction: Transaction,
  { accountId, email, part, earlier }: AccessBefore,
  news: AccessNews,
): Promise<void> {
  const code = linkCode();
  const issued = { accountId, now: services.clock.now(), minutes: UNDO_HOURS * 60 };
  await transaction.manager.insert(AccessChange, { ...newCodeRow(code, issued), part, earlier });
  await mailAccessNews(services, transaction, email, news, `${paths.notMe}?code=${code}`);
}

/** The links of earlier changes of a part are of no use any more. */
export async function forgetAccessChanges(manager: EntityManager, accountId: string, part: AccessPart): Promise<void> {
  await manager.getRepository(AccessChange).delete({ accountId, part });
}

/**
 * "This was not me": one part of how the account is entered is again as it was before the change, without what was
 * changed of it since; every session and calendar feed ends. A factor that is older than the change is never taken off: it comes back.
 */
export async function undoAccessChange(services: Services, code: string): Promise<AccessPart> {
  const now = services.clock.now();
  const usable = usableCode(code, now);
  return inTransaction(services.dataSource, async (transaction) => {
    const { manager } = transaction;
    const changes = manager.getRepository(AccessChange);
    const { affected } = await changes.update(usable, { usedAt: now });
    if (!affected) throw refuse('UNDO_CODE_INVALID');
    const { accountId, part, earlier, number } = await changes.findOneByOrFail({ codeHash: usable.codeHash });
    const { email } = await lockAccess(transaction, accountId, part);
    await restore(manager, accountId, earlier);
    await changes.delete({ accountId, part, number: MoreThan(number) });
    await endAllSessions(manager, accountId);
    await removeFeeds(manager, accountId);
    await mailAccessNews(services, transaction, email, changeUndoneNews(part));
    return part;
  });
}

async function restore(manager: EntityManager, id: string, earlier: EarlierAccess): Promise<void> {
  const { passwordHash, googleSub, secondFactor } = earlier;
  if (passwordHash !== undefined) await manager.getRepository(Account).update(id, { passwordHash });
  if (googleSub !== undefined) await manager.getRepository(Account).update(id, { googleSub });
  if (secondFactor !== undefined) await restoreSecondFactor(manager, id, secondFactor);
}

async function restoreSecondFactor(
  manager: EntityManager,
  accountId: string,
  earlier: NonNullable<EarlierAccess['secondFactor']> | null,
): Promise<void> {
  const factors = manager.getRepository(SecondFactor);
  const current = await factors.findOneBy({ accountId });
  await removeSecondFactor(manager, accountId);
  if (!earlier) return;
  const { recoveryCodes, createdAt, confirmedAt, sealedSecret } = earlier;
  // A code of the app that was used meanwhile must not count a second time.
  const lastUsedStep = Math.max(earlier.lastUsedStep, current?.lastUsedStep ?? 0);
  const times = { createdAt: new Date(createdAt), confirmedAt: new Date(confirmedAt) };
  await factors.insert({ accountId, sealedSecret, lastUsedStep, ...times });
  await manager.getRepository(RecoveryCode).insert(
    recoveryCodes.map((code) => ({
      accountId,
      codeHash: code.codeHash,
      createdAt: new Date(code.createdAt),
      usedAt: code.usedAt === null ? null : new Date(code.usedAt),
    })),
  );
}
