import type { EntityManager } from 'typeorm';
import { affectedRows } from '../../db/statements';

/**
 * Takes the authenticator app and the recovery codes off an account. Answers whether it had an app that counted. Part
 * of whatever voids an account's credentials: a stranger's app would keep its owner out.
 */
export async function removeSecondFactor(manager: EntityManager, accountId: string): Promise<boolean> {
  await affectedRows(manager, 'DELETE FROM recovery_codes WHERE account_id = ?', [accountId]);
  const removed = await affectedRows(
    manager,
    'DELETE FROM second_factors WHERE account_id = ? AND confirmed_at IS NOT NULL',
    [accountId],
  );
  await affectedRows(manager, 'DELETE FROM second_factors WHERE account_id = ?', [accountId]);
  return removed > 0;
}
