import { PaymentFlag } from '../../../../domain/payments';
import { aCompany, anAdmin, type TestActor, type TestCompany } from '../../../../testkit/people/actors';
import { atOnce } from '../../../../testkit/races/at-once';
import { expectInvariants } from '../../../../testkit/checks/invariants';
import {
  aLostPayment,
  flaggedPayments as flagged,
  newestFlagged as newest,
  replayCallback as replay,
  type FlaggedReport,
} from '../../../../testkit/market/flagged-payments';
import { graphql } from '../../../../testkit/graphql';
import {
  anInvoice,
  callbackOf,
  flagsOf,
  invoiceStatusOf,
  sendCallback,
  signCallback,
  tokensOf,
} from '../../../../testkit/market/payment-factory';
import { plansOf } from '../../../../testkit/checks/query-plans';
import { useServer } from '../../../../testkit/server/test-server';

const server = useServer();
afterEach(() => expectInvariants(server));

const TRAIL = graphql(`query ReplaysOnTrail($adminId: ID) {
  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { details before after } }
}`);

async function trailOf({ client, accountId }: TestActor) {
  const { adminAuditTrail } = await client.ask(TRAIL, { adminId: accountId });
  return adminAuditTrail.items.filter(({ details }) => details.startsWith('Replayed')).toReversed();
}
const stateOf = async (company: TestCompany) => [await invoiceStatusOf(company), await tokensOf(company)];

describe('the flagged payments', () => {
  it('show a callback as it was received, and the invoice that it names', async () => {
    const [company, admin] = [await aCompany(server, { companyName: 'PT Bendera' }), await anAdmin(server)];
    const invoice = await anInvoice(company);
    const body = callbackOf(invoice, 'PAID', { total_amount: 1_000 });
    await sendCallback(server, body);

    expect(await newest(admin)).toEqual({
      id: expect.any(String) as string,
      flag: 'AMOUNT_MISMATCH',
      isVerified: true,
      signature: signCallback(server.services.env.TRIPAY_PRIVATE_KEY, body),
      event: 'payment_status',
      body,
      merchantRef: invoice.merchantRef,
      viewerCanReplay: true,
      invoice: {
        companyId: company.companyId,
        companyName: 'PT Bendera',
        status: 'UNPAID',
        amount: 100_000,
        tokens: 7,
      },
    });
  });

  it('go on 20 at a time, newest first, over all flags and within one', async () => {
    const admin = await anAdmin(server);
    const company = await aCompany(server);
    const invoice = await anInvoice(company);
    for (let index = 0; index < 25; index += 1) {
      await sendCallback(server, index % 2 ? '{}' : callbackOf(invoice, 'PAID', { total_amount: 1_000 + index }));
    }
    const all = async (flag: PaymentFlag | null) => {
      const found: FlaggedReport[] = [];
      let after: string | null = null;
      do {
        const { items, endCursor }: Awaited<ReturnType<typeof flagged>> = await flagged(admin, { flag, after });
        expect(items.length).toBeLessThanOrEqual(20);
        found.push(...items);
        after = endCursor;
      } while (after);
      return found;
    };

    const ids = (await all(null)).map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort().reverse());
    expect(ids.length).toBeGreaterThanOrEqual(25);
    expect(new Set((await all('UNREADABLE')).map(({ flag }) => flag))).toEqual(new Set(['UNREADABLE']));
  });

  it('are read along their index, each flag for itself, in one statement', async () => {
    const admin = await anAdmin(server);
    // An empty list is read in another way.
    for (let index = 0; index < 10; index += 1) await sendCallback(server, '{}');
    await server.dataSource.query('ANALYZE TABLE payment_callbacks');
    const [plan] = await plansOf(server, 'payment_callbacks', () => flagged(admin));
    const ranges = plan!.steps.filter(({ table }) => table === 'f');
    expect(ranges).toHaveLength(Object.keys(PaymentFlag).length);
    for (const { key, extra } of ranges) {
      expect(key).toBe('ix_payment_callbacks_flagged');
      expect(extra).not.toMatch(/filesort|temporary/);
    }
    expect(await server.statementsOf(() => flagged(admin))).toHaveLength(2);
  });
});

