import type { DatabaseAccess } from '../../db/database';
import { createHash } from 'node:crypto';
import { refuse } from '../../../domain/errors';
import { isHostGone } from '../../db/failures';
import { withRetries } from '../../db/retries';
import { write } from '../../db/write';
import { countTry } from './rate-limit.sql';
import { RateLimit } from './rate-limit.entity';
import type { AttemptLimiter, LimitedAction } from '../../ports';

/** Tries per key and the seconds in which they count. */
const LIMITS = {
  login: { points: 10, duration: 900 },
  'login-address': { points: 100, duration: 900 },
  'login-account': { points: 50, duration: 900 },
  // Three codes of a million fit at a time: so few tries that guessing on takes years.
  'second-factor': { points: 20, duration: 3600 },
  register: { points: 20, duration: 3600 },
  'resend-verification': { points: 10, duration: 3600 },
  'reset-password': { points: 20, duration: 3600 },
  'reset-password-account': { points: 5, duration: 3600 },
  upload: { points: 60, duration: 3600 },
  // One look asks the payment provider once; an invoice lives for as long as these count.
  'confirm-payment': { points: 30, duration: 300 },
  // By seeker and by company; imports do not pass here.
  apply: { points: 30, duration: 3600 },
  'create-job': { points: 60, duration: 3600 },
} as const satisfies Record<LimitedAction, { points: number; duration: number }>;

interface LimiterOptions {
  /** Multiplies every limit. */
  factor: number;
  onRefused?: (action: LimitedAction) => void;
}

/**
 * Counts in the database, so that any number of server processes share one count. A statement whose host went away is
 * tried again: a try that is counted twice does less harm than a login refused.
 */
export function createAttemptLimiter(
  dataSource: DatabaseAccess,
  { factor, onRefused }: LimiterOptions,
): AttemptLimiter {
  return {
    async consume(action, keys) {
      const { points, duration } = LIMITS[action];
      for (const key of keys) {
        const tries = await withRetries(() => countTry(dataSource, storedKey(action, key), duration), isHostGone);
        if (tries <= points * factor) continue;
        onRefused?.(action);
        throw refuse('TOO_MANY_ATTEMPTS');
      }
    },
    async forgive(action, key) {
      await withRetries(
        () => write(dataSource, (manager) => manager.getRepository(RateLimit).delete({ key: storedKey(action, key) })),
        isHostGone,
      );
    },
  };
}

/** Keys hold e-mail addresses and network addresses; the table holds neither. */
function storedKey(action: LimitedAction, key: string): string {
  return `${action}:${createHash('sha256').update(key).digest('base64url')}`;
}
