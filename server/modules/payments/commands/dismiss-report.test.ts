import { DAY_MS } from '../../../../domain/time';
import { aCompany, anAdmin, type TestActor, type TestCompany } from '../../../../testkit/people/actors';
import { atOnce } from '../../../../testkit/races/at-once';
import { expectInvariants } from '../../../../testkit/checks/invariants';
import {
  aLostPayment,
  flaggedPayments,
  newestFlagged,
  replayCallback as replay,
} from '../../../../testkit/market/flagged-payments';
import { graphql } from '../../../../testkit/graphql';
import {
  anInvoice,
  callbackOf,
  sendCallback,
  tokensOf,
  type BoughtInvoice,
} from '../../../../testkit/market/payment-factory';
import { useServer } from '../../../../testkit/server/test-server';
import { flagReport } from '../flagged-payment.sql';

const server = useServer();

const TRAIL = graphql(`query DismissalsOnTrail($adminId: ID) {
  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { details comment before after companyId } }
}`);
const FLAGGED_SUMS = graphql(`query FlaggedSums($since: LocalDate, $until: LocalDate) {
  adminFlaggedPayments(since: $since, until: $until) { matching sums { invoices amount tokens } }
}`);
const DISMISS = graphql(`mutation DismissReport($input: DismissFlaggedPaymentInput!) {
  dismissFlaggedPayment(input: $input) { payment { id flag viewerCanDismiss } errors { ...Refusal } }
}`);

const dismiss = async ({ client }: TestActor, id: string, note = 'Settled by telephone') =>
  (await client.ask(DISMISS, { input: { id, note } })).dismissFlaggedPayment;
const flaggedIds = async (admin: TestActor) =>
  (await flaggedPayments(admin, { pageSize: 100 })).items.map(({ id }) => id);
const newest = async (admin: TestActor): Promise<string> => (await newestFlagged(admin)).id;

async function aMisfit(company: TestCompany): Promise<BoughtInvoice> {
  const invoice = await anInvoice(company);
  await sendCallback(server, callbackOf(invoice, 'PAID', { total_amount: 1_000 }));
  return invoice;
}

async function trailOf({ client, accountId }: TestActor) {
  const { adminAuditTrail } = await client.ask(TRAIL, { adminId: accountId });
  return adminAuditTrail.items.filter(({ details }) => details.startsWith('Dismissed')).toReversed();
}

it('lists flagged reports from either end, page by page', async () => {
  const [company, admin] = [await aCompany(server), await anAdmin(server)];
  for (let times = 0; times < 3; times += 1) await aMisfit(company);
  const newestFirst = await flaggedIds(admin);
  const oldestFirst: string[] = [];
  for (let after: string | null = null; ; ) {
    const page: Awaited<ReturnType<typeof flaggedPayments>> = await flaggedPayments(admin, {
      order: 'OLDEST',
      pageSize: 2,
      after,
    });
    oldestFirst.push(...page.items.map(({ id }) => id));
    after = page.endCursor;
    if (after === null) break;
  }
  expect(newestFirst.length).toBeGreaterThan(2);
  expect(oldestFirst).toEqual(newestFirst.toReversed());
});

