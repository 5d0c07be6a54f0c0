import { DAY_MS } from '../../domain/time';
import { openDatabase } from '../../testkit/database/open-database';
import { renewJournals } from '../../testkit/database/renew-journals';
import { createProgress } from '../progress';

/** As long as binary logs are kept for restoring to a point in time. */
const BINARY_LOGS_KEPT_MS = 7 * DAY_MS;

export async function renewFromCommandLine(): Promise<void> {
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
