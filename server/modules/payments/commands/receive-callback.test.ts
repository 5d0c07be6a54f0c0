import { type TestCompany } from '../../../../testkit/people/actors';
import { atOnce } from '../../../../testkit/races/at-once';
import { expectInvariants } from '../../../../testkit/checks/invariants';
import { graphql } from '../../../../testkit/graphql';
import {
  aPurchase,
  callbackOf,
  confirm,
  flagsOf,
  invoiceStatusOf,
  pressCheckout,
  sendCallback,
  signCallback,
  tokensOf,
} from '../../../../testkit/market/payment-factory';
import { useServer } from '../../../../testkit/server/test-server';
import { reconcilePayments } from '../reconcile-payments.task';

const server = useServer();
afterEach(() => expectInvariants(server));

const LEDGER = graphql(
  `query LedgerOfPurchases { tokenTransactions { items { type amount balanceAfter packageName price merchantRef } } }`,
);

const TAKEN = { status: 200, body: { success: true } };
const REFUSED = { status: 403, body: { success: false } };
const stateOf = async (company: TestCompany) => [await invoiceStatusOf(company), await tokensOf(company)];
const storedCallbacks = async (where = '') =>
  (await server.dataSource.query<unknown[]>(`SELECT id FROM payment_callbacks${where}`)).length;

describe('a paid invoice', () => {
  it('is credited once by 40 callbacks, the return page and the reconciler at the same moment, and all get success', async () => {
    const { company, invoice } = await aPurchase(server, 'tokens-12');
    await pressCheckout(server, invoice, 'pay');
    const body = callbackOf(invoice, 'PAID');

    const [callbacks, confirmations] = await Promise.all([
      atOnce(40, () => sendCallback(server, body)),
      atOnce(10, () => confirm(company, invoice)),
      atOnce(5, () => reconcilePayments(server.services)),
    ]);

    expect(callbacks).toEqual(Array.from({ length: 40 }, () => TAKEN));
    expect(confirmations.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 10 }, () => 'SUCCESS'));
    expect(await tokensOf(company)).toBe(1 + 12 + 2);
    expect(await flagsOf(server, invoice)).toEqual([]);
  });

  it('shows in the ledger with its price and reference', async () => {
    const { company, invoice } = await aPurchase(server, 'tokens-3');
    await sendCallback(server, callbackOf(invoice, 'PAID'));

    const { tokenTransactions } = await company.client.ask(LEDGER);

    expect(tokenTransactions.items[0]).toEqual({
      type: 'PURCHASE',
      amount: 3,
      balanceAfter: 4,
      packageName: '3 Tokens',
      price: 57_000,
      merchantRef: invoice.merchantRef,
    });
  });

  it.each(['EXPIRED', 'FAILED'])(
    'is credited once although %s came first, and stays paid when it comes late',
    async (other) => {
      const { company, invoice } = await aPurchase(server);
      await sendCallback(server, callbackOf(invoice, other));
      expect(await invoiceStatusOf(company)).toBe(other);

      const answers = await atOnce(20, () => sendCallback(server, callbackOf(invoice, 'PAID')));

      expect(answers).toEqual(Array.from({ length: 20 }, () => TAKEN));
      expect(await stateOf(company)).toEqual(['PAID', 8]);
      expect(await sendCallback(server, callbackOf(invoice, other))).toEqual(TAKEN);
      expect(await stateOf(company)).toEqual(['PAID', 8]);
    },
  );

  it('keeps its tokens in every order of 30 simultaneous PAID, EXPIRED and FAILED callbacks', async () => {
    const { company, invoice } = await aPurchase(server);
    const statuses = ['EXPIRED', 'PAID', 'FAILED'];

    await atOnce(30, (index) => sendCallback(server, callbackOf(invoice, statuses[index % 3] ?? '')));

    expect(await stateOf(company)).toEqual(['PAID', 8]);
  });

  it('may have cost more than its price when the fee was on the payer', async () => {
    const { company, invoice } = await aPurchase(server);

    const given = { total_amount: invoice.amount + 1_450, fee_customer: 1_450 };
    await sendCallback(server, callbackOf(invoice, 'PAID', given));

    expect(await tokensOf(company)).toBe(8);
  });
});

