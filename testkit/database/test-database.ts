import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dataPath } from '../../scripts/checkout';
import type { OnProgress } from '../../scripts/progress';
import { StartUpError } from '../../scripts/start-up-error';
import { dataPlaces } from './data-files';
import { runningLockHolder } from './process-lock';
import { startPrivateDatabase } from './private-database';
import { processMark } from './processes';
import { stopLeftovers } from './server-process';
import { removeSocketFolder, socketPathFor } from './socket-folder';

export interface TestDatabase {
  socketPath: string;
  /** Stops the server and removes its files, if this call started it. */
  stop(): Promise<void>;
}

/**
 * The database server of a test run: the one at the socket in TEST_DATABASE_SOCKET, which `npm test` starts for all
 * its steps, or one of this process alone, so that a plain `npx jest` works and several may run at once.
 * Each starts from nothing (making the files takes about as long as copying them) and is thrown away.
 * Throws StartUpError.
 */
export async function ensureTestDatabase(onProgress?: OnProgress): Promise<TestDatabase> {
  const given = process.env['TEST_DATABASE_SOCKET'];
  if (given !== undefined && given !== '') {
    if (!existsSync(given)) throw new StartUpError(`TEST_DATABASE_SOCKET is ${given}, and there is no such socket.`);
    return { socketPath: given, stop: () => Promise.resolve() };
  }
  await removeDeadRuns();
  const dataDirectory = dataPath('test', `run-${process.pid}`);
  const database = await startPrivateDatabase({ dataDirectory, durability: 'fast', onProgress });
  return {
    socketPath: database.socketPath,
    stop: async () => {
      await database.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** Removes what test runs left behind that were killed before their stop(). */
async function removeDeadRuns(): Promise<void> {
  const folder = dataPath('test');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((entry) => /^run-\d+$/.test(entry))) {
    const places = dataPlaces(path.join(folder, name));
    if (runningLockHolder(places.lock) !== undefined || isStarting(name)) continue;
    const socketPath = socketPathFor(places.home);
    await stopLeftovers(places, socketPath, () => undefined);
    removeSocketFolder(socketPath);
    rmSync(places.home, { recursive: true, force: true });
  }
}

/** A run that has made its folder and not yet its lock. */
function isStarting(name: string): boolean {
  const pid = Number(name.slice('run-'.length));
  return pid !== process.pid && processMark(pid) !== undefined && !existsSync(dataPath('test', name, 'VERSION'));
}
