import type { DataSource } from 'typeorm';
import { readDatabaseUrl } from './database-url';
import { createDataSource } from './data-source';
import { affectedRows, selectOne } from './statements';
import { inTransaction } from './transaction';
import { DatabaseRelay } from '../testing/database-relay';
import { eventually } from '../testing/eventually';
import { workerDatabaseUrl } from '../testing/worker-database';
import type { WriterMove } from './writer-node';

/** Two ways to the one database of the tests stand for two hosts. */
const { socketPath, database } = readDatabaseUrl(workerDatabaseUrl());
const TIMES = { everyMs: 20, patienceMs: 2_000, longestSearchMs: 5_000, steadyMs: 200, partingMs: 60_000 };

let hosts: [DatabaseRelay, DatabaseRelay];
let dataSource: DataSource;
let moves: WriterMove[];

beforeEach(async () => {
  hosts = [new DatabaseRelay(socketPath ?? ''), new DatabaseRelay(socketPath ?? '')];
  for (const host of hosts) await host.start();
  moves = [];
});
afterEach(async () => {
  await dataSource.destroy();
  for (const host of hosts) await host.stop();
});

async function connect(): Promise<void> {
  const url = `mariadb://root@${hosts.map(({ host }) => host).join(',')}/${database}`;
  dataSource = await createDataSource({
    url,
    poolSize: 4,
    watchTimes: TIMES,
    onMove: (move) => moves.push(move),
  }).initialize();
}

const isAnswered = async (): Promise<boolean> =>
  (await selectOne<{ one: number }>(dataSource, 'SELECT 1 AS one'))?.one === 1;
const askAtOnce = (count: number) => Promise.all(Array.from({ length: count }, isAnswered));
/** Each watched host has one connection that looks at it. */
const workOn = ({ connections }: DatabaseRelay): number => Math.max(0, connections - 1);

const until = (condition: () => boolean | Promise<boolean>): Promise<boolean> => eventually(condition, (isSo) => isSo);

it('sends all connections to the first host', async () => {
  await connect();
  await askAtOnce(20);
  expect(hosts.map(workOn)).toEqual([4, 0]);
});

it('starts on the second when the first is away', async () => {
  await hosts[0].stop();
  await connect();
  await askAtOnce(20);
  expect(workOn(hosts[1])).toBe(4);
});

it('goes to the second when the first dies: who asks meanwhile waits and is answered', async () => {
  await connect();
  await askAtOnce(20);
  await hosts[0].stop();
  await until(() => moves.at(-1)?.to === null || moves.at(-1)?.to === hosts[1].host);
  expect(await askAtOnce(20)).not.toContain(false);
  expect(moves.at(-1)).toEqual({ from: null, to: hosts[1].host });
});

it('gives up a host that falls silent; who waits for its answer is answered by the other', async () => {
  await connect();
  await askAtOnce(8);
  hosts[0].isSilent = true;
  expect(await isAnswered()).toBe(true);
  expect(moves.at(-1)).toEqual({ from: null, to: hosts[1].host });
});

it('does not run a write again whose connection broke: nobody knows whether it was carried out', async () => {
  await connect();
  await askAtOnce(8);
  hosts[0].isSilent = true;
  await expect(affectedRows(dataSource, 'UPDATE migrations SET name = name')).rejects.toThrow('Connection lost');
});

it('runs a transaction again on the other host when its connection breaks before the commit', async () => {
  await connect();
  let attempts = 0;
  const answer = await inTransaction(dataSource, async ({ manager }) => {
    attempts += 1;
    await selectOne(manager, 'SELECT 1 AS one');
    if (attempts === 1) await hosts[0].stop();
    return selectOne<{ one: number }>(manager, 'SELECT 1 AS one');
  });
  expect({ answer, attempts }).toEqual({ answer: { one: 1 }, attempts: 2 });
});

it('goes back once the first has been well for a while: when what is under way has finished', async () => {
  await hosts[0].stop();
  await connect();
  await askAtOnce(20);
  const slow = selectOne<{ done: number }>(dataSource, 'SELECT SLEEP(5) AS done');
  await hosts[0].start();
  await until(() => workOn(hosts[1]) === 1);
  const meanwhile = isAnswered();
  expect(await slow).toEqual({ done: 0 });
  expect(await meanwhile).toBe(true);
  expect(moves.at(-1)).toEqual({ from: hosts[1].host, to: hosts[0].host });
  await until(() => workOn(hosts[1]) === 0);
  expect(workOn(hosts[0])).toBeGreaterThan(0);
});

it('says so when no host is there, once the search has been long enough', async () => {
  await connect();
  for (const host of hosts) await host.stop();
  const said: unknown[] = [];
  // What was on its way when they went says so in its own words.
  await until(
    async () => (
      await isAnswered().catch((error: unknown) => void said.push(String(error))),
      said.some((text) => String(text).includes('None of the database hosts is available'))
    ),
  );
  for (const host of hosts) await host.start();
  await until(() => moves.at(-1)?.to !== null);
  expect(await isAnswered()).toBe(true);
});
