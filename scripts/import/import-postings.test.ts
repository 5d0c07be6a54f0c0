import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUR_MS } from '../../domain/time';
import { emptyTables, useServer } from '../../testkit/server/test-server';
import { workerDatabaseUrl } from '../../testkit/database/worker-database';
import { importPostings, type ImportResult } from './import-postings';
import { summaryLines, writeFullReport } from './import-report';

const server = useServer();
beforeEach(() => emptyTables(workerDatabaseUrl()));
const directory = mkdtempSync(join(tmpdir(), 'temukerja-import-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const HEADER = 'title,company,location,average_monthly_salary_idr';
const LONG_TITLE = 'x'.repeat(300);
const ROWS = [
  'Kasir,PT Maju,Bandung,4000000', // 2
  '"Chef, ""Senior""",PT Maju,Bandung,9000000', // 3
  '"Barista\r', //                                 4, with a line end of two signs inside
  ' Pagi",PT MAJU.,Bandung,3500000',
  '☕ 咖啡师 100% _x_,Kedai 咖啡,Malang,3600000', // 6
  '  Kasir ,PT Maju, Bandung,4000000', // 7: repeats 2
  'Kasir,PT Maju,Bandung,4000000', // 8: repeats 2
  'Kasir,PT Maju', // 9
  ',PT Maju,Bandung,4000000', // 10
  'Kasir,PT Maju,Bandung,4 juta', // 11
  `${LONG_TITLE},PT Maju,Bandung,4000000`, // 12
  'Kasir,CV Maju,Bandung,4000000', // 13: another company
];

async function importRows(rows: readonly string[], header = HEADER): Promise<ImportResult> {
  const file = join(directory, 'postings.csv');
  writeFileSync(file, [header, ...rows].join('\n'));
  return importPostings(server.dataSource, file, { clock: server.clock, onProgress: () => undefined });
}

const jobs = () =>
  server.dataSource.query<{ title: string; company: string }[]>(
    'SELECT j.title, c.company_name AS company FROM jobs j JOIN companies c ON c.id = j.company_id WHERE import_key IS NOT NULL ORDER BY j.id',
  );

test('brings each distinct row once, whole, and says what it left out and why', async () => {
  const result = await importRows(ROWS);
  expect(result).toMatchObject({ rows: 11, distinct: 5, imported: 5, alreadyThere: 0, companies: 3 });
  expect(result.repeats.map(({ line, of }) => [line, of])).toEqual([
    [7, 2],
    [8, 2],
  ]);
  expect(result.refused).toEqual([
    { line: 9, reason: '4 fields expected, 2 found' },
    { line: 10, reason: 'title is empty' },
    { line: 11, reason: 'average_monthly_salary_idr is not a whole number: 4 juta' },
    { line: 12, reason: expect.stringMatching(/^title: /) },
  ]);
  const found = await jobs();
  expect(new Set(found.map(({ title, company }) => `${title} | ${company}`))).toEqual(
    new Set([
      'Kasir | PT Maju',
      'Chef, "Senior" | PT Maju',
      'Barista Pagi | PT Maju',
      '☕ 咖啡师 100% _x_ | Kedai 咖啡',
      'Kasir | CV Maju',
    ]),
  );
});

test('reads the separator that Excel writes on the first line, and counts that line', async () => {
  const rows = [
    'title;company;location;average_monthly_salary_idr',
    'Kasir, pagi;PT Maju;Bandung;4000000',
    '',
    'Kasir;PT',
  ];
  expect(await importRows(rows, 'sep=;')).toMatchObject({
    imported: 1,
    refused: [{ line: 5, reason: '4 fields expected, 2 found' }],
  });
  expect(await jobs()).toMatchObject([{ title: 'Kasir, pagi' }]);
});

test('adds nothing when it is repeated', async () => {
  expect(await importRows(ROWS)).toMatchObject({ imported: 5 });
  expect(await importRows(ROWS)).toMatchObject({ imported: 0, alreadyThere: 5 });
  expect(await jobs()).toHaveLength(5);
});

test('adds nothing twice when two imports run at once', async () => {
  const rows = Array.from({ length: 20 }, (_, index) => `Staf ${index},PT Bersama,Solo,5000000`);
  const results = await Promise.all([importRows(rows), importRows(rows)]);
  expect(results[0].imported + results[1].imported).toBe(20);
});

test('posts each batch at the time at which it is written, however long the ones before it took', async () => {
  const file = join(directory, 'long.csv');
  writeFileSync(file, [HEADER, 'Kasir,PT Awal,Solo,5000000', 'Kasir,PT Akhir,Solo,5000000'].join('\n'));
  let time = server.clock.now().getTime();
  const clock = { now: () => new Date((time += HOUR_MS)) };
  await importPostings(server.dataSource, file, { clock, onProgress: () => undefined });
  const rows = await server.dataSource.query<{ createdAt: Date }[]>(
    'SELECT created_at AS createdAt FROM jobs WHERE import_key IS NOT NULL ORDER BY created_at',
  );
  const [first, last] = rows.map(({ createdAt }) => createdAt.getTime());
  expect(last).toBe(time);
  expect(first).toBeLessThan(time);
});

test('makes verified companies that nobody signs in to and that get no mail', async () => {
  await importRows(ROWS);
  const rows = await server.dataSource.query<
    { is_verified: number; is_imported: number; password_hash: null; email: string }[]
  >(
    'SELECT c.is_verified, c.is_imported, a.password_hash, a.email FROM companies c JOIN company_members m ON m.company_id = c.id JOIN accounts a ON a.id = m.account_id',
  );
  expect(rows).toHaveLength(3);
  for (const row of rows)
    expect(row).toMatchObject({
      is_verified: 1,
      is_imported: 1,
      password_hash: null,
      email: expect.stringMatching(/\.invalid$/),
    });
});

test('refuses a file without its columns, and one that is not there', async () => {
  await expect(importRows(['Kasir,Bandung'], 'title,location')).rejects.toThrow(
    'lacks the column company, average_monthly_salary_idr',
  );
  const missing = importPostings(server.dataSource, join(directory, 'none.csv'), {
    clock: server.clock,
    onProgress: () => undefined,
  });
  await expect(missing).rejects.toThrow('cannot be read');
});

test('shows a few repeats and refusals, and keeps the rest in a file when it is long', () => {
  const repeats = Array.from({ length: 9 }, (_, index) => ({ line: index + 10, of: 2, what: 'Kasir' }));
  const result = {
    rows: 20,
    distinct: 1,
    imported: 1,
    alreadyThere: 0,
    companies: 1,
    repeats,
    refused: [{ line: 5, reason: 'title is empty' }],
  };
  const file = join(directory, 'reports', 'report.txt');
  expect(writeFullReport(result, file)).toBe(file);
  const text = summaryLines(result, file).join('\n');
  expect(text).toContain('9 exact repeats, 1 refused');
  expect(text).toContain('line 5: title is empty');
  expect(text.match(/repeats line/g)).toHaveLength(3);
  expect(writeFullReport({ ...result, repeats: [] }, file)).toBeNull();
});
