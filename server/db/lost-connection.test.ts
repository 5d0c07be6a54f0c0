import { selectRows } from './statements';
import { inTransaction, OutcomeUnknownError, type Transaction } from './transaction';
import { useServer } from '../testing/test-server';

const server = useServer();

/** The connection of a transaction, as mysql2 has it. */
interface Wire {
  threadId: number;
  stream: { write(...packet: unknown[]): boolean; destroy(): void };
}

async function wireOf({ manager }: Transaction): Promise<Wire> {
  return (await manager.queryRunner?.connect()) as Wire;
}

/** Sends what is written next, and loses the connection before an answer can come. */
async function loseAfterNextPacket(transaction: Transaction): Promise<void> {
  const { stream } = await wireOf(transaction);
  const write = stream.write.bind(stream);
  stream.write = (...packet) => {
    const isSent = write(...packet);
    // In a turn of its own, so that the bytes have left.
    setImmediate(() => stream.destroy());
    return isSent;
  };
}

/** Writes a visit, under a name of the test's own. */
const writeTask = ({ manager }: Transaction, task: string) =>
  manager.query(
    'INSERT INTO leases (task, holder, expires_at) VALUES (?, ?, NOW(3)) ON DUPLICATE KEY UPDATE holder = VALUES(holder)',
    [task, 'someone'],
  );
const tasks = async (task: string) =>
  (await selectRows(server.dataSource, 'SELECT task FROM leases WHERE task = ?', [task])).length;

describe('a connection lost at COMMIT', () => {
  it('is answered by running a repeatable command again', async () => {
    let runs = 0;

    await inTransaction(
      server.dataSource,
      async (transaction) => {
        runs += 1;
        await writeTask(transaction, 'repeatable');
        if (runs === 1) await loseAfterNextPacket(transaction);
      },
      { repeatable: true },
    );

    expect(runs).toBe(2);
    expect(await tasks('repeatable')).toBe(1);
  });

  it('is told as unknown of a command that may not run twice', async () => {
    let runs = 0;
    const call = inTransaction(server.dataSource, async (transaction) => {
      runs += 1;
      await writeTask(transaction, 'once');
      await loseAfterNextPacket(transaction);
    });

    await expect(call).rejects.toThrow(OutcomeUnknownError);
    expect(runs).toBe(1);
  });
});

describe('a connection lost before COMMIT', () => {
  it('has done nothing, so that every command runs again', async () => {
    let runs = 0;

    await inTransaction(server.dataSource, async (transaction) => {
      runs += 1;
      if (runs === 1) await loseAfterNextPacket(transaction);
      await writeTask(transaction, 'before');
    });

    expect(runs).toBe(2);
    expect(await tasks('before')).toBe(1);
  });

  it('has done nothing when the database ended it between two statements', async () => {
    let runs = 0;

    await inTransaction(server.dataSource, async (transaction) => {
      runs += 1;
      await writeTask(transaction, 'ended');
      if (runs === 1) await endedByDatabase(transaction);
      await writeTask(transaction, 'ended too');
    });

    expect(runs).toBe(2);
    expect([await tasks('ended'), await tasks('ended too')]).toEqual([1, 1]);
  });
});

async function endedByDatabase(transaction: Transaction): Promise<void> {
  const wire = (await wireOf(transaction)) as Wire & { once(event: 'error' | 'end', listener: () => void): void };
  const isOver = new Promise<void>((resolve) => {
    wire.once('error', resolve);
    wire.once('end', resolve);
  });
  await server.dataSource.query(`KILL ${wire.threadId}`);
  await isOver;
}
