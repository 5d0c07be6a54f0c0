import { findOrInstallChromium } from './browser';
import { ensureTestDatabase, type TestDatabase } from './database/test-database';
import { StartUpError, describeFailure } from './start-up-error';
import { firstStopRequest } from './stop-requests';
import { affectedBy } from './test/affected';
import { changedFiles, chosenTests } from './test/changed-files';
import { readTestOptions, type TestOptions } from './test/options';
import { killRunningCommands } from './test/run-command';
import { recapOf, runSteps } from './test/run-steps';
import { STEPS, type Step, type StepContext } from './test/steps';
import { STEP_NAMES } from './test/step-names';
import { sumOf } from './test/tally';
import { timeLines } from './test/times';

/** What the steps need, provided once; a failure is kept for the steps that ask. */
interface Provided {
  database?: TestDatabase;
  databaseFailure?: string;
  chromium?: string;
  chromiumFailure?: string;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** What one run does: the steps, and the files of those that run test files. */
interface Choice extends Pick<StepContext, 'tests' | 'journeys'> {
  steps: readonly Step[];
}

function choose({ only, changedSince }: TestOptions): Choice {
  const asked = only ?? STEP_NAMES;
  if (changedSince === undefined) return { steps: STEPS.filter(({ name }) => asked.includes(name)) };
  const files = changedFiles(changedSince);
  const affected = affectedBy(files);
  const tests = affected.jest === 'all' ? undefined : chosenTests(affected.jest);
  const names = tests?.length === 0 ? affected.steps : [...affected.steps, 'jest'];
  print(`      ${files.length} files have changed since ${changedSince}; tests of Jest: ${tests?.length ?? 'all'}`);
  return {
    steps: STEPS.filter(({ name }) => asked.includes(name) && names.includes(name)),
    tests,
    journeys: affected.journeys === 'all' ? undefined : affected.journeys,
  };
}

async function provide(steps: readonly Step[], provided: Provided): Promise<void> {
  const isNeeded = (need: 'database' | 'chromium'): boolean => steps.some(({ needs }) => needs.includes(need));
  const onProgress = (line: string): void => print(`      ${line}`);
  if (isNeeded('database')) {
    try {
      provided.database = await ensureTestDatabase(onProgress);
    } catch (error) {
      provided.databaseFailure = `No test database: ${describeFailure(error)}`;
      print(provided.databaseFailure);
    }
  }
  if (!isNeeded('chromium')) return;
  try {
    provided.chromium = await findOrInstallChromium(onProgress);
  } catch (error) {
    provided.chromiumFailure = `No browser: ${describeFailure(error)}`;
    print(provided.chromiumFailure);
  }
}

function contextOf(provided: Provided, { tests, journeys }: Choice): StepContext {
  return {
    tests,
    journeys,
    databaseSocket() {
      if (provided.database) return provided.database.socketPath;
      throw new StartUpError(provided.databaseFailure ?? 'No test database.');
    },
    chromium() {
      if (provided.chromium !== undefined) return provided.chromium;
      throw new StartUpError(provided.chromiumFailure ?? 'No browser.');
    },
  };
}

/** Runs the chosen steps. The last line printed is their sum, "N passed, N failed". Returns the exit code. */
async function runTests(choice: Choice, isTimed: boolean, provided: Provided): Promise<number> {
  const start = Date.now();
  await provide(choice.steps, provided);
  const reports = await runSteps(choice.steps, contextOf(provided, choice), print);
  const sum = sumOf(reports);
  await provided.database?.stop();
  if (isTimed) timeLines(reports).forEach((line) => print(`      ${line}`));
  print(`      all steps: ${((Date.now() - start) / 1000).toFixed(0)} s`);
  recapOf(reports).forEach(print);
  print(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0 ? 0 : 1;
}

async function main(): Promise<void> {
  const provided: Provided = {};
  try {
    const options = readTestOptions(process.argv.slice(2));
    const choice = choose(options);
    const stopped = firstStopRequest().then(() => 130);
    process.exitCode = await Promise.race([runTests(choice, options.isTimed, provided), stopped]);
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = 1;
  }
  killRunningCommands();
  await provided.database?.stop();
  // No process.exit, which could cut off output that a pipe has not taken yet.
  process.stdout.write('', () => process.exit());
}

if (require.main === module) void main();
