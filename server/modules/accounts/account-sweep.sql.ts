import { DAY_MS } from '../../../domain/time';
import { affectedRows, type Parameter } from '../../db/statements';
import type { Services } from '../../services';

/** So that no statement holds many rows at once. */
const BATCH = 1000;
/** How long a used verification link still says "already verified". */
const KEPT_VERIFICATIONS_MS = 7 * DAY_MS;

/**
 * Removes expired sessions, codes and counted tries. Nothing depends on it: reads check the times themselves. Returns how
 * many rows were removed. Safe to run in several processes at once.
 */
export async function sweepAccounts({ dataSource, clock }: Services): Promise<number> {
  const now = clock.now();
  const sweeps: readonly (readonly [sql: string, parameters: Parameter[]])[] = [
    ['DELETE FROM sessions WHERE expires_at <= ?', [now]],
    ['DELETE FROM password_resets WHERE used_at IS NOT NULL OR expires_at <= ?', [now]],
    ['DELETE FROM owner_codes WHERE used_at IS NOT NULL OR expires_at <= ?', [now]],
    ['DELETE FROM access_changes WHERE used_at IS NOT NULL OR expires_at <= ?', [now]],
    ['DELETE FROM disown_codes WHERE used_at IS NOT NULL OR expires_at <= ?', [now]],
    ['DELETE FROM email_verifications WHERE expires_at <= ?', [new Date(now.getTime() - KEPT_VERIFICATIONS_MS)]],
    // The limiter uses the machine's clock, in milliseconds.
    ['DELETE FROM rate_limits WHERE expire <= ?', [Date.now()]],
  ];
  let removed = 0;
  for (const [sql, parameters] of sweeps) {
    let count = BATCH;
    for (; count === BATCH; removed += count)
      count = await affectedRows(dataSource, `${sql} LIMIT ${BATCH}`, parameters);
  }
  return removed;
}
