import type { Logger } from 'pino';
import { IsNull, LessThanOrEqual, Not, type Repository } from 'typeorm';
import type { DatabaseAccess } from '../../db/database';
import { onConnection } from '../../db/on-connection';
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
    const now = this.parts.clock.now();
    // The same condition as a claim's, the other way round: one of the two writes finds the row, never both.
    await this.onFiles((files) =>
      files.update(
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
    const due = await this.onFiles((files) =>
      files.find({ where: isDiscarded, order: { discardedAt: 'ASC' }, take: BATCH }),
    );
    for (const { id, storageKey } of due) {
      await this.parts.files.remove(storageKey);
      await this.onFiles((files) => files.delete({ id, ...isDiscarded }));
    }
    return due.length;
  }

  private onFiles<Result>(work: (files: Repository<StoredFile>) => Promise<Result>): Promise<Result> {
    return onConnection(this.parts.dataSource, (manager) => work(manager.getRepository(StoredFile)));
  }
}
