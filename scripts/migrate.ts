import { openDatabase } from './database/open-database';
import { runMigrations } from './database/run-migrations';
import { createProgress } from './progress';
import { describeFailure } from './start-up-error';

async function migrate(): Promise<void> {
  const onProgress = createProgress();
  const database = await openDatabase(onProgress);
  try {
    await runMigrations(database.url, onProgress);
  } finally {
    await database.close();
  }
}

migrate().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exitCode = 1;
});
