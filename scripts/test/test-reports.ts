import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Tally } from './tally';

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

/**
 * Counts of a report that `jest --json` wrote. A file that could not run counts as one failure, and so does each
 * skipped test: a check nobody made must not look like one that passed. A report that is missing counts as empty.
 */
export function readJestReport(file: string): Tally {
  const report = jestReport.safeParse(readJson(file));
  if (!report.success) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = report.data;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests + numRuntimeErrorTestSuites,
  };
}

/** Counts of Playwright's JSON report: skipped tests and errors outside tests fail, one that passed on retry passes. */
export function readPlaywrightReport(file: string): Tally {
  const report = playwrightReport.safeParse(readJson(file));
  if (!report.success) return { passed: 0, failed: 0 };
  const { stats, errors } = report.data;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped + errors.length };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
