import type { DatabaseAccess } from '../../db/database';
import { selectOne, type Parameter } from '../../db/statements';

const FRESH_MS = 5_000;
const MAX_KEPT = 500;

interface KeptTotal {
  countedAt: number;
  total: Promise<number>;
}

/**
 * Exact totals over all visible jobs cost tens of milliseconds, so each filter is counted once every few seconds
 * per process, however many ask at once (design, section 8).
 */
export class VisibleJobTotals {
  private readonly kept = new WeakMap<DatabaseAccess['database'], Map<string, KeptTotal>>();

  count(dataSource: DatabaseAccess, condition: string, parameters: readonly Parameter[], now: Date): Promise<number> {
    const { database } = dataSource;
    const totals = this.kept.get(database) ?? new Map<string, KeptTotal>();
    this.kept.set(database, totals);
    const key = JSON.stringify([condition, parameters]);
    const known = totals.get(key);
    if (known && Math.abs(now.getTime() - known.countedAt) < FRESH_MS) return known.total;
    if (totals.size >= MAX_KEPT) totals.clear();
    const total = countJobs(dataSource, condition, parameters);
    totals.set(key, { countedAt: now.getTime(), total });
    // A failed count must not be served to the next who ask.
    total.catch(() => totals.delete(key));
    return total;
  }
}

async function countJobs(
  dataSource: DatabaseAccess,
  condition: string,
  parameters: readonly Parameter[],
): Promise<number> {
  const row = await selectOne<{ total: number }>(
    dataSource,
    `SELECT COUNT(*) AS total FROM jobs j WHERE ${condition}`,
    parameters,
  );
  return Number(row?.total ?? 0);
}
