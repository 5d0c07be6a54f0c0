import { readFileSync } from 'node:fs';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkoutDirectory, dataPath } from '../../scripts/checkout';
import { freePorts } from '../../scripts/free-ports';
import type { OnProgress } from '../../scripts/progress';
import { TASKS } from '../../server/background-tasks';
import { SEARCH_INDEX_FROM } from '../../server/env';
import { SERVER_ARGUMENTS } from '../../scripts/server-arguments';
import { startLoadProcess } from '../load/load-process';
import type { Instruments } from './measure';
import { startServer, type MeasuredServer } from './processes';
import { signIn } from './sessions';
import { drawSubjects, type Subjects } from './subjects';

export interface BenchOptions {
  connection: Connection;
  databaseUrl: string;
  scale: number;
  connections: number;
  /** Of one round on one side. */
  seconds: number;
  rounds: number;
  /** Lets the measured server watch its event loop, which costs it a little. */
  watchesLoop: boolean;
}

/** Both servers running on the filled database, people signed in, the load process waiting. */
export interface Bench extends BenchOptions {
  ours: MeasuredServer;
  /** Where the measured server's own figures are. */
  metricsPort: number;
  baseline: MeasuredServer;
  subjects: Subjects;
  cookies: ReadonlyMap<string, string>;
  instruments: Instruments;
  close(): Promise<void>;
}

const STOP_WITH_PARENT = pathToFileURL(path.join(checkoutDirectory, 'scripts/stop-with-parent.mjs')).href;
const SESSION_SECRET = 'only-for-the-bench-on-this-machine';
/** As `DATABASE_POOL_SIZE` is by default. */
const POOL_SIZE = '10';

export async function openBench(options: BenchOptions, onProgress: OnProgress): Promise<Bench> {
  const { connection, databaseUrl } = options;
  const [port = 0, barePort = 0, metricsPort = 0] = await freePorts(3);
  await restBackgroundTasks(connection);
  // An earlier run has made them public, for the pages of people without an account; the bare handler knows no address of these.
  for (const table of ['companies', 'jobs'])
    await connection.query(`UPDATE ${table} SET is_public = 0 WHERE is_public = 1`);
  onProgress('drawing who asks for what');
  const subjects = await drawSubjects(connection, 1);
  const people = [...subjects.seekers, ...subjects.companies, subjects.admin];
  const cookies = await signIn(
    connection,
    people.map(({ accountId }) => accountId),
    SESSION_SECRET,
  );
  const shared = { DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: POOL_SIZE };
  onProgress('starting the server and the bare handler');
  const ours = await startServer({
    name: 'server',
    nodeArguments: ['--import', STOP_WITH_PARENT, ...SERVER_ARGUMENTS],
    port,
    settings: {
      ...shared,
      SESSION_SECRET,
      FILES_DIR: dataPath('bench', 'files'),
      RATE_LIMIT_FACTOR: '1000000',
      ...(options.watchesLoop ? { METRICS_PORT: String(metricsPort), METRICS_HOST: '127.0.0.1' } : {}),
      HOST: '127.0.0.1',
    },
  });
  const bare = startServer({
    name: 'baseline',
    nodeArguments: ['-r', '@swc-node/register', 'bench/baseline/server.ts'],
    port: barePort,
    settings: shared,
  });
  const baseline = await bare.catch(async (error: unknown) => {
    await ours.stop();
    throw error;
  });
  await waitForSearchIndex(connection, ours, onProgress);
  await ours.hasLogged('the vocabulary of the jobs is read');
  const load = startLoadProcess();
  return {
    ...options,
    ours,
    metricsPort,
    baseline,
    subjects,
    cookies,
    instruments: { load, connection, databasePid: await databasePid(connection) },
    async close() {
      load.stop();
      await Promise.all([ours.stop(), baseline.stop()]);
      await connection.end();
    },
  };
}

/** As the server reads it, which has this process's environment. */
const INDEXED_FROM = Number(process.env['JOB_SEARCH_INDEX_FROM'] ?? SEARCH_INDEX_FROM);

/** Waits until it is built: the first requests would be measured without it, on a busy machine. */
async function waitForSearchIndex(
  connection: Connection,
  server: MeasuredServer,
  onProgress: OnProgress,
): Promise<void> {
  const [[count]] = await connection.query<RowDataPacket[]>('SELECT COUNT(*) AS jobs FROM jobs WHERE is_visible = 1');
  if (Number(count?.['jobs']) < INDEXED_FROM) return;
  onProgress('waiting for the search index');
  await server.hasLogged('the search index is built');
}

const LEASES = ['outbox', ...TASKS.flatMap(({ name, lease }) => (lease ? [name] : []))];
const DAY_SECONDS = 86_400;

/**
 * Takes the lease of each task that has one, so that the measured process sends no mails and computes no track records of
 * the whole market beside the requests, and marks what waits as sent.
 */
async function restBackgroundTasks(connection: Connection): Promise<void> {
  const expiresAt = new Date(Date.now() + DAY_SECONDS * 1000);
  await connection.query(
    'INSERT INTO leases (task, holder, expires_at) VALUES ? ON DUPLICATE KEY UPDATE holder = VALUES(holder), expires_at = VALUES(expires_at)',
    [LEASES.map((task) => [task, 'bench', expiresAt])],
  );
  await connection.query("UPDATE outbox SET done_at = created_at, payload = '{}' WHERE done_at IS NULL");
}

/** Of a server on this machine; null for one elsewhere. */
async function databasePid(connection: Connection): Promise<number | null> {
  const [rows] = await connection.query<RowDataPacket[]>('SELECT @@pid_file AS file');
  try {
    return Number(readFileSync(String(rows[0]?.['file']), 'utf8')) || null;
  } catch {
    return null;
  }
}
