import { createConnection, type Connection } from 'mysql2/promise';
import { connectionOptions } from './database-url';

const MAX_CONNECT_MS = 5_000;

/** One connection outside the pool. Its user must expect that it breaks. */
export async function openSingleConnection(url: string, connectTimeout = MAX_CONNECT_MS): Promise<Connection> {
  const connection = await createConnection({ ...connectionOptions(url), connectTimeout });
  await connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
  return connection;
}
