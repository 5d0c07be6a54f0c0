import { dataPath } from '../checkout';
import { createDataSource } from '../../server/db/data-source';
import { openDatabase } from '../database/open-database';
import { createProgress } from '../progress';
import { describeFailure } from '../start-up-error';
import { seedDemo } from './seed-demo';

/** `node scripts/bootstrap.mjs scripts/seed/seed.ts`: the demo into DATABASE_URL, else into the demo's database. */
async function seed(): Promise<void> {
  const onProgress = createProgress();
  const database = await openDatabase(onProgress);
  const dataSource = createDataSource({ url: database.url });
  try {
    await dataSource.initialize();
    await dataSource.runMigrations();
    await seedDemo(dataSource, { now: new Date(), filesDirectory: process.env['FILES_DIR'] ?? dataPath('demo', 'files'), onProgress });
    onProgress('done');
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
    await database.close();
  }
}

seed().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exitCode = 1;
});
