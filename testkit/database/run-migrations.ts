import path from 'node:path';
import { MIGRATIONS } from '../../migrations';
import { createDataSource } from '../../server/db/data-source';
import type { Database } from '../../server/db/database';
import { readDatabaseUrl } from '../../server/db/database-url';
import type { OnProgress } from '../../scripts/progress';
import { StartUpError } from '../../scripts/start-up-error';

/** Brings the database at `url` to the shape of migrations/. Throws what TypeORM throws, after closing the pool. */
export async function runMigrations(url: string, onProgress: OnProgress): Promise<void> {
  const dataSource = createDataSource({ url });
  await dataSource.initialize();
  try {
    const applied = await applyMigrations(dataSource, url);
    applied.forEach((name) => onProgress(`applied ${name}`));
    onProgress(applied.length === 0 ? 'no migration is pending' : `${applied.length} migrations applied`);
  } finally {
    await dataSource.destroy();
  }
}

/** Applies what is pending and returns the names. Throws StartUpError on a database older than the first version. */
export async function applyMigrations(dataSource: Database, url: string): Promise<string[]> {
  await refuseUnreleased(dataSource, url);
  return (await dataSource.runMigrations()).map(({ name }) => name);
}

/** The one initial migration replaced others that no released version had; their databases cannot be continued. */
async function refuseUnreleased(dataSource: Database, url: string): Promise<void> {
  const tables = await dataSource.query<object[]>("SHOW TABLES LIKE 'migrations'");
  if (tables.length === 0) return;
  const [first] = await dataSource.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY timestamp LIMIT 1');
  if (!first || first.name === MIGRATIONS[0]?.name) return;
  throw new StartUpError(
    `This database is from before version 0.2.0, which cannot upgrade it: ${await wayOut(dataSource, url)}, or keep the data by staying on the commit that made it.`,
  );
}

async function wayOut(dataSource: Database, url: string): Promise<string> {
  if (readDatabaseUrl(url).socketPath === null) return 'name an empty database in DATABASE_URL';
  const [row] = await dataSource.query<{ files: string }[]>('SELECT @@datadir AS files');
  return `remove the folder ${path.dirname(row?.files ?? '')} to start with new data`;
}

/**
 * What the entities ask for and no applied migration does, as SQL; empty where the two agree. TypeORM looks up what a
 * generated column is made from in a table of its own, which is filled here with what the database says.
 */
export async function statementsWithoutMigration(dataSource: Database): Promise<string[]> {
  await dataSource.query('DELETE FROM typeorm_metadata');
  await dataSource.query(`INSERT INTO typeorm_metadata (type, \`schema\`, \`table\`, name, value)
    SELECT 'GENERATED_COLUMN', table_schema, table_name, column_name, generation_expression FROM information_schema.columns WHERE table_schema = DATABASE() AND generation_expression IS NOT NULL`);
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}
