import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createConnection } from 'mysql2/promise';
import { dataPath } from '../../../scripts/checkout';
import { dataPlaces } from '../data-files';
import { createDatabase } from '../create-database';
import { processMark } from '../processes';
import { stopLeftovers } from '../server-process';
import { removeSocketFolder, socketPathFor } from '../socket-folder';
import { freePorts } from '../../../scripts/free-ports';
import { GaleraNode, type GaleraPorts } from './galera-node';
import { findOrUnpackGalera } from './galera-programs';
import { CHECK_ACCOUNT, startHaproxy, type RunningHaproxy } from './haproxy';

/** A cluster behind HAProxy on this machine's loopback, whose files are thrown away. */
export interface GaleraCluster {
  nodes: readonly GaleraNode[];
  /** DATABASE_URL of one node, past HAProxy. */
  urlOf(node: GaleraNode): string;
  /** DATABASE_URL of HAProxy, which leads to the node that is written to. */
  url: string;
  stop(): Promise<void>;
}

const DATABASE = 'temukerja';
const SIZE = 3;

/**
 * Starts three nodes, one after the other: the first makes the cluster, the others get its data. HAProxy comes last. They end with this
 * process, however it ends. Throws StartUpError.
 */
export async function startGaleraCluster(): Promise<GaleraCluster> {
  await removeDeadClusters();
  const programs = findOrUnpackGalera();
  const home = dataPath('test', `galera-${process.pid}`);
  const ports = await portsForNodes();
  const address = `gcomm://${ports.map(({ group }) => `127.0.0.1:${group}`).join(',')}`;
  const nodes = ports.map(
    (own, index) =>
      new GaleraNode({
        name: `node${index + 1}`,
        dataDirectory: path.join(home, `node${index + 1}`),
        ports: own,
        address,
        programs,
      }),
  );
  let haproxy: RunningHaproxy | null = null;
  const stop = async (): Promise<void> => {
    await haproxy?.stop();
    await Promise.all(nodes.map((node) => node.stop()));
    rmSync(home, { recursive: true, force: true });
  };
  const password = randomBytes(12).toString('hex');
  const [proxyPort = 0] = await freePorts(1);
  try {
    for (const node of nodes) {
      await node.start({ asFirst: node === nodes[0] });
      if (node === nodes[0]) await makeAccount(node.socketPath, password);
    }
    haproxy = await startHaproxy({ home: path.join(home, 'haproxy'), nodes, port: proxyPort, password, programs });
  } catch (error) {
    await stop();
    throw error;
  }
  const urlOf = ({ port }: { port: number }): string => `mariadb://temukerja:${password}@127.0.0.1:${port}/${DATABASE}`;
  return { nodes, urlOf, url: urlOf({ port: proxyPort }), stop };
}

/** Accounts with a password, for the application and for HAProxy's check: the nodes listen on ports that every user of this machine reaches. */
async function makeAccount(socketPath: string, password: string): Promise<void> {
  await createDatabase(socketPath, DATABASE);
  const connection = await createConnection({ socketPath, user: 'root' });
  try {
    await connection.query("DELETE FROM mysql.global_priv WHERE Host <> 'localhost'");
    await connection.query('FLUSH PRIVILEGES');
    await connection.query(`CREATE USER temukerja@127.0.0.1 IDENTIFIED BY '${password}'`);
    await connection.query(`GRANT ALL ON ${DATABASE}.* TO temukerja@127.0.0.1`);
    await connection.query(`CREATE USER ${CHECK_ACCOUNT}@127.0.0.1 IDENTIFIED BY '${password}'`);
  } finally {
    await connection.end();
  }
}

async function portsForNodes(): Promise<GaleraPorts[]> {
  const ports = await freePorts(SIZE * 4);
  return Array.from({ length: SIZE }, (_, index) => {
    const [sql = 0, group = 0, increments = 0, transfer = 0] = ports.slice(index * 4);
    return { sql, group, increments, transfer };
  });
}

/** Removes what a run left behind that was killed; the watchdogs have ended its nodes. */
async function removeDeadClusters(): Promise<void> {
  const folder = dataPath('test');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((entry) => /^galera-\d+$/.test(entry))) {
    if (processMark(Number(name.slice('galera-'.length))) !== undefined) continue;
    for (const node of readdirSync(path.join(folder, name)).filter((entry) => entry.startsWith('node'))) {
      const places = dataPlaces(path.join(folder, name, node));
      const socketPath = socketPathFor(places.home);
      await stopLeftovers(places, socketPath, () => undefined);
      removeSocketFolder(socketPath);
    }
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
