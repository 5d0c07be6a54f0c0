import { openDatabase } from './database/open-database';
import { runMigrations } from './database/run-migrations';
import { createProgress } from './progress';
import { runCommandLine } from './start-up-error';

async function migrate(): Promise<void> {
  const onProgress = createProgress();
  const database = await openDatabase(onProgress);
  try {
    await runMigrations(database.url, onProgress);
  } finally {
    await database.close();
  }
}

void runCommandLine(migrate);
