import { findOrInstallChromium } from './browser';
import { ensureTestDatabase, type TestDatabase } from './database/test-database';
import { StartUpError, describeFailure } from './start-up-error';
import { firstStopRequest } from './stop-requests';
import { killRunningCommands } from './test/run-command';
import { runSteps } from './test/run-steps';
import { STEPS, type Step, type StepContext } from './test/steps';
import { sumOf } from './test/tally';

/** What the steps need, provided once; a failure is kept for the steps that ask. */
interface Provided {
  database?: TestDatabase;
  databaseFailure?: string;
  chromium?: string;
  chromiumFailure?: string;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** `--only=jest,types` chooses steps; no option means all. Throws StartUpError for anything else. */
function chosenSteps(options: readonly string[]): readonly Step[] {
  const known = STEPS.map(({ name }) => name);
  const unknownOption = options.find((option) => !option.startsWith('--only='));
  const names = options.flatMap((option) => option.slice('--only='.length).split(','));
  const unknownName = names.find((name) => !known.includes(name));
  if (unknownOption !== undefined || unknownName !== undefined) {
    throw new StartUpError(`Not understood: ${unknownOption ?? unknownName}. Known: --only=${known.join(',')}`);
  }
  return names.length === 0 ? STEPS : STEPS.filter(({ name }) => names.includes(name));
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

function contextOf(provided: Provided): StepContext {
  return {
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
async function runTests(steps: readonly Step[], provided: Provided): Promise<number> {
  const start = Date.now();
  await provide(steps, provided);
  const sum = sumOf(await runSteps(steps, contextOf(provided), print));
  await provided.database?.stop();
  print(`      all steps: ${((Date.now() - start) / 1000).toFixed(0)} s`);
  print(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0 ? 0 : 1;
}

async function main(): Promise<void> {
  const provided: Provided = {};
  try {
    const steps = chosenSteps(process.argv.slice(2));
    const stopped = firstStopRequest().then(() => 130);
    process.exitCode = await Promise.race([runTests(steps, provided), stopped]);
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = 1;
  }
  killRunningCommands();
  await provided.database?.stop();
  // Not process.exit before the output is written: a pipe takes it in its own time.
  process.stdout.write('', () => process.exit());
}

if (require.main === module) void main();
