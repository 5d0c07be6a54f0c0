import { mkdirSync } from 'node:fs';
import { buildIfChanged } from './build';
import { dataPath } from './checkout';
import { createDatabase } from './database/create-database';
import { databaseName, demoDataDirectory } from './database/open-database';
import { startPrivateDatabase, type PrivateDatabase } from './database/private-database';
import { startAppServer, type AppServer } from './demo/app-server';
import { keptSecret } from './demo/kept-secret';
import { requireFreePort, wantedPort } from './demo/port';
import { createProgress, type OnProgress } from './progress';
import { StartUpError, describeFailure } from './start-up-error';
import { firstStopRequest } from './stop-requests';

/** What runs by now, for the shutdown; the server is stopped before the database that it uses. */
interface RunningParts {
  server?: AppServer;
  database?: PrivateDatabase;
}

const filesDirectory = dataPath('demo', 'files');

/** Starts everything and then waits: returns never, throws when a start fails or a part ends by itself. */
async function runDemo(parts: RunningParts, onProgress: OnProgress): Promise<never> {
  const port = wantedPort(process.env['PORT']);
  const url = `http://localhost:${port}`;
  const databaseUrl = await provideDatabase(parts, onProgress);
  mkdirSync(filesDirectory, { recursive: true, mode: 0o700 });
  await requireFreePort(port);
  await buildIfChanged({ server: true, client: true, onProgress });
  await migrateAndSeed(databaseUrl, onProgress);
  const logFile = dataPath('demo', 'server.log');
  onProgress(`starting the server (its log: ${logFile})`);
  parts.server = await startAppServer({ port, databaseUrl, filesDirectory, logFile, sessionSecret: keptSecret(dataPath('demo', 'session-secret')) });
  parts.database?.announceUrl(url);
  onProgress('ready');
  process.stdout.write(`\n${welcome(url)}\n\n`);
  const reasons = [parts.server.died];
  if (parts.database) reasons.push(parts.database.ended.then(() => 'The private database ended by itself.'));
  throw new StartUpError(await Promise.race(reasons));
}

async function provideDatabase(parts: RunningParts, onProgress: OnProgress): Promise<string> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') {
    onProgress('using the database of DATABASE_URL');
    return given;
  }
  onProgress('starting the private database');
  parts.database = await startPrivateDatabase({ dataDirectory: demoDataDirectory, durability: 'full', onProgress });
  await createDatabase(parts.database.socketPath, databaseName);
  return parts.database.urlFor(databaseName);
}

async function migrateAndSeed(url: string, onProgress: OnProgress): Promise<void> {
  onProgress('migrating and filling the database');
  // Loaded here, because reading the whole server's source takes a moment that the first lines should not wait for.
  const { createDataSource } = await import('../server/db/data-source');
  const { seedDemo } = await import('./seed/seed-demo');
  const dataSource = createDataSource({ url });
  await dataSource.initialize();
  try {
    const applied = await dataSource.runMigrations();
    if (applied.length > 0) onProgress(`applied ${applied.length} migrations`);
    await seedDemo(dataSource, { now: new Date(), filesDirectory, onProgress });
  } finally {
    await dataSource.destroy();
  }
}

function welcome(url: string): string {
  const accounts = ['seeker', 'company', 'newcompany', 'dual'].map((name) => `${name}@demo.test`).join(', ');
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
  await parts.server?.stop();
  await parts.database?.stop();
  if (exitCode === 0) onProgress('stopped');
  process.exit(exitCode);
}

if (require.main === module) void main();
