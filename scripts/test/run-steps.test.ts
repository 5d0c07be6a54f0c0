import { countsOf, recapOf, runSteps, timeLines } from './run-steps';
import type { Step } from './steps';

const aTest = (file: string, name: string, seconds = 1, isPassed = true) => ({ file, name, seconds, isPassed });
const passed = aTest('a.test.ts', 'adds');
const failed = aTest('b.test.ts', 'takes away', 1, false);

test('a run that executed nothing, or ended badly without naming a failed test, is a failure', () => {
  const countsFor = (tests: (typeof passed)[], exitCode: number | null) => {
    const counts = countsOf({ tests, exitCode });
    return [counts.passed, counts.failed];
  };
  expect(countsFor([], 0)).toEqual([0, 1]);
  expect(countsFor([passed], 0)).toEqual([1, 0]);
  expect(countsFor([passed], 1)).toEqual([1, 1]);
  expect(countsFor([passed], null)).toEqual([1, 1]);
  expect(countsFor([passed, failed], 1)).toEqual([1, 1]);
  expect(countsFor([failed], 1)).toEqual([0, 1]);
});

const STEPS: Step[] = [
  { name: 'lint', remedy: 'npm run lint', run: () => Promise.resolve(true) },
  {
    name: 'schema',
    remedy: 'npm run schema',
    run: (_, onLine) => {
      onLine('it has drifted');
      return Promise.resolve(false);
    },
  },
  { name: 'migrations', remedy: 'write one', run: () => Promise.reject(new Error('no database')) },
  {
    name: 'jest',
    remedy: 'npx jest <file>',
    isShown: true,
    run: () => Promise.resolve({ tests: [passed, failed], exitCode: 1 }),
  },
];
const context = { databaseSocket: () => Promise.resolve(''), chromium: () => Promise.resolve('') };

test('every step runs, also after a failure, and the output of a quiet one is shown when it fails', async () => {
  const lines: string[] = [];
  const reports = await runSteps(STEPS, context, (line) => lines.push(line));
  const outcome = lines.map((line) => line.replace(/ +\d+\.\d s/, '').trim());
  expect(outcome).toEqual(
    expect.arrayContaining([
      'pass  lint',
      'FAIL  schema',
      'it has drifted',
      'FAIL  migrations',
      'FAIL  jest (1 passed, 1 failed)',
    ]),
  );
  expect(lines.join('\n')).toContain('no database');
  expect(recapOf(reports).toSorted()).toEqual([
    '        b.test.ts › takes away',
    'FAIL  jest: npx jest <file>',
    'FAIL  migrations: write one',
    'FAIL  schema: npm run schema',
  ]);
});

test('the times are those of each step, then of the ten slowest files of each step that has files', () => {
  const tests = Array.from({ length: 12 }, (_, index) => aTest(`${index}.test.ts`, 'adds', index / 2));
  const counts = { remedy: '', passed: 1, failed: 0 };
  const lines = timeLines([
    { ...counts, name: 'lint', seconds: 12.34, tests: [] },
    { ...counts, name: 'jest', seconds: 100, tests: [...tests, ...tests] },
  ]);
  expect(lines.slice(0, 5)).toEqual([
    'Steps',
    '    12.3 s  lint',
    '   100.0 s  jest',
    'Slowest files of jest',
    '    11.0 s  11.test.ts',
  ]);
  expect(lines.at(-1)).toBe('     2.0 s  2.test.ts');
});
