import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createConnection } from 'mysql2/promise';
import type { OnProgress } from '../../scripts/progress';
import { StartUpError } from '../../scripts/start-up-error';
import type { DataPlaces } from './data-files';
import { processesWithArgument, signalProcess, waitUntil } from './processes';
import type { DatabasePrograms } from './programs';

/** 'full': an acknowledged write survives kill -9. 'fast': it may not, for databases that are thrown away. */
export type Durability = 'full' | 'fast';

interface ServerOptions {
  durability: Durability;
  /** Further arguments, which win over the usual ones. */
  settings?: readonly string[];
  environment?: NodeJS.ProcessEnv;
  /** Words that the server's own are put behind: a program that runs it in another place. */
  startedBy?: readonly string[];
}

/** A running mariadbd with its watchdog. */
export interface ServerProcess {
  /** Resolves when the watchdog has ended for any reason. */
  ended: Promise<void>;
  isRunning(): boolean;
  /** Closes the pipe and waits: at most 35 s, then by force. */
  stop(): Promise<void>;
}

const MAX_KEPT_LOG = 5_000_000;
const MILLISECONDS_TO_START = 120_000;
const MILLISECONDS_TO_STOP = 35_000;
const MILLISECONDS_TO_END_BY_ITSELF = 3_000;

/** What mariadb-install-db must know too: log files of another size would be made again at the first start. */
export function initialArguments(durability: Durability): string[] {
  // Root must be named, or mariadbd refuses to run as root; any other user may only run it as itself.
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  // Undo that lies in the system tablespace can never be emptied; an older data directory keeps it there.
  const logs = durability === 'fast' ? [] : ['--innodb-undo-tablespaces=3'];
  return [...user, '--innodb-log-file-size=32M', ...logs];
}

function serverArguments(places: DataPlaces, socketPath: string, durability: Durability): string[] {
  return [
    '--no-defaults',
    dataDirectoryArgument(places.files),
    `--socket=${socketPath}`,
    `--pid-file=${places.pid}`,
    // A folder of its own: a starting server removes what looks like leftovers of its last run, even if in use.
    `--tmpdir=${places.temporary}`,
    '--skip-networking',
    '--skip-name-resolve',
    '--local-infile=0',
    '--default-time-zone=+00:00',
    '--character-set-server=utf8mb4',
    '--max-connections=300',
    // A busy machine may leave a handshake waiting for longer than the ten seconds that are usual.
    '--connect-timeout=300',
    '--innodb-buffer-pool-size=256M',
    ...initialArguments(durability),
    ...(durability === 'fast'
      ? ['--innodb-flush-log-at-trx-commit=0', '--skip-log-bin', '--innodb-doublewrite=0']
      : [
          '--innodb-flush-log-at-trx-commit=1',
          // So that rows that were erased leave no bytes behind (docs/operations.md, Erased people).
          '--innodb-immediate-scrub-data-uncompressed=ON',
          '--innodb-undo-log-truncate=ON',
        ]),
  ];
}

/**
 * Ends processes of an earlier run that still use these files: a mariadbd whose watchdog was killed, a watchdog
 * about to start one, an interrupted mariadb-install-db. They are known by the data directory they were given.
 * Throws StartUpError when one does not go.
 */
export async function stopLeftovers(places: DataPlaces, socketPath: string, onProgress: OnProgress): Promise<void> {
  const usersOf = (folder: string): number[] => processesWithArgument(dataDirectoryArgument(folder));
  const leftovers = (): number[] => [...usersOf(places.files), ...usersOf(places.unfinished)];
  const isGone = (): boolean => leftovers().length === 0;
  if (isGone()) return;
  onProgress(`stopping what is left of an earlier run (process ${leftovers().join(', ')})`);
  usersOf(places.unfinished).forEach((pid) => signalProcess(pid, 'SIGKILL'));
  // One that does not respond is either ending already or was stopped while starting, which makes it hang forever.
  const answers = await answersQueries(socketPath);
  if (answers) usersOf(places.files).forEach((pid) => signalProcess(pid, 'SIGTERM'));
  if (await waitUntil(isGone, answers ? MILLISECONDS_TO_STOP : MILLISECONDS_TO_END_BY_ITSELF)) return;
  leftovers().forEach((pid) => signalProcess(pid, 'SIGKILL'));
  if (await waitUntil(isGone, 5_000)) return;
  throw new StartUpError(`Process ${leftovers().join(', ')} uses ${places.home} and does not end: kill it by hand.`);
}

