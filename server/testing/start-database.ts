import type { Config } from 'jest';
import { createDatabase } from '../../scripts/database/create-database';
import { databaseUrl } from '../../scripts/database/private-database';
import { ensureTestDatabase, type TestDatabase } from '../../scripts/database/test-database';
import { createDataSource } from '../db/data-source';
import { workerDatabaseName } from './worker-database';

declare global {
  // Kept between Jest's globalSetup and globalTeardown, which share nothing else.
  var testDatabase: TestDatabase | undefined;
}

/** Jest's globalSetup: one MariaDB for the run, one migrated database per worker. */
export default async function startDatabase(config: Config & { maxWorkers?: number }): Promise<void> {
  globalThis.testDatabase = await ensureTestDatabase();
  const { socketPath } = globalThis.testDatabase;
  process.env['TEST_DATABASE_SOCKET'] = socketPath;
  const workers = Math.max(1, Number(config.maxWorkers ?? 1));
  for (let worker = 1; worker <= workers; worker += 1) await prepareDatabase(socketPath, workerDatabaseName(worker));
}

/** Makes a database and gives it the product's tables. */
export async function prepareDatabase(socketPath: string, name: string): Promise<void> {
  await createDatabase(socketPath, name);
  const dataSource = await createDataSource({ url: databaseUrl(socketPath, name) }).initialize();
  await dataSource.runMigrations();
  await dataSource.destroy();
}
