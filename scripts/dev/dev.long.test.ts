import { chromium, type Browser, type Page } from '@playwright/test';
import { createConnection } from 'mysql2/promise';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectionOptions } from '../../server/db/database-url';
import { eventually, MAX_WAIT_MS } from '../../testkit/races/eventually';
import { findOrInstallChromium } from '../browser';
import { checkoutDirectory } from '../checkout';
import { freePorts } from '../free-ports';

/** `npm run dev` in a copy of the checkout, because it is edited. */
const NOT_COPIED = ['node_modules', '.git', '.data', 'dist', 'test-results', 'playwright-report'];
const LOGIN = 'client/features/auth/login/LoginView.tsx';
const RESOLVER = 'server/modules/auth/auth.resolver.ts';
const TEXTS = 'client/messages/en/login.ts';
const TYPED_TEST = 'server/dev-probe.test.ts';
const PROBE =
  "@Resolver()\nexport class AuthResolver {\n  @Query(() => String, { description: 'Probe.' })\n  devProbe(): string {\n    return 'arrived';\n  }\n";

const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'temukerja-dev-')));
let dev: { process: ChildProcess; output: string };
let browser: Browser;
let page: Page;
let port = 0;

const inCopy = (file: string): string => path.join(copy, file);
const read = (file: string): string => readFileSync(inCopy(file), 'utf8');
function edit(file: string, from: string, to: string): void {
  const before = read(file);
  if (!before.includes(from)) throw new Error(`${file} no longer holds ${from}`);
  writeFileSync(inCopy(file), before.replace(from, to));
}

function start(...options: string[]): { process: ChildProcess; output: string } {
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'scripts/dev.ts', ...options], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: String(port),
      INSPECT_PORT: '0',
      DATABASE_URL: '',
      npm_lifecycle_event: undefined,
    },
  });
  const started = { process: child, output: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (started.output += chunk.toString()));
  return started;
}

async function ask(query: string): Promise<unknown> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) };
  const response = await fetch(`http://localhost:${port}/graphql`, init);
  return response.ok ? response.json() : response.text();
}

beforeAll(async () => {
  const isCopied = (file: string): boolean => !NOT_COPIED.includes(path.relative(checkoutDirectory, file));
  cpSync(checkoutDirectory, copy, { recursive: true, filter: isCopied });
  symlinkSync(path.join(checkoutDirectory, 'node_modules'), inCopy('node_modules'));
  [port = 0] = await freePorts(1);
  dev = start('--scenario', 'empty-company');
  await eventually(
    () => dev.output,
    (output) => output.includes('Ctrl-C stops') || dev.process.exitCode !== null,
  );
  expect(dev.output).toContain(`runs from its sources on http://localhost:${port}`);
  const flags = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ];
  browser = await chromium.launch({ executablePath: await findOrInstallChromium(() => undefined), args: flags });
  page = await browser.newPage();
  page.setDefaultTimeout(MAX_WAIT_MS);
  page.setDefaultNavigationTimeout(MAX_WAIT_MS);
}, MAX_WAIT_MS * 2);

afterAll(async () => {
  await browser?.close();
  if (dev?.process.exitCode === null) {
    dev.process.kill('SIGTERM');
    await once(dev.process, 'exit');
  }
  rmSync(copy, { recursive: true, force: true });
});

test('an edited component replaces itself in the open page, under the content policy', async () => {
  const refused: string[] = [];
  page.on(
    'console',
    (message) => void (message.text().includes('Content Security Policy') && refused.push(message.text())),
  );
  await page.goto(`http://localhost:${port}/login`);
  const email = page.getByRole('textbox', { name: /e-?mail/i });
  await email.fill('half-written@demo.test');

  edit(LOGIN, "{t('registerCompany')}", 'Edited while open?');

  await page.getByText('Edited while open?').waitFor();
  // Not loaded again: what was typed is there.
  expect(await email.inputValue()).toBe('half-written@demo.test');
  expect(refused).toEqual([]);
});

test('a saved text is shown in the open page, and a broken one names file, line and key', async () => {
  const email = page.getByRole('textbox', { name: /e-?mail/i });
  edit(TEXTS, "title: 'Welcome back'", "title: 'Welcome, {broken'");
  await page.locator('vite-error-overlay').getByText('client/messages/en/login.ts:').first().waitFor();
  expect(dev.output).toMatch(/client\/messages\/en\/login\.ts:\d+ login\.title: /);
  edit(TEXTS, "title: 'Welcome, {broken'", "title: 'Welcome while open'");
  await page.getByText('Welcome while open').waitFor();
  expect(await email.inputValue()).toBe('half-written@demo.test');
});

