import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkoutDirectory } from '../../scripts/checkout';
import { readQualityOptions } from './options';
import { meetsTargets } from './report';

const directory = mkdtempSync(join(tmpdir(), 'temukerja-search-quality-test-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const POSTINGS = [
  'posted,title,company,location,average_monthly_salary_idr',
  '2024,Pawang Gajah,Kebun Raya,Bogor,4000000',
  '2024,Pawang Gajah,Kebun Raya,Bandung,4000000', // One document with the line above, and with the next.
  '2024,Pawang Gajah,KEBUN RAYA.,Bogor,5000000',
  '2024,pawang ular,Kebun Raya,Bogor,4000000',
  '2024,Pawang Harimau,Taman Rimba,Bogor,4000000',
  '2024,Pengasuh Gajah,Taman Rimba,Bogor,4000000',
  '2024,Pengasuh Ular,Taman Rimba,Bogor,4000000',
  '2024,Juru Gamelan,Sanggar Seni,Solo,4000000',
  '2024,Penabuh Gamelan,Sanggar Seni,Solo,4000000',
  '2024,Kurir,Rumah Gamelan,Solo,4000000',
  '2024,,Rumah Gamelan,Solo,4000000',
];
const JUDGMENTS = [
  { query: 'gajah', relevant: ['GAJAH'] },
  { query: 'pawang', relevant: ['^pawang', '^pengasuh'], not: ['\\bular\\b'] },
  { query: 'gamelan', relevant: ['^juru gamelan$'] },
  { query: 'naga', relevant: ['naga'] },
];

test('judges what a search returns on the documents of the postings', async () => {
  const [postings, judgments, json] = ['postings.csv', 'judgments.json', 'figures.json'].map((name) =>
    join(directory, name),
  );
  writeFileSync(postings!, POSTINGS.join('\n'));
  writeFileSync(judgments!, JSON.stringify(JUDGMENTS));
  const { exitCode, output } = await searchQuality(postings!, judgments!, '--json', json!, '--min-recall', '0.9');
  expect(output).toContain('3 queries on 8 documents\nleft out, nothing is relevant: naga\nrecall@50     0.889\n');
  expect(output).toContain('  0.67  pawang     3 relevant; missed: Pengasuh Gajah; wrong: pawang ular\n');
  expect(JSON.parse(output.trimEnd().split('\n').at(-1)!)).toMatchObject({ queries: 3, recall: (1 + 2 / 3 + 1) / 3 });
  expect(JSON.parse(readFileSync(json!, 'utf8'))).toMatchObject({
    figures: [
      { query: 'gajah', relevant: 2, recall: 1, precision: 1, missed: [], wrong: [] },
      { query: 'pawang', relevant: 3, recall: 2 / 3, missed: ['Pengasuh Gajah'], wrong: ['pawang ular'] },
      // Jobs whose title has the word come before those of a company that has it.
      { query: 'gamelan', relevant: 1, recall: 1, precision: 1, wrong: ['Penabuh Gamelan', 'Kurir'] },
    ],
    withoutRelevant: ['naga'],
  });
  expect(exitCode).toBe(1);
});

test('is enough from the wanted means on', () => {
  const least = { recall: 0.9, precision: 0.8 };
  expect(meetsTargets({ queries: 1, recall: 0.9, precision: 0.8 }, least)).toBe(true);
  expect(meetsTargets({ queries: 1, recall: 0.89, precision: 1 }, least)).toBe(false);
  expect(meetsTargets({ queries: 1, recall: 1, precision: 0.79 }, least)).toBe(false);
});

test.each([[['a.csv']], [['a.csv', 'b.json', 'c']], [['a.csv', 'b.json', '--min-recall', '90']], [['--what']]])(
  'refuses %j',
  (words) => {
    expect(() => readQualityOptions(words)).toThrow(/npm run search:quality|A share is/);
  },
);

/** The command as a person runs it, on the database server of this test run. */
function searchQuality(...words: string[]): Promise<{ exitCode: number | null; output: string }> {
  const child = spawn(process.execPath, ['-r', '@swc-node/register', 'quality/search-quality.ts', ...words], {
    cwd: checkoutDirectory,
    // A database that is named must not get the postings; nothing listens here.
    env: { ...process.env, SWC_NODE_PROJECT: 'tsconfig.json', DATABASE_URL: 'mariadb://root@127.0.0.1:1/real' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.once('close', (exitCode) => resolve({ exitCode, output })));
}
