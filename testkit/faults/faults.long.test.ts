/** @runs-alone: it sets the database of every server. */
import { aCompany, aSeeker } from '../people/actors';
import { atOnce } from '../races/at-once';
import { graphql } from '../graphql';
import { postOf } from '../server/graphql-request';
import { expectInvariants } from '../checks/invariants';
import { aJob } from '../market/job-factory';
import { setForEveryServer } from '../server/test-server';
import { whileLocked } from '../races/while-locked';
import { expectNothingHalfDone } from './all-or-nothing';
import { aSlot } from './application-races';
import { DurableDatabase } from './durable-database';
import { HealthWatch } from './health-watch';
import { startHiring, type HiringLoad } from './hiring-load';
import { brokenOn } from './history-rows';
import { RawConnection } from './raw-connection';
import { sendOnce } from './reply';
import { inDays, useServerPair } from './server-pair';

/** Two servers under load, and a part that dies in the middle of it. */
const database = new DurableDatabase();
beforeAll(async () => {
  // What the servers say of a database that is gone is not what these tests look at.
  setForEveryServer({ DATABASE_URL: await database.start(), LOG_LEVEL: 'silent' });
  await database.prepare();
});
const pair = useServerPair({
  LOG_LEVEL: 'silent',
  DATABASE_TIMEOUT_SECONDS: '10',
  STOP_DELAY_SECONDS: '5',
  STOP_WITHIN_SECONDS: '10',
});
afterAll(() => database.remove());

const watches: HealthWatch[] = [];
afterEach(() => Promise.all(watches.splice(0).map((watch) => watch.end())));

/** Looks at the health of both servers until the test is over. */
function watchBoth(): HealthWatch[] {
  watches.push(...pair.processes.map(({ url }) => new HealthWatch(url)));
  return [...watches];
}

/** Acknowledged writes after which the fault comes. */
const WHEN = [40, 120, 200];
/** By then people have met the fault, and have done more since. */
const AFTER = 150;

async function expectAllKept(load: HiringLoad): Promise<void> {
  await load.stop();
  expect(await brokenOn([database], load.acknowledged)).toEqual([]);
  await expectNothingHalfDone(pair.eyes);
  await expectInvariants(pair.eyes);
}

it.each(WHEN)('keeps every promise when a server is killed after %i writes, and when it is back', async (writes) => {
  await pair.revive();
  const load = await startHiring(pair);
  await load.untilMore(writes);

  await pair.processes[0].stop();

  await load.untilMore(AFTER);
  expect(load.unclear).toBeGreaterThan(0);
  await pair.revive();
  await load.untilMore(AFTER);
  await expectAllKept(load);
});

it.each(WHEN)(
  'keeps every promise when the database is killed after %i writes, says so, and goes on by itself when it is back',
  async (writes) => {
    await pair.revive();
    const load = await startHiring(pair);
    const both = watchBoth();
    await load.untilMore(writes);

    await database.kill();
    await Promise.all(both.map((watch) => watch.untilReady(false)));
    await database.start();
    await Promise.all(both.map((watch) => watch.untilReady(true)));

    await load.untilMore(AFTER);
    await expectAllKept(load);
    expect(load.unconnected).toBe(0);
    expect(load.unclear).toBeGreaterThan(0);
    for (const { lives, readiness } of both) {
      expect([...lives]).toEqual([200]);
      expect([...readiness]).toEqual(['{"status":"ok"}', '{"status":"unavailable","reason":"database"}']);
    }
  },
);

const JOBS = graphql(`query JobsWhileFrozen { jobs { totalCount } }`);

it('responds in bounded time while the database hangs, and continues when it is back', async () => {
  const seeker = await aSeeker(pair.eyes);
  const both = watchBoth();
  const ask = (index: number) => sendOnce(pair.at(seeker, index).client, JOBS);
  try {
    await database.freeze();
    // More than there are connections in both pools.
    const replies = await atOnce(30, ask);
    expect(replies.filter(({ isAnswered }) => isAnswered)).toEqual([]);
    await Promise.all(both.map((watch) => watch.untilReady(false)));
  } finally {
    database.thaw();
  }
  await Promise.all(both.map((watch) => watch.untilReady(true)));
  expect((await atOnce(30, ask)).filter(({ isAnswered }) => !isAnswered)).toEqual([]);
  for (const { lives } of both) expect([...lives]).toEqual([200]);
});

it.each(WHEN)(
  'loses no request when a server is asked to stop after %i writes and a load balancer looks at /readyz',
  async (writes) => {
    await pair.revive();
    const [leaving] = watchBoth();
    const turnOf = (call: number): number => (leaving?.isReady ? call : 1);
    const load = await startHiring({
      eyes: pair.eyes,
      at: (actor, call) => pair.at(actor, turnOf(call)),
      urlOf: (call) => pair.urlOf(turnOf(call)),
    });
    await load.untilMore(writes);

    expect(await pair.processes[0].terminate()).toBe(0);

    await load.untilMore(AFTER);
    await expectAllKept(load);
    expect(load.unclear).toBe(0);
    // It looks ten times a second, and the server may have ended since its last look.
    await leaving?.untilAway();
    expect([...(leaving?.readiness ?? [])]).toEqual([
      '{"status":"ok"}',
      '{"status":"unavailable","reason":"stopping"}',
      null,
    ]);
  },
);

it('finishes what it has accepted before it stops, tells connections to end, and waits for no one who keeps one open', async () => {
  const company = await aCompany(pair.eyes);
  const job = await aJob(company, { slots: [aSlot(inDays(1))] });
  const [stopping, watch] = [pair.processes[1], watchBoth()[1]];
  const half = await RawConnection.open(stopping.url);
  half.send('POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{');
  const kept = await RawConnection.open(stopping.url);
  kept.send(ASKS_FOR_HEALTH);
  expect(await kept.answer()).toContain('Connection: keep-alive');
  let ending: Promise<number | null> = Promise.resolve(null);

  const answer = await whileLocked(
    pair.eyes,
    (writer) => writer.query('UPDATE jobs SET lock_version = lock_version + 1 WHERE id = ?', [job.id]),
    () => pair.at(company, 1).client.fetch('/graphql', postOf(CLOSE, { input: { jobId: job.id, isActive: false } })),
    async () => {
      ending = stopping.terminate();
      await watch?.untilReady(false);
      kept.send(ASKS_FOR_HEALTH);
      expect(await kept.answer()).toContain('Connection: close');
      await kept.ended();
    },
  );

  expect(await answer.json()).toEqual({ data: { setJobActive: { errors: [] } } });
  expect(answer.headers.get('connection')).toBe('close');
  expect(await ending).toBe(0);
  await half.ended();
});

const ASKS_FOR_HEALTH = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
const CLOSE = graphql(
  `mutation CloseWhileStopping($input: SetJobActiveInput!) { setJobActive(input: $input) { errors { code } } }`,
);
