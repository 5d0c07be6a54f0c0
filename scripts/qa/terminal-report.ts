import { sumOf, type JourneyResult, type Listener, type StepResult } from './smoke-run';

const SIGNS = { passed: '✓', failed: '✗', 'not run': '–' } as const;

/** A line for each step as it ends, with its time for information. */
export function terminalReport(print: (line: string) => void): Listener {
  return {
    journeyBegan: (name) => print(`\n${name}`),
    stepEnded: (result) => linesOf(result).forEach(print),
  };
}

function linesOf({ name, outcome, milliseconds, reason, lastRequest }: StepResult): string[] {
  const lines = [`  ${SIGNS[outcome]} ${name}${outcome === 'not run' ? '' : `  (${milliseconds} ms)`}`];
  if (reason !== null)
    lines.push(...reason.split('\n').map((line) => `      ${outcome === 'not run' ? 'not run: ' : ''}${line}`));
  if (lastRequest) lines.push(`      ${describeRequest(lastRequest)}`);
  return lines;
}

export function describeRequest({ name, status, requestId }: NonNullable<StepResult['lastRequest']>): string {
  if (status === null) return `${name}: no answer`;
  return `${name}: answered ${status}, request id ${requestId ?? 'unknown'}`;
}

/** "24 passed, 1 failed, 3 not run" */
export function sumLine(journeys: readonly JourneyResult[]): string {
  const { passed, failed, notRun } = sumOf(journeys);
  return `${passed} passed, ${failed} failed${notRun > 0 ? `, ${notRun} not run` : ''}`;
}
