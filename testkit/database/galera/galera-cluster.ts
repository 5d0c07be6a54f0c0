import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createConnection } from 'mysql2/promise';
import { dataPath } from '../../../scripts/checkout';
import { dataPlaces } from '../data-files';
import { createDatabase } from '../create-database';
import { databaseName } from '../demo-database';
import { databaseUrl } from '../private-database';
import { processMark } from '../processes';
import { stopLeftovers } from '../server-process';
import { removeSocketFolder, socketPathFor } from '../socket-folder';
import { freePorts } from '../../../scripts/free-ports';
import { CERTIFIED_HOST, makeCertificates, type Certificates } from './certificates';
import { GaleraNode, type GaleraPorts } from './galera-node';
import { findOrUnpackGalera } from './galera-programs';
import { CHECK_ACCOUNT, startHaproxy, type RunningHaproxy } from './haproxy';
import { NodeNetworks } from './node-networks';

/** A cluster behind HAProxy on this machine, whose files are thrown away. */
export interface GaleraCluster {
  nodes: readonly GaleraNode[];
  /** DATABASE_URL of one node, past HAProxy. */
  urlOf(node: GaleraNode): string;
  /** The url of one node for looking: as root, by its socket, however its network is. */
  lookAt(node: GaleraNode): string;
  /** Null without networks of their own. */
  networks: NodeNetworks | null;
  /** DATABASE_URL of HAProxy, which leads to the node that is written to. */
  url: string;
  stop(): Promise<void>;
}

export interface GaleraOptions {
  /** A network for each node; else all are on the loopback. */
  hasNetworks?: boolean;
  /** HAProxy's url demands TLS, and so does the account. */
  hasTls?: boolean;
}

const LOOPBACK = '127.0.0.1';
const SIZE = 3;

/**
 * Starts three nodes, one after the other: the first makes the cluster, the others get its data. HAProxy comes last. They end with this
 * process, however it ends. Throws StartUpError.
 */
export async function startGaleraCluster({ hasNetworks, hasTls }: GaleraOptions = {}): Promise<GaleraCluster> {
  await removeDeadClusters();
  const programs = findOrUnpackGalera();
  const home = dataPath('test', `galera-${process.pid}`);
  const ports = await portsForNodes();
  const networks = hasNetworks ? new NodeNetworks() : null;
  const hostOf = (index: number): string => networks?.addressOf(index) ?? LOOPBACK;
  const address = `gcomm://${ports.map(({ group }, index) => `${hostOf(index)}:${group}`).join(',')}`;
  const certificates = hasTls ? makeCertificates(path.join(home, 'certificates')) : undefined;
  const nodes = ports.map(
    (own, index) =>
      new GaleraNode({
        name: `node${index + 1}`,
        dataDirectory: path.join(home, `node${index + 1}`),
        host: hostOf(index),
        startedBy: networks?.enter(index) ?? [],
        certificates,
        ports: own,
        address,
        programs,
      }),
  );
  let haproxy: RunningHaproxy | null = null;
  const stop = async (): Promise<void> => {
    await haproxy?.stop();
    await Promise.all(nodes.map((node) => node.stop()));
    networks?.remove();
    rmSync(home, { recursive: true, force: true });
  };
  const client = networks?.clientAddress ?? LOOPBACK;
  const account: Account = { client, password: randomBytes(12).toString('hex'), hasTls: hasTls === true };
  const { password } = account;
  const [proxyPort = 0] = await freePorts(1);
  try {
    await networks?.make(SIZE);
    for (const node of nodes) {
      await node.start({ asFirst: node === nodes[0] });
      if (node === nodes[0]) await makeAccounts(node.socketPath, account);
    }
    haproxy = await startHaproxy({ home: path.join(home, 'haproxy'), nodes, port: proxyPort, password, programs });
  } catch (error) {
    await stop();
    throw error;
  }
  const urlOf = ({ host, port }: { host: string; port: number }): string =>
    `mariadb://temukerja:${password}@${host}:${port}/${databaseName}`;
  return {
    nodes,
    networks,
    urlOf,
    lookAt: (node) => databaseUrl(node.socketPath, databaseName),
    url: certificates
      ? `${urlOf({ host: CERTIFIED_HOST, port: proxyPort })}${demandOf(certificates)}`
      : urlOf({ host: LOOPBACK, port: proxyPort }),
    stop,
  };
}

function demandOf({ authority }: Certificates): string {
  return `?tls=verify&ca=${encodeURIComponent(authority)}`;
}

interface Account {
  /** Where it signs in from. */
  client: string;
  password: string;
  hasTls: boolean;
}

/** Accounts with a password, for the application and for HAProxy's check: the nodes listen on ports that every user of this machine reaches. */
async function makeAccounts(socketPath: string, { client, password, hasTls }: Account): Promise<void> {
  await createDatabase(socketPath, databaseName);
  const connection = await createConnection({ socketPath, user: 'root' });
  try {
    await connection.query("DELETE FROM mysql.global_priv WHERE Host <> 'localhost'");
    await connection.query('FLUSH PRIVILEGES');
    await connection.query(
      `CREATE USER temukerja@${client} IDENTIFIED BY '${password}' ${hasTls ? 'REQUIRE SSL' : ''}`,
    );
    await connection.query(`GRANT ALL ON ${databaseName}.* TO temukerja@${client}`);
    await connection.query(`CREATE USER ${CHECK_ACCOUNT}@${client} IDENTIFIED BY '${password}'`);
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
    new NodeNetworks(Number(name.slice('galera-'.length))).remove();
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