describe('a callback that the provider did not sign', () => {
  const privateKey = () => server.services.env.TRIPAY_PRIVATE_KEY;
  const CASES: [string, (body: string) => string | null][] = [
    ['forged with another key', (body) => signCallback('another key', body)],
    ['of another body', (body) => signCallback(privateKey(), body.replace('PAID', 'FAILED'))],
    ['missing', () => null],
    ['empty', () => ''],
    ['cut short', (body) => signCallback(privateKey(), body).slice(0, 32)],
    ['too long', (body) => `${signCallback(privateKey(), body)}00`],
    ['not hexadecimal', () => 'ü'.repeat(64)],
    ['over the body serialised again', (body) => signCallback(privateKey(), JSON.stringify(JSON.parse(body)))],
  ];

  it.each(CASES)('changes nothing when its signature is %s', async (_case, signature) => {
    const { company, invoice } = await aPurchase(server);
    const body = callbackOf(invoice, 'PAID');
    const stored = await storedCallbacks();

    expect(await sendCallback(server, body, { signature: signature(body) })).toEqual(REFUSED);

    expect(await stateOf(company)).toEqual(['UNPAID', 1]);
    expect(await storedCallbacks()).toBe(stored);
  });

  it('is refused without a body, and at 32 kB before it is read, signed or not', async () => {
    expect((await fetch(`${server.url}/payments/callback`, { method: 'POST' })).status).toBe(403);
    expect((await sendCallback(server, JSON.stringify({ note: 'x'.repeat(33 * 1024) }))).status).toBe(413);
  });
});

describe('a signed callback', () => {
  it('is stored as it came, escapes and all', async () => {
    const { invoice } = await aPurchase(server);
    const body = callbackOf(invoice, 'PAID');
    expect(body).toContain('\\/');

    await sendCallback(server, body);

    const rows = await server.dataSource.query<{ body: string; signature: string }[]>(
      'SELECT body, signature FROM payment_callbacks WHERE merchant_ref = ?',
      [invoice.merchantRef],
    );
    expect(rows).toEqual([{ body, signature: signCallback(server.services.env.TRIPAY_PRIVATE_KEY, body) }]);
  });

  const MISFITS: [string, string, Record<string, unknown>][] = [
    ['a lower amount', 'AMOUNT_MISMATCH', { total_amount: 1_000 }],
    ['a higher amount without a fee', 'AMOUNT_MISMATCH', { total_amount: 999_999 }],
    ['an amount that a fee makes up for', 'AMOUNT_MISMATCH', { total_amount: 20_000, fee_customer: 80_000 }],
    ['another reference', 'REFERENCE_MISMATCH', { reference: 'DEV-T0001999' }],
    ['another method', 'METHOD_MISMATCH', { payment_method: 'BCA Virtual Account', payment_method_code: 'BCAVA' }],
    // An open payment has no fixed amount, and none of our invoices asks for one.
    ['the mark of an open payment', 'OPEN_PAYMENT', { is_closed_payment: 0 }],
    ['the mark of an open payment as text', 'OPEN_PAYMENT', { is_closed_payment: '0' }],
    ['a mark that is neither', 'OPEN_PAYMENT', { is_closed_payment: false }],
  ];

  it.each(MISFITS)('with %s credits nothing and is flagged %s', async (_what, flag, given) => {
    const { company, invoice } = await aPurchase(server);

    expect(await sendCallback(server, callbackOf(invoice, 'PAID', given))).toEqual(TAKEN);

    expect(await stateOf(company)).toEqual(['UNPAID', 1]);
    expect(await flagsOf(server, invoice)).toEqual([flag]);
  });

  it('about an unknown invoice is flagged', async () => {
    const { company, invoice } = await aPurchase(server);
    const unknown = { ...invoice, merchantRef: 'INV-1-1' };

    expect(await sendCallback(server, callbackOf(unknown, 'PAID'))).toEqual(TAKEN);

    expect(await flagsOf(server, unknown)).toEqual(['UNKNOWN_INVOICE']);
    expect(await tokensOf(company)).toBe(1);
  });

  it.each([
    ['no JSON', 'PAID'],
    ['another shape', '{"status":"PAID"}'],
    ['a list', '[]'],
    ['a reference beyond ASCII', '{"merchant_ref":"INV-é"}'],
  ])('that is %s is flagged and changes nothing', async (_what, body) => {
    const unreadable = " WHERE flag = 'UNREADABLE'";
    const before = await storedCallbacks(unreadable);

    expect(await sendCallback(server, body)).toEqual(TAKEN);

    expect(await storedCallbacks(unreadable)).toBe(before + 1);
  });

  it('of another event is refused', async () => {
    const { company, invoice } = await aPurchase(server);

    expect(await sendCallback(server, callbackOf(invoice, 'PAID'), { event: 'open_payment' })).toEqual(REFUSED);

    expect(await tokensOf(company)).toBe(1);
  });
});
