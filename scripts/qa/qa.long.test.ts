import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectInvariants } from '../../testkit/checks/invariants';
import { anEnrolledAdmin } from '../../testkit/people/second-factor';
import { PASSWORD } from '../../testkit/people/actors';
import { aBuiltClient } from '../../testkit/server/built-client';
import { TEST_NOW } from '../../testkit/server/test-clock';
import { useServer } from '../../testkit/server/test-server';
import { checkoutDirectory } from '../checkout';
import { qa } from '../qa';
import { DEMO_EMAILS, DEMO_PASSWORD } from '../seed/demo-accounts';
import { seedScenario } from '../seed/scenarios/scenarios';
import { SMOKE_TITLE } from './hiring-journey';
import { readQaOptions } from './options';

const directory = mkdtempSync(join(tmpdir(), 'temukerja-qa-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const CLIENT_DIR = aBuiltClient(
  {
    'index.html': '<!doctype html><title>The client</title><script type="module" src="/assets/main-1.js"></script>',
    'assets/main-1.js': 'export {};',
  },
  { '/': {}, '/login': {}, '*': {} },
);
const server = useServer({ CLIENT_DIR });
beforeAll(() =>
  seedScenario('full-job', server.dataSource, {
    now: TEST_NOW,
    filesDirectory: directory,
    onProgress: () => undefined,
  }),
);

const SEEKER = `${DEMO_EMAILS.seeker}:${DEMO_PASSWORD}`;
const COMPANY = `${DEMO_EMAILS.company}:${DEMO_PASSWORD}`;

interface Ran {
  exitCode: number;
  terminal: string;
  html: string;
}

async function run(
  words: readonly string[],
  environment: Record<string, string> = {},
  stopped = new Promise<void>(() => undefined),
): Promise<Ran> {
  const options = readQaOptions(words, environment);
  if (!options) throw new Error('These options ask for help');
  const reportDirectory = mkdtempSync(join(directory, 'report-'));
  const lines: string[] = [];
  const exitCode = await qa(options, {
    print: (line) => void lines.push(line),
    now: () => server.clock.now(),
    reportDirectory,
    stopped,
  });
  const [file = ''] = readdirSync(reportDirectory);
  return { exitCode, terminal: lines.join('\n'), html: readFileSync(join(reportDirectory, file), 'utf8') };
}

/** Everything that a run must leave as it was. */
async function storedState(): Promise<unknown> {
  return {
    jobs: await rows('SELECT id, title, is_active, application_count FROM jobs WHERE is_deleted = 0 ORDER BY id'),
    applications: await rows("SELECT id, status FROM applications WHERE status <> 'WITHDRAWN' ORDER BY id"),
    ledger: await rows('SELECT id, amount FROM token_transactions ORDER BY id'),
    balances: await rows('SELECT company_id, tokens FROM token_balances ORDER BY company_id'),
    invoices: await rows('SELECT id, status FROM invoices ORDER BY id'),
    sessions: await rows('SELECT id_hash FROM sessions WHERE account_id IS NOT NULL ORDER BY id_hash'),
  };
}

const rows = (sql: string): Promise<Record<string, unknown>[]> => server.dataSource.query(sql);

test('walks through every role, and leaves nothing standing', async () => {
  const before = await storedState();

  const { exitCode, terminal, html } = await run([server.url]);

  expect(terminal).not.toContain('✗');
  expect(terminal).toMatch(/\n\d+ passed, 0 failed\nReport: /);
  for (const step of [
    'the company sees what the applicant can do',
    'reads the audit trail',
    'withdraw the application',
    `log ${DEMO_EMAILS.admin} out`,
  ]) {
    expect(terminal).toContain(`✓ ${step}`);
    expect(html).toContain(step);
  }
  expect(exitCode).toBe(0);
  expect(await storedState()).toEqual(before);
  // It did write: its traces are those that the help names.
  expect(
    await rows(
      `SELECT j.is_deleted, a.status FROM jobs j JOIN applications a ON a.job_id = j.id WHERE j.title LIKE '${SMOKE_TITLE}%'`,
    ),
  ).toEqual([{ is_deleted: 1, status: 'WITHDRAWN' }]);
  await expectInvariants(server);
});

test('writes nothing when it may only read', async () => {
  const jobs = await rows('SELECT id, updated_at FROM jobs ORDER BY id');
  const applications = await rows('SELECT id, updated_at FROM applications ORDER BY id');

  const { exitCode, terminal } = await run([server.url, '--read-only']);

  expect(exitCode).toBe(0);
  expect(terminal).toContain('reading only');
  expect(await rows('SELECT id, updated_at FROM jobs ORDER BY id')).toEqual(jobs);
  expect(await rows('SELECT id, updated_at FROM applications ORDER BY id')).toEqual(applications);
});

test('tells a wrong password in one line, and goes on with the others', async () => {
  const { exitCode, terminal } = await run([
    server.url,
    '--account',
    `${DEMO_EMAILS.seeker}:Wrong-1234`,
    '--account',
    COMPANY,
  ]);

  expect(exitCode).toBe(1);
  expect(terminal).toContain(`✗ ${DEMO_EMAILS.seeker} signs in`);
  expect(terminal).toContain('      Failed to login. Please check your credentials. (INVALID_CREDENTIALS)\n');
  expect(terminal).toContain(`Company ${DEMO_EMAILS.company}\n  ✓`);
  expect(terminal).toMatch(/\n\d+ passed, 1 failed\n/);
  expect(terminal).not.toContain('Wrong-1234');
});

test('signs in with the secret of an authenticator app', async () => {
  const { email, phone } = await anEnrolledAdmin(server);
  const account = ['--account', `admin=${email}:${PASSWORD}`];

  const without = await run([server.url, ...account]);
  const withSecret = await run([server.url, ...account], { QA_TOTP_SECRET: phone.secret });
  server.clock.advance(30_000);
  const withCode = await run([server.url, ...account, '--code', phone.code()]);

  expect(without.terminal).toContain('The account asks for a code');
  expect([without.exitCode, withSecret.exitCode, withCode.exitCode]).toEqual([1, 0, 0]);
});

test('says when an account acts in another role than it was given for', async () => {
  const { exitCode, terminal } = await run([server.url, '--account', `seeker=${COMPANY}`]);
  expect(exitCode).toBe(1);
  expect(terminal).toContain('The account acts as COMPANY; switch its role in the browser first.');
});

test('asks nothing further of a server that does not respond', async () => {
  const { exitCode, terminal } = await run(['http://127.0.0.1:9']);
  expect(exitCode).toBe(1);
  expect(terminal).toContain('GET /healthz: no answer');
  expect(terminal).toContain('not run: "/healthz: the server lives" failed');
  expect(terminal).not.toContain('Signing in');
});

test('undoes everything when it is stopped', async () => {
  const before = await storedState();
  const stopped = { now: (): void => undefined };
  const relay = await aRelay({ SmokeApply: (answer) => (stopped.now(), answer) });

  const { exitCode, terminal } = await run([relay.url], {}, new Promise((resolve) => (stopped.now = resolve)));

  expect(terminal).toContain(
    '– the company sees what the applicant can do, and not who it is\n      not run: stopped by hand',
  );
  expect(exitCode).toBe(130);
  expect(await storedState()).toEqual(before);
});

describe('behind something that spoils responses', () => {
  test('a failed step is in both reports with its request, and everything is taken back', async () => {
    const before = await storedState();
    const relay = await aRelay({
      SmokePending: (answer) => answer.replace(/"fullName":"[^"]*"/, `"fullName":"<i>${DEMO_EMAILS.seeker}</i>"`),
    });

    const { exitCode, terminal, html } = await run([relay.url, '--account', SEEKER, '--account', COMPANY]);

    expect(exitCode).toBe(1);
    expect(terminal).toContain('✗ the company sees what the applicant can do');
    for (const report of [terminal, html]) {
      expect(report).toMatch(/The applicant(&#39;|')s identity is in fullName\./);
      expect(report).toMatch(/POST \/graphql SmokePending: answered 200, request id [0-9a-f-]{36}/);
      expect(report).toMatch(/\d+ passed, 1 failed/);
    }
    expect(terminal).toContain('✓ withdraw the application');
    expect(terminal).toContain('✓ delete "Smoke test');
    expect(await storedState()).toEqual(before);
    await expectInvariants(server);
  });

  test('undoes what was made when its response got lost', async () => {
    const before = await storedState();
    const relay = await aRelay({ SmokePostJob: () => '<h1>502</h1>' });

    const { exitCode, terminal } = await run([relay.url, '--account', SEEKER, '--account', COMPANY]);

    expect(exitCode).toBe(1);
    expect(terminal).toContain('not run: "company@demo.test posts "Smoke test');
    expect(terminal).toContain('✓ delete "Smoke test');
    expect(await storedState()).toEqual(before);
  });

  test('what could not be taken back is named', async () => {
    const before = await storedState();
    const refusal = {
      data: {
        deleteJob: {
          deletedJobId: null,
          errors: [{ code: 'JOB_DELETE_FORBIDDEN', message: 'Unauthorized to delete this job', field: null }],
        },
      },
    };
    const relay = await aRelay({ SmokeDeleteJob: () => JSON.stringify(refusal) }, { isHeldBack: true });

    const { exitCode, terminal, html } = await run([relay.url, '--account', COMPANY]);

    expect(exitCode).toBe(1);
    expect(terminal).toMatch(
      /✗ delete "Smoke test, please ignore \(.*\)" {2}\(\d+ ms\)\n {6}Unauthorized to delete this job/,
    );
    expect(html).toContain('Unauthorized to delete this job');
    expect(terminal).toContain(`✓ log ${DEMO_EMAILS.company} out`);
    expect(await storedState()).not.toEqual(before);
    await server.dataSource.query(
      `UPDATE jobs SET is_deleted = 1, is_active = 0, is_visible = 0 WHERE title LIKE '${SMOKE_TITLE}%'`,
    );
  });
});

test('the command prints the lines and ends with the exit code', async () => {
  const ended = await command([server.url, '--account', `seeker=${DEMO_EMAILS.seeker}`], {
    QA_PASSWORD_SEEKER: 'Wrong-1234',
  });
  expect(ended.output).toContain('Failed to login. Please check your credentials.');
  const [, report = ''] = /Report: (.*)/.exec(ended.output) ?? [];
  expect(readFileSync(report, 'utf8')).toContain('Failed to login. Please check your credentials.');
  rmSync(report);
  expect(ended.exitCode).toBe(1);
});

function command(
  words: readonly string[],
  environment: Record<string, string>,
): Promise<{ exitCode: number | null; output: string }> {
  const env = { ...process.env, ...environment, SWC_NODE_PROJECT: 'tsconfig.json' };
  const child = spawn(process.execPath, ['-r', '@swc-node/register', 'scripts/qa.ts', ...words], {
    cwd: checkoutDirectory,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.once('close', (exitCode) => resolve({ exitCode, output })));
}

/** By the name of an operation: what happens to its response. */
type Spoilers = Record<string, (answer: string) => string>;

const relays: Server[] = [];
afterEach(() => relays.splice(0).forEach((relay) => (relay.close(), relay.closeAllConnections())));

/** Hands requests on to the server, and spoils some responses; held back, those requests never reach it. */
async function aRelay(spoilers: Spoilers, { isHeldBack = false } = {}): Promise<{ url: string }> {
  const relay = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const spoiler = Object.entries(spoilers).find(
        ([name]) => body.includes(`mutation ${name}(`) || body.includes(`query ${name}(`),
      )?.[1];
      if (spoiler && isHeldBack) return void response.end(spoiler(''));
      void handOn(request.method ?? '', request.url ?? '', request.headers.cookie, body).then(async (answer) => {
        const text = await answer.text();
        for (const name of ['content-type', 'x-request-id', 'location', ...SECURITY]) {
          const value = answer.headers.get(name);
          if (value !== null) response.setHeader(name, value);
        }
        response.setHeader('set-cookie', answer.headers.getSetCookie());
        response.writeHead(answer.status).end(spoiler ? spoiler(text) : text);
      });
    });
  });
  relays.push(relay);
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(relay.address() as AddressInfo).port}` };
}

const SECURITY = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
];

function handOn(method: string, path: string, cookie: string | undefined, body: Buffer): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) };
  return fetch(`${server.url}${path}`, {
    method,
    headers,
    redirect: 'manual',
    ...(method === 'POST' ? { body: new Uint8Array(body) } : {}),
  });
}
