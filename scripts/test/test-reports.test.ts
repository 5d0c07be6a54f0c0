import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkoutDirectory, dataPath } from '../checkout';
import { judgedRun, oneCheck, sumOf } from './tally';
import { recapOf } from './run-steps';
import { readJest, readPlaywright } from './test-reports';

const folder = mkdtempSync(path.join(os.tmpdir(), 'report-test-'));
const file = path.join(folder, 'report.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const jestCounts = {
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};

test('a skipped test and a file that could not run are failures', () => {
  const counts = {
    ...jestCounts,
    numPassedTests: 7,
    numPendingTests: 1,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 1,
  };
  writeFileSync(file, JSON.stringify(counts));
  expect(readJest(file).tally).toEqual({ passed: 7, failed: 3 });
  writeFileSync(file, JSON.stringify({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] }));
  expect(readPlaywright(file).tally).toEqual({ passed: 5, failed: 4 });
});

test('a run that executed nothing, left no report or ended badly is a failure', () => {
  expect(judgedRun(readJest(path.join(folder, 'missing.json')).tally, 0)).toEqual({ passed: 0, failed: 1 });
  expect(judgedRun({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
  expect(judgedRun({ passed: 5, failed: 0 }, null)).toEqual({ passed: 5, failed: 1 });
  expect(judgedRun({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
  expect(judgedRun({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
});

test('each other step counts as one', () => {
  expect(sumOf([oneCheck(true), oneCheck(false), { passed: 40, failed: 2 }])).toEqual({ passed: 41, failed: 3 });
});

test('each file has the time that its tests took, and the names of those that failed', () => {
  const name = path.join(checkoutDirectory, 'server/env.test.ts');
  writeFileSync(file, JSON.stringify({ testResults: [{ name, status: 'passed', startTime: 1_000, endTime: 3_500 }] }));
  expect(readJest(file).fileTimes).toEqual([{ file: 'server/env.test.ts', seconds: 2.5 }]);

  const group = dataPath('test', 'groups', 'server', '1.test.ts');
  const assertionResults = [
    { ancestorTitles: ['domain/a.test.ts'], title: 'adds', status: 'passed', startAt: 2_000, duration: 500 },
    {
      ancestorTitles: ['domain/b.test.ts', 'inside'],
      title: 'ends',
      status: 'failed',
      startAt: 4_000,
      duration: 1_000,
    },
  ];
  writeFileSync(
    file,
    JSON.stringify({
      testResults: [
        { name: group, status: 'failed', startTime: 1_000, endTime: 5_500, assertionResults },
        { name, status: 'failed', startTime: 5_500, endTime: 5_500 },
      ],
    }),
  );
  expect(readJest(file).failures).toEqual(['domain/b.test.ts › inside › ends', 'server/env.test.ts did not run']);
  expect(readJest(file).fileTimes).toEqual([
    { file: 'domain/a.test.ts', seconds: 1.5 },
    { file: 'domain/b.test.ts', seconds: 2.5 },
    { file: 'server/env.test.ts', seconds: 0 },
  ]);

  const specs = [{ title: 'hires', ok: false, tests: [{ results: [{ duration: 1_000 }, { duration: 500 }] }] }];
  const suite = { file: 'hire.spec.ts', specs, suites: [{ file: 'hire.spec.ts', specs }] };
  writeFileSync(file, JSON.stringify({ suites: [suite] }));
  expect(readPlaywright(file).fileTimes).toEqual([{ file: 'e2e/hire.spec.ts', seconds: 3 }]);
  expect(readPlaywright(file).failures).toEqual(['e2e/hire.spec.ts › hires', 'e2e/hire.spec.ts › hires']);

  expect(readJest(path.join(folder, 'missing.json')).fileTimes).toEqual([]);
  expect(readPlaywright(path.join(folder, 'missing.json')).fileTimes).toEqual([]);
});

test('the end of a run names the steps that failed, what fixes them and their tests', () => {
  const passed = { name: 'lint', remedy: 'npm run lint', seconds: 1, files: [], failures: [], passed: 1, failed: 0 };
  const failed = { ...passed, name: 'schema', remedy: 'npm run schema', passed: 0, failed: 1 };
  const jest = { ...failed, name: 'jest', remedy: 'npx jest <file>', failures: ['domain/a.test.ts › adds'] };
  expect(recapOf([passed, failed, jest])).toEqual([
    'FAIL  schema: npm run schema',
    'FAIL  jest: npx jest <file>',
    '        domain/a.test.ts › adds',
  ]);
});
