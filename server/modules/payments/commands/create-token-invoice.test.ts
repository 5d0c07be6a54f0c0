import { setImmediate } from 'node:timers/promises';
import { aCompany, type TestCompany } from '../../../../testkit/people/actors';
import { atOnce } from '../../../../testkit/races/at-once';
import { eraseNow, requestErasure } from '../../../../testkit/people/erasures';
import { expectInvariants } from '../../../../testkit/checks/invariants';
import { graphql } from '../../../../testkit/graphql';
import {
  anInvoice,
  aPurchase,
  buy,
  callbackOf,
  invoicesOf,
  pressCheckout,
  sendCallback,
  tokensOf,
} from '../../../../testkit/market/payment-factory';
import { TEST_NOW } from '../../../../testkit/server/test-clock';
import { useServer } from '../../../../testkit/server/test-server';
import { reconcilePayments } from '../reconcile-payments.task';
import { PaymentRefusedError, PaymentUnavailableError } from '../../../ports';

const server = useServer();
afterEach(() => expectInvariants(server));

async function turnsTaken({ companyId }: TestCompany): Promise<number> {
  const rows = await server.dataSource.query<{ turns: number }[]>(
    'SELECT lock_version AS turns FROM companies WHERE id = ?',
    [companyId],
  );
  return rows[0]?.turns ?? 0;
}
/** The provider makes the payment, and its answer is lost. */
function loseOneAnswer() {
  const { payments, logger } = server.services;
  const create = payments.create.bind(payments);
  jest.spyOn(logger, 'error').mockImplementation();
  return jest.spyOn(payments, 'create').mockImplementationOnce(async (request) => {
    await create(request);
    throw new PaymentUnavailableError('the answer was lost');
  });
}

const PURCHASE = graphql(
  `mutation BuyPackage($packageId: ID!) { createTokenInvoice(packageId: $packageId) { errors { ...Refusal } } }`,
);
const PURCHASES = graphql(`query PurchasesByPage($after: String) {
  tokenInvoices(after: $after) { endCursor items { merchantRef createdAt viewerCanPay checkoutUrl } }
}`);
const REFUSED = {
  invoice: null,
  errors: [{ code: 'PAYMENT_FAILED', message: 'Failed to create payment.', field: null }],
};

