import { affectedRows, type QueryExecutor } from './statements';

interface LeaseRequest {
  task: string;
  /** Who asks; the same holder may take its lease again, which extends it. */
  holder: string;
  now: Date;
  forMs: number;
}

/** True when the holder now has the task to itself until `forMs` from `now`; a conditional update decides. */
export async function takeLease(executor: QueryExecutor, { task, holder, now, forMs }: LeaseRequest): Promise<boolean> {
  const until = new Date(now.getTime() + forMs);
  const renewed = await affectedRows(
    executor,
    'UPDATE leases SET holder = ?, expires_at = ? WHERE task = ? AND (holder = ? OR expires_at < ?)',
    [holder, until, task, holder, now],
  );
  if (renewed === 1) return true;
  const inserted = await affectedRows(
    executor,
    'INSERT IGNORE INTO leases (task, holder, expires_at) VALUES (?, ?, ?)',
    [task, holder, until],
  );
  return inserted === 1;
}

/** Lets the next process have the task at once, instead of when the lease runs out. */
export async function giveUpLease(
  executor: QueryExecutor,
  { task, holder }: Pick<LeaseRequest, 'task' | 'holder'>,
): Promise<void> {
  await affectedRows(executor, 'DELETE FROM leases WHERE task = ? AND holder = ?', [task, holder]);
}
