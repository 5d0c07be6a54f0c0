import type { Clock } from '../clock';
import { newId } from './columns';
import type { DatabaseAccess } from './database';
import { affectedRows } from './statements';

export interface LeaseTerms {
  /** After a `kill -9` another process waits so long. */
  forMs: number;
  /** While it is younger, the holder keeps it without asking the database; otherwise it is renewed each time. */
  renewedAfterMs?: number;
}

/** What one process at a time may do. Each object is a holder of its own. */
export class Lease {
  private readonly holder = newId();
  private takenAt: number | null = null;

  constructor(
    private readonly parts: { dataSource: DatabaseAccess; clock: Clock },
    private readonly task: string,
    private readonly terms: LeaseTerms,
  ) {}

  /** Takes or keeps it. True when the holder now has the task to itself; a conditional update decides. */
  async hold(): Promise<boolean> {
    const { forMs, renewedAfterMs } = this.terms;
    const now = this.parts.clock.now();
    if (this.takenAt !== null && renewedAfterMs !== undefined && now.getTime() - this.takenAt < renewedAfterMs)
      return true;
    const isMine = await this.take(now, new Date(now.getTime() + forMs));
    this.takenAt = isMine ? now.getTime() : null;
    return isMine;
  }

  /** Lets the next process have the task at once, instead of when the lease runs out. */
  async giveUp(): Promise<void> {
    this.takenAt = null;
    const { dataSource } = this.parts;
    await affectedRows(dataSource, 'DELETE FROM leases WHERE task = ? AND holder = ?', [this.task, this.holder]);
  }

  private async take(now: Date, until: Date): Promise<boolean> {
    const { dataSource } = this.parts;
    const renewed = await affectedRows(
      dataSource,
      'UPDATE leases SET holder = ?, expires_at = ? WHERE task = ? AND (holder = ? OR expires_at < ?)',
      [this.holder, until, this.task, this.holder, now],
    );
    if (renewed === 1) return true;
    const inserted = await affectedRows(
      dataSource,
      'INSERT IGNORE INTO leases (task, holder, expires_at) VALUES (?, ?, ?)',
      [this.task, this.holder, until],
    );
    return inserted === 1;
  }
}
