import { createConnection } from 'mysql2/promise';
import { mkdirSync, rmSync } from 'node:fs';
import type { CodegenTarget } from '../codegen';
import type { Database } from '../server/db/database';
import { buildIfChanged } from './build';
import { dataPath } from './checkout';
import { freePorts } from './free-ports';
import type { PrivateDatabase } from './database/private-database';
import { statementsWithoutMigration } from './database/run-migrations';
import { migrateAndSeed, openMarketDatabase } from './demo/market-database';
import { requireFreePort, wantedPort } from './demo/port';
import { consequenceOf } from './dev/changes';
import type { PageServer } from './dev/page-server';
import { GeneratedFiles } from './dev/generated-files';
import { lacksMigration, waitForMigration } from './dev/missing-migration';
import { readDevOptions, type DevOptions } from './dev/options';
import { developmentSecrets } from './dev/secrets';
import { ServerRunner } from './dev/server-runner';
import { TestDocuments } from './dev/test-documents';
import { createProgress, type OnProgress } from './progress';
import { StartUpError, describeFailure } from './start-up-error';
import type { SeedOptions } from './seed/seed-context';
import { firstStopRequest } from './stop-requests';

/** What is running, in the order of the shutdown. */
interface RunningParts {
  pageServer?: PageServer;
  server?: ServerRunner;
  generated?: GeneratedFiles;
  database?: PrivateDatabase;
}

const DATA_DIRECTORY = dataPath('dev');
const INSPECT_PORT = 9229;
/** An editor that saves all, or a change of branch, writes many files. */
const MILLISECONDS_OF_ONE_CHANGE = 60;

const TARGETS = {
  codegen: ['client/graphql/', 'server/testing/graphql/'],
  'codegen of the client': ['client/graphql/'],
  'codegen of tests': ['server/testing/graphql/'],
} satisfies Record<string, CodegenTarget[]>;

/** Starts everything and then waits: never returns, throws when a start fails or the database ends by itself. */
async function runDev(options: DevOptions, parts: RunningParts, onProgress: OnProgress): Promise<never> {
  const port = wantedPort(process.env['PORT']);
  const inspectPort = Number(process.env['INSPECT_PORT'] || INSPECT_PORT);
  const scenario = options.scenario ?? 'demo';
  const { scenarioNamed, seedScenario } = await import('./seed/scenarios/scenarios');
  scenarioNamed(scenario);
  if (options.isFresh && process.env['DATABASE_URL'])
    throw new StartUpError('--fresh empties the private database only. Empty the one of DATABASE_URL yourself.');
  const filesDirectory = dataPath('dev', 'files', scenario);
  const databaseUrl = await openDatabase(scenario, options, parts, onProgress);
  if (options.isFresh) rmSync(filesDirectory, { recursive: true, force: true });
  mkdirSync(filesDirectory, { recursive: true, mode: 0o700 });
  await requireFreePort(port, 'dev');
  await buildIfChanged({ server: false, client: false, pages: true, onProgress });
  const secrets = developmentSecrets(dataPath('dev', 'secrets.json'));
  onProgress(`migrating and filling the database (${scenario})`);
  const seedOptions = { now: new Date(), filesDirectory, paymentKey: secrets.TRIPAY_PRIVATE_KEY, onProgress };
  const seed = async (dataSource: Database, given: SeedOptions): Promise<void> => {
    const missing = await statementsWithoutMigration(dataSource);
    if (missing.length > 0) onProgress(`the entities ask for what no migration does:\n  ${missing.join('\n  ')}`);
    await seedScenario(scenario, dataSource, given);
  };
  await migrateAndSeed(databaseUrl, seed, seedOptions);
  const url = `http://localhost:${port}`;
  const environment = {
    ...secrets,
    NODE_ENV: 'development',
    APP_URL: url,
    DATABASE_URL: databaseUrl,
    FILES_DIR: filesDirectory,
    ERASED_LIST: dataPath('dev', 'erased.jsonl'),
  };
  onProgress('starting the server and Vite');
  await startParts(parts, { port, inspectPort, environment, onProgress });
  parts.database?.announceUrl(url);
  onProgress('ready');
  process.stdout.write(`\n${welcome(url, inspectPort, databaseUrl)}\n\n`);
  const ended = parts.database?.ended ?? new Promise<never>(() => undefined);
  await ended;
  throw new StartUpError('The private database ended by itself.');
}

/** A database of its own for each scenario, all in one private server. */
async function openDatabase(
  scenario: string,
  { isFresh }: DevOptions,
  parts: RunningParts,
  onProgress: OnProgress,
): Promise<string> {
  const name = `dev_${scenario.replaceAll('-', '_')}`;
  return openMarketDatabase({
    dataDirectory: DATA_DIRECTORY,
    name,
    onProgress,
    async onStarted(database) {
      parts.database = database;
      if (isFresh) await dropDatabase(database.socketPath, name);
    },
  });
}

