import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { OnProgress } from '../../scripts/progress';
import { StartUpError } from '../../scripts/start-up-error';
import { dataPlaces, makeOwnHome, prepareDataFiles, runProgram, writeVersion, type DataPlaces } from './data-files';
import { LockHeldError, runningLockHolder, takeLock, type ProcessLock } from './process-lock';
import { findOrInstallDatabasePrograms, type DatabasePrograms } from './programs';
import {
  initialArguments,
  killServer,
  startServer,
  stopLeftovers,
  type Durability,
  type ServerProcess,
} from './server-process';
import { makeSocketFolder, removeSocketFolder, socketPathFor } from './socket-folder';

export interface PrivateDatabaseOptions {
  /** Folder of this database alone: its lock, VERSION, error log and files (`mariadb/`). Made when missing. */
  dataDirectory: string;
  durability: Durability;
  /** Further arguments of mariadbd; they win over the usual ones. */
  settings?: readonly string[];
  /** The server's environment, where it needs another than this process's. */
  environment?: NodeJS.ProcessEnv;
  /** Words that the server's own are put behind: a program that runs it in another place. */
  startedBy?: readonly string[];
  onProgress?: OnProgress;
  /** Awaited once the lock is taken and the programs are found, before the files are made or the server starts. */
  onBegin?(): void | Promise<void>;
}

export interface PrivateDatabase {
  socketPath: string;
  /** Ends the server as kill -9 does, and returns when it is gone; stop() still clears up. */
  kill(): Promise<void>;
  /** Connection url of a database in it, user root, over the socket. */
  urlFor(databaseName: string): string;
  /** Notes in the lock where the application runs, for a second start that is refused. */
  announceUrl(url: string): void;
  /** Resolves when the server has ended without stop(): killed, or crashed. */
  ended: Promise<void>;
  /** Shuts the server down and gives the lock back. Safe to repeat. */
  stop(): Promise<void>;
}

/** A second start on the same data directory; `url` is where the first one runs, once it has said so. */
export class AlreadyRunningError extends StartUpError {
  constructor(
    dataDirectory: string,
    readonly pid: number,
    readonly url: string | undefined,
  ) {
    super(
      url === undefined
        ? `${dataDirectory} is in use by process ${pid}, which is still starting (or has no address).`
        : `already running at ${url} (process ${pid}, data in ${dataDirectory})`,
    );
  }
}

/**
 * Starts a mariadbd for this checkout on its own data directory and socket, apart from any system-wide server
 * (docs/adr/0003-private-database-by-default.md). It ends with this process, however this process ends.
 * Throws AlreadyRunningError, or StartUpError with the commands that help.
 */
export async function startPrivateDatabase(options: PrivateDatabaseOptions): Promise<PrivateDatabase> {
  const onProgress = options.onProgress ?? (() => undefined);
  if (process.getuid === undefined) {
    throw new StartUpError('A private MariaDB needs Linux or macOS. On Windows: use WSL, or set DATABASE_URL.');
  }
  makeOwnHome(path.resolve(options.dataDirectory));
  const places = dataPlaces(realpathSync(options.dataDirectory));
  const lock = takeDataLock(places);
  const socketPath = socketPathFor(places.home);
  try {
    const programs = await findOrInstallDatabasePrograms(onProgress);
    await options.onBegin?.();
    await stopLeftovers(places, socketPath, onProgress);
    const older = await prepareDataFiles(places, programs, initialArguments(options.durability), onProgress);
    makeSocketFolder(socketPath);
    const server = await startServer(programs, places, socketPath, options);
    if (older !== undefined) await upgradeFiles(programs, places, socketPath, server, onProgress);
    return runningDatabase(places, socketPath, server, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Connection url of a database behind a socket, as the server's data source reads it. */
export function databaseUrl(socketPath: string, databaseName: string): string {
  return `mariadb://root@localhost/${databaseName}?socket=${encodeURIComponent(socketPath)}`;
}

/** Socket of the private database that runs on this data directory right now, or undefined. */
export function runningSocketPath(dataDirectory: string): string | undefined {
  const home = path.resolve(dataDirectory);
  return runningLockHolder(dataPlaces(home).lock)?.url === undefined ? undefined : socketPathFor(realpathSync(home));
}

function takeDataLock(places: DataPlaces): ProcessLock {
  try {
    return takeLock(places.lock);
  } catch (error) {
    if (!(error instanceof LockHeldError)) throw error;
    throw new AlreadyRunningError(places.home, error.holder.pid, error.holder.url);
  }
}

async function upgradeFiles(
  programs: DatabasePrograms,
  places: DataPlaces,
  socketPath: string,
  server: ServerProcess,
  onProgress: OnProgress,
): Promise<void> {
  onProgress(`upgrading the database files to MariaDB ${programs.version}`);
  try {
    if (programs.upgrader === undefined)
      throw new StartUpError('mariadb-upgrade is missing: it comes with the server.');
    await runProgram(programs.upgrader, ['--no-defaults', `--socket=${socketPath}`, '--user=root']);
  } catch (error) {
    await server.stop();
    throw error;
  }
  writeVersion(places, programs);
}

function runningDatabase(
  places: DataPlaces,
  socketPath: string,
  server: ServerProcess,
  lock: ProcessLock,
): PrivateDatabase {
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    await server.stop();
    // A killed watchdog leaves mariadbd behind.
    await stopLeftovers(places, socketPath, () => undefined);
    removeSocketFolder(socketPath);
    lock.release();
  };
  return {
    socketPath,
    kill: () => killServer(places),
    urlFor: (databaseName) => databaseUrl(socketPath, databaseName),
    announceUrl: (url) => lock.announceUrl(url),
    ended: server.ended,
    stop: () => (stopping ??= stop()),
  };
}
