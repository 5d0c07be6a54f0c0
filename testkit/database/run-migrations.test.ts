import { useServer } from '../server/test-server';
import { workerDatabaseUrl } from './worker-database';
import { runMigrations } from './run-migrations';

const server = useServer();

test('a database from before the one initial migration is refused, and the folder to remove is named', async () => {
  await server.dataSource.query(
    "INSERT INTO migrations (timestamp, name) VALUES (1763700000000, 'Initial1763700000000')",
  );
  try {
    await expect(runMigrations(workerDatabaseUrl(), () => undefined)).rejects.toThrow(
      /from before version 0\.2\.0.*remove the folder \/.*, or keep the data by staying on the commit that made it\.$/,
    );
  } finally {
    await server.dataSource.query("DELETE FROM migrations WHERE name = 'Initial1763700000000'");
  }
});

test('migrating an up-to-date database repeatedly changes nothing', async () => {
  const said: string[] = [];
  await runMigrations(workerDatabaseUrl(), (line) => said.push(line));
  expect(said).toEqual(['no migration is pending']);
});
