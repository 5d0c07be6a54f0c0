import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkoutDirectory } from '../checkout';

/** One test of a runner's report. A skipped one has not passed: a check that was not made must not look like one that passed. */
export interface Test {
  file: string;
  name: string;
  seconds: number;
  isPassed: boolean;
}

interface JestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string; duration?: number | null }[];
  }[];
}

interface Suite {
  file: string;
  specs: { title: string; tests: { status: string; results: { duration: number }[] }[] }[];
  suites?: Suite[];
}

/** What `jest --json` wrote; a file that fails outside of its tests counts as a test. No file, no tests. */
export function readJest(report: string): Test[] {
  return (read<JestReport>(report)?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const own = path.relative(checkoutDirectory, name);
    const tests = assertionResults.map(({ ancestorTitles, title, duration, ...test }) => {
      // In a group (docs/adr/0011) the outermost `describe` is the test's file.
      const [outermost = '', ...inner] = ancestorTitles;
      const [file, titles] = /\.test\.tsx?$/.test(outermost) ? [outermost, inner] : [own, ancestorTitles];
      const seconds = (duration ?? 0) / 1000;
      return { file, name: [...titles, title].join(' › '), seconds, isPassed: test.status === 'passed' };
    });
    if (status !== 'failed' || tests.some(({ isPassed }) => !isPassed)) return tests;
    return [...tests, { file: own, name: 'failed outside of its tests', seconds: 0, isPassed: false }];
  });
}

/** What Playwright wrote; an error outside of its tests counts as one. One that passed on retry passes. */
export function readPlaywright(report: string): Test[] {
  const { suites = [], errors = [] } = read<{ suites: Suite[]; errors: { message?: string }[] }>(report) ?? {};
  const outside = errors.map(({ message = '' }) => ({ file: 'e2e', name: message, seconds: 0, isPassed: false }));
  return [...suites.flatMap(testsOfSuite), ...outside];
}

function testsOfSuite({ file, specs, suites = [] }: Suite): Test[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      ...{ file: `e2e/${file}`, name: title, isPassed: ['expected', 'flaky'].includes(status) },
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(testsOfSuite)];
}

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
