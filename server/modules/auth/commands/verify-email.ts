import { DISOWN_CODE_MINUTES } from '../../../../domain/accounts';
import { refuse } from '../../../../domain/errors';
import type { Role } from '../../../../domain/roles';
import { MINUTE_MS } from '../../../../domain/time';
import { newId } from '../../../db/columns';
import { affectedRows, selectOne } from '../../../db/statements';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { DisownCode } from '../../accounts/public';
import { hashOfCode, newCode } from '../one-time-code';

interface CodeRow {
  account_id: string;
  used_at: Date | null;
  expires_at: Date;
  email_verified_at: Date | null;
  proven_at: Date | null;
  active_role: Role;
}

export interface VerifiedEmail {
  accountId: string;
  role: Role;
  wasVerifiedBefore: boolean;
  /** What "This was not me" sends; null where the account is proven. */
  disownToken: string | null;
}

interface VerificationLink {
  code: string;
  /** Whose session it was opened in, if anybody's. */
  ownAccountId: string | null;
}

/**
 * Applies the code of a verification link: good once, for 24 hours. A used code of an address that is verified by
 * now says so instead of alarming someone who opened the link twice. In the account's own session the code proves the
 * account; elsewhere the reader of the mail may say that it was not they who registered. Error: INVALID_ACTION_CODE.
 */
export async function verifyEmail(
  services: Services,
  { code, ownAccountId }: VerificationLink,
): Promise<VerifiedEmail> {
  const now = services.clock.now();
  return inTransaction(services.dataSource, async (transaction) => {
    const { manager } = transaction;
    const hash = hashOfCode(code);
    // The write comes first: a link opened twice at once is used by one, and the other sees that it has worked.
    const used = await affectedRows(
      manager,
      'UPDATE email_verifications SET used_at = ? WHERE code_hash = ? AND used_at IS NULL AND expires_at > ?',
      [now, hash, now],
    );
    const row = await selectOne<CodeRow>(
      manager,
      `SELECT v.account_id, v.used_at, v.expires_at, a.email_verified_at, a.proven_at, a.active_role
       FROM email_verifications v JOIN accounts a ON a.id = v.account_id WHERE v.code_hash = ?`,
      [hash],
    );
    if (!row) throw refuse('INVALID_ACTION_CODE');
    if (used === 0 && !(row.used_at && row.email_verified_at)) throw refuse('INVALID_ACTION_CODE');
    const verified = {
      accountId: row.account_id,
      role: row.active_role,
      wasVerifiedBefore: row.email_verified_at !== null,
      disownToken: null,
    };
    if (row.expires_at <= now) return verified;
    const isOwn = row.account_id === ownAccountId;
    await affectedRows(
      manager,
      `UPDATE accounts SET email_verified_at = COALESCE(email_verified_at, ?)${isOwn ? ', proven_at = COALESCE(proven_at, ?)' : ''} WHERE id = ?`,
      isOwn ? [now, now, row.account_id] : [now, row.account_id],
    );
    return isOwn || row.proven_at
      ? verified
      : { ...verified, disownToken: await createDisownCode(transaction, row.account_id, now) };
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
