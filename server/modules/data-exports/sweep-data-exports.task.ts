import { DATA_EXPORT_LIFE_MS } from '../../../domain/data-exports';
import { MINUTE_MS } from '../../../domain/time';
import { eachDue } from '../../background/each-due';
import type { StillHoldsLease, Task } from '../../background/task';
import { write } from '../../db/write';
import type { Services } from '../../services';
import { DataExport } from './data-export.entity';
import { endedExports } from './data-export.sql';

const BATCH = 20;

/** Removes files a day after they were ready; their links stop working at that moment. */
export const dataExportSweep: Task = {
  name: 'data-export-sweep',
  everyMs: MINUTE_MS,
  failure: 'old data exports could not be removed; tried again in a minute',
  run: sweepDataExports,
};

/** The bytes first, then their mark, so that the next sweep completes an interrupted one. The row stays: it is the history. */
export function sweepDataExports(
  services: Services,
  stillHoldsLease: StillHoldsLease = () => Promise.resolve(true),
): Promise<void> {
  const { dataSource, clock, files } = services;
  const endedBefore = new Date(clock.now().getTime() - DATA_EXPORT_LIFE_MS);
  return eachDue<{ id: string; storage_key: string }>(services, stillHoldsLease, {
    batch: BATCH,
    read: (after) => endedExports(dataSource, endedBefore, { after: after?.id ?? '', limit: BATCH }),
    take: async ({ id, storage_key: storageKey }) => {
      await files.remove(storageKey);
      await write(dataSource, (manager) => manager.getRepository(DataExport).update({ id }, { storageKey: null }));
    },
    failure: 'an old data export could not be removed; tried again in a minute',
    idsOf: ({ id }) => ({ dataExportId: id }),
  });
}
