import { createDataSource } from './data-source';
import type { Database } from './database';
import { readDatabaseUrl } from './database-url';
import { inTransaction, OutcomeUnknownError, type Transaction } from './transaction';
import { DatabaseRelay } from '../../testkit/outside/database-relay';
import { eventually } from '../../testkit/races/eventually';
import { openTestDatabase, workerDatabaseUrl } from '../../testkit/database/worker-database';

const { socketPath, database: name } = readDatabaseUrl(workerDatabaseUrl());

let relay: DatabaseRelay;
let dataSource: Database;
// Makes it, where this file is the first of its worker.
beforeAll(async () => (await openTestDatabase(workerDatabaseUrl())).end());
beforeEach(async () => {
  relay = new DatabaseRelay(socketPath ?? '');
  dataSource = await createDataSource({ url: `mariadb://root@${await relay.start()}/${name}` }).initialize();
});
afterEach(async () => {
  await dataSource.destroy();
  await relay.stop();
});

/** Writes a row under a name of the test's own. */
const writeTask = ({ manager }: Transaction, task: string) =>
  manager.query(
    'INSERT INTO leases (task, holder, expires_at) VALUES (?, ?, NOW(3)) ON DUPLICATE KEY UPDATE holder = VALUES(holder)',
    [task, 'someone'],
  );
const tasks = async (task: string) =>
  (await dataSource.query<unknown[]>('SELECT task FROM leases WHERE task = ?', [task])).length;

describe('a connection lost at COMMIT', () => {
  it('makes a repeatable command run again', async () => {
    let runs = 0;

    await inTransaction(
      dataSource,
      async (transaction) => {
        runs += 1;
        await writeTask(transaction, 'repeatable');
        if (runs === 1) relay.loseAfterNextPacket();
      },
      { repeatable: true },
    );

    expect(runs).toBe(2);
    expect(await tasks('repeatable')).toBe(1);
  });

  it('is reported as unknown for a command that may not run twice', async () => {
    let runs = 0;
    const call = inTransaction(dataSource, async (transaction) => {
      runs += 1;
      await writeTask(transaction, 'once');
      relay.loseAfterNextPacket();
    });

    await expect(call).rejects.toThrow(OutcomeUnknownError);
    expect(runs).toBe(1);
  });
});

describe('a connection lost before COMMIT', () => {
  it('has done nothing, so that every command runs again', async () => {
    let runs = 0;

    await inTransaction(dataSource, async (transaction) => {
      runs += 1;
      if (runs === 1) relay.loseAfterNextPacket();
      await writeTask(transaction, 'before');
    });

    expect(runs).toBe(2);
    expect(await tasks('before')).toBe(1);
  });

  it('has done nothing when the database ended it between two statements', async () => {
    let runs = 0;

    await inTransaction(dataSource, async (transaction) => {
      runs += 1;
      await writeTask(transaction, 'ended');
      if (runs === 1) await endedByDatabase(transaction);
      await writeTask(transaction, 'ended too');
    });

    expect(runs).toBe(2);
    expect([await tasks('ended'), await tasks('ended too')]).toEqual([1, 1]);
  });
});

async function endedByDatabase({ manager }: Transaction): Promise<void> {
  const [row] = await manager.query<{ id: number }[]>('SELECT CONNECTION_ID() AS id');
  await dataSource.query(`KILL ${row?.id}`);
  await eventually(
    () => dataSource.query<unknown[]>('SELECT id FROM information_schema.processlist WHERE id = ?', [row?.id ?? 0]),
    ({ length }) => length === 0,
  );
}
