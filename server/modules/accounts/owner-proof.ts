import { GOOGLE_PROOF_MINUTES, OWNER_CODE_LENGTH, OWNER_CODE_MINUTES } from '../../../domain/accounts';
import type { OwnerProof } from '../../../domain/accounts.schema';
import { refuse, type ErrorCode } from '../../../domain/errors';
import { MINUTE_MS } from '../../../domain/time';
import { requireFreshProof, type Actor } from '../../actor';
import { inTransaction } from '../../db/transaction';
import { write } from '../../db/write';
import type { Services } from '../../services';
import { ownerCodeMail } from './account.mails';
import { findAccountById } from './account.sql';
import { sessionsOf } from './account-sessions.sql';
import { OwnerCode } from './one-time-code.entity';
import { newCodeRow, typedCode, usableCode } from './one-time-code';
import { countedPasswordTry } from './password-try';

export const OWNER_REFUSALS = [
  'STEP_UP_REQUIRED',
  'CURRENT_PASSWORD_WRONG',
  'OWNER_PROOF_REQUIRED',
  'OWNER_CODE_WRONG',
] as const satisfies readonly ErrorCode[];

/**
 * Before everything that a stolen session must not do: erasing data, and every change of how the account is entered. It
 * wants the password; of an account without one, or with Google linked, a sign-in that is at most ten minutes old; of an
 * account without a password also a mailed code. Where the second factor is on, a fresh code of it comes first.
 */
export async function requireOwner(
  services: Services,
  actor: Actor,
  { password, mailedCode }: OwnerProof,
  clientAddress: string,
): Promise<void> {
  requireFreshProof(actor, services.clock.now());
  if (actor.hasPassword && (password !== '' || !actor.isGoogleAccount)) {
    await checkCurrentPassword(services, actor, { password, field: 'password' }, clientAddress);
    return;
  }
  if (actor.isGoogleAccount && (await hasJustSignedIn(services, actor))) return;
  if (actor.hasPassword) throw refuse('OWNER_PROOF_REQUIRED', ['password']);
  if (mailedCode === '') throw refuse('OWNER_PROOF_REQUIRED', ['mailedCode']);
  await useOwnerCode(services, actor, mailedCode);
}

async function hasJustSignedIn({ dataSource, clock }: Services, actor: Actor): Promise<boolean> {
  const now = clock.now();
  const sessions = await sessionsOf(dataSource, actor.accountId, now);
  const own = sessions.find(({ public_id: id }) => id === actor.sessionId);
  return own !== undefined && now.getTime() - own.created_at.getTime() <= GOOGLE_PROOF_MINUTES * MINUTE_MS;
}

/**
 * The stored hash of the own password, which the given one matches. Wrong tries count in the login limiter, so that an
 * unattended browser is no way to guess.
 */
export function checkCurrentPassword(
  services: Services,
  { accountId, email }: Actor,
  { password, field }: { password: string; field: string },
  clientAddress: string,
): Promise<string> {
  return countedPasswordTry(services.limiter, email, clientAddress, async () => {
    const account = await findAccountById(services.dataSource, accountId);
    const storedHash = account?.password_hash ?? null;
    const isRight = await services.passwords.verify(storedHash, password);
    if (storedHash === null || !isRight) throw refuse('CURRENT_PASSWORD_WRONG', [field]);
    return storedHash;
  });
}

/** Mails a code that `requireOwner` accepts once, within 15 minutes; the one before is no longer valid. */
export async function mailOwnerCode(services: Services, { accountId, email, hasPassword }: Actor): Promise<void> {
  if (hasPassword) throw refuse('NOT_ALLOWED');
  await services.limiter.consume('mail-owner-code', accountId);
  const code = typedCode(OWNER_CODE_LENGTH);
  const row = newCodeRow(ownCode(accountId, code), {
    accountId,
    now: services.clock.now(),
    minutes: OWNER_CODE_MINUTES,
  });
  await inTransaction(services.dataSource, async (transaction) => {
    const codes = transaction.manager.getRepository(OwnerCode);
    await codes.delete({ accountId });
    await codes.insert(row);
    await services.outbox.queueMail(transaction, `owner-code:${row.id}`, ownerCodeMail(email, grouped(code)));
  });
}

async function useOwnerCode({ dataSource, limiter, clock }: Services, actor: Actor, code: string): Promise<void> {
  const { accountId } = actor;
  await limiter.consume('owner-code', accountId);
  const now = clock.now();
  const usable = { ...usableCode(ownCode(accountId, code), now), accountId };
  const { affected } = await write(dataSource, (manager) =>
    manager.getRepository(OwnerCode).update(usable, { usedAt: now }),
  );
  if (!affected) throw refuse('OWNER_CODE_WRONG', ['mailedCode']);
  await limiter.forgive('owner-code', accountId);
}

/** A short code is another one in each account: its hash is of no use elsewhere. */
const ownCode = (accountId: string, code: string): string => `${accountId}:${code}`;

const grouped = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;
