import { setTimeout as pause } from 'node:timers/promises';
import { startGaleraCluster, type GaleraCluster, type GaleraOptions } from '../database/galera/galera-cluster';
import { createDataSource } from '../../server/db/data-source';
import { openSingleConnection } from '../../server/db/single-connection';
import { expectInvariants } from '../checks/invariants';
import { eventually } from '../races/eventually';
import { setForEveryServer } from '../server/test-server';
import { useServerPair, type ServerPair } from './server-pair';
import type { GaleraNode } from '../database/galera/galera-node';

const MAX_START_MS = 300_000;

export interface PairOnGalera {
  readonly pair: ServerPair;
  readonly cluster: GaleraCluster;
  node(number: 1 | 2 | 3): GaleraNode;
}

interface PairOptions extends GaleraOptions {
  /** The second server goes past HAProxy and writes to node 2. */
  secondOnNode2?: boolean;
  /** What each server has of its own; asked for when it starts. */
  ofEach?: (index: 0 | 1) => Record<string, string>;
}

/**
 * Two server processes on a migrated cluster of three nodes, behind the HAProxy of deploy/. Node 1 is the one that is
 * written to.
 */
export function useServerPairOnGalera({
  secondOnNode2 = false,
  ofEach = () => ({}),
  ...options
}: PairOptions = {}): PairOnGalera {
  let started: GaleraCluster | null = null;
  const cluster = (): GaleraCluster => {
    if (!started) throw new Error('The cluster has not started');
    return started;
  };
  beforeAll(async () => {
    started = await startGaleraCluster(options);
    const dataSource = await createDataSource({ url: started.url }).initialize();
    await dataSource.runMigrations();
    await dataSource.destroy();
    setForEveryServer({ DATABASE_URL: started.url });
  }, MAX_START_MS);
  const node = (number: 1 | 2 | 3): GaleraNode => {
    const found = cluster().nodes[number - 1];
    if (!found) throw new Error(`There is no node ${number}`);
    return found;
  };
  const pair = useServerPair({}, (index) => ({
    DATABASE_URL: secondOnNode2 && index === 1 ? cluster().urlOf(node(2)) : cluster().url,
    ...ofEach(index),
  }));
  // Jest runs these in their order: the servers stop before their database.
  afterAll(() => started?.stop(), MAX_START_MS);
  return {
    pair,
    get cluster() {
      return cluster();
    },
    node,
  };
}

/** Until the node passes on write sets of its own clients. */
export async function untilWrittenTo(node: GaleraNode): Promise<void> {
  const sent = async (): Promise<number> => Number(await node.status('wsrep_replicated'));
  const before = await sent();
  await eventually(sent, (now) => now !== before);
}

/** Returns when every node has applied what the cluster committed before. */
export async function waitUntilSynced(cluster: GaleraCluster): Promise<void> {
  await Promise.all(cluster.nodes.map((node) => onNode(cluster, node, (dataSource) => dataSource.query('SELECT 1'))));
}

/** More often than both servers have a table open at once. */
const TIMES_OPEN = 60;

/**
 * Opens the tables with triggers on a node, so that no transaction reads their text. MariaDB 10.11 keeps it as broken when
 * the transaction that reads it is ended by one of another node (docs/operations.md, "Requests fail").
 */
export async function readTriggersOn(cluster: GaleraCluster, node: GaleraNode): Promise<void> {
  const connections = await Promise.all(
    Array.from({ length: TIMES_OPEN }, () => openSingleConnection(cluster.lookAt(node))),
  );
  const tables = await onNode(cluster, node, (dataSource) =>
    dataSource.query<{ name: string }[]>(
      'SELECT DISTINCT event_object_table AS name FROM information_schema.triggers WHERE trigger_schema = DATABASE()',
    ),
  );
  for (const { name } of tables)
    await Promise.all(connections.map((connection) => connection.query(`HANDLER \`${name}\` OPEN`)));
  await Promise.all(connections.map((connection) => connection.end()));
}

/** The invariants, as one node holds them when it has applied what the cluster committed. */
export async function expectInvariantsOn(cluster: GaleraCluster, node: GaleraNode): Promise<void> {
  await onNode(cluster, node, (dataSource) => expectInvariants({ dataSource }));
}

/** Every node must hold the same rows. A server's background writes now and then, so they are compared until they do. */
export async function expectSameRows(cluster: GaleraCluster): Promise<void> {
  const compare = (): Promise<Record<string, number>[]> =>
    Promise.all(cluster.nodes.map((node) => checksumsOf(cluster, node)));
  let sums = await compare();
  const agree = (): boolean => sums.every((sum) => JSON.stringify(sum) === JSON.stringify(sums[0]));
  for (const end = Date.now() + 30_000; !agree() && Date.now() < end; await pause(500)) sums = await compare();
  expect(Object.keys(sums[0] ?? {}).length).toBeGreaterThan(20);
  expect(sums[1]).toEqual(sums[0]);
  expect(sums[2]).toEqual(sums[0]);
}

/** A checksum of the rows of every table, as one node holds them. */
async function checksumsOf(cluster: GaleraCluster, node: GaleraNode): Promise<Record<string, number>> {
  return onNode(cluster, node, async (dataSource) => {
    const tables = await dataSource.query<{ name: string }[]>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
    );
    const sums = await dataSource.query<{ Table: string; Checksum: number }[]>(
      `CHECKSUM TABLE ${tables.map(({ name }) => `\`${name}\``).join(', ')}`,
    );
    return Object.fromEntries(sums.map(({ Table, Checksum }) => [Table.replace(/^.*\./, ''), Number(Checksum)]));
  });
}

type Look<Result> = (dataSource: ReturnType<typeof createDataSource>) => Promise<Result>;

async function onNode<Result>(cluster: GaleraCluster, node: GaleraNode, look: Look<Result>): Promise<Result> {
  // One connection, so that the first statement applies to those that follow.
  const dataSource = await createDataSource({ url: cluster.lookAt(node), poolSize: 1 }).initialize();
  try {
    await dataSource.query('SET SESSION wsrep_sync_wait = 15');
    return await look(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
