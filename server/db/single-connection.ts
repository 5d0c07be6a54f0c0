import { createConnection, type Connection } from 'mysql2/promise';
import { CONNECTION } from './connection-options';
import { readDatabaseUrl } from './database-url';

const LONGEST_CONNECT_MS = 5_000;

/** One connection outside the pool. Its user must bear that it breaks. */
export async function openSingleConnection(url: string): Promise<Connection> {
  const { socketPath, host, port, username: user, password, database } = readDatabaseUrl(url);
  const connection = await createConnection({
    ...(socketPath ? { socketPath } : { host, port }),
    user,
    password,
    database,
    ...CONNECTION,
    dateStrings: ['DATE'],
    connectTimeout: LONGEST_CONNECT_MS,
  });
  await connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
  return connection;
}
