import { affectedRows } from './statements';
import type { Transaction } from './transaction';

/** The rows a command will read and change; leave out what it does not touch. */
export interface LockPlan {
  seeker?: string;
  company?: string;
  job?: string | string[];
  slot?: (string | null)[];
  application?: string | string[];
  invoice?: string;
}

/** The one order in which rows are locked, so that no two commands can wait for each other. */
const LOCK_ORDER = [
  ['seeker', 'seekers'],
  ['company', 'companies'],
  ['job', 'jobs'],
  ['slot', 'interview_slots'],
  ['application', 'applications'],
  ['invoice', 'invoices'],
] as const satisfies readonly (readonly [keyof LockPlan, string])[];

/**
 * Locks by a write: what is read afterwards is what the last writer left, on a cluster too, where SELECT … FOR
 * UPDATE let two commits through. A row that is gone is simply not locked; the command's own read tells. By the primary
 * key: `jobs` has another index that begins with the id, an insert of an application locks that one in passing, and who
 * came by it first deadlocked with applications until its tries were used up.
 */
export async function lockRows(transaction: Transaction, plan: LockPlan): Promise<void> {
  const rows = LOCK_ORDER.flatMap(([kind, table]) => idsOf(plan[kind]).map((id) => ({ table, id })));
  if (await lockTogether(transaction, rows)) return;
  for (const { table, id } of rows) {
    await affectedRows(
      transaction.manager,
      `UPDATE ${table} FORCE INDEX (PRIMARY) SET lock_version = lock_version + 1 WHERE id = ?`,
      [id],
    );
  }
}

/**
 * One row of each of several tables in one statement, which locks them in the order of its tables (STRAIGHT_JOIN;
 * `lock.test.ts` watches it) and costs half of as many statements. False, and perhaps some of the locks, where a row is
 * gone.
 */
async function lockTogether(
  { manager }: Transaction,
  rows: readonly { table: string; id: string }[],
): Promise<boolean> {
  const tables = rows.map(({ table }) => table);
  if (rows.length < 2 || new Set(tables).size < rows.length) return false;
  const locked = await affectedRows(
    manager,
    lockingOf(tables),
    rows.map(({ id }) => id),
  );
  return locked > 0;
}

/** There are few choices of tables, and every command makes one of them. */
const LOCKING = new Map<string, string>();

function lockingOf(tables: readonly string[]): string {
  const key = tables.join();
  const sql =
    LOCKING.get(key) ??
    `UPDATE ${tables.map((table) => `${table} FORCE INDEX (PRIMARY)`).join(' STRAIGHT_JOIN ')}
     SET ${tables.map((table) => `${table}.lock_version = ${table}.lock_version + 1`).join(', ')}
     WHERE ${tables.map((table) => `${table}.id = ?`).join(' AND ')}`;
  LOCKING.set(key, sql);
  return sql;
}

function idsOf(ids: string | (string | null)[] | undefined): string[] {
  const list = typeof ids === 'string' ? [ids] : (ids ?? []);
  return [...new Set(list.filter((id) => id !== null))].sort();
}
