import { affectedRows, type QueryExecutor } from '../../db/statements';
import type { CalendarFeed } from './calendar-feed.entity';
import { hashOfCode, linkCode } from './one-time-code';

/** Writes a new secret and returns it; the earlier address stops working. */
export async function renewFeedSecret(
  executor: QueryExecutor,
  { accountId, role, createdAt }: Omit<CalendarFeed, 'secretHash'>,
): Promise<string> {
  const secret = linkCode();
  await affectedRows(
    executor,
    `INSERT INTO calendar_feeds (account_id, role, secret_hash, created_at) VALUES (?, ?, ?, ?)
     ON DUPLICATE KEY UPDATE secret_hash = VALUES(secret_hash), created_at = VALUES(created_at)`,
    [accountId, role, hashOfCode(secret), createdAt],
  );
  return secret;
}

/** Of both roles of an account, or of one. */
export async function removeFeeds(
  executor: QueryExecutor,
  accountId: string,
  role: CalendarFeed['role'] | null = null,
): Promise<void> {
  await affectedRows(executor, 'DELETE FROM calendar_feeds WHERE account_id = ? AND role = COALESCE(?, role)', [
    accountId,
    role,
  ]);
}
