import type { StillHoldsLease, Task } from '../../background/task';
import type { Services } from '../../services';
import { makeDataExport } from './commands/make-data-export';
import { dueExports } from './data-export.sql';
import { exportLease } from './export-lease';

const BATCH = 20;

/** Makes the files that were asked for, one at a time in each process. */
export const dataExports: Task = {
  name: 'data-exports',
  everyMs: 5_000,
  failure: 'data exports could not be read; tried again in five seconds',
  run: makeDataExports,
};

export async function makeDataExports(
  services: Services,
  stillHoldsLease: StillHoldsLease = () => Promise.resolve(true),
): Promise<void> {
  const { dataSource, clock, logger } = services;
  for (const due of await dueExports(dataSource, clock.now(), BATCH)) {
    const lease = exportLease(services, due.id);
    const stillMine: StillHoldsLease = async () => (await stillHoldsLease()) && (await lease.hold());
    if (!(await stillMine())) continue;
    try {
      await makeDataExport(services, due, stillMine);
    } catch (error) {
      // One that fails must not keep the others back.
      logger.error({ err: error, dataExportId: due.id }, 'a data export was not begun; tried again in five seconds');
    }
    await lease.giveUp();
  }
}
