import { createConnection, type Connection } from 'mysql2/promise';
import { CONNECTION } from './connection-options';
import { readDatabaseUrl } from './database-url';

const LONGEST_CONNECT_MS = 5_000;

/**
 * One connection outside the pool, to the first host of DATABASE_URL that lets a table be read. Who keeps it must bear
 * that it breaks, and with a cluster that it shows a commit some milliseconds later than the pool does.
 */
export async function openSingleConnection(url: string): Promise<Connection> {
  const { hosts, socketPath, username: user, password, database } = readDatabaseUrl(url);
  let reason: unknown;
  for (const place of socketPath ? [{ socketPath }] : hosts) {
    try {
      const connection = await createConnection({
        ...place,
        user,
        password,
        database,
        ...CONNECTION,
        dateStrings: ['DATE'],
        connectTimeout: LONGEST_CONNECT_MS,
      });
      await connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
      // A cluster's node that is cut off from the majority lets nobody read.
      await connection.query('SELECT id FROM migrations LIMIT 1').catch((error: unknown) => {
        connection.destroy();
        throw error;
      });
      return connection;
    } catch (error) {
      reason = error;
    }
  }
  throw reason;
}
