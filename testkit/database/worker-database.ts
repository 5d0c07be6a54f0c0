import type { Connection } from 'mysql2/promise';
import { createDatabase } from './create-database';
import { databaseUrl } from './private-database';
import { createDataSource } from '../../server/db/data-source';
import { errnoOf } from '../../server/db/failures';
import { openSingleConnection } from '../../server/db/single-connection';

const NO_SUCH_DATABASE = 1049;

/** Each Jest worker has a database of its own, so that files run side by side. */
const workerDatabaseName = (): string => `jest_${process.env['JEST_WORKER_ID'] ?? '1'}`;

function testDatabaseSocket(): string {
  const socketPath = process.env['TEST_DATABASE_SOCKET'];
  if (!socketPath) throw new Error("TEST_DATABASE_SOCKET is set by the global setup of Jest's server project");
  return socketPath;
}

export function workerDatabaseUrl(): string {
  return databaseUrl(testDatabaseSocket(), workerDatabaseName());
}

let preparation: Promise<void> | undefined;

/** A connection to a database of the tests. The worker's own is made at its first use: one test file needs no three. */
export async function openTestDatabase(url: string, connectTimeout?: number): Promise<Connection> {
  try {
    return await openSingleConnection(url, connectTimeout);
  } catch (error) {
    if (errnoOf(error) !== NO_SUCH_DATABASE || url !== workerDatabaseUrl()) throw error;
    // Several may ask at once; the migrations run once.
    await (preparation ??= prepareDatabase(testDatabaseSocket(), workerDatabaseName()));
    return openSingleConnection(url, connectTimeout);
  }
}

/** Makes a database and gives it the product's tables. */
export async function prepareDatabase(socketPath: string, name: string): Promise<void> {
  await createDatabase(socketPath, name);
  const dataSource = await createDataSource({ url: databaseUrl(socketPath, name) }).initialize();
  await dataSource.runMigrations();
  await dataSource.destroy();
}
