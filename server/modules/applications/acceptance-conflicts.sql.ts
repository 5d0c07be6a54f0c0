import { refuse } from '../../../domain/errors';
import { HOUR_MS } from '../../../domain/time';
import { newId } from '../../db/columns';
import { affectedRows } from '../../db/statements';
import type { Transaction } from '../../db/transaction';
import { lockBalance } from '../tokens/public';

/** A company's conflicts since a moment, as a subquery on a row `a` of `applications`; its one value is `conflictHourFrom`. */
export const RECENT_CONFLICTS =
  'SELECT COUNT(*) FROM acceptance_conflicts c WHERE c.company_id = a.company_id AND c.created_at > ?';

export function conflictHourFrom(now: Date): Date {
  return new Date(now.getTime() - HOUR_MS);
}

interface Conflict {
  application: { id: string; company_id: string };
  limit: number;
  now: Date;
}

/**
 * Records that an acceptance ended in a conflict, which tells the company when a masked person is busy. It locks the
 * balance, which is last in the lock order, so concurrent conflicts are counted one after the other.
 * Error: TOO_MANY_ATTEMPTS, and the company is not told of this conflict.
 */
export async function recordConflict(transaction: Transaction, { application, limit, now }: Conflict): Promise<void> {
  await lockBalance(transaction, application.company_id);
  const recorded = await affectedRows(
    transaction.manager,
    `INSERT INTO acceptance_conflicts (id, company_id, application_id, created_at)
     SELECT ?, a.company_id, a.id, ? FROM applications a WHERE a.id = ? AND (${RECENT_CONFLICTS}) < ?`,
    [newId(), now, application.id, conflictHourFrom(now), limit],
  );
  if (recorded === 0) throw refuse('TOO_MANY_ATTEMPTS');
}
