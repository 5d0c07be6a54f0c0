import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkoutDirectory, dataPath } from '../checkout';
import { readJest, readPlaywright } from './reports';

const folder = mkdtempSync(path.join(os.tmpdir(), 'report-test-'));
const file = path.join(folder, 'report.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('each test of Jest has its file, in a group too; what is skipped or fails outside of tests has failed', () => {
  const assertionResults = [
    { ancestorTitles: ['domain/a.test.ts'], title: 'adds', status: 'passed', duration: 500 },
    { ancestorTitles: ['domain/b.test.ts', 'inside'], title: 'ends', status: 'failed', duration: 1_000 },
    { ancestorTitles: ['domain/b.test.ts'], title: 'waits', status: 'pending', duration: null },
  ];
  const alone = [{ ancestorTitles: ['settings'], title: 'are read', status: 'passed', duration: 250 }];
  const own = path.join(checkoutDirectory, 'server/env.test.ts');
  const testResults = [
    { name: dataPath('test', 'groups', 'server', '1.test.ts'), status: 'failed', assertionResults },
    { name: own, status: 'failed', assertionResults: alone },
  ];
  writeFileSync(file, JSON.stringify({ testResults }));
  expect(readJest(file)).toEqual([
    { file: 'domain/a.test.ts', name: 'adds', seconds: 0.5, isPassed: true },
    { file: 'domain/b.test.ts', name: 'inside › ends', seconds: 1, isPassed: false },
    { file: 'domain/b.test.ts', name: 'waits', seconds: 0, isPassed: false },
    { file: 'server/env.test.ts', name: 'settings › are read', seconds: 0.25, isPassed: true },
    { file: 'server/env.test.ts', name: 'failed outside of its tests', seconds: 0, isPassed: false },
  ]);
});

test('each test of Playwright has its file; what is skipped or fails outside of tests has failed', () => {
  const results = [{ duration: 1_000 }, { duration: 500 }];
  const spec = (title: string, status: string) => ({ title, tests: [{ status, results }] });
  const suite = {
    file: 'hire.spec.ts',
    specs: [spec('hires', 'expected'), spec('waits', 'skipped')],
    suites: [{ file: 'hire.spec.ts', specs: [spec('on retry', 'flaky'), spec('fails', 'unexpected')] }],
  };
  writeFileSync(file, JSON.stringify({ suites: [suite], errors: [{ message: 'no server' }] }));
  expect(readPlaywright(file).map(({ name, isPassed }) => [name, isPassed])).toEqual([
    ['hires', true],
    ['waits', false],
    ['on retry', true],
    ['fails', false],
    ['no server', false],
  ]);
  expect(readPlaywright(file)[0]).toMatchObject({ file: 'e2e/hire.spec.ts', seconds: 1.5 });
});

test('a report that was not written has no tests', () => {
  const missing = path.join(folder, 'missing.json');
  expect([readJest(missing), readPlaywright(missing)]).toEqual([[], []]);
});
