import { createDataSource } from '../server/db/data-source';
import { statementsWithoutMigration } from '../testkit/database/run-migrations';

/**
 * Runs every migration on the empty database at DATABASE_URL and compares the result with the entities. Ends with
 * code 1 and the statements that would be missing when they differ.
 */
async function checkMigrations(): Promise<void> {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('DATABASE_URL must name an empty database');
  const dataSource = await createDataSource({ url }).initialize();
  try {
    await dataSource.runMigrations();
    const missing = await statementsWithoutMigration(dataSource);
    if (missing.length === 0) return void process.stdout.write('The migrations and the entities agree.\n');
    process.exitCode = 1;
    process.stdout.write('The entities ask for what no migration does:\n');
    for (const statement of missing) process.stdout.write(`  ${statement}\n`);
  } finally {
    await dataSource.destroy();
  }
}

void checkMigrations().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
