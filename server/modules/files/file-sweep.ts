import type { Logger } from 'pino';
import type { DatabaseAccess } from '../../db/database';
import { MINUTE_MS } from '../../../domain/time';
import type { Clock } from '../../clock';
import { affectedRows, selectRows } from '../../db/statements';
import type { FileStore, FileSweep } from '../../ports';
import { claimsSince } from './commands/claim-files';

const BATCH = 100;

interface SweepParts {
  dataSource: DatabaseAccess;
  clock: Clock;
  logger: Logger;
  files: FileStore;
}

/**
 * Removes what nobody has claimed within the hour and what profiles have given up: the bytes first, then the row, so
 * that a stop between the two is made good by the next sweep. Any number of processes may sweep at once.
 */
export class DiscardedFileSweep implements FileSweep {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<unknown> = Promise.resolve();
  private isStopped = false;

  constructor(private readonly parts: SweepParts) {}

  start(): void {
    this.timer = setInterval(() => this.wake(), MINUTE_MS);
    this.timer.unref();
    this.wake();
  }

  wake(): void {
    if (this.isStopped) return;
    this.running = this.running
      .then(() => this.sweep())
      .catch((error: unknown) => {
        this.parts.logger.error(
          { err: error },
          'files that nobody needs could not be removed; tried again in a minute',
        );
      });
  }

  /** Waits for the files that are being removed. */
  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.timer) clearInterval(this.timer);
    await this.running;
  }

  /** Removes everything that is due; answers how many files. */
  async sweep(): Promise<number> {
    const { dataSource, clock } = this.parts;
    const now = clock.now();
    // The same condition as a claim's, the other way round: one of the two writes finds the row, never both.
    await affectedRows(
      dataSource,
      'UPDATE files SET discarded_at = ? WHERE claimed_at IS NULL AND created_at <= ? AND discarded_at IS NULL',
      [now, claimsSince(now)],
    );
    let removed = 0;
    for (let batch = BATCH; batch === BATCH; removed += batch) batch = await this.removeBatch();
    return removed;
  }

  private async removeBatch(): Promise<number> {
    const { dataSource, files } = this.parts;
    const due = await selectRows<{ id: string; storage_key: string }>(
      dataSource,
      'SELECT id, storage_key FROM files WHERE discarded_at IS NOT NULL ORDER BY discarded_at LIMIT ?',
      [BATCH],
    );
    for (const { id, storage_key } of due) {
      await files.remove(storage_key);
      await affectedRows(dataSource, 'DELETE FROM files WHERE id = ? AND discarded_at IS NOT NULL', [id]);
    }
    return due.length;
  }
}