describe('replaying a verified callback', () => {
  it('credits what was paid, once, takes it off the list and is on the audit trail', async () => {
    const [company, admin] = [await aCompany(server), await anAdmin(server)];
    const { invoice } = await aLostPayment(server, company);
    const { id } = await newest(admin);
    expect(await flagsOf(server, invoice)).toEqual(['UNKNOWN_INVOICE']);

    const first = await replay(admin, id);
    const second = await replay(admin, id);

    expect(first).toMatchObject({
      outcome: 'TOOK_EFFECT',
      errors: [],
      payment: { flag: null, invoice: { status: 'PAID' } },
    });
    expect(second).toMatchObject({ outcome: 'NOTHING_TO_DO', errors: [] });
    expect(await tokensOf(company)).toBe(1 + 7);
    expect((await flagged(admin)).items.map((item) => item.id)).not.toContain(id);
    expect(await trailOf(admin)).toEqual([
      {
        details: `Replayed the callback of ${invoice.merchantRef} (PAID): it took effect`,
        before: '{"flag":"UNKNOWN_INVOICE","invoiceStatus":"UNPAID"}',
        after: '{"flag":null,"invoiceStatus":"PAID"}',
      },
      {
        details: `Replayed the callback of ${invoice.merchantRef} (PAID): it had its effect before`,
        before: '{"flag":null,"invoiceStatus":"PAID"}',
        after: '{"flag":null,"invoiceStatus":"PAID"}',
      },
    ]);
  });

  it('credits once, 20 times at once, beside the provider sending it again', async () => {
    const [company, admin] = [await aCompany(server), await anAdmin(server)];
    const { body } = await aLostPayment(server, company);
    const { id } = await newest(admin);

    const [replays] = await Promise.all([
      atOnce(20, () => replay(admin, id)),
      atOnce(10, () => sendCallback(server, body)),
    ]);

    expect(replays.flatMap(({ errors }) => errors)).toEqual([]);
    expect(replays.filter(({ outcome }) => outcome === 'TOOK_EFFECT').length).toBeLessThanOrEqual(1);
    expect(await tokensOf(company)).toBe(1 + 7);
    expect(await trailOf(admin)).toHaveLength(20);
  });

  it('changes nothing while it still does not fit, and keeps it on the list', async () => {
    const [company, admin] = [await aCompany(server), await anAdmin(server)];
    const invoice = await anInvoice(company);
    await sendCallback(server, callbackOf(invoice, 'PAID', { total_amount: 1_000 }));
    const { id } = await newest(admin);

    expect(await replay(admin, id)).toMatchObject({
      outcome: 'STILL_FLAGGED',
      payment: { flag: 'AMOUNT_MISMATCH' },
      errors: [],
    });

    expect(await stateOf(company)).toEqual(['UNPAID', 1]);
  });

  it('never undoes a payment with an earlier EXPIRED', async () => {
    const [company, admin] = [await aCompany(server), await anAdmin(server)];
    const { invoice } = await aLostPayment(server, company, 'EXPIRED');
    const { id } = await newest(admin);
    await sendCallback(server, callbackOf(invoice, 'PAID'));

    expect(await replay(admin, id)).toMatchObject({ outcome: 'NOTHING_TO_DO', payment: { flag: null } });

    expect(await stateOf(company)).toEqual(['PAID', 1 + 7]);
  });

  it('takes a refund back once', async () => {
    const [company, admin] = [await aCompany(server), await anAdmin(server)];
    const invoice = await anInvoice(company);
    await sendCallback(server, callbackOf(invoice, 'PAID'));
    await sendCallback(server, callbackOf(invoice, 'REFUND'));
    const { id, flag } = await newest(admin);
    expect(flag).toBe('REFUND');

    await atOnce(10, () => replay(admin, id));

    expect(await tokensOf(company)).toBe(1);
  });
});

describe('what cannot be replayed', () => {
  it('is a report whose body is not what was signed, or without a valid signature', async () => {
    const [company, admin] = [await aCompany(server), await anAdmin(server)];
    await aLostPayment(server, company, 'EXPIRED');
    const { id } = await newest(admin);
    const change = (what: string) => server.dataSource.query(`UPDATE payment_callbacks SET ${what} WHERE id = ?`, [id]);
    const refused = {
      outcome: null,
      errors: [
        {
          code: 'CALLBACK_NOT_VERIFIED',
          message: 'This report carries no valid signature of the payment provider, so it cannot be replayed.',
        },
      ],
    };

    for (const what of ["body = REPLACE(body, 'EXPIRED', 'PAID')", "signature = REPEAT('0', 64)", 'signature = NULL']) {
      await change(what);
      expect(await replay(admin, id)).toMatchObject(refused);
    }

    expect(await newest(admin)).toMatchObject({ id, isVerified: false, viewerCanReplay: false });
    expect(await tokensOf(company)).toBe(1);
    expect(await trailOf(admin)).toEqual([]);
  });

  it('is one that cannot be read, and one that is not there', async () => {
    const admin = await anAdmin(server);
    await sendCallback(server, 'no JSON');
    const { id, viewerCanReplay } = await newest(admin);

    expect(viewerCanReplay).toBe(false);
    expect((await replay(admin, id)).errors).toMatchObject([{ code: 'CALLBACK_UNREADABLE' }]);
    expect((await replay(admin, '01ARZ3NDEKTSV4RRFFQ69G5FAV')).errors).toMatchObject([{ code: 'CALLBACK_NOT_FOUND' }]);
  });
});
