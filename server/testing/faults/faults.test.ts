import { expectInvariants } from '../invariants';
import { settingsOfTestFile } from '../test-server';
import { expectNothingHalfDone } from './all-or-nothing';
import { DurableDatabase } from './durable-database';
import { HealthWatch } from './health-watch';
import { prepareJourneys } from './journeys';
import { brokenPromises, Load, type Journey } from './load';
import { useServerPair } from './server-pair';

/** Two servers under load, and a part that dies in the middle of it (design, section 6). */
const database = new DurableDatabase();
beforeAll(async () => {
  settingsOfTestFile['DATABASE_URL'] = await database.start();
  // What the servers say of a database that is gone is not what these tests look at.
  settingsOfTestFile['LOG_LEVEL'] = 'silent';
  await database.prepare();
});
const pair = useServerPair({ LOG_LEVEL: 'silent' });
afterAll(() => database.remove());

const watches: HealthWatch[] = [];
afterEach(() => Promise.all(watches.splice(0).map((watch) => watch.end())));

/** Looks at the health of both servers until the test is over. */
function watchBoth(): HealthWatch[] {
  watches.push(...pair.processes.map(({ url }) => new HealthWatch(url)));
  return [...watches];
}

const ROUNDS = process.env['LONG_TESTS'] ? 20 : 4;
const SEED = Number(process.env['FAULT_SEED'] ?? 20261121);
let from = 2;

async function aLoad(): Promise<Journey[]> {
  const journeys = await prepareJourneys(pair, { rounds: ROUNDS, seed: SEED, from });
  from += 2 * ROUNDS;
  return journeys;
}

async function expectAllKept(journeys: Journey[]): Promise<void> {
  expect(await brokenPromises(journeys)).toEqual([]);
  await expectNothingHalfDone(pair.eyes);
  await expectInvariants(pair.eyes);
}

it('keeps every promise when a server is killed, and serves again when it is started anew', async () => {
  const journeys = await aLoad();
  const load = new Load((call) => pair.urlOf(call));

  await load.run(journeys, { when: journeys.length / 4, fault: () => pair.processes[0].stop() });

  expect(load.lost).toBeGreaterThan(0);
  await expectAllKept(journeys);
  await pair.restart(0);
  await load.finish(journeys);
  await expectAllKept(journeys);
});

it('keeps every promise when the database is killed, says so meanwhile, and goes on by itself when it is back', async () => {
  const journeys = await aLoad();
  const load = new Load((call) => pair.urlOf(call));
  const both = watchBoth();
  const killDatabase = async () => {
    await database.kill();
    await Promise.all(both.map((watch) => watch.untilReady(false, 5_000)));
    await database.start();
    await Promise.all(both.map((watch) => watch.untilReady(true, 5_000)));
  };

  await load.run(journeys, { when: journeys.length / 4, fault: killDatabase });

  expect(load.tally['no connection']).toBe(0);
  expect(load.lost).toBeGreaterThan(0);
  await expectAllKept(journeys);
  await load.finish(journeys);
  await expectAllKept(journeys);
  for (const { lives, readiness } of both) {
    expect([...lives]).toEqual([200]);
    expect([...readiness]).toEqual(['{"status":"ok"}', '{"status":"unavailable","reason":"database"}']);
  }
});
