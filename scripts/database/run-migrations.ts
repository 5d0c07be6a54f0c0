import { createDataSource } from '../../server/db/data-source';
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
