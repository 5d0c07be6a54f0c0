import { describeFailure } from '../start-up-error';
import { oneCheck, type Tally } from './tally';
import type { Step, StepContext } from './steps';

/** Prints one line. */
export type Print = (line: string) => void;

const QUIET_LANES = 2;
const MOST_SHOWN_LINES = 120;

/**
 * Runs every step, whatever the others' outcome: first the quiet ones, two at a time, then the others alone, because
 * they use the whole machine. Prints a line with name, outcome and seconds for each. Returns their tallies.
 */
export async function runSteps(steps: readonly Step[], context: StepContext, print: Print): Promise<Tally[]> {
  const quiet = steps.filter(({ isQuiet }) => isQuiet);
  const tallies: Tally[] = [];
  const lane = async (): Promise<void> => {
    for (let step = quiet.shift(); step !== undefined; step = quiet.shift()) {
      tallies.push(await runStep(step, context, print));
    }
  };
  await Promise.all(Array.from({ length: QUIET_LANES }, lane));
  for (const step of steps.filter(({ isQuiet }) => !isQuiet)) tallies.push(await runStep(step, context, print));
  return tallies;
}

async function runStep(step: Step, context: StepContext, print: Print): Promise<Tally> {
  const start = Date.now();
  const held: string[] = [];
  // Said of each, so that one that hangs is known by its name.
  print(`----  ${step.name}`);
  const onLine = (line: string): void => void (step.isQuiet ? held.push(line) : print(`      ${line}`));
  let tally: Tally;
  try {
    tally = await step.run(context, onLine);
  } catch (error) {
    onLine(describeFailure(error));
    tally = oneCheck(false);
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const counts = tally.passed + tally.failed > 1 ? ` (${tally.passed} passed, ${tally.failed} failed)` : '';
  print(`${tally.failed === 0 ? 'pass' : 'FAIL'}  ${step.name.padEnd(12)} ${seconds.padStart(6)} s${counts}`);
  if (tally.failed > 0) held.slice(-MOST_SHOWN_LINES).forEach((line) => print(`      ${line}`));
  return tally;
}
