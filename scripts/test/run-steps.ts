import { describeFailure } from '../start-up-error';
import type { Step, StepContext, StepResult } from './steps';
import { oneCheck, type Tally } from './tally';
import type { StepTime } from './times';

/** Prints one line. */
export type Print = (line: string) => void;

/** What a step found, and how long it took. */
export type StepReport = Tally & StepTime & Pick<Step, 'remedy'> & { failures: readonly string[] };

const MAX_SHOWN_LINES = 120;

/**
 * Runs every step, also after failures. While the first step with tests runs, the others run beside it one by one,
 * because tests often wait for a database, a process or a page. Prints a line with name, outcome and
 * seconds for each. Returns what each found.
 */
export async function runSteps(steps: readonly Step[], context: StepContext, print: Print): Promise<StepReport[]> {
  const longest = steps.find(({ isQuiet }) => !isQuiet);
  const reports: StepReport[] = [];
  const inTurn = async (some: readonly Step[]): Promise<void> => {
    for (const step of some) reports.push(await runStep(step, context, print));
  };
  await Promise.all([inTurn(steps.filter((step) => step !== longest)), inTurn(longest ? [longest] : [])]);
  return reports;
}

async function runStep(step: Step, context: StepContext, print: Print): Promise<StepReport> {
  const start = Date.now();
  const held: string[] = [];
  // Printed for each, so that a step that hangs is known by name.
  print(`----  ${step.name}`);
  const onLine = (line: string): void => void (step.isQuiet ? held.push(line) : print(`      ${line}`));
  let result: StepResult;
  try {
    result = await step.run(context, onLine);
  } catch (error) {
    onLine(describeFailure(error));
    result = oneCheck(false);
  }
  const seconds = (Date.now() - start) / 1000;
  const { passed, failed, fileTimes: files = [], failures = [] } = result;
  const counts = passed + failed > 1 ? ` (${passed} passed, ${failed} failed)` : '';
  print(`${failed === 0 ? 'pass' : 'FAIL'}  ${step.name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s${counts}`);
  if (failed > 0) held.slice(-MAX_SHOWN_LINES).forEach((line) => print(`      ${line}`));
  return { name: step.name, remedy: step.remedy, seconds, files, failures, passed, failed };
}

/** What failed and what helps, for the end of a run, where a person looks first; nothing when all passed. */
export function recapOf(reports: readonly StepReport[]): string[] {
  return reports
    .filter(({ failed }) => failed > 0)
    .flatMap(({ name, remedy, failures }) => [
      `FAIL  ${name}: ${remedy}`,
      ...failures.map((test) => `        ${test}`),
    ]);
}
