import { DAY_MS } from '../../domain/time';
import { TASKS } from '../background-tasks';
import { inTransaction } from '../db/transaction';
import { insertEntries, type MailOutbox } from '../modules/mail';
import { recordUpkeep } from '../modules/upkeep';
import { checkLedgerToday } from '../modules/upkeep/ledger-check.task';
import { aCompany, aSeeker } from '../../testkit/people/actors';
import { eventually } from '../../testkit/races/eventually';
import { figure } from '../../testkit/checks/figures';
import { graphql } from '../../testkit/graphql';
import { mailsArrived } from '../../testkit/outside/mailbox';
import { anInvoice, callbackOf, sendCallback } from '../../testkit/market/payment-factory';
import { sendRegistered } from '../../testkit/server/registered-operation';
import { logIn, registerSeeker } from '../../testkit/people/registration';
import { useSecondServer, useServer } from '../../testkit/server/test-server';

const server = useServer({ METRICS_PORT: '0', CLIENT_DIR: '/no/client', LOG_LEVEL: 'silent' });
/** By how much a figure grows through `work`; a response is counted a moment after it has arrived. */
async function expectGrowth(
  name: string,
  labels: Record<string, string>,
  by: number,
  work: () => Promise<unknown>,
): Promise<void> {
  const before = figure(await server.figures(), name, labels);
  await work();
  await eventually(
    async () => figure(await server.figures(), name, labels) - before,
    (growth) => growth === by,
  );
}

const REQUESTS = 'temukerja_http_request_duration_seconds_count';
const OPERATIONS = 'temukerja_graphql_operation_duration_seconds_count';

