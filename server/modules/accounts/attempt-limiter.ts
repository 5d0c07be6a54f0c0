import { RateLimiterMySQL, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { createHash } from 'node:crypto';
import { refuse } from '../../../domain/errors';
import { poolOf } from '../../db/execute';
import { isCollision, isHostGone } from '../../db/failures';
import { withRetries } from '../../db/retries';
import type { AttemptLimiter, LimitedAction } from '../../ports';

/** Tries per key and the seconds in which they count. */
const LIMITS = {
  login: { points: 10, duration: 900 },
  'login-address': { points: 100, duration: 900 },
  'login-account': { points: 50, duration: 900 },
  register: { points: 20, duration: 3600 },
  'resend-verification': { points: 10, duration: 3600 },
  'reset-password': { points: 20, duration: 3600 },
  'reset-password-account': { points: 5, duration: 3600 },
  upload: { points: 60, duration: 3600 },
  // One look asks the payment provider once; an invoice lives for as long as these count.
  'confirm-payment': { points: 30, duration: 300 },
} as const satisfies Record<LimitedAction, { points: number; duration: number }>;

interface LimiterOptions {
  /** Multiplies every limit. */
  factor: number;
  onRefused?: (action: LimitedAction) => void;
}

/** Counts in the database, so that any number of server processes share one count. */
export function createAttemptLimiter(dataSource: DataSource, { factor, onRefused }: LimiterOptions): AttemptLimiter {
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([action, { points, duration }]) => [
      action,
      new RateLimiterMySQL({
        storeClient: poolOf(dataSource),
        storeType: 'pool',
        dbName: String(dataSource.options.database),
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: action,
        points: points * factor,
        duration,
      }),
    ]),
  ) as Record<LimitedAction, RateLimiterMySQL>;

  return {
    async consume(action, keys) {
      for (const key of keys) {
        if (await isOneLeft(limiters[action], key)) continue;
        onRefused?.(action);
        throw refuse('TOO_MANY_ATTEMPTS');
      }
    },
    async forgive(action, key) {
      await withRetries(() => limiters[action].delete(fingerprint(key)), isPassing);
    },
  };
}

const isPassing = (error: unknown): boolean => isCollision(error) || isHostGone(error);

/** The library counts in a transaction of its own. A try that is counted twice in a fault does less harm than a login refused. */
async function isOneLeft(limiter: RateLimiterMySQL, key: string): Promise<boolean> {
  try {
    await withRetries(() => limiter.consume(fingerprint(key)), isPassing);
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}

/** Keys hold e-mail addresses and network addresses; the table holds neither. */
function fingerprint(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
