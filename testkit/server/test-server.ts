import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RowDataPacket } from 'mysql2/promise';
import type { Database } from '../../server/db/database';
import { readEnv } from '../../server/env';
import { BACKGROUND } from '../../server/observability/request-trace';
import type { Services } from '../../server/services';
import { startServer, type RunningServer } from '../../server/start-server';
import { postingRules } from './posting-rules';
import { RowCheck } from '../checks/row-check';
import { TestClient } from './test-client';
import { TestClock } from './test-clock';
import { openTestDatabase, workerDatabaseUrl } from '../database/worker-database';

export interface SentStatement {
  sql: string;
  parameters: readonly unknown[];
}

const settingsOfTestFile: Record<string, string> = {};

/** Sets what every server of this test file starts with, beside its own. The next file of a group would have it too. */
export function setForEveryServer(settings: Record<string, string>): void {
  const { testPath = '' } = expect.getState();
  if (/groups.server.\d+\.test/.test(testPath)) throw new Error('Such a file says @runs-alone (docs/adr/0011)');
  Object.assign(settingsOfTestFile, settings);
}

export interface TestServerOptions {
  /** Takes the lines of the log instead of the standard output. */
  log?: string[];
  /** By how many milliseconds its clock is ahead of the other servers'. */
  clockAhead?: number;
}

interface StartTerms {
  /** A server that runs on the same database and files. Its mailbox gets the mails of both: either may send them. */
  beside?: TestServer;
  onEmptyDatabase?: boolean;
}

/** A real server over HTTP on a real, emptied database; one per test file. */
export class TestServer {
  readonly clock: TestClock;
  private running: RunningServer | null = null;
  private statements: SentStatement[] | null = null;
  private readonly rows = new RowCheck();
  private readonly folder = mkdtempSync(join(tmpdir(), 'temukerja-test-'));
  private readonly filesDirectory = join(this.folder, 'files');
  /** Outside of the files, as it is outside of a backup. */
  readonly erasedList = join(this.folder, 'erased.jsonl');

  /** Settings of the environment that a test is about; the others suit every test. */
  constructor(
    private readonly settings: Record<string, string> = {},
    private readonly options: TestServerOptions = {},
  ) {
    this.clock = new TestClock(options.clockAhead);
  }

  async start({ beside, onEmptyDatabase = !beside }: StartTerms = {}): Promise<void> {
    const env = readEnv({
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: workerDatabaseUrl(),
      FILES_DIR: (beside ?? this).filesDirectory,
      ERASED_LIST: this.erasedList,
      // Only the tests of the public pages load them.
      PAGES_DIR: '/no/pages',
      LOG_LEVEL: 'error',
      ARGON2_MEMORY_KIB: '64',
      RATE_LIMIT_FACTOR: '100000',
      // On a busy machine a client would use a connection again at the very moment when it is closed.
      KEEP_ALIVE_TIMEOUT_MS: '600000',
      // A test holds a lock until others wait for it, which on a machine that stalls takes longer than the usual limit.
      DATABASE_TIMEOUT_SECONDS: '300',
      ...(beside && { SMTP_URL: beside.parts.smtpUrl }),
      ...settingsOfTestFile,
      ...this.settings,
    });
    const { log } = this.options;
    // Before the start: a server's background takes up at once what is due, and would be busy with what the last file left.
    if (onEmptyDatabase) await emptyTables(env.DATABASE_URL);
    mkdirSync(this.filesDirectory, { recursive: true });
    this.running = await startServer(env, {
      clock: this.clock,
      onStatement: (sql, parameters, trace) => {
        if (trace !== BACKGROUND) this.statements?.push({ sql, parameters });
      },
      onResult: (result) => this.rows.see(result),
      postingRules,
      // A machine may stall for longer than the usual limits, and a clock that does not move never comes to the next try.
      maxSendingMs: 300_000,
      ...(log ? { logTo: { write: (line) => void log.push(line) } } : {}),
    });
  }

  async stop(): Promise<void> {
    await this.running?.stop();
    rmSync(this.folder, { recursive: true, force: true });
    await this.rows.expectNoDifference();
  }

  get url(): string {
    return this.parts.url.replace('localhost', '127.0.0.1');
  }

  /** What Prometheus would be given now. */
  async figures(): Promise<string> {
    const { metricsUrl } = this.parts;
    if (!metricsUrl) throw new Error('The test server was started without METRICS_PORT');
    return (await fetch(metricsUrl)).text();
  }

  get services(): Services {
    return this.parts.services;
  }

  get dataSource(): Database {
    return this.parts.services.dataSource.database;
  }

  /** A browser of its own, with its own cookies. */
  visitor(): TestClient {
    return new TestClient(this.url);
  }

  /** The SQL statements that `work` costs, session included, without those of the background. */
  async statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    return (await this.sentDuring(work)).map(({ sql }) => sql);
  }

  /** The same with what was put in for the question marks, so that they can be explained. */
  async sentDuring(work: () => Promise<unknown>): Promise<SentStatement[]> {
    return (await this.answerAndStatements(work))[1];
  }

  async answerAndStatements<Answer>(work: () => Promise<Answer>): Promise<[Answer, SentStatement[]]> {
    this.statements = [];
    try {
      const answer = await work();
      return [answer, this.statements];
    } finally {
      this.statements = null;
    }
  }

  private get parts(): RunningServer {
    if (!this.running) throw new Error('The test server has not started');
    return this.running;
  }
}

/** Of the test file that runs; a group has several. */
let firstServer: TestServer | undefined;

/** Starts a server before the tests of a file and stops it after them. */
export function useServer(settings: Record<string, string> = {}, options: TestServerOptions = {}): TestServer {
  const server = new TestServer(settings, options);
  beforeAll(() => {
    firstServer = server;
    return server.start();
  });
  beforeEach(() => server.clock.reset());
  afterAll(() => server.stop());
  return server;
}

/** Another server process on the same database, as behind a load balancer. Call it after `useServer`. */
export function useSecondServer(settings: Record<string, string> = {}, options: TestServerOptions = {}): TestServer {
  const server = new TestServer(settings, options);
  beforeAll(() => server.start({ beside: firstServer }));
  beforeEach(() => server.clock.reset());
  afterAll(() => server.stop());
  return server;
}

/**
 * Removes all rows but the list of migrations. Most tables are empty already, and TRUNCATE makes the table again, which
 * takes some hundred times as long as a DELETE of few rows; append-only tables, whose triggers refuse a DELETE, need it.
 */
export async function emptyTables(url: string): Promise<void> {
  const connection = await openTestDatabase(url);
  const namesFrom = async (sql: string): Promise<string[]> =>
    (await connection.query<(RowDataPacket & { name: string })[]>(sql))[0].map(({ name }) => name);
  try {
    const tables = await namesFrom(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name NOT IN ('migrations', 'typeorm_metadata')",
    );
    const filled = await namesFrom(
      tables.map((name) => `SELECT '${name}' AS name FROM (SELECT 1 FROM ${name} LIMIT 1) a_row`).join(' UNION ALL '),
    );
    const appendOnly = await namesFrom(
      "SELECT DISTINCT event_object_table AS name FROM information_schema.triggers WHERE trigger_schema = DATABASE() AND event_manipulation = 'DELETE'",
    );
    await connection.query('SET FOREIGN_KEY_CHECKS = 0');
    for (const name of filled)
      await connection.query(appendOnly.includes(name) ? `TRUNCATE TABLE ${name}` : `DELETE FROM ${name}`);
  } finally {
    await connection.end();
  }
}