describe('the figures for Prometheus', () => {
  it('are not on the port that the public reaches', async () => {
    const response = await server.visitor().fetch('/metrics');
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('temukerja_');
  });

  it('come in the text format, with what Node shows of the process', async () => {
    const text = await server.figures();
    for (const name of [
      'process_cpu_seconds_total',
      'nodejs_eventloop_lag_p99_seconds',
      'nodejs_heap_size_used_bytes',
      'temukerja_sql_connections{state="free"}',
    ])
      expect(text).toContain(`\n${name}`);
    expect(text).toMatch(/^# TYPE temukerja_http_request_duration_seconds histogram$/m);
    expect(figure(text, 'temukerja_database_up')).toBe(1);
    // Buckets are cumulated: the last one holds all.
    expect(figure(text, 'temukerja_sql_statement_duration_seconds_bucket', { le: '+Inf' })).toBe(
      figure(text, 'temukerja_sql_statement_duration_seconds_count'),
    );
  });

  it.each([
    ['/healthz', 'health', '200'],
    ['/files/01ARZ3NDEKTSV4RRFFQ69G5FAV', 'file', '404'],
    ['/exports/token-ledger.csv?x=1', 'export', '404'],
    ['/constructor', 'page', '404'],
    ['/a/page/of/the/client', 'page', '404'],
  ])('count %s as a request of the kind %s with status %s', async (path, route, status) => {
    await expectGrowth(REQUESTS, { route, status }, 3, async () => {
      for (let call = 0; call < 3; call += 1) await server.visitor().fetch(path);
    });
  });

  it("count the client's own operations by name", async () => {
    const { client } = await aSeeker(server);
    await expectGrowth(OPERATIONS, { operation: 'SeekerJobs', outcome: 'ok' }, 2, async () => {
      for (let call = 0; call < 2; call += 1) expect((await sendRegistered(client, 'SeekerJobs')).status).toBe(200);
    });
    await expectGrowth(OPERATIONS, { operation: 'SeekerJobs', outcome: 'NOT_SIGNED_IN' }, 1, () =>
      sendRegistered(server.visitor(), 'SeekerJobs'),
    );
  });

  it('count what is refused before an operation runs under the code that it returns', async () => {
    const { client } = await aSeeker(server);
    await expectGrowth(OPERATIONS, { operation: 'SeekerJobs', outcome: 'ROLE_MISMATCH' }, 1, () =>
      sendRegistered(client.withHeaders({ 'x-rendered-role': 'COMPANY' }), 'SeekerJobs'),
    );
    await expectGrowth(OPERATIONS, { operation: 'other', outcome: 'BAD_USER_INPUT' }, 1, () =>
      client.sendText(`{ viewer { ${'id '.repeat(2_000)} } }`),
    );
  });

  it('count a refused mutation under the code that it returns', async () => {
    await expectGrowth(OPERATIONS, { outcome: 'INVALID_CREDENTIALS' }, 1, () =>
      logIn(server.visitor(), 'nobody@people.test'),
    );
  });

  // The client has an operation of this name, with another text.
  const NAMESAKE = graphql(`query SeekerJobs { viewer { id } }`);

  it('keep documents of strangers under one name, whatever name they use', async () => {
    await expectGrowth(OPERATIONS, { operation: 'other', outcome: 'ok' }, 1, () => server.visitor().ask(NAMESAKE));
    await expectGrowth(OPERATIONS, { operation: 'other', outcome: 'BAD_USER_INPUT' }, 1, () =>
      server.visitor().sendText('query Rude { nothing }'),
    );
    expect(await server.figures()).not.toContain('Rude');
  });

  it('count SQL statements', async () => {
    const { client } = await aSeeker(server);
    const before = figure(await server.figures(), 'temukerja_sql_statement_duration_seconds_count');
    await sendRegistered(client, 'SeekerJobs');
    expect(figure(await server.figures(), 'temukerja_sql_statement_duration_seconds_count')).toBeGreaterThanOrEqual(
      before + 2,
    );
  });

  it("count transactions that are repeated, by MariaDB's own number", async () => {
    await expectGrowth('temukerja_transaction_retries_total', { error: '1213' }, 1, async () => {
      let tries = 0;
      await inTransaction(server.dataSource, async ({ manager }) => {
        tries += 1;
        if (tries === 1)
          await manager.query("SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213, MESSAGE_TEXT = 'Deadlock found'");
      });
    });
  });

  it('count the mails that were sent', async () => {
    await expectGrowth('temukerja_mails_total', { outcome: 'sent' }, 1, async () => {
      await registerSeeker(server.visitor(), { email: 'counted@people.test' });
      await mailsArrived(server, 'counted@people.test', 'Verify your email address');
    });
  });

  it('say how many notifications wait, of which those of the night do', async () => {
    const waiting = async () => figure(await server.figures(), 'temukerja_outbox_pushes', { state: 'waiting' });
    expect(await waiting()).toBe(0);
    const now = server.clock.now();
    const dueAt = new Date(now.getTime() + DAY_MS);
    const entry = { channel: 'PUSH', effectKey: 'push:for-the-morning', payload: {}, dueAt, now } as const;
    await insertEntries(server.dataSource, [entry]);
    expect(await waiting()).toBe(1);
    expect(figure(await server.figures(), 'temukerja_outbox_pushes', { state: 'failing' })).toBe(0);
    await server.dataSource.query("DELETE FROM outbox WHERE channel = 'PUSH'");
  });

  it('say how many payments wait for an administrator', async () => {
    const company = await aCompany(server);
    const invoice = await anInvoice(company);
    await expectGrowth('temukerja_payments_flagged', {}, 1, () =>
      sendCallback(server, callbackOf(invoice, 'PAID', { total_amount: 1 })),
    );
  });
});

describe('the figures of what runs by itself', () => {
  it('name each task, its period and when it last succeeded', async () => {
    const text = await server.figures();
    for (const { name, everyMs } of TASKS)
      expect([name, figure(text, 'temukerja_task_period_seconds', { task: name })]).toEqual([name, everyMs / 1000]);
    await eventually(
      async () =>
        figure(await server.figures(), 'temukerja_task_last_success_timestamp_seconds', { task: 'auto-close' }),
      (at) => at > 1_700_000_000,
    );
  });

  it('say by how much the clock is ahead of the database', async () => {
    const offset = async () => figure(await server.figures(), 'temukerja_clock_offset_seconds');
    const before = await offset();
    server.clock.advance(3_600_000);
    const after = await offset();
    expect(Math.round((after - before) / 60)).toBe(60);
  });

  it('say nothing of nodes where the database is no cluster', async () => {
    expect(await server.figures()).not.toContain('\ntemukerja_database_nodes ');
  });

  it('say how many balances the nightly check found wrong, once a day', async () => {
    const wrong = async () => {
      await checkLedgerToday(server.services);
      return figure(await server.figures(), 'temukerja_ledger_wrong_balances');
    };
    const company = await aCompany(server);
    const before = await wrong();
    await server.dataSource.query('UPDATE token_balances SET tokens = tokens + 1 WHERE company_id = ?', [
      company.companyId,
    ]);
    expect(await wrong()).toBe(before);
    server.clock.advance(24 * 3_600_000);
    expect(await wrong()).toBe(before + 1);
    await server.dataSource.query('UPDATE token_balances SET tokens = tokens - 1 WHERE company_id = ?', [
      company.companyId,
    ]);
  });

  it('say when the last backup was made', async () => {
    const name = 'temukerja_backup_last_success_timestamp_seconds';
    expect(await server.figures()).not.toContain(`\n${name} `);
    const doneAt = server.clock.now();
    await recordUpkeep(server.dataSource, 'backup', { doneAt, figure: 5_000_000_000 });
    expect(figure(await server.figures(), name)).toBe(doneAt.getTime() / 1000);
  });
});

describe('the figures of a server in trouble', () => {
  // The well server would send the mails of the other one.
  beforeAll(async () => {
    await (server.services.outbox as MailOutbox).stop();
    await server.dataSource.query('DELETE FROM leases');
  });
  /** One connection, real limits, and a mail server that is away. */
  const strained = useSecondServer({
    METRICS_PORT: '0',
    DATABASE_POOL_SIZE: '1',
    RATE_LIMIT_FACTOR: '1',
    SMTP_URL: 'smtp://127.0.0.1:9',
    LOG_LEVEL: 'silent',
  });
  afterAll(async () => {
    await server.dataSource.query('DELETE FROM outbox');
    (server.services.outbox as MailOutbox).start();
  });

  it('show mails that cannot be sent', async () => {
    await registerSeeker(strained.visitor(), { email: 'waiting@people.test' });
    const text = await eventually(
      () => strained.figures(),
      (seen) => figure(seen, 'temukerja_outbox_mails', { state: 'failing' }) >= 1,
    );
    expect(figure(text, 'temukerja_outbox_mails', { state: 'waiting' })).toBeGreaterThanOrEqual(1);
    expect(figure(text, 'temukerja_mails_total', { outcome: 'failed' })).toBeGreaterThanOrEqual(1);
  });

  it('show tries that were refused', async () => {
    for (let attempt = 0; attempt < 11; attempt += 1)
      await logIn(strained.visitor(), 'guessed@people.test', 'Wrong-Guess-1');
    expect(figure(await strained.figures(), 'temukerja_rate_limit_refusals_total', { action: 'login' })).toBe(1);
  });

  it('come in time when the database does not respond, and say so', async () => {
    let text = '';
    await inTransaction(strained.dataSource, async () => {
      text = await strained.figures();
    });
    expect(figure(text, 'temukerja_database_up')).toBe(0);
    expect(figure(text, 'temukerja_sql_connections', { state: 'taken' })).toBe(1);
    expect(figure(text, 'temukerja_sql_connections', { state: 'waiting' })).toBeGreaterThanOrEqual(1);
    expect(text).not.toMatch(/^temukerja_(outbox_mails|payments_flagged)[ {]/m);
    await eventually(
      async () => figure(await strained.figures(), 'temukerja_database_up'),
      (up) => up === 1,
    );
  });
});
