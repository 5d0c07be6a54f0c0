/** @runs-alone: it sets the database of every server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../../scripts/free-ports';
import { openSingleConnection } from '../../server/db/single-connection';
import { startProxy, type RunningProxy } from '../outside/http-proxy';
import { Prometheus } from '../outside/prometheus';
import { eventually } from '../races/eventually';
import { expectInvariantsOn, expectSameRows, untilWrittenTo, useServerPairOnGalera } from './galera';
import { startHiring, type HiringLoad } from './hiring-load';
import { longestSilence } from './history';
import { brokenOn } from './history-rows';

/**
 * Ten minutes of a cluster's day: three nodes, each in a network of its own, HAProxy before them and before the two servers, TLS
 * to the database, people at work, and the alarms of deploy/prometheus. One thing after the other fails and is mended.
 */
const MAX_MS = 900_000;
/** People pause before each step: what they do must last for the whole day. */
const STEP_MS = 1_250;
/** An alarm rings once its fault has lasted for up to five minutes. */
const MAX_RINGING_MS = 420_000;

const folder = mkdtempSync(path.join(tmpdir(), 'temukerja-cluster-day-'));
const HEADER = 'event | alarms that rang | longest without a write (s) | calls repeated | checker';
const table: string[] = [];
let proxy: RunningProxy;
let prometheus: Prometheus;
let load: HiringLoad;

// Before the servers stop: Jest runs these in their order.
afterAll(async () => {
  process.stdout.write([HEADER, '---|---|---|---|---', ...table].map((line) => `| ${line} |\n`).join(''));
  // What the people met is thrown by the last test.
  await load?.stop().catch(() => undefined);
  await prometheus?.stop();
  await proxy?.stop();
  rmSync(folder, { recursive: true, force: true });
}, MAX_MS);

const ports: number[] = [];
beforeAll(async () => void ports.push(...(await freePorts(2))));
const galera = useServerPairOnGalera({
  hasNetworks: true,
  hasTls: true,
  ofEach: (index) => ({ METRICS_PORT: String(ports[index]), TRUST_PROXY: '1' }),
});
const { pair, node } = galera;

beforeAll(async () => {
  proxy = await startProxy(
    folder,
    pair.processes.map(({ url }) => Number(new URL(url).port)),
  );
  prometheus = await Prometheus.start(ports.map((port) => `127.0.0.1:${port}`));
  const throughProxy: Pick<typeof pair, 'eyes' | 'at' | 'urlOf'> = {
    eyes: pair.eyes,
    at: (actor) => ({ ...actor, client: actor.client.clone(proxy.url) }),
    urlOf: () => proxy.url,
  };
  load = await startHiring(throughProxy, { stepMs: STEP_MS });
  await eventually(
    () => prometheus.seen(),
    (count) => count === 2,
  );
  await load.untilMore(200);
}, MAX_MS);

it('speaks TLS with the database, and with nothing else', async () => {
  const cipher = await pair.eyes.dataSource.query<{ Value: string }[]>("SHOW STATUS LIKE 'Ssl_cipher'");
  expect(cipher[0]?.Value).toMatch(/^TLS_/);
  const { url } = galera.cluster;
  // The account demands it; and the certificate is not of an authority that the system knows.
  await expect(openSingleConnection(url.split('?')[0] ?? '')).rejects.toThrow(/Access denied/);
  await expect(openSingleConnection(url.split('&')[0] ?? '')).rejects.toThrow(/certificate/);
});

/** What happens, with its end; the alarms that must ring meanwhile, and those that may beside errors. */
interface Happening {
  event: string;
  rings: readonly string[];
  mayRing?: readonly string[];
  happen(): Promise<void>;
}

const DAY: readonly Happening[] = [
  {
    event: 'a node that is not written to is killed',
    rings: ['NodeGone'],
    async happen() {
      await node(3).kill();
      await untilRinging((names) => names.includes('NodeGone'));
      await node(3).start();
      await untilRinging((names) => !names.includes('NodeGone'));
    },
  },
  {
    event: 'the written node is killed',
    rings: [],
    mayRing: ['NodeGone'],
    async happen() {
      await node(1).kill();
      await load.untilMore(100);
      await node(1).start();
      await untilWrittenTo(node(1));
    },
  },
  {
    event: 'a server is killed',
    rings: ['ServerGone'],
    async happen() {
      await pair.processes[1].stop();
      await untilRinging((names) => names.includes('ServerGone'));
      await pair.revive();
      await proxy.untilUp(1);
      await untilRinging((names) => !names.includes('ServerGone'));
    },
  },
  {
    event: 'the network of the written node is cut',
    rings: [],
    mayRing: ['NodeGone'],
    async happen() {
      galera.cluster.networks?.cut(0);
      await untilStatus(1, 'wsrep_cluster_status', 'non-Primary');
      await load.untilMore(100);
      galera.cluster.networks?.mend(0);
      await untilStatus(1, 'wsrep_local_state_comment', 'Synced');
      await untilWrittenTo(node(1));
    },
  },
  {
    event: "a server's clock is set 5 s ahead",
    rings: ['ClockOff'],
    async happen() {
      pair.processes[0].stepClock();
      await untilRinging((names) => names.includes('ClockOff'));
      pair.processes[0].stepClock();
      await untilRinging((names) => !names.includes('ClockOff'));
    },
  },
];

it.each(DAY)(
  '$event',
  async ({ event, rings, mayRing = [], happen }) => {
    const before = { at: Date.now(), unclear: load.unclear, ringing: await prometheus.ringing() };
    await happen();
    await load.untilMore(50);
    const to = Date.now();
    const rang = await prometheus.rang((to - before.at) / 1000);
    const newly = rang.filter((name) => !before.ringing.includes(name));
    const broken = await brokenOn(galera.cluster.nodes, load.acknowledged);
    const silence = (longestSilence(load.acknowledged, before.at, to) / 1000).toFixed(1);
    const said = [event, newly.join(', ') || 'none', silence, load.unclear - before.unclear];
    table.push([...said, broken.join('; ') || 'nothing wrong'].join(' | '));

    expect(broken).toEqual([]);
    expect(newly).toEqual(expect.arrayContaining([...rings]));
    const isKnown = (name: string): boolean => [...rings, ...mayRing].includes(name) || name.startsWith('ErrorBudget');
    expect(newly.filter((name) => !isKnown(name))).toEqual([]);
  },
  MAX_MS,
);

it(
  'ends with everything that was acknowledged, and the same rows on every node',
  async () => {
    await load.stop();
    process.stdout.write(`A cluster's day: ${load.acknowledged.length} writes acknowledged\n`);
    await expectSameRows(galera.cluster);
    expect(await brokenOn(galera.cluster.nodes, load.acknowledged)).toEqual([]);
    for (const one of galera.cluster.nodes) await expectInvariantsOn(galera.cluster, one);
  },
  MAX_MS,
);

async function untilStatus(number: 1 | 2 | 3, name: string, value: string): Promise<void> {
  await eventually(
    () => node(number).status(name),
    (seen) => seen === value,
  );
}

async function untilRinging(isRight: (names: string[]) => boolean): Promise<void> {
  await eventually(
    async () => {
      await pause(500);
      return prometheus.ringing();
    },
    isRight,
    MAX_RINGING_MS,
  );
}
