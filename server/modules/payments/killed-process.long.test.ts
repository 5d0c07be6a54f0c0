import pino from 'pino';
import { systemClock } from '../../clock';
import { TripayStandIn } from '../../sandbox/tripay/tripay-stand-in';
import { aCompany, type TestCompany } from '../../../testkit/people/actors';
import { expectInvariants } from '../../../testkit/checks/invariants';
import {
  anInvoice,
  buy,
  callbackOf,
  confirm,
  invoicesOf,
  sendCallback,
  tokensOf,
  type BoughtInvoice,
} from '../../../testkit/market/payment-factory';
import { ServerProcess } from '../../../testkit/server/server-process';
import { TestClient } from '../../../testkit/server/test-client';
import { useServer } from '../../../testkit/server/test-server';
import { workerDatabaseUrl } from '../../../testkit/database/worker-database';
import { reconcilePayments } from './reconcile-payments.task';
import { TripayGateway } from './tripay-gateway';

/** The surviving server. The provider is a stand-in of this file's own, so that it outlives the processes that die. */
const server = useServer();
const KEYS = { apiKey: 'DEV-key', privateKey: 'a private key', merchantCode: 'T0001' };
const provider = new TripayStandIn({
  ...KEYS,
  publicUrl: 'http://provider.test',
  clock: systemClock,
  logger: pino({ level: 'silent' }),
  resendMs: 20,
});
let providerUrl = '';
let gateway: TripayGateway;

beforeAll(async () => {
  providerUrl = await provider.listen();
  gateway = new TripayGateway({ ...KEYS, baseUrl: providerUrl });
  server.services.payments = gateway;
});
beforeEach(() => server.clock.advance(Date.now() - server.clock.now().getTime()));
afterAll(() => provider.close());

const started: ServerProcess[] = [];
afterEach(async () => {
  for (const left of started.splice(0)) await left.stop();
});

async function startProcess(killAt: string, armedBy = ''): Promise<ServerProcess> {
  const dying = await ServerProcess.start({
    DATABASE_URL: workerDatabaseUrl(),
    SESSION_SECRET: server.services.env.SESSION_SECRET,
    TRIPAY_BASE_URL: providerUrl,
    TRIPAY_API_KEY: KEYS.apiKey,
    TRIPAY_PRIVATE_KEY: KEYS.privateKey,
    TRIPAY_MERCHANT_CODE: KEYS.merchantCode,
    KILL_AT: killAt,
    KILL_ARMED_BY: armedBy,
  });
  started.push(dying);
  return dying;
}

/** The same browser at another process: the session is in the shared database. */
function browserAt({ client }: TestCompany, { url }: ServerProcess): { client: TestClient } {
  return { client: client.clone(url) };
}

async function presses(reference: string, action: string): Promise<void> {
  await fetch(providerUrl.replace('/api', `/checkout/${reference}/${action}`), { method: 'POST', redirect: 'manual' });
}

async function paymentsAtProvider(merchantRef: string): Promise<number> {
  const response = await fetch(`${providerUrl}/merchant/transactions?merchant_ref=${merchantRef}`, {
    headers: { authorization: `Bearer ${KEYS.apiKey}` },
  });
  return ((await response.json()) as { data: unknown[] }).data.length;
}

/** As if the time in which the dead process could still have asked had passed. */
const letAskingLapse = () =>
  server.dataSource.query('UPDATE invoices SET asking_until = ? WHERE reference IS NULL', [server.clock.now()]);

/** When the process dies, where (see kill-at.cjs), and after which statement that step counts. */
type Step = [when: string, killAt: string, armedBy?: string];

/** All three parts: Jest would fill a missing one with its callback. */
function whole(...steps: Step[]): Required<Step>[] {
  return steps.map(([when, killAt, armedBy = '']) => [when, killAt, armedBy]);
}

const MAKING = whole(
  ['before the answer of the provider was kept', 'after-fetch:transaction/create'],
  ['before the invoice was written', 'before-sql:INSERT INTO `invoices`'],
  ['before the invoice was committed', 'before-sql:^COMMIT', 'INSERT INTO `invoices`'],
  ['when the invoice was committed', 'after-sql:^COMMIT', 'INSERT INTO `invoices`'],
  ['before it said that it asks', 'before-sql:UPDATE `invoices` SET `asking_until`'],
  ['when it had said that it asks', 'after-sql:UPDATE `invoices` SET `asking_until`'],
  ['before the provider was asked', 'before-fetch:transaction/create'],
  ['before the payment was written to the invoice', 'before-sql:UPDATE `invoices` SET `reference`'],
  ['before the browser was answered', 'after-sql:UPDATE `invoices` SET `reference`'],
);

