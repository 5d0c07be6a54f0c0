import pino from 'pino';
import { systemClock } from '../../clock';
import { TripayStandIn } from '../../sandbox/tripay/tripay-stand-in';
import { aCompany, type TestCompany } from '../../testing/actors';
import { expectInvariants } from '../../testing/invariants';
import { anInvoice, buy, callbackOf, confirm, invoicesOf, sendCallback, tokensOf, type BoughtInvoice } from '../../testing/payment-factory';
import { ServerProcess } from '../../testing/server-process';
import { TestClient } from '../../testing/test-client';
import { useServer } from '../../testing/test-server';
import { workerDatabaseUrl } from '../../testing/worker-database';
import { reconcilePayments } from './commands/reconcile-payments';
import { TripayGateway } from './tripay-gateway';

/** The surviving server. The provider is a stand-in of this file's own, so that it outlives the processes that die. */
const server = useServer();
const KEYS = { apiKey: 'DEV-key', privateKey: 'a private key', merchantCode: 'T0001' };
const provider = new TripayStandIn({ ...KEYS, publicUrl: 'http://provider.test', clock: systemClock, logger: pino({ level: 'silent' }), resendMs: 20 });
let providerUrl = '';
let gateway: TripayGateway;

beforeAll(async () => {
  providerUrl = await provider.listen();
  gateway = new TripayGateway({ ...KEYS, baseUrl: providerUrl });
  server.services.payments = gateway;
});
beforeEach(() => server.clock.advance(Date.now() - server.clock.now().getTime()));
afterAll(() => provider.close());

function startProcess(killAt: string, armedBy = ''): Promise<ServerProcess> {
  return ServerProcess.start({
    DATABASE_URL: workerDatabaseUrl(),
    SESSION_SECRET: server.services.env.SESSION_SECRET,
    TRIPAY_BASE_URL: providerUrl,
    TRIPAY_API_KEY: KEYS.apiKey,
    TRIPAY_PRIVATE_KEY: KEYS.privateKey,
    TRIPAY_MERCHANT_CODE: KEYS.merchantCode,
    KILL_AT: killAt,
    KILL_ARMED_BY: armedBy,
  });
}

/** The same browser at another process: the session is in the shared database. */
function browserAt({ client }: TestCompany, { url }: ServerProcess): { client: TestClient } {
  return { client: client.clone(url) };
}

async function presses(reference: string, action: string): Promise<void> {
  await fetch(providerUrl.replace('/api', `/checkout/${reference}/${action}`), { method: 'POST', redirect: 'manual' });
}

async function paymentsAtProvider(merchantRef: string): Promise<number> {
  const response = await fetch(`${providerUrl}/merchant/transactions?merchant_ref=${merchantRef}`, { headers: { authorization: `Bearer ${KEYS.apiKey}` } });
  return ((await response.json()) as { data: unknown[] }).data.length;
}

/** As if the time in which the dead process could still have asked had passed. */
const letAskingLapse = () => server.dataSource.query('UPDATE invoices SET asking_until = ? WHERE reference IS NULL', [server.clock.now()]);

describe('a server killed while an invoice is made', () => {
  it.each([
    ['before the provider was asked', 'before-fetch:transaction/create', 0],
    ['before the answer of the provider was kept', 'after-fetch:transaction/create', 1],
  ])('%s leaves an invoice that the next press completes, with one payment', async (_when, killAt, known) => {
    const company = await aCompany(server);
    const dying = await startProcess(killAt);
    await expect(buy(browserAt(company, dying))).rejects.toThrow();
    expect(await dying.ended()).toBe('SIGKILL');
    const [left] = await invoicesOf(company);
    expect(left).toMatchObject({ status: 'UNPAID', reference: null });
    expect(await paymentsAtProvider(left?.merchantRef ?? '')).toBe(known);

    await letAskingLapse();
    const invoice = await anInvoice(company);

    expect(invoice.merchantRef).toBe(left?.merchantRef);
    expect(invoice.checkoutUrl).not.toBeNull();
    expect(await paymentsAtProvider(invoice.merchantRef)).toBe(1);
    await expectInvariants(server);
  });

  it('leaves a payment that the reconciler finds by the merchant reference, and credits when it was paid', async () => {
    const company = await aCompany(server);
    const dying = await startProcess('after-fetch:transaction/create');
    await expect(buy(browserAt(company, dying))).rejects.toThrow();
    expect(await dying.ended()).toBe('SIGKILL');
    const [left] = await invoicesOf(company);
    const payment = await gateway.findByMerchantRef(left?.merchantRef ?? '');
    await presses(payment?.reference ?? '', 'pay');

    await letAskingLapse();
    await reconcilePayments(server.services);

    expect((await invoicesOf(company))[0]).toMatchObject({ status: 'PAID', reference: payment?.reference });
    expect(await tokensOf(company)).toBe(8);
    await expectInvariants(server);
  });
});

describe('a server killed while a callback is taken', () => {
  it.each([
    ['after the callback was stored', 'after-sql:INSERT INTO `payment_callbacks`', ''],
    ['before the balance changed', 'before-sql:UPDATE token_balances', ''],
    ['before the credit was committed', 'before-sql:^COMMIT', 'UPDATE token_balances'],
    ['before the commit was answered', 'after-sql:^COMMIT', 'UPDATE token_balances'],
  ])('%s: the tokens come once, from the reconciler, the return page and a callback sent again', async (_when, killAt, armedBy) => {
    const company = await aCompany(server);
    const dying = await startProcess(killAt, armedBy);
    const invoice = await anInvoice(browserAt(company, dying));
    await presses(invoice.reference, 'pay');
    expect(await dying.ended()).toBe('SIGKILL');
    expect(await storedCallbacks(invoice)).toBe(1);

    const [, confirmation, answer] = await Promise.all([
      reconcilePayments(server.services),
      confirm(company, invoice),
      sendCallback(server, callbackOf(invoice, 'PAID'), { privateKey: KEYS.privateKey }),
    ]);

    expect(confirmation.outcome).toBe('SUCCESS');
    expect(answer).toEqual({ status: 200, body: { success: true } });
    expect(await tokensOf(company)).toBe(8);
    await expectInvariants(server);
  });
});

async function storedCallbacks({ merchantRef }: BoughtInvoice): Promise<number> {
  const rows = await server.dataSource.query<{ n: number }[]>('SELECT COUNT(*) AS n FROM payment_callbacks WHERE merchant_ref = ?', [merchantRef]);
  return Number(rows[0]?.n);
}
