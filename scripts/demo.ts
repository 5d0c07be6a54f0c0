import { mkdirSync } from 'node:fs';
import { buildIfChanged } from './build';
import { dataPath } from './checkout';
import { databaseName, demoDataDirectory } from '../testkit/database/demo-database';
import type { PrivateDatabase } from '../testkit/database/private-database';
import { startAppServer, type AppServer } from './demo/app-server';
import { keptSecret } from './demo/kept-secret';
import { migrateAndSeed, openMarketDatabase } from './demo/market-database';
import { requireFreePort, wantedPort } from './demo/port';
import { createProgress, type OnProgress } from './progress';
import { StartUpError, describeFailure } from './start-up-error';
import { firstStopRequest } from './stop-requests';
import { killRunningCommands } from './run-command';

/** What is running, for the shutdown; the server is stopped before its database. */
interface RunningParts {
  server?: AppServer;
  database?: PrivateDatabase;
}

const filesDirectory = dataPath('demo', 'files');

/** Starts everything and waits: never returns, throws when a start fails or a part ends by itself. */
async function runDemo(parts: RunningParts, onProgress: OnProgress): Promise<never> {
  const port = wantedPort(process.env['PORT']);
  const url = `http://localhost:${port}`;
  let built: Promise<void> | undefined;
  const databaseUrl = await openMarketDatabase({
    dataDirectory: demoDataDirectory,
    name: databaseName,
    onProgress,
    async onBegin() {
      await requireFreePort(port, 'demo');
      built = buildIfChanged({ server: true, client: true, onProgress });
      // Awaited below; until then its failure must not count as unhandled.
      built.catch(() => undefined);
    },
    onStarted: (database) => void (parts.database = database),
  });
  await Promise.all([built, fillDatabase(databaseUrl, onProgress)]);
  const logFile = dataPath('demo', 'server.log');
  onProgress(`starting the server (its log: ${logFile})`);
  parts.server = await startAppServer({
    port,
    databaseUrl,
    filesDirectory,
    logFile,
    sessionSecret: keptSecret(dataPath('demo', 'session-secret')),
  });
  parts.database?.announceUrl(url);
  onProgress('ready');
  process.stdout.write(`\n${welcome(url)}\n\n`);
  const reasons = [parts.server.died];
  if (parts.database) reasons.push(parts.database.ended.then(() => 'The private database ended by itself.'));
  throw new StartUpError(await Promise.race(reasons));
}

/** Runs while the build runs: neither needs the other. */
async function fillDatabase(databaseUrl: string, onProgress: OnProgress): Promise<void> {
  mkdirSync(filesDirectory, { recursive: true, mode: 0o700 });
  onProgress('migrating and filling the database');
  const { seedDemo } = await import('./seed/seed-demo');
  await migrateAndSeed(databaseUrl, seedDemo, { now: new Date(), filesDirectory, onProgress });
}

function welcome(url: string): string {
  const accounts = ['seeker', 'company', 'recruiter', 'newcompany', 'dual']
    .map((name) => `${name}@demo.test`)
    .join(', ');
  return (
    `TemuKerja runs on ${url} — sign in with password Demo-1234 as ${accounts} or admin@demo.test. ` +
    `Mail: ${url}/sandbox/mailbox. Ctrl-C stops.`
  );
}

async function main(): Promise<void> {
  const onProgress = createProgress();
  const parts: RunningParts = {};
  const stopRequest = firstStopRequest().then(() => onProgress('stopping: first the server, then the database'));
  let exitCode = 0;
  try {
    await Promise.race([runDemo(parts, onProgress), stopRequest]);
  } catch (error) {
    console.error(`\n${describeFailure(error)}`);
    exitCode = 1;
  }
  killRunningCommands();
  await parts.server?.stop();
  await parts.database?.stop();
  if (exitCode === 0) onProgress('stopped');
  process.exit(exitCode);
}

if (require.main === module) void main();
