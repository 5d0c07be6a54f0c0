import { IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { eachDue } from '../../background/each-due';
import { runEvery, type Repeated } from '../../background/run-every';
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
  private repeated: Repeated | null = null;

  constructor(private readonly parts: Pick<Services, 'dataSource' | 'clock' | 'logger' | 'files'>) {}

  start(): void {
    const failure = 'discarded files could not be removed; the next try is in a minute';
    this.repeated = runEvery({ everyMs: MINUTE_MS, logger: this.parts.logger, failure }, () => this.sweep());
  }

  wake(): void {
    this.repeated?.wake();
  }

  /** Waits for the files that are being removed. */
  async stop(): Promise<void> {
    await this.repeated?.stop();
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
    await eachDue<StoredFile>(this.parts, () => Promise.resolve(true), {
      batch: BATCH,
      read: (after) =>
        read(dataSource, (manager) =>
          manager.find(StoredFile, {
            where: after ? discardedAfter(after) : isDiscarded,
            order: { discardedAt: 'ASC', id: 'ASC' },
            take: BATCH,
          }),
        ),
      take: async ({ id, storageKey }) => {
        await files.remove(storageKey);
        await write(dataSource, (manager) => manager.getRepository(StoredFile).delete({ id, ...isDiscarded }));
      },
      failure: 'a discarded file could not be removed; the next try is in a minute',
      idsOf: ({ id }) => ({ fileId: id }),
    });
  }
}

/** In the order in which they were discarded. */
function discardedAfter({ id, discardedAt }: StoredFile) {
  const at = discardedAt ?? new Date(0);
  return [{ discardedAt: MoreThan(at) }, { discardedAt: at, id: MoreThan(id) }];
}
