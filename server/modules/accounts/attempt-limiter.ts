import { RateLimiterRes } from 'rate-limiter-flexible';
import type { DatabaseAccess } from '../../db/database';
import { createHash } from 'node:crypto';
import { refuse } from '../../../domain/errors';
import type { AttemptLimiter, LimitedAction } from '../../ports';
import { AttemptCounter } from './attempt-counter';

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

/** Counts in the database, so that any number of server processes share one count. */
export function createAttemptLimiter(
  dataSource: DatabaseAccess,
  { factor, onRefused }: LimiterOptions,
): AttemptLimiter {
  const counters = Object.fromEntries(
    Object.entries(LIMITS).map(([action, { points, duration }]) => [
      action,
      new AttemptCounter(dataSource, { keyPrefix: action, points: points * factor, duration }),
    ]),
  ) as Record<LimitedAction, AttemptCounter>;

  return {
    async consume(action, keys) {
      for (const key of keys) {
        if (await isOneLeft(counters[action], key)) continue;
        onRefused?.(action);
        throw refuse('TOO_MANY_ATTEMPTS');
      }
    },
    async forgive(action, key) {
      await counters[action].delete(fingerprint(key));
    },
  };
}

async function isOneLeft(counter: AttemptCounter, key: string): Promise<boolean> {
  try {
    await counter.consume(fingerprint(key));
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
