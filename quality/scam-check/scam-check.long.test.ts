import honest from './golden/honest.json';
import scams from './golden/scams.json';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJudgedPostings } from './judged-postings';
import { figuresOf, flagAll, isCaught } from './measure-flags';

const directory = mkdtempSync(join(tmpdir(), 'temukerja-scam-check-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function read(list: unknown) {
  const file = join(directory, 'list.json');
  writeFileSync(file, JSON.stringify(list));
  return readJudgedPostings(file);
}

test('reaches its goals on the golden postings, near-copies and repetitions among them', () => {
  const flagged = flagAll(read([...honest, ...scams]));
  const figures = figuresOf(flagged);
  expect(figures.recall).toBeGreaterThanOrEqual(0.95);
  expect(figures.falseShare).toBeLessThanOrEqual(0.02);
  for (const reason of ['COPIED_POSTING', 'REPEATED_POSTING'] as const) {
    const expected = flagged.filter((one) => one.posting.expect.includes(reason));
    expect(expected.map(isCaught)).toEqual([true, true, true]);
  }
});
