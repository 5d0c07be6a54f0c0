import { createDataSource } from '../../server/db/data-source';
import type { Database } from '../../server/db/database';
import type { OnProgress } from '../progress';

/** Brings the database at `url` to the shape of migrations/. Throws what TypeORM throws, after closing the pool. */
export async function runMigrations(url: string, onProgress: OnProgress): Promise<void> {
  const dataSource = createDataSource({ url });
  await dataSource.initialize();
  try {
    const applied = await dataSource.runMigrations();
    applied.forEach(({ name }) => onProgress(`applied ${name}`));
    onProgress(applied.length === 0 ? 'no migration is pending' : `${applied.length} migrations applied`);
  } finally {
    await dataSource.destroy();
  }
}

/** What the entities ask for and no applied migration does, as SQL; empty where the two agree. */
export async function statementsWithoutMigration(dataSource: Database): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}
