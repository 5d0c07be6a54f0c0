import { createHash } from 'node:crypto';
import { refuse } from '../../../domain/errors';
import type { DatabaseAccess } from '../../db/database';
import { isHostGone } from '../../db/failures';
import { withRetries } from '../../db/retries';
import { integer } from '../../db/row';
import { affectedRows, selectOne, type QueryExecutor } from '../../db/statements';

/** Tries per key and the seconds in which they count. */
const LIMITS = {
  login: { points: 10, duration: 900 },
  'login-address': { points: 100, duration: 900 },
  'login-account': { points: 50, duration: 900 },
  // Three codes of a million are valid at a time: with this limit, guessing takes years.
  'second-factor': { points: 20, duration: 3600 },
  'owner-code': { points: 10, duration: 900 },
  'mail-owner-code': { points: 5, duration: 3600 },
  register: { points: 20, duration: 3600 },
  'resend-verification': { points: 10, duration: 3600 },
  // By account, beside the tries of its password, and by the address that is mailed to.
  'correct-address': { points: 3, duration: 86_400 },
  'correct-address-target': { points: 5, duration: 86_400 },
  'reset-password': { points: 20, duration: 3600 },
  'reset-password-account': { points: 5, duration: 3600 },
  upload: { points: 60, duration: 3600 },
  // Each one asks the payment provider once; an invoice lives as long as this window.
  'confirm-payment': { points: 30, duration: 300 },
  // By seeker or by company; imports are not limited.
  apply: { points: 30, duration: 3600 },
  'create-job': { points: 60, duration: 3600 },
  // By company; what a confirmed file posts is limited by the day.
  'posting-file': { points: 60, duration: 3600 },
  'view-job': { points: 300, duration: 3600 },
  'save-search': { points: 60, duration: 3600 },
  'ask-to-be-told': { points: 60, duration: 3600 },
  report: { points: 20, duration: 3600 },
  // By account, when something changes: each change is a row that is kept.
  'choose-mails': { points: 60, duration: 3600 },
  // By account. A page sends it when it opens.
  'save-push': { points: 120, duration: 3600 },
  // By network: a whole quarter may share the address of its phone company, so the window is short and has room.
  'public-page': { points: 300, duration: 60 },
  'public-search': { points: 60, duration: 60 },
  sitemap: { points: 30, duration: 60 },
} as const;
type LimitedAction = keyof typeof LIMITS;

export type AttemptLimiter = ReturnType<typeof createAttemptLimiter>;

/**
 * Counts in the database, so that all server processes share one count; `factor` multiplies every limit. A statement
 * whose host went away is repeated: counting a try twice is better than refusing a login.
 */
export function createAttemptLimiter(
  dataSource: DatabaseAccess,
  { factor, onRefused }: { factor: number; onRefused: (action: LimitedAction) => void },
) {
  return {
    /** Counts one try under the key; throws TOO_MANY_ATTEMPTS once it has used up its tries. */
    async consume(action: LimitedAction, key: string): Promise<void> {
      const { points, duration } = LIMITS[action];
      const tries = await withRetries(() => countTry(dataSource, storedKey(action, key), duration), isHostGone);
      if (tries <= points * factor) return;
      onRefused(action);
      throw refuse('TOO_MANY_ATTEMPTS');
    },
    /** Forgets the tries of a key: a right password makes earlier slips harmless. */
    async forgive(action: LimitedAction, key: string): Promise<void> {
      const forget = () =>
        affectedRows(dataSource, 'DELETE FROM rate_limits WHERE `key` = ?', [storedKey(action, key)]);
      await withRetries(forget, isHostGone);
    },
  };
}

/** Keys contain e-mail and network addresses; the table holds only hashes of them. */
function storedKey(action: LimitedAction, key: string): string {
  return `${action}:${createHash('sha256').update(key).digest('base64url')}`;
}

/** Adds one to the key's count, which starts again when its time is over; returns the count. */
async function countTry(executor: QueryExecutor, key: string, seconds: number): Promise<number> {
  const now = Date.now();
  const row = await selectOne(
    executor,
    { points: integer },
    `INSERT INTO rate_limits (\`key\`, points, expire) VALUES (?, 1, ?)
     ON DUPLICATE KEY UPDATE points = IF(expire <= ?, 1, points + 1), expire = IF(expire <= ?, VALUES(expire), expire)
     RETURNING points`,
    [key, now + seconds * 1_000, now, now],
  );
  if (!row) throw new Error('MariaDB answered no count');
  return row.points;
}
