import { timeLines } from './times';

test('says each step, then the ten slowest files of each step that has files', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index }));
  const lines = timeLines([
    { name: 'lint', seconds: 12.34, files: [] },
    { name: 'jest', seconds: 100, files },
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
