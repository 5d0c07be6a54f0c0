import { parseArgs } from 'node:util';
import { dataPath } from '../checkout';
import { withDatabase } from '../../testkit/database/with-database';
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
  await withDatabase({ isMigrated: true, onProgress }, (dataSource) =>
    seedScenario(values.scenario, dataSource, {
      now: new Date(),
      filesDirectory: process.env['FILES_DIR'] ?? dataPath('demo', 'files'),
      paymentKey: process.env['TRIPAY_PRIVATE_KEY'],
      onProgress,
    }),
  );
  onProgress('done');
}

void runCommandLine(seed);
