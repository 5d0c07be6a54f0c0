/** How many checks of a step passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

/** A step that is one check by itself. */
export function oneCheck(isPassed: boolean): Tally {
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The sum over several steps. */
export function sumOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

/**
 * The tally of a test runner: a run that executed nothing, or that ended badly without naming a failed test, is a
 * failure in itself. `exitCode` is the runner's, null when it was ended by a signal.
 */
export function judgedRun(tally: Tally, exitCode: number | null): Tally {
  const ranNothing = tally.passed + tally.failed === 0;
  const hidesFailure = exitCode !== 0 && tally.failed === 0;
  return ranNothing || hidesFailure ? { ...tally, failed: tally.failed + 1 } : tally;
}
