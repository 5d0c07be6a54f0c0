/** @runs-alone: it sets the database of every server. */
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../races/eventually';
import { graphql } from '../graphql';
import { expectInvariants } from '../checks/invariants';
import { expectInvariantsOn, expectSameRows, untilWrittenTo, useServerPairOnGalera } from './galera';
import { startHiring } from './hiring-load';
import { longestSilence } from './history';
import { brokenOn } from './history-rows';

/** Two servers behind HAProxy on a cluster of three nodes, of which the one that is written to is killed under load. */
const galera = useServerPairOnGalera();
const { pair } = galera;

const MAX_MS = 600_000;
/** Of load before the kill, and from when writes are taken again. */
const LOAD_MS = 10_000;

interface Readiness {
  at: number;
  /** What the two servers said. */
  answers: number[];
}

async function readiness(path = '/readyz'): Promise<Readiness> {
  const at = Date.now();
  return {
    at,
    answers: await Promise.all([0, 1].map(async (index) => (await fetch(`${pair.urlOf(index)}${path}`)).status)),
  };
}

/** Asks both servers until they all say so. */
async function untilReadiness(status: number): Promise<void> {
  await eventually(
    () => readiness(),
    ({ answers }) => answers.every((answer) => answer === status),
  );
}

it(
  'loses nothing acknowledged when the node that is written to is killed under load',
  async () => {
    const load = await startHiring(pair);
    const watched: Readiness[] = [];
    let isWatching = true;
    const watching = (async () => {
      for (; isWatching; await pause(200)) watched.push(await readiness());
    })();
    try {
      await load.untilMore(100);
      await pause(LOAD_MS);
      const killedAt = Date.now();
      await galera.node(1).kill();
      await load.untilMore(100);
      const takenAgainAt = Date.now();
      await pause(LOAD_MS);
      isWatching = false;
      await Promise.all([load.stop(), watching]);

      const { acknowledged, unclear } = load;
      const silence = longestSilence(acknowledged, killedAt, takenAgainAt);
      const before = acknowledged.filter(({ at }) => at < killedAt);
      process.stdout.write(
        `Galera, a node killed under load: ${acknowledged.length} writes acknowledged (${before.length} before the kill), writes stood still for ${silence} ms, ` +
          `${unclear} calls answered by an error and made again, /readyz was not 200 in ${watched.filter(({ answers }) => answers.some((answer) => answer !== 200)).length} of ${watched.length} looks\n`,
      );
      // The truth of /readyz: ready before, ready now, and not ready while nothing was written for longer than it waits.
      expect(watched.filter(({ at }) => at < killedAt - 3_000).flatMap(({ answers }) => answers)).not.toContain(503);
      expect(watched.at(-1)?.answers).toEqual([200, 200]);
      if (silence > 5_000)
        expect(watched.filter(({ at }) => at > killedAt).flatMap(({ answers }) => answers)).toContain(503);
      const others = [galera.node(2), galera.node(3)];
      for (const node of others) await expectInvariantsOn(galera.cluster, node);
      expect(await brokenOn(others, acknowledged)).toEqual([]);
    } finally {
      isWatching = false;
      await load.stop();
    }
  },
  MAX_MS,
);

it(
  'takes the killed node back with the same rows, and loses nothing when written to again',
  async () => {
    await galera.node(1).start();
    expect(await galera.node(1).status('wsrep_cluster_size')).toBe('3');
    const load = await startHiring(pair);
    try {
      await untilWrittenTo(galera.node(1));
      const backAt = Date.now();
      await load.untilMore(100);
      await load.stop();
      const { acknowledged, unclear } = load;
      process.stdout.write(
        `Galera, back to the first node under load: ${acknowledged.length} writes acknowledged, writes stood still for ` +
          `${longestSilence(acknowledged, backAt - LOAD_MS, acknowledged.at(-1)?.at ?? backAt)} ms, ${unclear} calls answered by an error and made again\n`,
      );
      expect(await brokenOn([galera.node(2)], acknowledged)).toEqual([]);
    } finally {
      await load.stop();
    }
    await expectSameRows(galera.cluster);
    await expectInvariantsOn(galera.cluster, galera.node(1));
  },
  MAX_MS,
);

const LOGIN = graphql(
  `mutation LoginWithoutMajority { login(input: { email: "a@people.test", password: "Rahasia-123" }) { errors { code } } }`,
);

it(
  'says that it is not ready when the majority is lost, refuses cleanly, and goes on when it is back',
  async () => {
    await Promise.all([galera.node(1).kill(), galera.node(2).kill()]);
    await untilReadiness(503);
    expect((await readiness('/healthz')).answers).toEqual([200, 200]);
    const { errors } = await pair.visitor(0).send(LOGIN);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['INTERNAL_SERVER_ERROR']);

    await Promise.all([galera.node(1).start(), galera.node(2).start()]);
    await untilReadiness(200);
    const load = await startHiring(pair);
    await load.untilMore(50);
    await load.stop();
    await expectSameRows(galera.cluster);
    await expectInvariants(pair.eyes);
  },
  MAX_MS,
);