describe('buying a package', () => {
  it('gives an invoice at the list price that lasts 300 seconds and is known to the provider', async () => {
    const { invoice } = await aPurchase(server, 'tokens-6');

    expect(invoice).toMatchObject({
      status: 'UNPAID',
      amount: 100_000,
      tokens: 6,
      bonus: 1,
      packageName: '6 Tokens',
      viewerCanPay: true,
    });
    expect(invoice.merchantRef).toMatch(new RegExp(`^INV-${TEST_NOW.getTime()}-\\d{1,3}$`));
    expect(new Date(invoice.expiresAt).getTime()).toBe(TEST_NOW.getTime() + 300_000);
    expect(new URL(invoice.checkoutUrl ?? '').pathname).toBe(`/sandbox/tripay/checkout/${invoice.reference}`);
    expect(await server.services.payments.find(invoice.reference)).toMatchObject({
      merchantRef: invoice.merchantRef,
      amount: 100_000,
      method: 'QRIS',
      status: 'UNPAID',
    });
  });

  it('takes no price from the client', async () => {
    const company = await aCompany(server);

    const answer = await company.client.sendText(
      'mutation { createTokenInvoice(packageId: "tokens-6", amount: 1, price: 1) { errors { code } } }',
    );

    expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(await invoicesOf(company)).toEqual([]);
  });

  it.each(['tokens-7', '', "tokens-6' OR 1=1", 'special-1000'])(
    "refuses %p, which is not on this company's list",
    async (packageId) => {
      const company = await aCompany(server);

      expect(await buy(company, packageId)).toEqual({
        invoice: null,
        errors: [{ code: 'INVOICE_FAILED', message: 'Failed to create invoice.', field: ['packageId'] }],
      });
      expect(await invoicesOf(company)).toEqual([]);
    },
  );

  it('sells the special package to the entitled, verified e-mail alone', async () => {
    const [entitled, other] = await Promise.all([aCompany(server), aCompany(server)]);
    server.services.env.SPECIAL_PACKAGE_EMAIL = entitled.email.toUpperCase();
    try {
      const [sold, refused] = [await buy(entitled, 'special-1000'), await buy(other, 'special-1000')];
      await server.dataSource.query('UPDATE accounts SET email_verified_at = NULL WHERE id = ?', [entitled.accountId]);
      const unverified = await entitled.client.send(PURCHASE, { packageId: 'special-1000' });

      expect(sold.invoice).toMatchObject({ amount: 10_000, tokens: 1000, bonus: 200 });
      expect(refused.errors).toMatchObject([{ code: 'INVOICE_FAILED' }]);
      expect(unverified.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    } finally {
      server.services.env.SPECIAL_PACKAGE_EMAIL = undefined;
    }
  });
});

describe('buying the same package again', () => {
  it('takes up the open invoice, and makes a new one once that is paid or nearly over', async () => {
    const company = await aCompany(server);
    const first = await anInvoice(company);
    expect((await anInvoice(company)).merchantRef).toBe(first.merchantRef);

    await sendCallback(server, callbackOf(first, 'PAID'));
    const second = await anInvoice(company);
    // A minute is enough to pay in; less is not.
    server.clock.advance(240_000);
    expect((await anInvoice(company)).merchantRef).toBe(second.merchantRef);
    server.clock.advance(1);
    const third = await anInvoice(company);

    expect(new Set([first, second, third].map(({ reference }) => reference)).size).toBe(3);
    expect(await invoicesOf(company)).toHaveLength(3);
  });

  it('gives one invoice and asks the provider once for 50 presses at the same moment', async () => {
    const company = await aCompany(server);
    const { payments } = server.services;
    const create = payments.create.bind(payments);
    const spy = jest.spyOn(payments, 'create').mockImplementation(async (request) => {
      // The provider responds when every press has taken its turn at the company's row and looks for the payment.
      while ((await turnsTaken(company)) < 50) await setImmediate();
      return create(request);
    });

    const purchases = await atOnce(50, () => buy(company, 'tokens-60'));

    expect(purchases.flatMap(({ errors }) => errors)).toEqual([]);
    expect(new Set(purchases.map(({ invoice }) => invoice?.checkoutUrl)).size).toBe(1);
    expect(await invoicesOf(company)).toHaveLength(1);
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it('keeps invoices of different packages apart', async () => {
    const company = await aCompany(server);

    const purchases = await atOnce(20, (index) => buy(company, index % 2 === 0 ? 'tokens-1' : 'tokens-3'));

    expect(purchases.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await invoicesOf(company)).toHaveLength(2);
  });
});

it("the merchant reference is the next free one when the drawn one is taken: 997 of a millisecond's 1,000 are", async () => {
  const company = await aCompany(server);
  const taken = await anInvoice(company, 'tokens-1');
  await server.dataSource.query(
    `INSERT INTO invoices (id, company_id, company_name, merchant_ref, package_id, package_name, tokens, bonus, amount, status, payment_method, created_at, expires_at)
       SELECT CONCAT('0', LPAD(seq, 25, '0')), company_id, company_name, CONCAT(?, seq), 'old', package_name, tokens, bonus, amount, 'FAILED', payment_method, created_at, created_at
       FROM invoices JOIN seq_0_to_996 WHERE merchant_ref = ?`,
    [`INV-${TEST_NOW.getTime() + 1}-`, taken.merchantRef],
  );
  server.clock.advance(1);
  const buyers = await Promise.all(Array.from({ length: 3 }, () => aCompany(server)));

  const outcomes = await Promise.all(buyers.map((buyer) => buy(buyer)));

  expect(outcomes.flatMap(({ errors }) => errors)).toEqual([]);
  const made = outcomes.map(({ invoice }) => Number(invoice?.merchantRef.split('-')[2]));
  expect(made.toSorted((one, other) => one - other)).toEqual([997, 998, 999]);
  // None is left in this millisecond; the next has a thousand more.
  const late = await aCompany(server);
  expect((await buy(late)).errors).toMatchObject([{ code: 'INVOICE_FAILED' }]);
  server.clock.advance(1);
  expect((await buy(late)).errors).toEqual([]);
});

describe('a provider that gives no payment', () => {
  it('that refuses leaves a failed invoice, and the next press makes a new one', async () => {
    const company = await aCompany(server);
    jest.spyOn(server.services.payments, 'create').mockRejectedValueOnce(new PaymentRefusedError('no'));
    jest.spyOn(server.services.logger, 'error').mockImplementation();

    expect(await buy(company)).toEqual(REFUSED);
    expect((await invoicesOf(company)).map(({ status }) => status)).toEqual(['FAILED']);

    expect((await buy(company)).invoice?.status).toBe('UNPAID');
  });

  it('that is silent leaves an open invoice, and the next press finds the payment that was made after all', async () => {
    const company = await aCompany(server);
    const { payments } = server.services;
    const spy = loseOneAnswer();
    expect(await buy(company)).toEqual(REFUSED);
    const made = (await invoicesOf(company))[0];

    const again = await anInvoice(company);

    expect(again.merchantRef).toBe(made?.merchantRef);
    expect(again.reference).toBe((await payments.findByMerchantRef(again.merchantRef))?.reference);
    expect(spy).toHaveBeenCalledTimes(1);
    await pressCheckout(server, again, 'pay');
    await sendCallback(server, callbackOf(again, 'PAID'));
    expect(await tokensOf(company)).toBe(8);
  });
});

it("is found after its company's erasure; its page, which names the payer, is not kept", async () => {
  const company = await aCompany(server);
  loseOneAnswer();
  expect((await buy(company)).invoice).toBeNull();
  await requestErasure(company);
  await eraseNow(server);

  await reconcilePayments(server.services);

  const [row] = await server.dataSource.query<{ reference: string | null; checkout_url: string | null }[]>(
    'SELECT reference, checkout_url FROM invoices WHERE company_id = ?',
    [company.companyId],
  );
  expect(row).toEqual({ reference: expect.any(String), checkout_url: null });
});

it("the list of purchases shows the own company's, newest first, 20 at a time", async () => {
  const [company, other] = await Promise.all([aCompany(server), aCompany(server)]);
  await anInvoice(other);
  for (let bought = 0; bought < 21; bought += 1) {
    await anInvoice(company, 'tokens-1');
    server.clock.advance(301_000);
  }

  const { tokenInvoices: first } = await company.client.ask(PURCHASES);
  const { tokenInvoices: second } = await company.client.ask(PURCHASES, { after: first.endCursor });

  expect([first.items.length, second.items.length, second.endCursor]).toEqual([20, 1, null]);
  const times = [...first.items, ...second.items].map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().reverse());
  expect(first.items[0]).toMatchObject({ viewerCanPay: false, checkoutUrl: null });
  expect(await invoicesOf(other)).toHaveLength(1);
});
