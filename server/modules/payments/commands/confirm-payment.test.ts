import { aCompany } from '../../../../testkit/people/actors';
import { expectInvariants } from '../../../../testkit/checks/invariants';
import { graphql } from '../../../../testkit/graphql';
import {
  anInvoice,
  aPurchase,
  buy,
  callbackOf,
  confirm,
  flagsOf,
  invoiceStatusOf,
  pressCheckout,
  sendCallback,
  tokensOf,
} from '../../../../testkit/market/payment-factory';
import { useServer } from '../../../../testkit/server/test-server';
import { PaymentUnavailableError } from '../../../ports';
import { Company } from '../../companies';

const server = useServer();
afterEach(() => expectInvariants(server));

const CONFIRM_FOREIGN = graphql(`mutation ConfirmForeignInvoice($reference: String!, $merchantRef: String!) {
  confirmPayment(reference: $reference, merchantRef: $merchantRef) { outcome invoice { id } company { id } errors { ...Refusal } }
}`);

const UNKNOWN = {
  outcome: 'UNKNOWN',
  invoice: null,
  company: null,
  errors: [{ code: 'PAYMENT_NOT_FOUND', message: 'Transaction not found', field: null }],
};

describe('coming back from the payment page', () => {
  it('credits a payment whose callback has not come, and shows the new balance', async () => {
    const { company, invoice } = await aPurchase(server);
    await pressCheckout(server, invoice, 'pay');

    const confirmation = await confirm(company, invoice);

    expect(confirmation).toMatchObject({
      outcome: 'SUCCESS',
      invoice: { status: 'PAID', checkoutUrl: null },
      company: { tokenBalance: 8 },
      errors: [],
    });
    expect(await confirm(company, invoice)).toEqual(confirmation);
  });

  it.each(['UNPAID', 'expire', 'fail'] as const)('says cancelled, and credits nothing, after %s', async (action) => {
    const { company, invoice } = await aPurchase(server);
    if (action !== 'UNPAID') await pressCheckout(server, invoice, action);

    const { outcome, errors } = await confirm(company, invoice);

    expect(outcome).toBe('CANCELLED');
    expect(errors).toEqual([
      { code: 'PAYMENT_CANCELLED', message: 'Transaction cancelled. Please try again.', field: null },
    ]);
    expect(await tokensOf(company)).toBe(1);
  });

  it('believes the provider, not the parameters', async () => {
    const [company, other] = await Promise.all([aCompany(server), aCompany(server)]);
    const [own, paid] = [await anInvoice(company), await anInvoice(other)];
    await pressCheckout(server, paid, 'pay');

    const confirmations = [
      await confirm(company, { merchantRef: own.merchantRef, reference: paid.reference }),
      await confirm(company, { merchantRef: own.merchantRef, reference: '' }),
      await confirm(company, { merchantRef: '', reference: paid.reference }),
      await confirm(company, { merchantRef: 'INV-1-1', reference: paid.reference }),
      await confirm(company, { merchantRef: 'INV-é\u{1F600}', reference: 'ü' }),
    ];

    expect(confirmations).toEqual(Array.from({ length: 5 }, () => UNKNOWN));
    expect(await tokensOf(company)).toBe(1);
  });

  it("refuses another company's invoice with the text of the mismatch and nothing of the row", async () => {
    const [company, stranger] = await Promise.all([aCompany(server), aCompany(server)]);
    const invoice = await anInvoice(company, 'tokens-35');
    await pressCheckout(server, invoice, 'pay');
    const ask = (merchantRef: string, reference: string) =>
      stranger.client.send(CONFIRM_FOREIGN, { reference, merchantRef });

    const foreign = await ask(invoice.merchantRef, invoice.reference);
    const guessed = await ask(invoice.merchantRef, 'DEV-T0001000000000000001');

    expect(foreign.data?.confirmPayment).toMatchObject({
      outcome: 'MISMATCH',
      invoice: null,
      company: null,
      errors: [{ message: 'Transaction company name does not match your company. Please contact support.' }],
    });
    expect(guessed.data?.confirmPayment.outcome).toBe('UNKNOWN');
    for (const secret of [invoice.merchantRef, invoice.reference, company.companyId])
      expect(foreign.raw).not.toContain(secret);
    expect(await tokensOf(stranger)).toBe(1);
    expect(await invoiceStatusOf(company)).toBe('UNPAID');
  });

  it('says so when the company has another name than its transaction, which it credits, and not when it reads the same', async () => {
    const company = await aCompany(server, { companyName: 'PT Maju' });
    const invoice = await anInvoice(company);
    const rename = (companyName: string) =>
      server.dataSource.manager.update(Company, company.companyId, { companyName });
    await rename('PT Nama Baru');
    await pressCheckout(server, invoice, 'pay');

    // The invoice is the company's own, so the page can say that the tokens have arrived.
    expect(await confirm(company, invoice)).toMatchObject({
      outcome: 'MISMATCH',
      invoice: { status: 'PAID', tokens: 6, bonus: 1 },
      company: { tokenBalance: 8 },
      errors: [
        {
          code: 'PAYMENT_MISMATCH',
          message: 'Transaction company name does not match your company. Please contact support.',
        },
      ],
    });
    // In other letters and capitals.
    await rename('PT M\u0430JU.');
    expect(await confirm(company, invoice)).toMatchObject({ outcome: 'SUCCESS', errors: [] });
  });

  it('says that it could not look when the provider is silent, and still knows what is already paid', async () => {
    const company = await aCompany(server);
    const [open, paid] = [await anInvoice(company, 'tokens-1'), await anInvoice(company, 'tokens-3')];
    await sendCallback(server, callbackOf(paid, 'PAID'));
    jest.spyOn(server.services.payments, 'find').mockRejectedValue(new PaymentUnavailableError('silent'));

    expect(await confirm(company, open)).toMatchObject({ outcome: null, errors: [{ code: 'PAYMENT_NOT_CHECKED' }] });
    expect(await confirm(company, paid)).toMatchObject({ outcome: 'SUCCESS', company: { tokenBalance: 4 } });
  });

  it.each([
    ['another amount', { amount: 1_000 }, 'AMOUNT_MISMATCH'],
    ['another invoice', { merchantRef: 'INV-2-2' }, 'REFERENCE_MISMATCH'],
  ])('credits nothing when the provider tells of %s, and flags it once', async (_what, difference, flag) => {
    const { company, invoice } = await aPurchase(server);
    await pressCheckout(server, invoice, 'pay');
    const told = await server.services.payments.find(invoice.reference);
    if (!told) throw new Error('The provider must know the invoice');
    jest.spyOn(server.services.payments, 'find').mockResolvedValue({ ...told, ...difference });

    await confirm(company, invoice);
    expect((await confirm(company, invoice)).outcome).toBe('CANCELLED');

    expect(await tokensOf(company)).toBe(1);
    expect(await flagsOf(server, invoice)).toEqual([flag]);
  });

  it('takes back a refund that the provider tells of', async () => {
    const { company, invoice } = await aPurchase(server);
    await pressCheckout(server, invoice, 'pay');
    await confirm(company, invoice);
    await pressCheckout(server, invoice, 'refund');
    await sendCallback(server, callbackOf(invoice, 'REFUND'));

    expect((await confirm(company, invoice)).outcome).toBe('CANCELLED');
    expect(await tokensOf(company)).toBe(1);
    expect((await buy(company)).invoice?.reference).not.toBe(invoice.reference);
  });
});
