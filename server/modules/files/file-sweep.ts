import { IsNull, LessThanOrEqual, Not } from 'typeorm';
import { read } from '../../db/read';
import { write } from '../../db/write';
import { MINUTE_MS } from '../../../domain/time';
import type { Services } from '../../services';
import { claimsSince } from './commands/claim-files';
import { StoredFile } from './file.entity';

const BATCH = 100;

/**
 * Removes files that were not claimed within the hour or were discarded: the bytes first, then the row, so that the next
 * sweep completes an interrupted one. Any number of processes may sweep at once.
 */
export class DiscardedFileSweep {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private isStopped = false;

  constructor(private readonly parts: Pick<Services, 'dataSource' | 'clock' | 'logger' | 'files'>) {}

  start(): void {
    this.timer = setInterval(() => this.wake(), MINUTE_MS).unref();
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
    clearInterval(this.timer);
    await this.running;
  }

  /** Removes everything that is due. */
  async sweep(): Promise<void> {
    const { dataSource, clock, files } = this.parts;
    const now = clock.now();
    // The opposite of a claim's condition: only one of the two writes finds the row.
    await write(dataSource, (manager) =>
      manager
        .getRepository(StoredFile)
        .update(
          { claimedAt: IsNull(), createdAt: LessThanOrEqual(claimsSince(now)), discardedAt: IsNull() },
          { discardedAt: now },
        ),
    );
    const isDiscarded = { discardedAt: Not(IsNull()) };
    let due: StoredFile[];
    do {
      due = await read(dataSource, (manager) =>
        manager.find(StoredFile, { where: isDiscarded, order: { discardedAt: 'ASC' }, take: BATCH }),
      );
      for (const { id, storageKey } of due) {
        await files.remove(storageKey);
        await write(dataSource, (manager) => manager.getRepository(StoredFile).delete({ id, ...isDiscarded }));
      }
    } while (due.length === BATCH);
  }
}
