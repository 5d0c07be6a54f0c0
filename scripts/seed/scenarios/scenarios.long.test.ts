import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectInvariants } from '../../../testkit/checks/invariants';
import { TEST_NOW } from '../../../testkit/server/test-clock';
import { emptyTables, useServer } from '../../../testkit/server/test-server';
import { workerDatabaseUrl } from '../../../testkit/database/worker-database';
import { scenarioNamed, SCENARIOS, seedScenario } from './scenarios';

const server = useServer();
const filesDirectory = mkdtempSync(join(tmpdir(), 'temukerja-scenario-'));
afterAll(() => rmSync(filesDirectory, { recursive: true, force: true }));

const seed = (name: string): Promise<void> =>
  seedScenario(name, server.dataSource, { now: TEST_NOW, filesDirectory, onProgress: () => undefined });
const rows = (sql: string): Promise<Record<string, unknown>[]> => server.dataSource.query(sql);

/** What each small scenario must contain. */
const FOUND: Readonly<Record<string, { sql: string; rows: Record<string, unknown>[] }>> = {
  'empty-company': {
    sql: `SELECT (SELECT COUNT(*) FROM companies WHERE is_verified = 1) AS companies, (SELECT COUNT(*) FROM jobs) AS jobs, (SELECT COUNT(*) FROM applications) AS applications`,
    rows: [{ companies: 1, jobs: 0, applications: 0 }],
  },
  'full-job': {
    sql: `SELECT s.max_applicants AS seats, COUNT(a.id) AS taken FROM interview_slots s LEFT JOIN applications a ON a.slot_id = s.id AND a.status = 'PENDING' GROUP BY s.id, s.max_applicants`,
    rows: [
      { seats: 2, taken: 2 },
      { seats: 2, taken: 2 },
    ],
  },
  'no-tokens': {
    sql: `SELECT tokens, (SELECT COUNT(*) FROM applications WHERE status = 'PENDING') AS waiting FROM token_balances`,
    rows: [{ tokens: 0, waiting: 5 }],
  },
  'flagged-payment': {
    sql: `SELECT p.flag, i.status FROM payment_callbacks p JOIN invoices i ON i.merchant_ref = p.merchant_ref`,
    rows: [{ flag: 'AMOUNT_MISMATCH', status: 'UNPAID' }],
  },
  'reschedule-by-company': {
    sql: `SELECT r.status, r.requested_by FROM reschedule_requests r`,
    rows: [{ status: 'PENDING', requested_by: 'COMPANY' }],
  },
  'reschedule-by-applicant': {
    sql: `SELECT r.status, r.requested_by FROM reschedule_requests r`,
    rows: [{ status: 'PENDING', requested_by: 'APPLICANT' }],
  },
  'interview-cancelled': {
    sql: `SELECT o.cancelled_by, a.status, a.slot_id FROM cancelled_interviews o JOIN applications a ON a.id = o.application_id`,
    rows: [{ cancelled_by: 'COMPANY', status: 'ACCEPTED', slot_id: null }],
  },
};

test('every small scenario is looked at; the two large ones are the demo and the data of the bench', () => {
  expect(Object.keys(SCENARIOS).sort()).toEqual([...Object.keys(FOUND), 'demo', 'many-jobs'].sort());
});

test.each(Object.entries(FOUND))('%s', async (name, found) => {
  await emptyTables(workerDatabaseUrl());
  await seed(name);

  expect(await rows(found.sql)).toEqual(found.rows);
  await expectInvariants(server);
  const people = await rows(
    "SELECT email FROM accounts WHERE email IN ('seeker@demo.test', 'company@demo.test', 'admin@demo.test')",
  );
  expect(people).toHaveLength(3);
});

test('makes a scenario once', async () => {
  await emptyTables(workerDatabaseUrl());
  await seed('full-job');
  await seed('full-job');
  expect(await rows('SELECT COUNT(*) AS jobs FROM jobs')).toEqual([{ jobs: 1 }]);
});

test('does not fill a database that has people with twenty thousand jobs', async () => {
  await emptyTables(workerDatabaseUrl());
  await seed('empty-company');
  await server.dataSource.query("UPDATE accounts SET email = CONCAT('x', email)");
  await expect(seed('many-jobs')).rejects.toThrow('--fresh');
});

test('names all scenarios to those who ask for another', () => {
  expect(() => scenarioNamed('constructor')).toThrow(/There is no scenario constructor[\s\S]*full-job[\s\S]*many-jobs/);
});
