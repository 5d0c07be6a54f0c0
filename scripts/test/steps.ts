import { mkdirSync, rmSync } from 'node:fs';
import { buildIfChanged } from '../build';
import { dataPath } from '../checkout';
import { createDatabase } from '../../testkit/database/create-database';
import { databaseUrl } from '../../testkit/database/private-database';
import { runCommand } from '../run-command';
import type { StepName } from './options';
import { readJest, readPlaywright, type Test } from './reports';

/** What the steps share. Database and browser are provided when the first step asks. */
export interface StepContext {
  databaseSocket(): Promise<string>;
  chromium(): Promise<string>;
  /** Files of Jest's tests and of Playwright's; undefined means all. */
  tests?: readonly string[];
  journeys?: readonly string[];
}

/** Whether a check passed, or the tests of a runner with its exit code, null when a signal ended it. */
export type Found = boolean | { tests: readonly Test[]; exitCode: number | null };
export type OnLine = (line: string) => void;
type Run = (context: StepContext, onLine: OnLine) => Promise<Found>;

export interface Step {
  name: StepName;
  /** What fixes a failure, as a command where there is one. */
  remedy: string;
  /** Shows its output as it comes; the others only when they fail. */
  isShown?: true;
  run: Run;
}

const typescript = ['node', '-r', '@swc-node/register'] as const;

/** Where a runner writes its report; what an earlier run wrote must not be taken for it. */
function freshReport(name: string): string {
  const file = dataPath('test', name);
  mkdirSync(dataPath('test'), { recursive: true, mode: 0o700 });
  rmSync(file, { force: true });
  return file;
}

async function freshDatabase({ databaseSocket }: StepContext, name: string): Promise<string> {
  await createDatabase(await databaseSocket(), name);
  return databaseUrl(await databaseSocket(), name);
}

const build: Run = (_, onProgress) => buildIfChanged({ server: true, client: true, onProgress }).then(() => true);

/** Passes when the command does; `database` names one that is made for it. */
function command(words: readonly string[], database?: string): Run {
  return async (context, onLine) => {
    const env = { ...(database && { DATABASE_URL: await freshDatabase(context, database) }) };
    return (await runCommand(words, { env, onLine })).exitCode === 0;
  };
}

const runJest: Run = async ({ databaseSocket, tests }, onLine) => {
  const report = freshReport('jest.json');
  const env = { TEST_DATABASE_SOCKET: await databaseSocket(), JEST_GROUPED: tests ? '' : '1' };
  // More workers than cores: V8's threads for its compiler and its garbage would only take turns with them.
  // A larger young generation is looked through less often; much of what a test makes is garbage by then.
  const node = ['node', '--single-threaded', '--max-semi-space-size=64'];
  const words = [...node, 'node_modules/jest/bin/jest.js', '--json', `--outputFile=${report}`];
  // A worker with a heap of a gigabyte takes longer than the usual half second to end, beside the browser tests.
  words.push('--workerGracefulExitTimeout=20000', ...(tests ? ['--runTestsByPath', ...tests] : []));
  const { exitCode } = await runCommand(words, { env, onLine });
  return { tests: readJest(report), exitCode };
};

const runPlaywright: Run = async (context, onLine) => {
  const report = freshReport('playwright.json');
  const words = ['npx', 'playwright', 'test', '--reporter=list,json', ...(context.journeys ?? [])];
  const CHROMIUM_PATH = await context.chromium();
  const E2E_DATABASE_URL = await freshDatabase(context, 'temukerja_e2e');
  const env = { CHROMIUM_PATH, E2E_DATABASE_URL, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { exitCode } = await runCommand(words, { env, onLine });
  return { tests: readPlaywright(report), exitCode };
};

const migration = 'write the migration that the check names (docs/architecture.md, "A field")';
const journey = 'npm run e2e -- <file>; pictures are in test-results/';
const checkMigrations = command([...typescript, 'scripts/check-migrations.ts'], 'temukerja_drift');
const checkSchema = command([...typescript, 'scripts/emit-schema.ts', '--check']);
const checkCodegen = command(['npm', 'run', '--silent', 'codegen', '--', '--check']);

/** All steps of `npm test`, in their order. The build is first: tests with servers in processes of their own start it. */
export const STEPS: readonly Step[] = [
  { name: 'build', remedy: 'npm run build shows the error', run: build },
  { name: 'format', remedy: 'npm run format', run: command(['npx', 'biome', 'format', '.']) },
  { name: 'lint', remedy: 'npm run lint names file and line', run: command(['npm', 'run', '--silent', 'lint']) },
  { name: 'schema', remedy: 'npm run schema, and commit it', run: checkSchema },
  { name: 'codegen', remedy: 'npm run codegen, and commit what it writes', run: checkCodegen },
  { name: 'migrations', remedy: migration, run: checkMigrations },
  { name: 'jest', remedy: 'npx jest <file> runs one file', isShown: true, run: runJest },
  { name: 'playwright', remedy: journey, isShown: true, run: runPlaywright },
];