describe('a server killed while an invoice is made', () => {
  it.each(MAKING)(
    '%s leaves what the next press completes, as one invoice with one payment',
    async (_when, killAt, armedBy) => {
      const company = await aCompany(server);
      const dying = await startProcess(killAt, armedBy);
      await expect(buy(browserAt(company, dying))).rejects.toThrow();
      expect(await dying.ended()).toBe('SIGKILL');
      const [left] = await invoicesOf(company);

      await letAskingLapse();
      const invoice = await anInvoice(company);

      if (left) expect(invoice.merchantRef).toBe(left.merchantRef);
      expect(await invoicesOf(company)).toHaveLength(1);
      expect(invoice.checkoutUrl).not.toBeNull();
      expect(await paymentsAtProvider(invoice.merchantRef)).toBe(1);
      await presses(invoice.reference, 'pay');
      expect((await confirm(company, invoice)).outcome).toBe('SUCCESS');
      expect(await tokensOf(company)).toBe(8);
      await expectInvariants(server);
    },
  );

  it('leaves a payment that the reconciler finds by the merchant reference, and credits when it was paid', async () => {
    const company = await aCompany(server);
    const dying = await startProcess('after-fetch:transaction/create');
    await expect(buy(browserAt(company, dying))).rejects.toThrow();
    expect(await dying.ended()).toBe('SIGKILL');
    const [left] = await invoicesOf(company);
    expect(left).toMatchObject({ status: 'UNPAID', reference: null });
    const payment = await gateway.findByMerchantRef(left?.merchantRef ?? '');
    await presses(payment?.reference ?? '', 'pay');

    await letAskingLapse();
    await reconcilePayments(server.services);

    expect((await invoicesOf(company))[0]).toMatchObject({ status: 'PAID', reference: payment?.reference });
    expect(await tokensOf(company)).toBe(8);
    await expectInvariants(server);
  });
});

const CREDITING = whole(
  ['before the credit was committed', 'before-sql:^COMMIT', 'UPDATE token_balances'],
  ['before the callback was stored', 'before-sql:INSERT INTO `payment_callbacks`'],
  ['after the callback was stored', 'after-sql:INSERT INTO `payment_callbacks`'],
  ['before the invoice moved', 'before-sql:UPDATE `invoices` SET `status`'],
  ['before the balance changed', 'before-sql:UPDATE token_balances'],
  ['before the ledger was written', 'before-sql:INSERT INTO `token_transactions`'],
  ['before the commit was answered', 'after-sql:^COMMIT', 'UPDATE token_balances'],
);

it.each(CREDITING)(
  'a server killed while a callback is taken %s: the tokens come once, from the reconciler, the return page and a callback sent again',
  async (_when, killAt, armedBy) => {
    const company = await aCompany(server);
    const dying = await startProcess(killAt, armedBy);
    const invoice = await anInvoice(browserAt(company, dying));
    await presses(invoice.reference, 'pay');
    expect(await dying.ended()).toBe('SIGKILL');
    expect(await storedCallbacks(invoice)).toBe(
      killAt.startsWith('before-sql:INSERT INTO `payment_callbacks`') ? 0 : 1,
    );

    const [, confirmation, answer] = await Promise.all([
      reconcilePayments(server.services),
      confirm(company, invoice),
      sendCallback(server, callbackOf(invoice, 'PAID'), { privateKey: KEYS.privateKey }),
    ]);

    expect(confirmation.outcome).toBe('SUCCESS');
    expect(answer).toEqual({ status: 200, body: { success: true } });
    expect(await tokensOf(company)).toBe(8);
    await expectInvariants(server);
  },
);

async function storedCallbacks({ merchantRef }: BoughtInvoice): Promise<number> {
  const rows = await server.dataSource.query<{ n: number }[]>(
    'SELECT COUNT(*) AS n FROM payment_callbacks WHERE merchant_ref = ?',
    [merchantRef],
  );
  return Number(rows[0]?.n);
}
