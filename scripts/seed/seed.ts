import { parseArgs } from 'node:util';
import { dataPath } from '../checkout';
import { createDataSource } from '../../server/db/data-source';
import { openDatabase } from '../database/open-database';
import { createProgress } from '../progress';
import { runCommandLine } from '../start-up-error';
import { seedScenario } from './scenarios/scenarios';

/**
 * `node scripts/bootstrap.mjs scripts/seed/seed.ts [--scenario <name>]`: the demo, or a named situation, into
 * DATABASE_URL, else into the demo's database.
 */
async function seed(): Promise<void> {
  const { values } = parseArgs({ options: { scenario: { type: 'string', default: 'demo' } } });
  const onProgress = createProgress();
  const database = await openDatabase(onProgress);
  const dataSource = createDataSource({ url: database.url });
  try {
    await dataSource.initialize();
    await dataSource.runMigrations();
    const filesDirectory = process.env['FILES_DIR'] ?? dataPath('demo', 'files');
    await seedScenario(values.scenario, dataSource, {
      now: new Date(),
      filesDirectory,
      paymentKey: process.env['TRIPAY_PRIVATE_KEY'],
      onProgress,
    });
    onProgress('done');
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
    await database.close();
  }
}

void runCommandLine(seed);
