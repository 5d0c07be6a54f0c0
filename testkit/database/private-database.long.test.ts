import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createConnection } from 'mysql2/promise';
import { MAX_WAIT_MS } from '../races/eventually';
import { checkoutDirectory } from '../../scripts/checkout';
import { createDatabase } from './create-database';
import { dataPlaces } from './data-files';
import { AlreadyRunningError, runningSocketPath, startPrivateDatabase, type PrivateDatabase } from './private-database';
import { processesWithArgument, waitUntil } from './processes';
import { stopLeftovers } from './server-process';
import { socketPathFor } from './socket-folder';

// One data directory for the whole file: each test starts with what the previous one left, as in a checkout.
const home = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'database-test-')));
const places = dataPlaces(home);
let database: PrivateDatabase | undefined;
let parent: ChildProcess | undefined;

afterEach(async () => {
  parent?.kill('SIGKILL');
  await database?.stop();
});
afterAll(async () => {
  await stopLeftovers(places, socketPathFor(home), () => undefined); // A failed test must not leave a server without files.
  rmSync(home, { recursive: true, force: true });
});

async function start(): Promise<PrivateDatabase> {
  database = await startPrivateDatabase({ dataDirectory: home, durability: 'full' });
  return database;
}

async function ask(sql: string): Promise<unknown> {
  const connection = await createConnection({ socketPath: database?.socketPath, user: 'root', database: 'kept' });
  try {
    return (await connection.query(sql))[0];
  } finally {
    await connection.end();
  }
}

/** Starts the database from another process, as `npm run demo` would, and waits until it is up, or until `isReached`. */
async function startInOtherProcess(isReached?: () => boolean): Promise<ChildProcess> {
  const code = `
    const { startPrivateDatabase } = require('./testkit/database/private-database.ts');
    startPrivateDatabase({ dataDirectory: ${JSON.stringify(home)}, durability: 'full' }).then((database) => {
      database.announceUrl('http://localhost:4000');
      console.log('up');
      setInterval(() => undefined, 1000);
    });`;
  const child = spawn(process.execPath, ['-r', '@swc-node/register', '-e', code], {
    cwd: checkoutDirectory,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const isUp = new Promise((resolve) => child.stdout.once('data', resolve));
  await (isReached === undefined ? isUp : waitUntil(isReached, MAX_WAIT_MS));
  return child;
}

/** As `kill -9` does it; a process takes a moment to die. */
async function killParent(): Promise<void> {
  const exit = new Promise((resolve) => parent?.once('exit', resolve));
  parent?.kill('SIGKILL');
  await exit;
}

/** The watchdog and mariadbd of this data directory; the watchdog is the one that Node runs. */
function running(): { watchdog: number[]; mariadbd: number[] } {
  const pids = processesWithArgument(`--datadir=${places.files}`);
  const isNode = (pid: number): boolean => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('watchdog.mjs');
  return { watchdog: pids.filter(isNode), mariadbd: pids.filter((pid) => !isNode(pid)) };
}

const nothingRuns = (): boolean => processesWithArgument(`--datadir=${places.files}`).length === 0;

test('makes the files again when a first start was killed half-way, and ends without a trace but the files', async () => {
  mkdirSync(path.join(places.unfinished, 'mysql'), { recursive: true });
  writeFileSync(path.join(places.unfinished, 'ibdata1'), 'half');
  const { socketPath, stop } = await start();
  await createDatabase(socketPath, 'kept');
  await ask('CREATE TABLE notes (note VARCHAR(20))');
  await stop();
  expect(nothingRuns()).toBe(true);
  expect([places.unfinished, places.lock, path.dirname(socketPath)].filter(existsSync)).toEqual([]);
  expect(JSON.parse(readFileSync(places.version, 'utf8'))).toMatchObject({ uid: process.getuid?.() });
});

test('refuses a second start and says where the first one runs', async () => {
  parent = await startInOtherProcess();
  const refusal = await start().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(AlreadyRunningError);
  expect(String(refusal)).toContain('already running at http://localhost:4000');
  expect(runningSocketPath(home)).toBeDefined();
});

test('ends mariadbd when its parent is killed', async () => {
  parent = await startInOtherProcess();
  expect(running().mariadbd).toHaveLength(1);
  await killParent();
  expect(await waitUntil(nothingRuns, MAX_WAIT_MS)).toBe(true);
  expect(runningSocketPath(home)).toBeUndefined();
});

test('starts after parent and watchdog were killed together, which leaves a mariadbd behind', async () => {
  parent = await startInOtherProcess();
  const { watchdog, mariadbd } = running();
  watchdog.forEach((pid) => process.kill(pid, 'SIGKILL'));
  await killParent();
  await start();
  expect(await ask('SELECT COUNT(*) AS notes FROM notes')).toEqual([{ notes: 0 }]);
  expect(running().mariadbd).not.toEqual(mariadbd);
});

const KILLED_AFTER_MS = [20, 60, 100, 140];
test.each(KILLED_AFTER_MS)('starts after a start whose parent was killed %i ms into it', async (milliseconds) => {
  parent = await startInOtherProcess(() => processesWithArgument(`--datadir=${places.files}`).length > 1);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  await killParent();
  await start();
  expect(await ask('SELECT COUNT(*) AS notes FROM notes')).toEqual([{ notes: 0 }]);
  expect(running().mariadbd).toHaveLength(1);
});

test('tells when mariadbd was killed, and keeps what was written', async () => {
  const { ended, stop } = await start();
  await ask("INSERT INTO notes VALUES ('kept')");
  running().mariadbd.forEach((pid) => process.kill(pid, 'SIGKILL'));
  await ended;
  await stop();
  await start();
  expect(await ask('SELECT note FROM notes')).toEqual([{ note: 'kept' }]);
});

test('stops mariadbd although its watchdog was killed', async () => {
  const { ended, stop } = await start();
  running().watchdog.forEach((pid) => process.kill(pid, 'SIGKILL'));
  await ended;
  expect(running().mariadbd).toHaveLength(1);
  await stop();
  expect(nothingRuns()).toBe(true);
});

test('upgrades files of an older server after keeping a copy', async () => {
  writeFileSync(places.version, JSON.stringify({ mariadb: '10.6', owner: 'me', uid: process.getuid?.() }));
  await start();
  expect(await ask('SELECT note FROM notes')).toEqual([{ note: 'kept' }]);
  expect(existsSync(path.join(`${places.files}-10.6-copy`, 'ibdata1'))).toBe(true);
  expect(JSON.parse(readFileSync(places.version, 'utf8'))).not.toMatchObject({ mariadb: '10.6' });
});

test('refuses files of a newer server', async () => {
  writeFileSync(places.version, JSON.stringify({ mariadb: '99.1', owner: 'me', uid: process.getuid?.() }));
  await expect(start()).rejects.toThrow('written by MariaDB 99.1');
  expect(existsSync(places.lock)).toBe(false);
});

test("refuses another owner's files", async () => {
  writeFileSync(places.version, JSON.stringify({ mariadb: '10.11', owner: 'someone', uid: 54321 }));
  await expect(start()).rejects.toThrow('belongs to someone (user 54321)');
});
