import { describeFailure } from '../start-up-error';
import type { Test } from './reports';
import type { Found, OnLine, Step, StepContext } from './steps';

/** What a step found, with the tests of one that runs test files, and how long it took. */
export interface StepReport extends Pick<Step, 'name' | 'remedy'> {
  seconds: number;
  passed: number;
  failed: number;
  tests: readonly Test[];
}

/**
 * Runs every step, also after failures. While the first step with tests runs, the others run beside it one by one,
 * because tests often wait for a database, a process or a page. The long tests load a machine by themselves, so with them
 * every step has its turn.
 */
export async function runSteps(steps: readonly Step[], context: StepContext, print: OnLine): Promise<StepReport[]> {
  const longest = process.env['LONG_TESTS'] ? undefined : steps.find(({ isShown }) => isShown);
  const reports: StepReport[] = [];
  const inTurn = async (some: readonly Step[]): Promise<void> => {
    for (const step of some) reports.push(await runStep(step, context, print));
  };
  await Promise.all([inTurn(steps.filter((step) => step !== longest)), inTurn(longest ? [longest] : [])]);
  return reports;
}

async function runStep({ name, remedy, isShown, run }: Step, context: StepContext, print: OnLine): Promise<StepReport> {
  const start = Date.now();
  const held: string[] = [];
  // Printed for each, so that a step that hangs is known by name.
  print(`----  ${name}`);
  const onLine: OnLine = (line) => void (isShown ? print(`      ${line}`) : held.push(line));
  const found = await run(context, onLine).catch((error: unknown) => {
    onLine(describeFailure(error));
    return false;
  });
  const { passed, failed, tests } = countsOf(found);
  const seconds = (Date.now() - start) / 1000;
  const counts = passed + failed > 1 ? ` (${passed} passed, ${failed} failed)` : '';
  print(`${failed === 0 ? 'pass' : 'FAIL'}  ${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s${counts}`);
  if (failed > 0) held.slice(-120).forEach((line) => print(`      ${line}`));
  return { name, remedy, seconds, passed, failed, tests };
}

/** A run of tests that executed none, or that ended badly without naming a failed one, is a failure in itself. */
export function countsOf(found: Found): Pick<StepReport, 'passed' | 'failed' | 'tests'> {
  if (typeof found === 'boolean') return { passed: Number(found), failed: Number(!found), tests: [] };
  const { tests, exitCode } = found;
  const passed = tests.filter(({ isPassed }) => isPassed).length;
  const isEmptyOrBroken = tests.length === 0 || (exitCode !== 0 && passed === tests.length);
  return { passed, failed: tests.length - passed + Number(isEmptyOrBroken), tests };
}

/** What failed and what helps, for the end of a run, where a person looks first; nothing when all passed. */
export function recapOf(reports: readonly StepReport[]): string[] {
  const failed = reports.filter((report) => report.failed > 0);
  const lines = (tests: readonly Test[]) =>
    tests.filter(({ isPassed }) => !isPassed).map(({ file, name }) => `        ${file} › ${name}`);
  return failed.flatMap(({ name, remedy, tests }) => [`FAIL  ${name}: ${remedy}`, ...lines(tests)]);
}

/** Where the time went: each step, then the ten slowest files of each step that has files, by the time of their tests. */
export function timeLines(reports: readonly StepReport[]): string[] {
  const line = (seconds: number, name: string): string => `${seconds.toFixed(1).padStart(8)} s  ${name}`;
  const slowest = reports.flatMap(({ name, tests }) => {
    const files = new Map<string, number>();
    for (const { file, seconds } of tests) files.set(file, (files.get(file) ?? 0) + seconds);
    const shown = [...files].sort(([, one], [, other]) => other - one).slice(0, 10);
    return shown.length > 0 ? [`Slowest files of ${name}`, ...shown.map(([file, seconds]) => line(seconds, file))] : [];
  });
  return ['Steps', ...reports.map(({ seconds, name }) => line(seconds, name)), ...slowest];
}
