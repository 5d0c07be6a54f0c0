import os from 'node:os';
import { createConnection, type Connection } from 'mysql2/promise';
import { dataPath } from '../scripts/checkout';
import { createDatabase } from '../testkit/database/create-database';
import { databaseName } from '../testkit/database/demo-database';
import { startPrivateDatabase } from '../testkit/database/private-database';
import type { OnProgress } from '../scripts/progress';
import { connectionOptions } from '../server/db/database-url';

export interface BenchDatabase {
  url: string;
  close(): Promise<void>;
}

/** DATABASE_URL, else a private server with files of its own for each scale under `.data/bench/`. Throws StartUpError. */
export async function openBenchDatabase(scale: number, onProgress: OnProgress): Promise<BenchDatabase> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') {
    onProgress('using the database of DATABASE_URL, with the settings that it has');
    return { url: given, close: () => Promise.resolve() };
  }
  const dataDirectory = dataPath('bench', `scale-${scale}`);
  onProgress(`starting the private database of ${dataDirectory}`);
  // Given at the start: this server crashed when its buffer pool grew while it was busy.
  const settings = [`--innodb-buffer-pool-size=${capped(POOL_BYTES)}`, `--innodb-log-file-size=${GIGABYTE}`];
  const database = await startPrivateDatabase({ dataDirectory, durability: 'full', settings, onProgress });
  await createDatabase(database.socketPath, databaseName);
  const url = database.urlFor(databaseName);
  database.announceUrl(url);
  return { url, close: () => database.stop() };
}

const GIGABYTE = 2 ** 30;
/** The size a server for a million applications would have. */
const POOL_BYTES = 6 * GIGABYTE;

/** Bytes; at most a third of the machine's memory, because server and clients run beside it. */
const capped = (bytes: number): number => Math.min(bytes, Math.floor(os.totalmem() / 3 / 2 ** 27) * 2 ** 27);

/** A connection like the application's own: UTC, dates as text. */
export function connect(url: string): Promise<Connection> {
  return createConnection(connectionOptions(url));
}

/** While filling, speed counts and nothing is lost that could not be made again. */
export async function relaxForFilling(connection: Connection): Promise<void> {
  await setGlobals(connection, {
    innodb_flush_log_at_trx_commit: 0,
    innodb_io_capacity: 4000,
    innodb_io_capacity_max: 8000,
  });
}

/** As in production: every commit on disk. */
export async function settleForMeasuring(connection: Connection): Promise<void> {
  await setGlobals(connection, {
    innodb_flush_log_at_trx_commit: 1,
    innodb_io_capacity: 1000,
    innodb_io_capacity_max: 2000,
  });
}

/** Of the private server only. */
async function setGlobals(connection: Connection, settings: Record<string, number>): Promise<void> {
  if (process.env['DATABASE_URL']) return;
  for (const [name, value] of Object.entries(settings)) await connection.query(`SET GLOBAL ${name} = ${value}`);
}
