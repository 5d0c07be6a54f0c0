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

/** What a test runner's JSON report says. One that is missing counts as empty. */
export interface TestReport {
  tally: Tally;
  fileTimes: FileTime[];
  /** The tests that failed, `file › name`, and the files that could not run. */
  failures: string[];
}

const NO_TESTS: Tally = { passed: 0, failed: 0 };

/**
 * A report that `jest --json` wrote. A file that could not run counts as one failure, and so does each skipped test: a
 * check that was not made must not look like one that passed.
 */
export function readJest(file: string): TestReport {
  const report = readJson(file);
  const counts = jestReport.safeParse(report).data;
  const files = jestFiles.safeParse(report).data?.testResults ?? [];
  return {
    tally: counts ? tallyOfJest(counts) : NO_TESTS,
    fileTimes: files.flatMap(timesOfJestFile),
    failures: files.flatMap(failuresOfJestFile),
  };
}

function tallyOfJest(counts: z.infer<typeof jestReport>): Tally {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = counts;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests + numRuntimeErrorTestSuites,
  };
}

/**
 * In a group (docs/adr/0011) a file's time is from the end of the file before it to the end of its own last test.
 */
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

/** A test in a group is named by its own file, which is its outermost `describe`. */
function failuresOfJestFile({ name, status, assertionResults }: z.infer<typeof jestFile>): string[] {
  const own = isGroup(name) ? [] : [path.relative(checkoutDirectory, name)];
  const failed = assertionResults.filter((test) => test.status !== 'passed');
  if (failed.length === 0 && status === 'failed') return [`${path.relative(checkoutDirectory, name)} did not run`];
  return failed.map(({ ancestorTitles, title }) => [...own, ...ancestorTitles, title].join(' › '));
}

/** Playwright's report: skipped tests and errors outside tests fail, one that passed on retry passes. */
export function readPlaywright(file: string): TestReport {
  const report = readJson(file);
  const counts = playwrightReport.safeParse(report).data;
  const suites = playwrightFiles.safeParse(report).data?.suites ?? [];
  return {
    tally: counts ? tallyOfPlaywright(counts) : NO_TESTS,
    fileTimes: suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: durationOf(suite) / 1000 })),
    failures: suites.flatMap(failuresOfSuite),
  };
}

function tallyOfPlaywright({ stats, errors }: z.infer<typeof playwrightReport>): Tally {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped + errors.length };
}

function failuresOfSuite({ file, specs, suites = [] }: z.infer<typeof playwrightSuite>): string[] {
  return [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => `e2e/${file} › ${title}`),
    ...suites.flatMap(failuresOfSuite),
  ];
}

/** Of all its tests together. */
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
