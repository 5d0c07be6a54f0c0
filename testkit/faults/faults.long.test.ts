/** @runs-alone: it sets the database of every server. */
import { SeededRandom } from '../seeded-random';
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
import { prepareJourneys } from './journeys';
import { brokenJourneys, Load, type Journey } from './load';
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

const ROUNDS = 12;
/** Each decides who does what, and when the fault comes. */
const SEEDS = Array.from({ length: 5 }, (_, index) => Number(process.env['FAULT_SEED'] ?? 20261121) + index);

let from = 2;

/** People on their way, and after how many of them the fault comes: when a quarter to a half have arrived. */
async function aLoad(seed: number): Promise<{ journeys: Journey[]; when: number }> {
  await pair.revive();
  const journeys = await prepareJourneys(pair, { rounds: ROUNDS, seed, from });
  from += 2 * ROUNDS;
  return { journeys, when: Math.floor(journeys.length * (0.25 + new SeededRandom(seed).fraction() / 4)) };
}

async function expectAllKept(journeys: Journey[]): Promise<void> {
  expect(await brokenJourneys(journeys)).toEqual([]);
  await expectNothingHalfDone(pair.eyes);
  await expectInvariants(pair.eyes);
}

it.each(SEEDS)(
  'keeps every promise when a server is killed, and serves again after a new start (seed %i)',
  async (seed) => {
    const { journeys, when } = await aLoad(seed);
    const load = new Load((call) => pair.urlOf(call));

    await load.run(journeys, { when, fault: () => pair.processes[0].stop() });

    expect(load.lost).toBeGreaterThan(0);
    await expectAllKept(journeys);
    await pair.revive();
    await load.finish(journeys);
    await expectAllKept(journeys);
  },
);

it.each(SEEDS)(
  'keeps every promise when the database is killed, says so meanwhile, and goes on by itself when it is back (seed %i)',
  async (seed) => {
    const { journeys, when } = await aLoad(seed);
    const load = new Load((call) => pair.urlOf(call));
    const both = watchBoth();
    const killDatabase = async () => {
      await database.kill();
      await Promise.all(both.map((watch) => watch.untilReady(false)));
      await database.start();
      await Promise.all(both.map((watch) => watch.untilReady(true)));
    };

    await load.run(journeys, { when, fault: killDatabase });

    expect(load.tally['no connection']).toBe(0);
    expect(load.lost).toBeGreaterThan(0);
    await expectAllKept(journeys);
    await load.finish(journeys);
    await expectAllKept(journeys);
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

it.each(SEEDS)(
  'loses no request when a server is asked to stop and a load balancer looks at /readyz (seed %i)',
  async (seed) => {
    const { journeys, when } = await aLoad(seed);
    const [leaving] = watchBoth();
    const load = new Load((call) => pair.urlOf(leaving?.isReady ? call : 1));
    let code: number | null = null;

    await load.run(journeys, {
      when,
      fault: async () => {
        code = await pair.processes[0].terminate();
      },
    });

    expect(load.lost).toBe(0);
    expect(code).toBe(0);
    // It looks ten times a second, and the server may have ended since its last look.
    await leaving?.untilAway();
    expect([...(leaving?.readiness ?? [])]).toEqual([
      '{"status":"ok"}',
      '{"status":"unavailable","reason":"stopping"}',
      null,
    ]);
    await expectAllKept(journeys);
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