/**
 * Starts mariadbd under its watchdog and waits until it runs a query.
 * Throws StartUpError with the tail of the error log when it ends first or is not ready within two minutes.
 */
export async function startServer(
  programs: DatabasePrograms,
  places: DataPlaces,
  socketPath: string,
  { durability, settings = [], environment = process.env, startedBy = [] }: ServerOptions,
): Promise<ServerProcess> {
  mkdirSync(places.temporary, { recursive: true, mode: 0o700 });
  const log = openLog(places.log);
  const logStart = statSync(places.log).size;
  // A process group of its own: Ctrl-C in a terminal must not end the database before its users have finished.
  const watchdog = spawn(
    process.execPath,
    [
      path.join(__dirname, 'watchdog.mjs'),
      ...startedBy,
      programs.server,
      ...serverArguments(places, socketPath, durability),
      ...settings,
    ],
    { detached: true, stdio: ['pipe', log, log], cwd: places.home, env: environment },
  );
  closeSync(log);
  const server = watched(watchdog);
  if (await becomesReady(socketPath, server)) {
    watchdog.stdin?.write('ready\n');
    return server;
  }
  const reason = server.isRunning() ? 'is not ready after two minutes' : 'ended while starting';
  await server.stop();
  throw new StartUpError(`The private MariaDB ${reason}. The end of ${places.log}:\n${logTail(places.log, logStart)}`);
}

/** Ends the server and its watchdog as kill -9 does, and returns when they are gone. */
export async function killServer({ files }: DataPlaces): Promise<void> {
  const users = (): number[] => processesWithArgument(dataDirectoryArgument(files));
  users().forEach((pid) => signalProcess(pid, 'SIGKILL'));
  await waitUntil(() => users().length === 0, MILLISECONDS_TO_STOP);
}

function watched(watchdog: ChildProcess): ServerProcess {
  let running = true;
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      running = false;
      resolve();
    };
    watchdog.once('exit', end).once('error', end);
  });
  watchdog.stdin?.on('error', () => undefined); // The pipe of a watchdog that was killed; `ended` tells it.
  // A script may end without stop(): the pipe closes with it, and the watchdog stops the server.
  watchdog.unref();
  const stop = async (): Promise<void> => {
    watchdog.ref();
    watchdog.stdin?.end();
    if (!(await waitUntil(() => !running, MILLISECONDS_TO_STOP))) watchdog.kill('SIGKILL');
    await ended;
  };
  return { ended, isRunning: () => running, stop };
}

async function becomesReady(socketPath: string, server: ServerProcess): Promise<boolean> {
  const end = Date.now() + MILLISECONDS_TO_START;
  while (server.isRunning() && Date.now() < end) {
    if (await answersQueries(socketPath)) return true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return false;
}

async function answersQueries(socketPath: string): Promise<boolean> {
  try {
    const connection = await createConnection({ socketPath, user: 'root', connectTimeout: 5_000 });
    await connection.query('SELECT 1');
    await connection.end();
    return true;
  } catch {
    return false; // Not listening, or not any more.
  }
}

function openLog(file: string): number {
  const isLarge = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > MAX_KEPT_LOG;
  return openSync(file, isLarge ? 'w' : 'a', 0o600);
}

function logTail(file: string, start: number): string {
  return readFileSync(file).subarray(start).toString('utf8').trimEnd().split('\n').slice(-25).join('\n');
}

function dataDirectoryArgument(folder: string): string {
  return `--datadir=${folder}`;
}
