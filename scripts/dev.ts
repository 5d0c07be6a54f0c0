import { createConnection } from 'mysql2/promise';
import { fork } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { readEnv } from '../server/env';
import { buildIfChanged } from './build';
import { dataPath } from './checkout';
import { readCommandLine } from './command-line';
import { freePorts } from './free-ports';
import type { PrivateDatabase } from '../testkit/database/private-database';
import { statementsWithoutMigration } from '../testkit/database/run-migrations';
import { keptSecret } from './demo/kept-secret';
import { migrateAndSeed, openMarketDatabase } from './demo/market-database';
import { requireFreePort, wantedPort } from './demo/port';
import { startPageServer } from './dev/page-server';
import { RESTARTS, startServer } from './dev/restarted-server';
import { createProgress } from './progress';
import { scenarioList, scenarioNamed, seedScenario } from './seed/scenarios/scenarios';
import { StartUpError, describeFailure } from './start-up-error';
import { firstStopRequest } from './stop-requests';

const KNOWN = '\nKnown: --scenario <name>, --scenarios (lists them), --fresh';
const OPTIONS = { scenario: { type: 'string' }, scenarios: { type: 'boolean' }, fresh: { type: 'boolean' } } as const;
const INSPECT_PORT = Number(process.env['INSPECT_PORT'] || 9229);
const onProgress = createProgress();
let database: PrivateDatabase | undefined;
let server: ReturnType<typeof startServer> | undefined;

/** Starts everything and then waits: never returns, throws when a start fails or the database ends by itself. */
async function runDev(scenario = 'demo', isFresh = false): Promise<never> {
  const port = wantedPort(process.env['PORT']);
  scenarioNamed(scenario);
  if (isFresh && process.env['DATABASE_URL'])
    throw new StartUpError('--fresh empties the private database only. Empty the one of DATABASE_URL yourself.');
  const filesDirectory = dataPath('dev', 'files', scenario);
  // A database of its own for each scenario, all in one private server.
  const name = `dev_${scenario.replaceAll('-', '_')}`;
  const onStarted = async (started: PrivateDatabase): Promise<void> => {
    database = started;
    if (!isFresh) return;
    const connection = await createConnection({ socketPath: started.socketPath, user: 'root' });
    await connection.query(`DROP DATABASE IF EXISTS \`${name}\``);
    await connection.end();
  };
  const databaseUrl = await openMarketDatabase({ dataDirectory: dataPath('dev'), name, onProgress, onStarted });
  if (isFresh) rmSync(filesDirectory, { recursive: true, force: true });
  mkdirSync(filesDirectory, { recursive: true, mode: 0o700 });
  await requireFreePort(port, 'dev');
  await buildIfChanged({ server: false, client: false, pages: true, onProgress });
  onProgress(`migrating and filling the database (${scenario})`);
  // Kept, because another one would sign everyone out and invalidate stored payments.
  const secret = keptSecret(dataPath('dev', 'session-secret'));
  const seed: Parameters<typeof migrateAndSeed>[1] = async (dataSource, given) => {
    const missing = await statementsWithoutMigration(dataSource);
    if (missing.length > 0) onProgress(`the entities ask for what no migration does:\n  ${missing.join('\n  ')}`);
    await seedScenario(scenario, dataSource, given);
  };
  await migrateAndSeed(databaseUrl, seed, { now: new Date(), filesDirectory, paymentKey: secret, onProgress });
  const url = `http://localhost:${port}`;
  await startParts(port, {
    ...{ NODE_ENV: 'development', APP_URL: url, SESSION_SECRET: secret, TRIPAY_PRIVATE_KEY: secret },
    ...{ DATABASE_URL: databaseUrl, FILES_DIR: filesDirectory, ERASED_LIST: dataPath('dev', 'erased.jsonl') },
  });
  database?.announceUrl(url);
  onProgress(`ready
TemuKerja runs from its sources on ${url}; the page and the server follow what you save. Ctrl-C stops.
Sign in with password Demo-1234 as seeker@demo.test, company@demo.test, recruiter@demo.test or admin@demo.test.
Mail: ${url}/sandbox/mailbox (emptied by a restart of the server). Debugger: chrome://inspect, port ${INSPECT_PORT}.
Other commands on this database: DATABASE_URL='${databaseUrl}' npm run migrate
`);
  await (database?.ended ?? new Promise(() => undefined));
  throw new StartUpError('The private database ended by itself.');
}

async function startParts(port: number, settings: Record<string, string>): Promise<void> {
  onProgress('starting the server and Vite');
  const [apiPort = 0] = await freePorts(1);
  const own = { ...process.env, ...settings };
  const pages: { show?: Awaited<ReturnType<typeof startPageServer>> } = {};
  const report = (part: string, failure: string | null): void => {
    onProgress(failure ?? `${part}: up to date`);
    pages.show?.(part, failure);
  };
  server = startServer({ ...own, PORT: String(apiPort), HOST: '127.0.0.1' }, INSPECT_PORT, (failure) =>
    report('server', failure && `the server does not run:\n${failure}`),
  );
  const { failure, restart } = server;
  const codegen = fork('scripts/dev/watch-codegen.ts', { execArgv: ['-r', '@swc-node/register'], detached: true });
  codegen.on('message', ([target, reason]: [string, string | null]) => report(target, reason));
  const onChange = (file: string): void => {
    if (RESTARTS.test(file)) restart();
    if (codegen.connected) codegen.send('look');
  };
  // Read by client/vite.config.ts and by Vite, which would print a hint about a later default.
  Object.assign(process.env, { API_URL: `http://127.0.0.1:${apiPort}`, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' });
  pages.show = await startPageServer(readEnv({ HOST: 'localhost', ...own, PORT: String(port) }), failure, onChange);
  pages.show('server', await failure());
  onChange('schema.graphql');
}

async function main(): Promise<void> {
  let exitCode = 0;
  try {
    const { values } = readCommandLine(process.argv.slice(2), KNOWN, { options: OPTIONS });
    if (values.scenarios) return console.log(scenarioList());
    const stopRequest = firstStopRequest().then(() => onProgress('stopping: the server, the database'));
    await Promise.race([runDev(values.scenario, values.fresh), stopRequest]);
  } catch (error) {
    console.error(`\n${describeFailure(error)}`);
    exitCode = 1;
  }
  await server?.stop();
  await database?.stop();
  if (exitCode === 0) onProgress('stopped');
  process.exit(exitCode);
}

if (require.main === module) void main();
