import { createDataSource } from '../../server/db/data-source';
import type { Database } from '../../server/db/database';
import type { OnProgress } from '../../scripts/progress';
import { openDatabase } from './open-database';
import { runMigrations } from './run-migrations';

/** Runs `work` on the database of a command, migrated before if wanted, and closes it whatever happens. */
export async function withDatabase(
  { isMigrated, onProgress }: { isMigrated: boolean; onProgress: OnProgress },
  work: (dataSource: Database) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(onProgress);
  const dataSource = createDataSource({ url: database.url });
  try {
    if (isMigrated) await runMigrations(database.url, onProgress);
    await dataSource.initialize();
    await work(dataSource);
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
    await database.close();
  }
}
