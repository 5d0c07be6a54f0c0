import { refuse } from '../../../../domain/errors';
import { affectedRows, selectOne } from '../../../db/statements';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { voidUnprovenAccess } from '../../accounts/public';
import { hashOfCode } from '../one-time-code';

/**
 * "This was not me": the person who verified the address says that another one registered it, and the password and all
 * sessions end. The token is good once, and for nothing once the account is proven. Error: DISOWN_CODE_INVALID.
 */
export async function disownRegistration(services: Services, token: string): Promise<void> {
  const now = services.clock.now();
  const hash = hashOfCode(token);
  await inTransaction(services.dataSource, async (transaction) => {
    const { manager } = transaction;
    const used = await affectedRows(
      manager,
      'UPDATE disown_codes SET used_at = ? WHERE code_hash = ? AND used_at IS NULL AND expires_at > ?',
      [now, hash, now],
    );
    const account = await selectOne<{ id: string; email: string }>(
      manager,
      'SELECT a.id, a.email FROM disown_codes d JOIN accounts a ON a.id = d.account_id WHERE d.code_hash = ?',
      [hash],
    );
    if (used === 0 || !account) throw refuse('DISOWN_CODE_INVALID');
    if (!(await voidUnprovenAccess(services, transaction, { ...account, cause: 'disowned' })))
      throw refuse('DISOWN_CODE_INVALID');
  });
}
