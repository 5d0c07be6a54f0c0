import { read } from '../../../db/read';
import { write } from '../../../db/write';
import type { Services } from '../../../services';
import { DataExport } from '../data-export.entity';
import { exportLease } from '../export-lease';

/**
 * Removes all copies of an account's data. Throws while a server makes one: it may have written bytes that no row names
 * yet. Safe to repeat.
 */
export async function removeDataExports(
  services: Pick<Services, 'dataSource' | 'clock' | 'files'>,
  accountId: string,
): Promise<void> {
  const { dataSource, files } = services;
  const rows = await read(dataSource, (manager) => manager.getRepository(DataExport).findBy({ accountId }));
  for (const { id } of rows) {
    const lease = exportLease(services, id);
    if (!(await lease.hold())) throw new Error("A copy of the account's data is being made");
    const row = await read(dataSource, (manager) => manager.getRepository(DataExport).findOneBy({ id }));
    if (row?.storageKey) await files.remove(row.storageKey);
    await write(dataSource, (manager) => manager.getRepository(DataExport).delete({ id }));
    await lease.giveUp();
  }
}
