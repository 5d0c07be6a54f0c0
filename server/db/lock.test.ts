import { lockBalance } from '../modules/tokens';
import { aCompany, aSeeker } from '../../testkit/people/actors';
import { aJob, applied } from '../../testkit/market/job-factory';
import { tokensOf } from '../../testkit/market/payment-factory';
import { useServer } from '../../testkit/server/test-server';
import { whileLocked } from '../../testkit/races/while-locked';
import { lockRows, type LockPlan } from './lock';
import { affectedRows } from './statements';
import { inTransaction, type Transaction } from './transaction';

const server = useServer();

const TABLES = ['seekers', 'jobs', 'interview_slots', 'applications'] as const;
type Ids = Record<(typeof TABLES)[number], string>;

async function anApplication(): Promise<{ plan: LockPlan; ids: Ids }> {
  const [seeker, company] = [await aSeeker(server), await aCompany(server)];
  const id = await applied(seeker, await aJob(company));
  const [row] = await server.dataSource.query<{ seeker_id: string; job_id: string; slot_id: string }[]>(
    'SELECT seeker_id, job_id, slot_id FROM applications WHERE id = ?',
    [id],
  );
  if (!row) throw new Error('The application is gone');
  const ids = { seekers: row.seeker_id, jobs: row.job_id, interview_slots: row.slot_id, applications: id };
  return { ids, plan: { seeker: ids.seekers, job: ids.jobs, slot: [ids.interview_slots], application: id } };
}

/** The tables whose row another connection has locked. */
async function lockedTables(ids: Ids): Promise<string[]> {
  const free = await inTransaction(server.dataSource, async ({ manager }) => {
    const found: string[] = [];
    for (const table of TABLES) {
      const rows = await manager.query<unknown[]>(`SELECT id FROM ${table} WHERE id = ? FOR UPDATE SKIP LOCKED`, [
        ids[table],
      ]);
      if (rows.length > 0) found.push(table);
    }
    return found;
  });
  return TABLES.filter((table) => !free.includes(table));
}

describe('locking several rows', () => {
  it.each(TABLES.map((table, index) => [table, TABLES.slice(0, index + 1)] as const))(
    'waits at %s with the rows before it locked, and none of those after it',
    async (busy, expected) => {
      const { plan, ids } = await anApplication();
      let locked: string[] = [];
      await whileLocked(
        server,
        (writer) =>
          affectedRows(writer, `UPDATE ${busy} SET lock_version = lock_version + 1 WHERE id = ?`, [ids[busy]]),
        () => inTransaction(server.dataSource, (transaction) => lockRows(transaction, plan)),
        async () => {
          locked = await lockedTables(ids);
        },
      );
      expect(locked).toEqual(expected);
    },
  );

  it('is one statement that raises each version by one', async () => {
    const { plan, ids } = await anApplication();
    const versions = () =>
      Promise.all(
        TABLES.map(
          async (table) =>
            (
              await server.dataSource.query<{ lock_version: number }[]>(
                `SELECT lock_version FROM ${table} WHERE id = ?`,
                [ids[table]],
              )
            )[0]?.lock_version ?? 0,
        ),
      );
    const before = await versions();

    const statements = await server.statementsOf(() =>
      inTransaction(server.dataSource, (transaction) => lockRows(transaction, plan)),
    );

    expect(statements.filter((sql) => sql.startsWith('UPDATE'))).toHaveLength(1);
    expect(await versions()).toEqual(before.map((version) => version + 1));
  });

  it('locks what is there where a row is gone', async () => {
    const { plan, ids } = await anApplication();
    let locked: string[] = [];
    await inTransaction(server.dataSource, async (transaction) => {
      await lockRows(transaction, { ...plan, slot: ['01ARZ3NDEKTSV4RRFFQ69G5FAV'] });
      locked = await lockedTables(ids);
    });
    expect(locked).toEqual(['seekers', 'jobs', 'applications']);
  });
});

test('locking a balance writes its row, which a cluster certifies', async () => {
  const company = await aCompany(server, { tokens: 3 });
  const written = async ({ manager }: Transaction): Promise<number> => {
    const [row] = await manager.query<{ Value: string }[]>("SHOW SESSION STATUS LIKE 'Handler_update'");
    return Number(row?.Value);
  };
  const writes = await inTransaction(server.dataSource, async (transaction) => {
    const before = await written(transaction);
    await lockBalance(transaction, company.companyId);
    return (await written(transaction)) - before;
  });
  expect(writes).toBe(1);
  expect(await tokensOf(company)).toBe(3);
});
