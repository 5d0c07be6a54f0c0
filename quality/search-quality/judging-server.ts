import { readEnv } from '../../server/env';
import { startServer, type RunningServer } from '../../server/start-server';
import { waitUntil } from '../../testkit/database/processes';
import { StartUpError } from '../../scripts/start-up-error';

/** A search before these gets no corrections, or reads the table, which takes longer. */
const READY = ['the search index is built', 'the vocabulary of the jobs is read'];
const MILLISECONDS_TO_BE_READY = 120_000;

/** The server from its sources, in this process. Throws StartUpError when it is not ready within two minutes. */
export async function startJudgingServer(databaseUrl: string, filesDirectory: string): Promise<RunningServer> {
  const env = readEnv({
    NODE_ENV: 'development',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    FILES_DIR: filesDirectory,
    JOB_SEARCH_INDEX_FROM: '0',
    RATE_LIMIT_FACTOR: '1000000',
    // On a busy machine a client would use a connection again at the very moment when it is closed.
    KEEP_ALIVE_TIMEOUT_MS: '600000',
  });
  const log: string[] = [];
  const server = await startServer(env, { logTo: { write: (line) => void log.push(line) } });
  const isReady = (): boolean => READY.every((text) => log.some((line) => line.includes(text)));
  if (await waitUntil(isReady, MILLISECONDS_TO_BE_READY)) return server;
  await server.stop();
  throw new StartUpError(`The server is not ready to search. The end of its log:\n${log.slice(-20).join('')}`);
}
