import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkoutDirectory } from '../checkout';
import { SERVER_ARGUMENTS } from '../server-arguments';
import { waitUntilReady, endChild, hasEnded } from '../server-process';
import { StartUpError } from '../start-up-error';

export interface AppServerOptions {
  port: number;
  databaseUrl: string;
  filesDirectory: string;
  /** Without it the server makes one of its own. */
  sessionSecret?: string;
  logFile: string;
}

export interface AppServer {
  /** Resolves with the reason when the server ends without stop(). */
  died: Promise<string>;
  /** SIGTERM, so that it finishes its requests; SIGKILL after 15 s. */
  stop(): Promise<void>;
}

const MILLISECONDS_TO_BE_READY = 60_000;
const MILLISECONDS_TO_DRAIN = 15_000;

/**
 * Starts the built server and waits until /readyz responds with 200. Its log goes to a file.
 * Throws StartUpError with the end of that log when it ends first or is not ready within a minute.
 */
export async function startAppServer(options: AppServerOptions): Promise<AppServer> {
  const log = openSync(options.logFile, 'w', 0o600);
  const stopWithParent = pathToFileURL(path.join(checkoutDirectory, 'scripts/stop-with-parent.mjs')).href;
  // A process group of its own: Ctrl-C reaches this script alone, which then ends server and database in that order.
  const child = spawn(process.execPath, ['--import', stopWithParent, ...SERVER_ARGUMENTS], {
    cwd: checkoutDirectory,
    detached: true,
    stdio: ['pipe', log, log],
    env: {
      ...process.env,
      // Not production: the sandbox replaces other services, and the server listens for this machine alone unless HOST is set.
      NODE_ENV: 'development',
      PORT: String(options.port),
      DATABASE_URL: options.databaseUrl,
      FILES_DIR: options.filesDirectory,
      ERASED_LIST: path.join(path.dirname(options.filesDirectory), 'erased.jsonl'),
      ...(options.sessionSecret ? { SESSION_SECRET: options.sessionSecret } : {}),
    },
  });
  closeSync(log);
  child.stdin?.on('error', () => undefined);
  const died = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) =>
      resolve(
        `The server ended (${signal ?? `exit code ${code}`}). ` +
          `The end of ${options.logFile}:\n${tail(options.logFile)}`,
      ),
    );
  });
  const server: AppServer = { died, stop: () => endChild(child, MILLISECONDS_TO_DRAIN) };
  if (await waitUntilReady(child, `http://localhost:${options.port}`, MILLISECONDS_TO_BE_READY)) return server;
  if (hasEnded(child)) throw new StartUpError(await died);
  await server.stop();
  throw new StartUpError(
    `The server did not answer /readyz within a minute. The end of ${options.logFile}:\n${tail(options.logFile)}`,
  );
}

function tail(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-30).join('\n');
}
