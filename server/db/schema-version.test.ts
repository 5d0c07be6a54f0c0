import { readEnv } from '../env';
import { startServer, type RunningServer } from '../start-server';
import { useServer } from '../../testkit/server/test-server';
import { workerDatabaseUrl } from '../../testkit/database/worker-database';
import { schemaDistance } from './schema-version';

const server = useServer();
const start = (): Promise<RunningServer> =>
  startServer(
    readEnv({
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: workerDatabaseUrl(),
      LOG_LEVEL: 'silent',
      ARGON2_MEMORY_KIB: '64',
    }),
  );

it('finds the database of a migrated installation at its own version', async () => {
  expect(await schemaDistance(server.dataSource)).toEqual({ pending: [], newer: [] });
});

it('does not start a server on a database that lacks a migration, and says what to do', async () => {
  const [last] = await server.dataSource.query<{ id: number; timestamp: string; name: string }[]>(
    'SELECT * FROM migrations ORDER BY id DESC LIMIT 1',
  );
  await server.dataSource.query('DELETE FROM migrations WHERE id = ?', [last?.id]);
  try {
    await expect(start()).rejects.toThrow(
      new RegExp(`lacks 1 of this version's migrations \\(${last?.name}\\): run "npm run migrate" first`),
    );
  } finally {
    await server.dataSource.query('INSERT INTO migrations (id, timestamp, name) VALUES (?, ?, ?)', [
      last?.id,
      last?.timestamp,
      last?.name,
    ]);
  }
});

it('starts an older version on the database of a newer one, as a rolling upgrade and a way back need it', async () => {
  await server.dataSource.query(
    "INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'FromTheFuture9999999999999')",
  );
  try {
    expect(await schemaDistance(server.dataSource)).toEqual({ pending: [], newer: ['FromTheFuture9999999999999'] });
    const running = await start();
    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
    await running.stop();
  } finally {
    await server.dataSource.query("DELETE FROM migrations WHERE name LIKE 'FromTheFuture%'");
  }
});
