import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { checkoutDirectory, dataPath } from '../checkout';
import type { Tally } from './tally';
import type { FileTime } from './times';

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

const jestTest = z.object({
  ancestorTitles: z.array(z.string()),
  startAt: z.number().nullish(),
  duration: z.number().nullish(),
});
const jestFile = z.object({
  name: z.string(),
  startTime: z.number(),
  endTime: z.number(),
  assertionResults: z.array(jestTest).default([]),
});
const jestTimes = z.object({ testResults: z.array(jestFile) });

const playwrightSuite = z.object({
  file: z.string(),
  specs: z.array(z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) })),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightTimes = z.object({ suites: z.array(playwrightSuite) });

/**
 * Counts of a report that `jest --json` wrote. A file that could not run counts as one failure, and so does each
 * skipped test: a check that was not made must not look like one that passed. A report that is missing counts as empty.
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

/**
 * How long each file took, of a report that `jest --json` wrote; nothing when it is missing. In a group
 * (docs/adr/0011) a file's time is from the end of the file before it to the end of its own last test.
 */
export function readJestTimes(file: string): FileTime[] {
  const report = jestTimes.safeParse(readJson(file));
  if (!report.success) return [];
  return report.data.testResults.flatMap(timesOfJestFile);
}

function timesOfJestFile({ name, startTime, endTime, assertionResults }: z.infer<typeof jestFile>): FileTime[] {
  const isGroup = name.startsWith(dataPath('test', 'groups'));
  if (!isGroup) return [{ file: path.relative(checkoutDirectory, name), seconds: (endTime - startTime) / 1000 }];
  const ends = new Map<string, number>();
  for (const { ancestorTitles, startAt, duration } of assertionResults) {
    const [member] = ancestorTitles;
    if (member && startAt) ends.set(member, startAt + (duration ?? 0));
  }
  let before = startTime;
  return [...ends].map(([member, end]) => {
    const seconds = (end - before) / 1000;
    before = end;
    return { file: member, seconds };
  });
}

/** How long the tests of each file took together, of Playwright's JSON report; nothing when it is missing. */
export function readPlaywrightTimes(file: string): FileTime[] {
  const report = playwrightTimes.safeParse(readJson(file));
  if (!report.success) return [];
  return report.data.suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: durationOf(suite) / 1000 }));
}

function durationOf({ specs, suites = [] }: z.infer<typeof playwrightSuite>): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + durationOf(suite), own);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
