import { mkdirSync, rmSync } from 'node:fs';
import { buildIfChanged } from '../build';
import { dataPath } from '../checkout';
import { createDatabase } from '../database/create-database';
import { databaseUrl } from '../database/private-database';
import { writeGroups } from './grouped/write-groups';
import { runCommand } from './run-command';
import { judgedRun, oneCheck, type Tally } from './tally';
import type { StepName } from './step-names';
import { readJest, readPlaywright } from './test-reports';
import type { FileTime } from './times';

/** What the steps share. A part that could not be provided throws its reason when a step asks for it. */
export interface StepContext {
  databaseSocket(): string;
  chromium(): string;
  /** Jest's test files; undefined means all. */
  tests?: readonly string[];
  /** Playwright's test files; undefined means all. */
  journeys?: readonly string[];
}

export interface StepResult extends Tally {
  /** Of a step that runs test files. */
  fileTimes?: readonly FileTime[];
  /** The tests that failed, each with its file. */
  failures?: readonly string[];
}

export interface Step {
  name: StepName;
  /** Needed before the run, for the steps that were asked for. */
  needs: readonly ('database' | 'chromium')[];
  /** Shows its output only when it fails; the others show it as it comes. */
  isQuiet: boolean;
  /** What fixes a failure, as a command where there is one. */
  remedy: string;
  run(context: StepContext, onLine: (line: string) => void): Promise<StepResult>;
}

const typescript = ['node', '-r', '@swc-node/register'] as const;

/** All steps of `npm test`, in their order. */
export const STEPS: readonly Step[] = [
  // First, because the tests with servers in processes of their own start the build.
  { name: 'build', needs: [], isQuiet: true, remedy: 'npm run build shows the error', run: build },
  commandStep('format', ['npx', 'biome', 'format', '.'], 'npm run format'),
  commandStep('lint', ['npm', 'run', '--silent', 'lint'], 'npm run lint names file and line'),
  commandStep('schema', [...typescript, 'scripts/emit-schema.ts', '--check'], 'npm run schema, and commit it'),
  commandStep(
    'codegen',
    ['npm', 'run', '--silent', 'codegen', '--', '--check'],
    'npm run codegen, and commit what it writes',
  ),
  {
    name: 'migrations',
    needs: ['database'],
    isQuiet: true,
    remedy: 'write the migration that the check names (docs/architecture.md, "A field")',
    run: checkMigrations,
  },
  { name: 'jest', needs: ['database'], isQuiet: false, remedy: 'npx jest <file> runs one file', run: runJest },
  {
    name: 'playwright',
    needs: ['database', 'chromium'],
    isQuiet: false,
    remedy: 'npm run e2e -- <file>; pictures are in test-results/',
    run: runPlaywright,
  },
];

function commandStep(name: StepName, words: readonly string[], remedy: string): Step {
  return {
    name,
    needs: [],
    isQuiet: true,
    remedy,
    run: async (_context, onLine) => oneCheck((await runCommand(words, { env: {}, onLine })).exitCode === 0),
  };
}

async function checkMigrations(context: StepContext, onLine: (line: string) => void): Promise<Tally> {
  const url = await freshDatabase(context, 'temukerja_drift');
  const options = { env: { DATABASE_URL: url }, onLine };
  return oneCheck((await runCommand([...typescript, 'scripts/check-migrations.ts'], options)).exitCode === 0);
}

async function build(_context: StepContext, onLine: (line: string) => void): Promise<Tally> {
  await buildIfChanged({ server: true, client: true, onProgress: onLine });
  return oneCheck(true);
}

async function runJest(context: StepContext, onLine: (line: string) => void): Promise<StepResult> {
  const report = freshReport('jest.json');
  const groups: Record<string, string> = context.tests ? {} : { JEST_GROUPS: writeGroups() };
  const options = { env: { TEST_DATABASE_SOCKET: context.databaseSocket(), ...groups }, onLine };
  // More workers than cores: V8's threads for its compiler and its garbage would only take turns with them.
  const program = ['node', '--single-threaded', 'node_modules/jest/bin/jest.js'];
  // A worker with a heap of a gigabyte takes longer than the usual half second to end, beside the browser tests.
  const jest = [
    ...program,
    '--workerGracefulExitTimeout=20000',
    '--json',
    ...(context.tests ? ['--runTestsByPath'] : []),
  ];
  const { exitCode } = await runCommand([...jest, `--outputFile=${report}`, ...(context.tests ?? [])], options);
  const { tally, ...files } = readJest(report);
  rmSync(report, { force: true });
  return { ...judgedRun(tally, exitCode), ...files };
}

async function runPlaywright(context: StepContext, onLine: (line: string) => void): Promise<StepResult> {
  const report = freshReport('playwright.json');
  const env = {
    CHROMIUM_PATH: context.chromium(),
    E2E_DATABASE_URL: await freshDatabase(context, 'temukerja_e2e'),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  const options = { env, onLine };
  const playwright = ['npx', 'playwright', 'test', '--reporter=list,json', ...(context.journeys ?? [])];
  const { exitCode } = await runCommand(playwright, options);
  const { tally, ...files } = readPlaywright(report);
  rmSync(report, { force: true });
  return { ...judgedRun(tally, exitCode), ...files };
}

async function freshDatabase(context: StepContext, name: string): Promise<string> {
  await createDatabase(context.databaseSocket(), name);
  return databaseUrl(context.databaseSocket(), name);
}

/** Where a runner writes its report; what an earlier run wrote must not be taken for it. */
function freshReport(name: string): string {
  const file = dataPath('test', 'reports', `${process.pid}-${name}`);
  mkdirSync(dataPath('test', 'reports'), { recursive: true, mode: 0o700 });
  rmSync(file, { force: true });
  return file;
}
