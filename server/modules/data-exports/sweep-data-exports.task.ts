import { DATA_EXPORT_LIFE_MS } from '../../../domain/data-exports';
import { MINUTE_MS } from '../../../domain/time';
import type { Task } from '../../background/task';
import { write } from '../../db/write';
import type { Services } from '../../services';
import { DataExport } from './data-export.entity';
import { endedExports } from './data-export.sql';

const BATCH = 20;

/** Removes files a day after they were ready; their links answer nothing from that moment on. */
export const dataExportSweep: Task = {
  name: 'data-export-sweep',
  everyMs: MINUTE_MS,
  failure: 'old data exports could not be removed; tried again in a minute',
  run: sweepDataExports,
};

/** The bytes first, then their mark, so that the next sweep completes an interrupted one. The row stays: it is the history. */
export async function sweepDataExports({ dataSource, clock, files }: Services): Promise<void> {
  const endedBefore = new Date(clock.now().getTime() - DATA_EXPORT_LIFE_MS);
  for (const { id, storage_key: storageKey } of await endedExports(dataSource, endedBefore, BATCH)) {
    await files.remove(storageKey);
    await write(dataSource, (manager) => manager.getRepository(DataExport).update({ id }, { storageKey: null }));
  }
}
