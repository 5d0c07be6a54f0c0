import { findOrInstallChromium } from './browser';
import { ensureTestDatabase, type TestDatabase } from '../testkit/database/test-database';
import { killRunningCommands } from './run-command';
import { describeFailure } from './start-up-error';
import { firstStopRequest } from './stop-requests';
import { findAffected, changedFiles, chosenTests } from './test/affected';
import { readTestOptions, STEP_NAMES, type TestOptions } from './test/options';
import { recapOf, runSteps, timeLines, type StepReport } from './test/run-steps';
import { STEPS, type StepContext } from './test/steps';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const printInside = (line: string): void => print(`      ${line}`);

/** The steps of one run, and the files of those that run test files. */
function choose({ only = STEP_NAMES, changedSince }: TestOptions) {
  const steps = STEPS.filter(({ name }) => only.includes(name));
  if (changedSince === undefined) return { steps };
  const files = changedFiles(changedSince);
  const { jest, journeys, ...affected } = findAffected(files);
  const tests = jest && chosenTests(jest);
  const names = tests?.length === 0 ? affected.steps : [...affected.steps, 'jest'];
  printInside(`${files.length} files have changed since ${changedSince}; tests of Jest: ${tests?.length ?? 'all'}`);
  return { steps: steps.filter(({ name }) => names.includes(name)), tests, journeys };
}

let database: Promise<TestDatabase> | undefined;
let chromium: Promise<string> | undefined;

async function runTests(words: readonly string[]): Promise<StepReport[]> {
  const start = Date.now();
  const options = readTestOptions(words);
  const { steps, ...files } = choose(options);
  const context: StepContext = {
    ...files,
    databaseSocket: async () => (await (database ??= ensureTestDatabase(printInside))).socketPath,
    chromium: () => (chromium ??= findOrInstallChromium(printInside, { isWhole: Boolean(process.env['LONG_TESTS']) })),
  };
  const reports = await runSteps(steps, context, print);
  if (options.isTimed) timeLines(reports).forEach(printInside);
  printInside(`all steps: ${((Date.now() - start) / 1000).toFixed(0)} s`);
  recapOf(reports).forEach(print);
  return reports;
}

/** The last line printed is the sum of all steps, "N passed, N failed". */
async function main(): Promise<void> {
  let ending: string | undefined;
  try {
    const reports = await Promise.race([runTests(process.argv.slice(2)), firstStopRequest()]);
    const sum = (key: 'passed' | 'failed'): number => reports?.reduce((all, at) => all + at[key], 0) ?? 0;
    process.exitCode = reports ? Math.min(sum('failed'), 1) : 130;
    if (reports) ending = `${sum('passed')} passed, ${sum('failed')} failed`;
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = 1;
  }
  killRunningCommands();
  // One that did not start has been told by the steps that asked.
  await database?.then((started) => started.stop()).catch(() => undefined);
  if (ending) print(ending);
  // No process.exit, which could cut off output that a pipe has not taken yet.
  process.stdout.write('', () => process.exit());
}

if (require.main === module) void main();
