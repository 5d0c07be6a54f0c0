import { DAY_MS } from '../domain/time';
import { openDatabase } from './database/open-database';
import { renewJournals } from './database/renew-journals';
import { createProgress } from './progress';
import { describeFailure } from './start-up-error';

/** As long as binary logs are kept for restoring to a point in time. */
const BINARY_LOGS_KEPT_MS = 7 * DAY_MS;

async function main(): Promise<void> {
  const onProgress = createProgress();
  const database = await openDatabase(onProgress);
  try {
    await renewJournals(database.url, {
      onProgress,
      binaryLogsBefore: new Date(Date.now() - BINARY_LOGS_KEPT_MS),
    });
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exitCode = 1;
});
