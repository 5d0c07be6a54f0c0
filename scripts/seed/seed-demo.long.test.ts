import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wibDateOf } from '../../domain/time';
import { expectInvariants } from '../../testkit/checks/invariants';
import { TEST_NOW } from '../../testkit/server/test-clock';
import { useServer } from '../../testkit/server/test-server';
import { seedDemo } from './seed-demo';

const server = useServer();
const filesDirectory = mkdtempSync(join(tmpdir(), 'temukerja-seed-'));
const lines: string[] = [];
const seed = (): Promise<void> =>
  seedDemo(server.dataSource, { now: TEST_NOW, filesDirectory, onProgress: (line) => lines.push(line) });

beforeAll(seed);
afterAll(() => rmSync(filesDirectory, { recursive: true, force: true }));

const numberOf = async (sql: string, parameters: (string | Date)[] = []): Promise<number> =>
  Number(
    (await server.dataSource.query<{ total: number }[]>(`SELECT COUNT(*) AS total FROM ${sql}`, parameters))[0]?.total,
  );

test('breaks no invariant', async () => {
  await expectInvariants(server);
});

test('holds the companies, jobs and seekers that were promised', async () => {
  expect([await numberOf('companies'), await numberOf('jobs'), await numberOf('seekers')]).toEqual([30, 120, 60]);
  expect(await numberOf('jobs WHERE is_active = 0')).toBeGreaterThan(5);
  expect(await numberOf('companies WHERE is_rejected = 1 AND rejection_reason IS NOT NULL')).toBeGreaterThan(0);
  const types = await server.dataSource.query<unknown[]>('SELECT DISTINCT employment_type FROM jobs');
  expect(types).toHaveLength(4);
});

test('leaves company@demo.test exactly ten tokens, and many applicants to decide on', async () => {
  const [balance] = await server.dataSource.query<{ tokens: number }[]>(
    'SELECT b.tokens FROM token_balances b JOIN companies c ON c.id = b.company_id JOIN company_members m ON m.company_id = c.id JOIN accounts a ON a.id = m.account_id WHERE a.email = ?',
    ['company@demo.test'],
  );
  expect(balance).toEqual({ tokens: 10 });
  const applications =
    "applications p JOIN companies c ON c.id = p.company_id JOIN company_members m ON m.company_id = c.id JOIN accounts a ON a.id = m.account_id WHERE a.email = 'company@demo.test'";
  expect(await numberOf(`${applications} AND p.status = 'PENDING'`)).toBeGreaterThan(30);
  expect(await numberOf(`${applications} AND p.status = 'ACCEPTED'`)).toBe(12);
});

test('gives seeker@demo.test applications in every state, and an interview today and a later one with their details', async () => {
  const own =
    "applications p JOIN seekers s ON s.id = p.seeker_id JOIN accounts a ON a.id = s.account_id WHERE a.email = 'seeker@demo.test'";
  for (const status of ['PENDING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN'])
    expect(await numberOf(`${own} AND p.status = ?`, [status])).toBeGreaterThan(0);
  expect(
    await numberOf(`${own} AND p.status = 'ACCEPTED' AND p.venue IS NOT NULL AND p.interview_starts_at > ?`, [
      TEST_NOW,
    ]),
  ).toBe(2);
  const today = `${own} AND p.status = 'ACCEPTED' AND p.interview_date = ? AND p.interview_starts_at > ? AND p.company_id =
    (SELECT c.id FROM companies c JOIN company_members m ON m.company_id = c.id JOIN accounts ca ON ca.id = m.account_id WHERE ca.email = 'company@demo.test')`;
  expect(await numberOf(today, [wibDateOf(TEST_NOW), TEST_NOW])).toBe(1);
});

test('gives both demo accounts a reschedule request from each side, waiting for its answer', async () => {
  const asked = `reschedule_requests r JOIN applications p ON p.id = r.application_id JOIN companies c ON c.id = p.company_id JOIN seekers s ON s.id = p.seeker_id
    JOIN company_members m ON m.company_id = c.id AND m.role = 'OWNER' JOIN accounts ca ON ca.id = m.account_id JOIN accounts sa ON sa.id = s.account_id WHERE r.status = 'PENDING' AND LEAST(r.new_starts_at, r.expires_at) > ? AND r.requested_by = ?`;
  for (const side of ['COMPANY', 'APPLICANT']) {
    expect(await numberOf(`${asked} AND ca.email = 'company@demo.test'`, [TEST_NOW, side])).toBe(1);
    expect(await numberOf(`${asked} AND sa.email = 'seeker@demo.test'`, [TEST_NOW, side])).toBe(1);
  }
});

test('has deeds that administrators can read', async () => {
  const deeds =
    "companies c JOIN files f ON f.id = c.deed_file_id WHERE f.preset = 'company_deed' AND f.media_type = 'application/pdf' AND f.owner_account_id = (SELECT m.account_id FROM company_members m WHERE m.company_id = c.id AND m.invited_by IS NULL)";
  expect(await numberOf(deeds)).toBe(
    (await numberOf('companies')) - (await numberOf('companies WHERE is_rejected = 1')),
  );
});