describe('dismissing a flagged report', () => {
  it('takes it off the list with a note on the audit trail, and moves nothing', async () => {
    const [company, admin] = [await aCompany(server), await anAdmin(server)];
    const invoice = await aMisfit(company);
    const id = await newest(admin);

    expect((await dismiss(admin, id, '  ')).errors).toEqual([
      { code: 'DISMISSAL_NOTE_REQUIRED', message: 'Please give a note for the dismissal', field: ['note'] },
    ]);
    expect(await flaggedIds(admin)).toContain(id);
    expect(await dismiss(admin, id)).toEqual({ payment: { id, flag: null, viewerCanDismiss: false }, errors: [] });

    expect(await flaggedIds(admin)).not.toContain(id);
    expect(await tokensOf(company)).toBe(1);
    expect(await trailOf(admin)).toEqual([
      {
        details: `Dismissed the report of ${invoice.merchantRef}`,
        comment: 'Settled by telephone',
        before: '{"flag":"AMOUNT_MISMATCH","invoiceStatus":"UNPAID"}',
        after: '{"flag":null,"invoiceStatus":"UNPAID"}',
        companyId: company.companyId,
      },
    ]);
    await expectInvariants(server);
  });

  it('is one of the sum of its days, which counts an invoice once', async () => {
    const admin = await anAdmin(server);
    server.clock.advance(3 * DAY_MS);
    const [first, second] = [await aMisfit(await aCompany(server)), await aMisfit(await aCompany(server))];
    await sendCallback(server, callbackOf(first, 'PAID', { total_amount: 2_000 }));
    const sumsOf = async (since: string, until: string) =>
      (await admin.client.ask(FLAGGED_SUMS, { since, until })).adminFlaggedPayments;
    const amount = first.amount + second.amount;

    expect(await sumsOf('2026-11-26', '2026-11-26')).toEqual({
      matching: 3,
      sums: { invoices: 2, amount, tokens: expect.any(Number) as number },
    });
    expect(await sumsOf('2026-11-27', '2026-11-30')).toEqual({
      matching: 0,
      sums: { invoices: 0, amount: 0, tokens: 0 },
    });
  });

  it('removes unreadable ones too, which would stay forever', async () => {
    const admin = await anAdmin(server);
    await sendCallback(server, 'no JSON');
    const id = await newest(admin);

    expect((await dismiss(admin, id, 'A test of the provider')).errors).toEqual([]);

    expect(await flaggedIds(admin)).not.toContain(id);
    expect(await trailOf(admin)).toMatchObject([
      { details: 'Dismissed the report of an unknown payment', companyId: null },
    ]);
    expect((await replay(admin, id)).errors).toMatchObject([{ code: 'CALLBACK_UNREADABLE' }]);
  });

  it('holds against the same reason, from a replay and from what the detail call repeats', async () => {
    const [company, admin] = [await aCompany(server), await anAdmin(server)];
    const invoice = await anInvoice(company);
    const report = {
      reference: invoice.reference,
      merchantRef: invoice.merchantRef,
      status: 'PAID',
      method: 'QRIS',
      amount: 1_000,
      feeCustomer: 0,
      amountReceived: 0,
      paidAt: null,
    } as never;
    const flagAgain = (flag: 'AMOUNT_MISMATCH' | 'METHOD_MISMATCH') =>
      flagReport(server.dataSource, { source: 'DETAIL', report, flag, now: server.clock.now() });
    await flagAgain('AMOUNT_MISMATCH');
    const id = await newest(admin);
    await dismiss(admin, id);

    await flagAgain('AMOUNT_MISMATCH');
    expect(await flaggedIds(admin)).not.toContain(id);
    const before = (await flaggedIds(admin)).length;
    await flagAgain('METHOD_MISMATCH');
    expect(await flaggedIds(admin)).toHaveLength(before + 1);

    await aMisfit(company);
    const misfit = await newest(admin);
    await dismiss(admin, misfit);
    expect(await replay(admin, misfit)).toMatchObject({ outcome: 'STILL_FLAGGED' });
    expect(await flaggedIds(admin)).not.toContain(misfit);
  });

  it('happens once, 30 times at once beside 30 replays, and credits what the replay credits', async () => {
    const [company, admin] = [await aCompany(server), await anAdmin(server)];
    await aLostPayment(server, company);
    const id = await newest(admin);

    const [dismissals, replays] = await Promise.all([
      atOnce(30, (index) => dismiss(admin, id, `Note ${index}`)),
      atOnce(30, () => replay(admin, id)),
    ]);

    expect(replays.flatMap(({ errors }) => errors)).toEqual([]);
    expect(dismissals.flatMap(({ errors }) => errors).filter(({ code }) => code !== 'CALLBACK_SETTLED')).toEqual([]);
    expect((await trailOf(admin)).length).toBeLessThanOrEqual(1);
    expect(await flaggedIds(admin)).not.toContain(id);
    expect(await tokensOf(company)).toBe(1 + 7);
    await expectInvariants(server);
  });

  it('says so when a replay has settled it, or it was never there', async () => {
    const [company, admin] = [await aCompany(server), await anAdmin(server)];
    const invoice = await anInvoice(company);
    await sendCallback(server, callbackOf(invoice, 'PAID'));
    await sendCallback(server, callbackOf(invoice, 'REFUND'));
    const id = await newest(admin);
    await replay(admin, id);

    expect((await dismiss(admin, id)).errors).toMatchObject([
      { code: 'CALLBACK_SETTLED', message: 'This report is settled already, so there is nothing to dismiss.' },
    ]);
    expect((await dismiss(admin, '01ARZ3NDEKTSV4RRFFQ69G5FAV')).errors).toMatchObject([{ code: 'CALLBACK_NOT_FOUND' }]);
    expect(await trailOf(admin)).toEqual([]);
  });
});
