import { MINUTE_MS, wibDateOf } from '../../../domain/time';
import { runEvery } from '../../background/run-every';
import { affectedRows, selectRows } from '../../db/statements';
import { inTransaction } from '../../db/transaction';
import { lockRows } from '../../db/lock';
import type { Services } from '../../services';

const BATCH = 200;

/** Closes jobs whose auto-close day has passed, once a minute. Reads check the date themselves. */
export function startAutoClose(services: Services): () => Promise<void> {
  const failure = 'jobs past their auto-close day could not be closed; tried again in a minute';
  return runEvery({ everyMs: MINUTE_MS, logger: services.logger, failure }, () => closePastJobs(services));
}

export async function closePastJobs(services: Services): Promise<number> {
  const now = services.clock.now();
  const today = wibDateOf(now);
  const jobs = await selectRows<{ id: string }>(
    services.dataSource,
    'SELECT id FROM jobs WHERE is_active = 1 AND auto_close_date < ? ORDER BY id LIMIT ?',
    [today, BATCH],
  );
  for (const { id } of jobs) {
    await inTransaction(services.dataSource, async (transaction) => {
      await lockRows(transaction, { job: id });
      await affectedRows(
        transaction.manager,
        'UPDATE jobs SET is_active = 0, is_visible = 0, updated_at = ? WHERE id = ? AND is_active = 1 AND auto_close_date < ?',
        [now, id, today],
      );
    });
  }
  return jobs.length;
}