test('an edited resolver takes effect, and the schema and the generated types follow', async () => {
  edit(RESOLVER, '@Resolver()\nexport class AuthResolver {\n', PROBE);
  await eventually(
    () => ask('{ devProbe }'),
    (answer) => JSON.stringify(answer) === '{"data":{"devProbe":"arrived"}}',
  );
  await eventually(
    () => read('schema.graphql'),
    (schema) => schema.includes('devProbe: String!'),
  );

  writeFileSync(inCopy('client/features/auth/DevProbe.graphql'), 'query DevProbe {\n  devProbe\n}\n');
  await eventually(
    () => read('client/graphql/generated/types.ts'),
    (types) => types.includes('DevProbeQuery'),
  );
  await eventually(
    () => read('server/http/graphql/persisted-documents.json'),
    (operations) => operations.includes('DevProbe'),
  );

  writeFileSync(
    inCopy(TYPED_TEST),
    "import { graphql } from './testing/graphql';\n\nexport const PROBE = graphql(`query DevProbeOfATest { devProbe }`);\n",
  );
  await eventually(
    () => read('testkit/graphql/gql.ts'),
    (types) => types.includes('DevProbeOfATest'),
  );
});

test('a fault of the server is readable in the terminal and over the open page, and goes with its cause', async () => {
  edit(RESOLVER, "return 'arrived';", 'return ;;)');
  const overlay = page.locator('vite-error-overlay');
  // Its parts are in a shadow root, which only an element lookup reaches.
  await overlay.getByText('auth.resolver.ts').first().waitFor();
  expect(await ask('{ __typename }')).toContain('auth.resolver.ts');
  expect(dev.output).toContain('the server does not run');

  edit(RESOLVER, 'return ;;)', "return 'fixed';");
  await overlay.waitFor({ state: 'detached' });
  await eventually(
    () => ask('{ devProbe }'),
    (answer) => JSON.stringify(answer).includes('fixed'),
  );
});

test("a crash shows the error's type and the source's own line", async () => {
  edit(
    RESOLVER,
    "return 'fixed';\n  }\n",
    "return 'fixed';\n  }\n  static oops = (undefined as unknown as { deep: string }).deep;\n",
  );
  await eventually(
    () => dev.output,
    (output) => output.includes('static oops = (undefined as unknown') && output.includes('TypeError: Cannot read'),
  );
  edit(RESOLVER, '  static oops = (undefined as unknown as { deep: string }).deep;\n', '');
  await page.locator('vite-error-overlay').waitFor({ state: 'detached' });
});

test('the server comes back by itself when a missing migration is applied', async () => {
  const database = /DATABASE_URL='([^']+)'/.exec(dev.output)?.[1] ?? '';
  const connection = await createConnection(connectionOptions(database));
  const newest = 'ORDER BY id DESC LIMIT 1';
  const [[applied]] = (await connection.query(`SELECT id, timestamp, name FROM migrations ${newest}`)) as unknown as [
    [{ id: number; timestamp: string; name: string }],
  ];
  await connection.query(`DELETE FROM migrations ${newest}`);
  edit(RESOLVER, "return 'fixed';", "return 'migrated';");
  await eventually(
    () => dev.output,
    (output) => output.includes(`the server starts by itself: DATABASE_URL='${database}' npm run migrate`),
  );
  await connection.query('INSERT INTO migrations SET ?', applied);
  await connection.end();
  await eventually(
    () => ask('{ devProbe }'),
    (answer) => JSON.stringify(answer).includes('migrated'),
  );
});

test('a document that asks for a field that is gone is told by codegen', async () => {
  edit(RESOLVER, 'devProbe(): string', 'devProbeRenamed(): string');
  await eventually(
    () => dev.output,
    (output) => output.includes('codegen failed') && output.includes('devProbe'),
  );
  await page.locator('vite-error-overlay').waitFor();
  rmSync(inCopy('client/features/auth/DevProbe.graphql'));
  rmSync(inCopy(TYPED_TEST));
  await page.locator('vite-error-overlay').waitFor({ state: 'detached' });
});

test('a second start says where the first one runs', async () => {
  const second = start();
  const [code] = (await once(second.process, 'close')) as [number];
  expect(code).toBe(1);
  expect(second.output).toContain(`already running at http://localhost:${port}`);
});

test('Ctrl-C stops everything', async () => {
  dev.process.kill('SIGINT');
  const [code] = (await once(dev.process, 'close')) as [number];
  expect([code, dev.output.trimEnd().endsWith('stopped')]).toEqual([0, true]);
  const refusal = await new Promise((resolve) => {
    connect(port, 'localhost')
      .once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
      .once('connect', () => resolve('something listens'));
  });
  expect(refusal).toBe('ECONNREFUSED');
});