async function dropDatabase(socketPath: string, name: string): Promise<void> {
  const connection = await createConnection({ socketPath, user: 'root' });
  await connection.query(`DROP DATABASE IF EXISTS \`${name}\``);
  await connection.end();
}

interface StartSettings {
  port: number;
  inspectPort: number;
  environment: Record<string, string> & { DATABASE_URL: string };
  onProgress: OnProgress;
}

async function startParts(
  parts: RunningParts,
  { port, inspectPort, environment, onProgress }: StartSettings,
): Promise<void> {
  const { startPageServer } = await import('./dev/page-server');
  const [apiPort = 0] = await freePorts(1);
  const faults: Record<'server' | 'codegen', string | null> = { server: null, codegen: null };
  let stopWaiting = (): void => undefined;
  const report = (part: 'server' | 'codegen', failure: string | null): void => {
    faults[part] = failure;
    parts.pageServer?.show(faults.server ?? faults.codegen);
  };
  const generated = new GeneratedFiles((written, failure) => {
    if (written.length > 0)
      onProgress(`codegen wrote ${written.slice(0, 3).join(', ')}${written.length > 3 ? ', …' : ''}`);
    if (failure !== null) process.stdout.write(`${failure}\n`);
    report('codegen', failure);
  });
  parts.generated = generated;
  const server = new ServerRunner({
    port: apiPort,
    inspectPort,
    environment,
    logFile: dataPath('dev', 'server.log'),
    print: (line) => process.stdout.write(`${line}\n`),
    onSettled: (failure) => {
      stopWaiting();
      if (lacksMigration(failure)) stopWaiting = waitForMigration(environment.DATABASE_URL, () => server.restart());
      const remedy = lacksMigration(failure)
        ? `apply it, and the server starts by itself: DATABASE_URL='${environment.DATABASE_URL}' npm run migrate`
        : 'save a file to start it again';
      onProgress(failure === null ? 'the server answers' : `the server does not run; ${remedy}`);
      report('server', failure === null ? null : `${failure}\n${remedy}`);
    },
  });
  parts.server = server;
  const onFile = afterChange((consequence, file) => {
    if (consequence === 'restart') {
      onProgress(`${file} changed: restarting the server`);
      server.restart();
    } else generated.bringUpToDate(TARGETS[consequence]);
  });
  parts.pageServer = await startPageServer({
    port,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    environment,
    onFile,
    failure: () => server.failure(),
  });
  server.restart();
  await server.failure();
  generated.bringUpToDate(TARGETS.codegen);
}

/** Calls `act` once for the changes that come together. */
function afterChange(
  act: (consequence: 'restart' | keyof typeof TARGETS, file: string) => void,
): (event: string, file: string) => void {
  const due = new Map<string, NodeJS.Timeout>();
  const testDocuments = new TestDocuments();
  return (_event, file) => {
    const own = consequenceOf(file);
    const consequence = own === 'nothing' && testDocuments.haveChanged(file) ? 'codegen of tests' : own;
    if (consequence === 'nothing') return;
    clearTimeout(due.get(consequence));
    due.set(
      consequence,
      setTimeout(() => act(consequence, file), MILLISECONDS_OF_ONE_CHANGE),
    );
  };
}

function welcome(url: string, inspectPort: number, databaseUrl: string): string {
  return [
    `TemuKerja runs from its sources on ${url}; the page and the server follow what you save. Ctrl-C stops.`,
    'Sign in with password Demo-1234 as seeker@demo.test, company@demo.test or admin@demo.test.',
    `Mail: ${url}/sandbox/mailbox (emptied by a restart of the server). Debugger: chrome://inspect, port ${inspectPort}.`,
    `Other commands on this database: DATABASE_URL='${databaseUrl}' npm run migrate`,
  ].join('\n');
}

async function stopParts({ pageServer, server, generated, database }: RunningParts): Promise<void> {
  await pageServer?.close();
  generated?.stop();
  await server?.stop();
  await database?.stop();
}

async function main(): Promise<void> {
  const onProgress = createProgress();
  const parts: RunningParts = {};
  let exitCode = 0;
  try {
    const options = readDevOptions(process.argv.slice(2));
    if (options.isList) {
      const { scenarioList } = await import('./seed/scenarios/scenarios');
      console.log(scenarioList());
      return;
    }
    const stopRequest = firstStopRequest().then(() => onProgress('stopping: the pages, the server, the database'));
    await Promise.race([runDev(options, parts, onProgress), stopRequest]);
  } catch (error) {
    console.error(`\n${describeFailure(error)}`);
    exitCode = 1;
  }
  await stopParts(parts);
  if (exitCode === 0) onProgress('stopped');
  process.exit(exitCode);
}

if (require.main === module) void main();
