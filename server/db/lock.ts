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

/** The one order in which rows are locked, so that no two commands can wait for each other (design, section 6). */
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
 * UPDATE let two commits through. A row that is gone is simply not locked; the command's own read tells.
 */
export async function lockRows({ manager }: Transaction, plan: LockPlan): Promise<void> {
  for (const [kind, table] of LOCK_ORDER) {
    for (const id of idsOf(plan[kind])) {
      await affectedRows(manager, `UPDATE ${table} SET lock_version = lock_version + 1 WHERE id = ?`, [id]);
    }
  }
}

function idsOf(ids: string | (string | null)[] | undefined): string[] {
  const list = typeof ids === 'string' ? [ids] : (ids ?? []);
  return [...new Set(list.filter((id) => id !== null))].sort();
}
