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
  title: z.string(),
  status: z.string(),
  startAt: z.number().nullish(),
  duration: z.number().nullish(),
});
const jestFile = z.object({
  name: z.string(),
  status: z.string(),
  startTime: z.number(),
  endTime: z.number(),
  assertionResults: z.array(jestTest).default([]),
});
const jestFiles = z.object({ testResults: z.array(jestFile) });

const playwrightSpec = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
});
const playwrightSuite = z.object({
  file: z.string(),
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightFiles = z.object({ suites: z.array(playwrightSuite) });

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
  const report = jestFiles.safeParse(readJson(file));
  if (!report.success) return [];
  return report.data.testResults.flatMap(timesOfJestFile);
}

function timesOfJestFile({ name, startTime, endTime, assertionResults }: z.infer<typeof jestFile>): FileTime[] {
  if (!isGroup(name)) return [{ file: path.relative(checkoutDirectory, name), seconds: (endTime - startTime) / 1000 }];
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

/** A generated file that loads many test files (docs/adr/0011). */
const isGroup = (file: string): boolean => file.startsWith(dataPath('test', 'groups'));

/**
 * The tests that failed, `file › name`, and the files that could not run, of a report that `jest --json` wrote. A test
 * in a group is named by its own file, which is its outermost `describe`.
 */
export function readJestFailures(file: string): string[] {
  const report = jestFiles.safeParse(readJson(file));
  if (!report.success) return [];
  return report.data.testResults.flatMap(({ name, status, assertionResults }) => {
    const own = isGroup(name) ? [] : [path.relative(checkoutDirectory, name)];
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    if (failed.length === 0 && status === 'failed') return [`${path.relative(checkoutDirectory, name)} did not run`];
    return failed.map(({ ancestorTitles, title }) => [...own, ...ancestorTitles, title].join(' › '));
  });
}

/** The tests that failed, `file › name`, of Playwright's JSON report. */
export function readPlaywrightFailures(file: string): string[] {
  const report = playwrightFiles.safeParse(readJson(file));
  if (!report.success) return [];
  const failuresOf = ({ file: name, specs, suites = [] }: z.infer<typeof playwrightSuite>): string[] => [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => `e2e/${name} › ${title}`),
    ...suites.flatMap(failuresOf),
  ];
  return report.data.suites.flatMap(failuresOf);
}

/** How long the tests of each file took together, of Playwright's JSON report; nothing when it is missing. */
export function readPlaywrightTimes(file: string): FileTime[] {
  const report = playwrightFiles.safeParse(readJson(file));
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
