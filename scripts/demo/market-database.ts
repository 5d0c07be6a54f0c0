import { createDatabase } from '../../testkit/database/create-database';
import { startPrivateDatabase, type PrivateDatabase } from '../../testkit/database/private-database';
import type { OnProgress } from '../progress';
import type { SeedOptions } from '../seed/seed-context';
import type { Database } from '../../server/db/database';

interface WantedDatabase {
  dataDirectory: string;
  name: string;
  onProgress: OnProgress;
  /** Called when this start is known to be the only one on its data: other work can begin in parallel. */
  onBegin?(): void | Promise<void>;
  /** Called with the private server as soon as it runs, for the shutdown. Not called where DATABASE_URL names another. */
  onStarted(server: PrivateDatabase): void | Promise<void>;
}

/** Url of the database of DATABASE_URL, else of the one of this name in a private server. Throws StartUpError. */
export async function openMarketDatabase({
  dataDirectory,
  name,
  onProgress,
  onBegin,
  onStarted,
}: WantedDatabase): Promise<string> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') {
    onProgress('using the database of DATABASE_URL');
    await onBegin?.();
    return given;
  }
  onProgress('starting the private database');
  const server = await startPrivateDatabase({ dataDirectory, durability: 'full', onProgress, onBegin });
  await onStarted(server);
  await createDatabase(server.socketPath, name);
  return server.urlFor(name);
}

/** Brings the database to the shape of migrations/ and lets `seed` fill it, which does nothing when it is filled. */
export async function migrateAndSeed(
  url: string,
  seed: (dataSource: Database, options: SeedOptions) => Promise<void>,
  options: SeedOptions,
): Promise<void> {
  // Loaded here, because reading the whole server's source takes a moment that the first lines should not wait for.
  const { createDataSource } = await import('../../server/db/data-source');
  const { applyMigrations } = await import('../../testkit/database/run-migrations');
  const dataSource = createDataSource({ url });
  await dataSource.initialize();
  try {
    const applied = await applyMigrations(dataSource, url);
    if (applied.length > 0) options.onProgress(`applied ${applied.length} migrations`);
    await seed(dataSource, options);
  } finally {
    await dataSource.destroy();
  }
}
