import { IsNull, type EntityManager } from 'typeorm';
import { DISOWN_CODE_MINUTES } from '../../../../domain/accounts';
import { refuse } from '../../../../domain/errors';
import type { Role } from '../../../../domain/roles';
import { inTransaction, isDuplicateKey, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import {
  Account,
  DisownCode,
  EmailVerification,
  issueCode,
  recordVerifiedEmail,
  usableCode,
  voidMailedCodes,
} from '../../accounts';
import { followCorrectedAddress } from '../../companies';

interface VerifiedEmail {
  accountId: string;
  role: Role;
  wasVerifiedBefore: boolean;
  /** The code for "This was not me"; null when the account is proven. */
  disownToken: string | null;
}

/**
 * Applies the code of a verification link, valid once, for 24 hours. A used code of a verified address succeeds again, for
 * people who open the link twice. In the account's own session the code proves the account; elsewhere the reader of the
 * mail may answer "This was not me".
 */
export async function verifyEmail(
  { dataSource, clock }: Services,
  code: string,
  ownAccountId: string | null,
): Promise<VerifiedEmail> {
  const now = clock.now();
  try {
    return await inTransaction(dataSource, (transaction) => applyCode(transaction, { code, ownAccountId, now }));
  } catch (error) {
    // Another account has got the address meanwhile.
    if (isDuplicateKey(error)) throw refuse('INVALID_ACTION_CODE');
    throw error;
  }
}

async function applyCode(
  transaction: Transaction,
  { code, ownAccountId, now }: { code: string; ownAccountId: string | null; now: Date },
): Promise<VerifiedEmail> {
  const usable = usableCode(code, now);
  const { manager } = transaction;
  const verifications = manager.getRepository(EmailVerification);
  // The write comes first: of two concurrent requests one uses the code, and the other sees that it has worked.
  const { affected } = await verifications.update(usable, { usedAt: now });
  const sent = await verifications.findOneBy({ codeHash: usable.codeHash });
  if (!sent) throw refuse('INVALID_ACTION_CODE');
  const { accountId } = sent;
  const accounts = manager.getRepository(Account);
  const { activeRole, email, emailVerifiedAt, provenAt } = await accounts.findOneByOrFail({ id: accountId });
  if (!affected && !(sent.usedAt && emailVerifiedAt)) throw refuse('INVALID_ACTION_CODE');
  // It was sent to an address that is not the verified one.
  if (emailVerifiedAt && email !== sent.email) throw refuse('INVALID_ACTION_CODE');
  const verified = { accountId, role: activeRole, wasVerifiedBefore: emailVerifiedAt !== null, disownToken: null };
  if (sent.expiresAt <= now) return verified;
  if (email !== sent.email) await takeCorrected(manager, accountId, { before: email, after: sent.email });
  await recordVerifiedEmail(manager, accountId, now);
  const isOwn = accountId === ownAccountId;
  if (isOwn) await accounts.update({ id: accountId, provenAt: IsNull() }, { provenAt: now });
  if (isOwn || provenAt) return verified;
  const disown = await issueCode(transaction, DisownCode, { accountId, now, minutes: DISOWN_CODE_MINUTES });
  return { ...verified, disownToken: disown.code };
}

/** The address before may be another person's mailbox, so what it got opens nothing any more. */
async function takeCorrected(
  manager: EntityManager,
  id: string,
  address: { before: string; after: string },
): Promise<void> {
  const isUnverified = { id, emailVerifiedAt: IsNull() };
  const { affected } = await manager.getRepository(Account).update(isUnverified, { email: address.after });
  // The one before was verified at this moment, by a reset link.
  if (!affected) throw refuse('INVALID_ACTION_CODE');
  await followCorrectedAddress(manager, id, address);
  await voidMailedCodes(manager, id);
}
