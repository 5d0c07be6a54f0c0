import type { QueryExecutor } from '../../db/statements';
import { countJobs, type Condition } from './job.sql';

const FRESH_MS = 5_000;
const MAX_KEPT = 500;

/**
 * Exact totals over all visible jobs take tens of milliseconds, so each filter is counted once every few seconds per
 * process; concurrent requests share a count.
 */
export class VisibleJobTotals {
  private readonly kept = new Map<string, { countedAt: number; total: Promise<number> }>();

  count(executor: QueryExecutor, condition: Condition, now: Date): Promise<number> {
    const key = JSON.stringify(condition);
    const known = this.kept.get(key);
    if (known && Math.abs(now.getTime() - known.countedAt) < FRESH_MS) return known.total;
    if (this.kept.size >= MAX_KEPT) this.kept.clear();
    const total = countJobs(executor, condition);
    this.kept.set(key, { countedAt: now.getTime(), total });
    // A failed count must not be served to the next who ask.
    total.catch(() => this.kept.delete(key));
    return total;
  }
}
