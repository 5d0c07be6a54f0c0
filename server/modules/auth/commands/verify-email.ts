import { refuse } from '../../../../domain/errors';
import type { Role } from '../../../../domain/roles';
import { affectedRows, selectOne } from '../../../db/statements';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { hashOfCode } from '../one-time-code';

interface CodeRow {
  account_id: string;
  used_at: Date | null;
  email_verified_at: Date | null;
  active_role: Role;
}

export interface VerifiedEmail {
  accountId: string;
  role: Role;
  wasVerifiedBefore: boolean;
}

/**
 * Applies the code of a verification link: good once, for 24 hours. A used code of an address that is verified by
 * now says so instead of alarming someone who opened the link twice.
 * Error: INVALID_ACTION_CODE.
 */
export async function verifyEmail(services: Services, code: string): Promise<VerifiedEmail> {
  const now = services.clock.now();
  return inTransaction(services.dataSource, async ({ manager }) => {
    const hash = hashOfCode(code);
    // The write comes first: a link opened twice at once is used by one, and the other sees that it has worked.
    const used = await affectedRows(
      manager,
      'UPDATE email_verifications SET used_at = ? WHERE code_hash = ? AND used_at IS NULL AND expires_at > ?',
      [now, hash, now],
    );
    const row = await selectOne<CodeRow>(
      manager,
      `SELECT v.account_id, v.used_at, a.email_verified_at, a.active_role
       FROM email_verifications v JOIN accounts a ON a.id = v.account_id WHERE v.code_hash = ?`,
      [hash],
    );
    if (!row) throw refuse('INVALID_ACTION_CODE');
    if (used === 0 && row.used_at && row.email_verified_at) return { accountId: row.account_id, role: row.active_role, wasVerifiedBefore: true };
    if (used === 0) throw refuse('INVALID_ACTION_CODE');
    await affectedRows(manager, 'UPDATE accounts SET email_verified_at = ? WHERE id = ? AND email_verified_at IS NULL', [now, row.account_id]);
    return { accountId: row.account_id, role: row.active_role, wasVerifiedBefore: row.email_verified_at !== null };
  });
}
