import { aCompany } from '../../../testkit/people/actors';
import { atOnce } from '../../../testkit/races/at-once';
import { expectInvariants } from '../../../testkit/checks/invariants';
import {
  anInvoice,
  flagsOf,
  invoicesOf,
  pressCheckout,
  tokensOf,
  type BoughtInvoice,
} from '../../../testkit/market/payment-factory';
import { useServer } from '../../../testkit/server/test-server';
import { Lease } from '../../db/lease';
import { PaymentUnavailableError } from '../../ports';
import { reconcilePayments } from './reconcile-payments.task';

const server = useServer();
beforeEach(() =>
  server.dataSource.query(
    "UPDATE invoices SET status = 'FAILED', expires_at = created_at - INTERVAL 1 DAY WHERE status = 'UNPAID'",
  ),
);

const MINUTE = 60_000;
const statusesOf = async (company: Parameters<typeof invoicesOf>[0]) =>
  (await invoicesOf(company)).map(({ status }) => status);

describe('the reconciler', () => {
  it('credits what was paid while no callback came, once, however many run', async () => {
    const company = await aCompany(server);
    const invoice = await anInvoice(company);
    await pressCheckout(server, invoice, 'pay');

    await atOnce(10, () => reconcilePayments(server.services));

    expect(await tokensOf(company)).toBe(8);
    expect(await statusesOf(company)).toEqual(['PAID']);
    expect(await flagsOf(server, invoice)).toEqual([]);
    await expectInvariants(server);
  });

  it('leaves an open invoice open, and ends it when the provider says so', async () => {
    const company = await aCompany(server);
    await anInvoice(company);
    await reconcilePayments(server.services);
    expect(await statusesOf(company)).toEqual(['UNPAID']);

    server.clock.advance(5 * MINUTE);
    await reconcilePayments(server.services);

    expect(await statusesOf(company)).toEqual(['EXPIRED']);
    await expectInvariants(server);
  });

  it('still credits one that was paid after it expired, for ten minutes, and then leaves it to the callback', async () => {
    const company = await aCompany(server);
    const [early, late] = [await anInvoice(company, 'tokens-1'), await anInvoice(company, 'tokens-3')];
    server.clock.advance(5 * MINUTE);
    await reconcilePayments(server.services);
    await pressCheckout(server, early, 'pay');
    server.clock.advance(9 * MINUTE);
    await reconcilePayments(server.services);
    expect(await tokensOf(company)).toBe(2);

    server.clock.advance(2 * MINUTE);
    await pressCheckout(server, late, 'pay');

    expect(await reconcilePayments(server.services)).toBe(0);
    expect(await tokensOf(company)).toBe(2);
    await expectInvariants(server);
  });

  it('ends an invoice that the provider never knew, ten minutes after its time', async () => {
    const company = await aCompany(server);
    await anInvoice(company);
    jest.spyOn(server.services.payments, 'find').mockResolvedValue(null);
    server.clock.advance(14 * MINUTE);
    await reconcilePayments(server.services);
    expect(await statusesOf(company)).toEqual(['UNPAID']);

    server.clock.advance(2 * MINUTE);
    await reconcilePayments(server.services);

    expect(await statusesOf(company)).toEqual(['EXPIRED']);
  });

  it('credits a new payment though three older ones never get a response', async () => {
    const company = await aCompany(server);
    const stuck: string[] = [];
    for (const packageId of ['tokens-1', 'tokens-3', 'tokens-6'])
      stuck.push((await anInvoice(company, packageId)).reference ?? '');
    const paid = await anInvoice(company, 'tokens-12');
    jest.spyOn(server.services.logger, 'warn').mockImplementation();
    const { payments } = server.services;
    const find = payments.find.bind(payments);
    jest
      .spyOn(payments, 'find')
      .mockImplementation((reference) =>
        stuck.includes(reference) ? Promise.reject(new PaymentUnavailableError('unusable')) : find(reference),
      );
    await pressCheckout(server, paid, 'pay');
    const before = await tokensOf(company);

    await reconcilePayments(server.services);

    expect(await tokensOf(company)).toBeGreaterThan(before);
  });

  it('asks about the others when one cannot be checked, and stops after three silences', async () => {
    const company = await aCompany(server);
    const packages = ['tokens-1', 'tokens-3', 'tokens-6', 'tokens-12', 'tokens-23'];
    const invoices: BoughtInvoice[] = [];
    for (const packageId of packages) invoices.push(await anInvoice(company, packageId));
    jest.spyOn(server.services.logger, 'warn').mockImplementation();
    const { payments } = server.services;
    const find = payments.find.bind(payments);
    const spy = jest
      .spyOn(payments, 'find')
      .mockImplementation((reference) =>
        reference === invoices[0]?.reference ? Promise.reject(new PaymentUnavailableError('silent')) : find(reference),
      );
    await pressCheckout(server, invoices[4]!, 'pay');
    await reconcilePayments(server.services);
    expect(await tokensOf(company)).toBe(1 + 26);

    spy.mockClear().mockRejectedValue(new PaymentUnavailableError('silent'));
    await reconcilePayments(server.services);

    expect(spy).toHaveBeenCalledTimes(3);
  });
});

describe('the task of checking', () => {
  it('belongs to one of 20 processes that ask at once, until its lease ends', async () => {
    const leases = Array.from(
      { length: 20 },
      () => new Lease(server.services, 'a task of this test', { forMs: MINUTE }),
    );

    const taken = await Promise.all(leases.map((lease) => lease.hold()));

    expect(taken.filter(Boolean)).toHaveLength(1);
    const owner = leases[taken.indexOf(true)];
    const other = leases[taken.indexOf(false)];
    expect(await owner?.hold()).toBe(true);
    server.clock.advance(MINUTE);
    expect(await other?.hold()).toBe(false);
    server.clock.advance(1);
    expect(await other?.hold()).toBe(true);
    server.clock.advance(1);
    expect(await owner?.hold()).toBe(false);
  });
});
