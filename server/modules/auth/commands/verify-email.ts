import { IsNull, MoreThan } from 'typeorm';
import { DISOWN_CODE_MINUTES } from '../../../../domain/accounts';
import { refuse } from '../../../../domain/errors';
import type { Role } from '../../../../domain/roles';
import { MINUTE_MS } from '../../../../domain/time';
import { newId } from '../../../db/columns';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { Account, DisownCode, EmailVerification, noteEmailVerified } from '../../accounts/public';
import { hashOfCode, newCode } from '../one-time-code';

export interface VerifiedEmail {
  accountId: string;
  role: Role;
  wasVerifiedBefore: boolean;
  /** The code for "This was not me"; null when the account is proven. */
  disownToken: string | null;
}

interface VerificationLink {
  code: string;
  /** The account of the session in which the link was opened, if any. */
  ownAccountId: string | null;
}

/**
 * Applies the code of a verification link, valid once, for 24 hours. A used code of a verified address succeeds again, for
 * people who open the link twice. In the account's own session the code proves the account; elsewhere the reader of the
 * mail may answer "This was not me". Error: INVALID_ACTION_CODE.
 */
export async function verifyEmail(
  services: Services,
  { code, ownAccountId }: VerificationLink,
): Promise<VerifiedEmail> {
  const now = services.clock.now();
  return inTransaction(services.dataSource, async (transaction) => {
    const { manager } = transaction;
    const codeHash = hashOfCode(code);
    const verifications = manager.getRepository(EmailVerification);
    // The write comes first: of two concurrent requests one uses the code, and the other sees that it has worked.
    const { affected } = await verifications.update(
      { codeHash, usedAt: IsNull(), expiresAt: MoreThan(now) },
      { usedAt: now },
    );
    const sent = await verifications.findOneBy({ codeHash });
    if (!sent) throw refuse('INVALID_ACTION_CODE');
    const accounts = manager.getRepository(Account);
    const { id, activeRole, emailVerifiedAt, provenAt } = await accounts.findOneByOrFail({ id: sent.accountId });
    if (!affected && !(sent.usedAt && emailVerifiedAt)) throw refuse('INVALID_ACTION_CODE');
    const verified = {
      accountId: id,
      role: activeRole,
      wasVerifiedBefore: emailVerifiedAt !== null,
      disownToken: null,
    };
    if (sent.expiresAt <= now) return verified;
    await noteEmailVerified(manager, id, now);
    const isOwn = id === ownAccountId;
    if (isOwn) await accounts.update({ id, provenAt: IsNull() }, { provenAt: now });
    return isOwn || provenAt ? verified : { ...verified, disownToken: await createDisownCode(transaction, id, now) };
  });
}

async function createDisownCode({ manager }: Transaction, accountId: string, now: Date): Promise<string> {
  const code = newCode();
  await manager.insert(DisownCode, {
    id: newId(),
    accountId,
    codeHash: hashOfCode(code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + DISOWN_CODE_MINUTES * MINUTE_MS),
    usedAt: null,
  });
  return code;
}
