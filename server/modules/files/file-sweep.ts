import type { Logger } from 'pino';
import { IsNull, LessThanOrEqual, Not } from 'typeorm';
import type { DatabaseAccess } from '../../db/database';
import { read } from '../../db/read';
import { write } from '../../db/write';
import { MINUTE_MS } from '../../../domain/time';
import type { Clock } from '../../clock';
import type { FileStore, FileSweep } from '../../ports';
import { claimsSince } from './commands/claim-files';
import { StoredFile } from './file.entity';

const BATCH = 100;

interface SweepParts {
  dataSource: DatabaseAccess;
  clock: Clock;
  logger: Logger;
  files: FileStore;
}

/**
 * Removes files that were not claimed within the hour or were discarded: the bytes first, then the row, so that the next
 * sweep completes an interrupted one. Any number of processes may sweep at once.
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
        this.parts.logger.error({ err: error }, 'discarded files could not be removed; the next try is in a minute');
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
    const now = this.parts.clock.now();
    // The same condition as a claim's, the other way round: one of the two writes finds the row, never both.
    await write(this.parts.dataSource, (manager) =>
      manager
        .getRepository(StoredFile)
        .update(
          { claimedAt: IsNull(), createdAt: LessThanOrEqual(claimsSince(now)), discardedAt: IsNull() },
          { discardedAt: now },
        ),
    );
    let removed = 0;
    for (let batch = BATCH; batch === BATCH; removed += batch) batch = await this.removeBatch();
    return removed;
  }

  private async removeBatch(): Promise<number> {
    const isDiscarded = { discardedAt: Not(IsNull()) };
    const due = await read(this.parts.dataSource, (manager) =>
      manager.find(StoredFile, { where: isDiscarded, order: { discardedAt: 'ASC' }, take: BATCH }),
    );
    for (const { id, storageKey } of due) {
      await this.parts.files.remove(storageKey);
      await write(this.parts.dataSource, (manager) => manager.getRepository(StoredFile).delete({ id, ...isDiscarded }));
    }
    return due.length;
  }
}
