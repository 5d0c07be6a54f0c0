import { DATA_EXPORT_LIFE_MS } from '../../../domain/data-exports';
import { MINUTE_MS } from '../../../domain/time';
import { runEvery } from '../../background/run-every';
import { newId } from '../../db/columns';
import { giveUpLease, takeLease } from '../../db/lease';
import { write } from '../../db/write';
import type { Services } from '../../services';
import { makeDataExport } from './commands/make-data-export';
import { DataExport } from './data-export.entity';
import { dueExports, endedExports } from './data-export.sql';

const MAKE_EVERY_MS = 5_000;
/** After a `kill -9` another process waits so long. */
const LEASE_MS = MINUTE_MS;
/** The lease is renewed when it is older than this. */
const RENEWED_AFTER_MS = LEASE_MS / 4;
const BATCH = 20;

/** Who holds it makes or removes the file. */
export const exportLease = (id: string, holder: string) => ({ task: `data-export:${id}`, holder, forMs: LEASE_MS });

/** Makes the files that were asked for, one at a time in each process. */
export function startDataExports(services: Services): () => Promise<void> {
  const failure = 'data exports could not be read; tried again in five seconds';
  return runEvery({ everyMs: MAKE_EVERY_MS, logger: services.logger, failure }, (isStopped) =>
    makeDataExports(services, isStopped),
  );
}

export async function makeDataExports(services: Services, isStopped: () => boolean = () => false): Promise<void> {
  const { dataSource, clock, logger } = services;
  const holder = newId();
  for (const due of await dueExports(dataSource, clock.now(), BATCH)) {
    const lease = exportLease(due.id, holder);
    let leasedAt = Number.NEGATIVE_INFINITY;
    const stillMine = async (): Promise<boolean> => {
      if (isStopped()) return false;
      const now = clock.now();
      if (now.getTime() - leasedAt < RENEWED_AFTER_MS) return true;
      leasedAt = now.getTime();
      return takeLease(dataSource, { ...lease, now });
    };
    if (!(await stillMine())) continue;
    try {
      await makeDataExport(services, due, stillMine);
    } catch (error) {
      // One that fails must not keep the others back.
      logger.error({ err: error, dataExportId: due.id }, 'a data export was not begun; tried again in five seconds');
    }
    await giveUpLease(dataSource, lease);
  }
}

/** Removes files a day after they were ready; their links answer nothing from that moment on. */
export function startDataExportSweep(services: Services): () => Promise<void> {
  const failure = 'old data exports could not be removed; tried again in a minute';
  return runEvery({ everyMs: MINUTE_MS, logger: services.logger, failure }, () => sweepDataExports(services));
}

/** The bytes first, then their mark, so that the next sweep completes an interrupted one. The row stays: it is the history. */
export async function sweepDataExports({ dataSource, clock, files }: Services): Promise<void> {
  const endedBefore = new Date(clock.now().getTime() - DATA_EXPORT_LIFE_MS);
  for (const { id, storage_key: storageKey } of await endedExports(dataSource, endedBefore, BATCH)) {
    await files.remove(storageKey);
    await write(dataSource, (manager) => manager.getRepository(DataExport).update({ id }, { storageKey: null }));
  }
}
