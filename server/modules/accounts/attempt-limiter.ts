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
  // Three codes of a million are valid at a time: with this limit, guessing takes years.
  'second-factor': { points: 20, duration: 3600 },
  register: { points: 20, duration: 3600 },
  'resend-verification': { points: 10, duration: 3600 },
  'reset-password': { points: 20, duration: 3600 },
  'reset-password-account': { points: 5, duration: 3600 },
  upload: { points: 60, duration: 3600 },
  // Each look asks the payment provider once; an invoice lives as long as this window.
  'confirm-payment': { points: 30, duration: 300 },
  // By seeker and by company; imports are not limited.
  apply: { points: 30, duration: 3600 },
  'create-job': { points: 60, duration: 3600 },
} as const satisfies Record<LimitedAction, { points: number; duration: number }>;

interface LimiterOptions {
  /** Multiplies every limit. */
  factor: number;
  onRefused?: (action: LimitedAction) => void;
}

/**
 * Counts in the database, so that all server processes share one count. A statement whose host went away is repeated:
 * counting a try twice is better than refusing a login.
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

/** Keys contain e-mail and network addresses; the table holds only hashes of them. */
function storedKey(action: LimitedAction, key: string): string {
  return `${action}:${createHash('sha256').update(key).digest('base64url')}`;
}