test('has searches that led at least five seekers to a job of company@demo.test', async () => {
  const [row] = await server.dataSource.query<{ seekers: number }[]>(
    `SELECT COUNT(*) AS seekers FROM job_view_terms v JOIN jobs j ON j.id = v.job_id JOIN companies c ON c.id = j.company_id
     JOIN company_members m ON m.company_id = c.id JOIN accounts a ON a.id = m.account_id WHERE a.email = 'company@demo.test' GROUP BY v.job_id, v.term ORDER BY seekers DESC LIMIT 1`,
  );
  expect(Number(row?.seekers)).toBeGreaterThanOrEqual(5);
});

test('has a job that three seekers have reported', async () => {
  expect(await numberOf('report_groups WHERE is_open = 1 AND open_reports = 3')).toBe(1);
  expect(await numberOf('job_pauses WHERE open_mark = 1 AND admin_id IS NULL')).toBe(1);
  expect(await numberOf('flagged_postings WHERE is_open = 1')).toBeGreaterThanOrEqual(2);
});

test('has a full job of company@demo.test, for which seeker@demo.test has not applied', async () => {
  const [full] = await server.dataSource.query<{ id: string; total: number }[]>(
    `SELECT j.id, COUNT(*) AS total FROM jobs j JOIN interview_slots s ON s.job_id = j.id JOIN companies c ON c.id = j.company_id
     JOIN company_members m ON m.company_id = c.id JOIN accounts a ON a.id = m.account_id AND a.email = 'company@demo.test' WHERE j.is_active = 1 AND j.is_visible = 1
     GROUP BY j.id HAVING SUM(s.seats_taken < s.max_applicants OR s.starts_at <= ?) = 0`,
    [TEST_NOW],
  );
  expect(Number(full?.total)).toBe(3);
  const ofSeeker =
    "applications p JOIN seekers s ON s.id = p.seeker_id JOIN accounts a ON a.id = s.account_id WHERE a.email = 'seeker@demo.test'";
  expect(await numberOf(`${ofSeeker} AND p.job_id = ?`, [full?.id ?? ''])).toBe(0);
});

test('leaves newcompany@demo.test nothing yet, hides jobs of others who wait, and makes dual@demo.test seeker and verified company', async () => {
  const account = (email: string): string =>
    `JOIN company_members m ON m.company_id = c.id JOIN accounts a ON a.id = m.account_id AND a.email = '${email}'`;
  expect(await numberOf(`jobs j JOIN companies c ON c.id = j.company_id ${account('newcompany@demo.test')}`)).toBe(0);
  const hidden = 'jobs j JOIN companies c ON c.id = j.company_id WHERE c.is_verified = 0 AND j.is_active = 1';
  expect(await numberOf(`${hidden} AND j.is_visible = 0`)).toBeGreaterThan(0);
  expect(await numberOf(`${hidden} AND j.is_visible = 1`)).toBe(0);
  expect(
    await numberOf(
      `companies c ${account('dual@demo.test')} JOIN seekers s ON s.account_id = a.id WHERE c.is_verified = 1`,
    ),
  ).toBe(1);
});

test('has two flagged reports of the payment provider, and companies that wait as new and as revoked', async () => {
  const flags = await server.dataSource.query<{ flag: string; signature: string | null }[]>(
    'SELECT flag, signature FROM payment_callbacks WHERE flag IS NOT NULL ORDER BY flag',
  );
  expect(flags).toEqual([
    { flag: 'AMOUNT_MISMATCH', signature: null },
    { flag: 'UNREADABLE', signature: null },
  ]);
  const waiting = await server.dataSource.query<{ waiting_as: string }[]>(
    'SELECT DISTINCT waiting_as FROM companies WHERE is_verified = 0 AND is_rejected = 0 ORDER BY waiting_as',
  );
  expect(waiting.map(({ waiting_as: as }) => as)).toEqual(['NEW', 'REVOKED']);
  expect(await numberOf('companies WHERE revocation_note IS NOT NULL')).toBe(1);
});

test('stores CVs that are PDFs, and sends no mail', async () => {
  const [cv] = await server.dataSource.query<{ storage_key: string; byte_size: number }[]>(
    "SELECT storage_key, byte_size FROM files WHERE preset = 'user_cv' LIMIT 1",
  );
  const content = await readFile(join(filesDirectory, cv?.storage_key ?? ''));
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(content).toHaveLength(cv?.byte_size ?? 0);
  expect(await numberOf('outbox')).toBe(0);
});

test('does nothing a second time', async () => {
  const said = lines.length;
  await seed();
  expect(await numberOf('jobs')).toBe(120);
  expect(lines).toHaveLength(said);
});
