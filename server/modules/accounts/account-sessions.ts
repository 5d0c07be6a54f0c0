import type { EntityManager } from 'typeorm';
import type { DatabaseAccess } from '../../db/database';
import { affectedRows, selectRows, type Runner } from '../../db/statements';
import { inTransaction } from '../../db/transaction';

/** The sessions of an account, as its owner sees and ends them. */

export interface SessionRow {
  public_id: string;
  user_agent: string | null;
  created_at: Date;
  last_used_at: Date;
}

/** Most recently used first; those that have expired are none any more. */
export function sessionsOf(runner: Runner, accountId: string, now: Date): Promise<SessionRow[]> {
  return selectRows<SessionRow>(
    runner,
    `SELECT s.public_id, s.user_agent, s.created_at, s.last_used_at
     FROM sessions s JOIN accounts a ON a.id = s.account_id AND a.session_epoch = s.session_epoch
     WHERE s.account_id = ? AND s.expires_at > ? ORDER BY s.last_used_at DESC, s.public_id DESC LIMIT 100`,
    [accountId, now],
  );
}

/** Ends one session of the account by its public id; another account's id ends nothing. */
export async function endSession(dataSource: DatabaseAccess, accountId: string, publicId: string): Promise<void> {
  await inTransaction(dataSource, ({ manager }) =>
    affectedRows(manager, 'DELETE FROM sessions WHERE account_id = ? AND public_id = ?', [accountId, publicId]),
  );
}

/** Ends every session but the one with this public id. */
export async function endOtherSessions(dataSource: DatabaseAccess, accountId: string, publicId: string): Promise<void> {
  await inTransaction(dataSource, ({ manager }) =>
    affectedRows(manager, 'DELETE FROM sessions WHERE account_id = ? AND public_id <> ?', [accountId, publicId]),
  );
}

/**
 * Ends every session of the account, those included that a login of this moment is about to write: part of every
 * change of how one signs in, in its transaction.
 */
export async function endAllSessions(manager: EntityManager, accountId: string): Promise<void> {
  await affectedRows(manager, 'UPDATE accounts SET session_epoch = session_epoch + 1 WHERE id = ?', [accountId]);
  await affectedRows(manager, 'DELETE FROM sessions WHERE account_id = ?', [accountId]);
}

/** Notes that the session has just shown a code of the second factor. */
export async function markProved(
  dataSource: DatabaseAccess,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  now: Date,
): Promise<void> {
  await affectedRows(dataSource, 'UPDATE sessions SET proved_at = ? WHERE account_id = ? AND public_id = ?', [
    now,
    accountId,
    sessionId,
  ]);
}
