import { Not, type EntityManager } from 'typeorm';
import type { DatabaseAccess } from '../../db/database';
import { write } from '../../db/write';
import { instant, nullable, text, type Row } from '../../db/row';
import { selectRows, type QueryExecutor } from '../../db/statements';
import { inTransaction } from '../../db/transaction';
import { Account } from './account.entity';
import { Session } from './session.entity';

/** The sessions of an account, as its owner sees and ends them. */

const SESSION = { public_id: text, user_agent: nullable(text), created_at: instant, last_used_at: instant };
/** Most recently used first, without expired ones. */
export function sessionsOf(executor: QueryExecutor, accountId: string, now: Date): Promise<Row<typeof SESSION>[]> {
  return selectRows(
    executor,
    SESSION,
    `SELECT s.public_id, s.user_agent, s.created_at, s.last_used_at
     FROM sessions s JOIN accounts a ON a.id = s.account_id AND a.session_epoch = s.session_epoch
     WHERE s.account_id = ? AND s.expires_at > ? ORDER BY s.last_used_at DESC, s.public_id DESC LIMIT 100`,
    [accountId, now],
  );
}

/** Ends one session of the account by its public id; another account's id ends nothing. */
export async function endSession(dataSource: DatabaseAccess, accountId: string, publicId: string): Promise<void> {
  await inTransaction(dataSource, ({ manager }) => manager.getRepository(Session).delete({ accountId, publicId }));
}

/** Ends every session but the one with this public id. */
export async function endOtherSessions(dataSource: DatabaseAccess, accountId: string, publicId: string): Promise<void> {
  await inTransaction(dataSource, ({ manager }) =>
    manager.getRepository(Session).delete({ accountId, publicId: Not(publicId) }),
  );
}

/**
 * Ends every session of the account, including one that a concurrent login is about to write. Part of every change of
 * credentials, in its transaction.
 */
export async function endAllSessions(manager: EntityManager, accountId: string): Promise<void> {
  await manager.getRepository(Account).increment({ id: accountId }, 'sessionEpoch' satisfies keyof Account, 1);
  await manager.getRepository(Session).delete({ accountId });
}

/** Records that the session has just shown a code of the second factor. */
export async function markProved(
  dataSource: DatabaseAccess,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  now: Date,
): Promise<void> {
  await write(dataSource, (manager) =>
    manager.getRepository(Session).update({ accountId, publicId: sessionId }, { provedAt: now }),
  );
}
