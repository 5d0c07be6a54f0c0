import { MINUTE_MS } from '../../../domain/time';
import { aCompany } from '../../../testkit/people/actors';
import { expectInvariants } from '../../../testkit/checks/invariants';
import { anInvoice, invoicesOf, pressCheckout, tokensOf } from '../../../testkit/market/payment-factory';
import { useServer } from '../../../testkit/server/test-server';
import { Lease } from '../../db/lease';
import { PaymentUnavailableError } from '../../ports';
import { reconcilePayments } from './reconcile-payments.task';

const server = useServer();
afterEach(() => expectInvariants(server));
beforeEach(() =>
  server.dataSource.query(
    "UPDATE invoices SET status = 'FAILED', expires_at = created_at - INTERVAL 1 DAY WHERE status = 'UNPAID'",
  ),
);

const statusesOf = async (company: Parameters<typeof invoicesOf>[0]) =>
  (await invoicesOf(company)).map(({ status }) => status);

describe('the reconciler', () => {
  it('leaves an open invoice open, and ends it when the provider says so', async () => {
    const company = await aCompany(server);
    await anInvoice(company);
    await reconcilePayments(server.services);
    expect(await statusesOf(company)).toEqual(['UNPAID']);

    server.clock.advance(5 * MINUTE_MS);
    await reconcilePayments(server.services);

    expect(await statusesOf(company)).toEqual(['EXPIRED']);
  });

  it('still credits one that was paid after it expired, for ten minutes, and then leaves it to the callback', async () => {
    const company = await aCompany(server);
    const [early, late] = [await anInvoice(company, 'tokens-1'), await anInvoice(company, 'tokens-3')];
    server.clock.advance(5 * MINUTE_MS);
    await reconcilePayments(server.services);
    await pressCheckout(server, early, 'pay');
    server.clock.advance(9 * MINUTE_MS);
    await reconcilePayments(server.services);
    expect(await tokensOf(company)).toBe(2);

    server.clock.advance(2 * MINUTE_MS);
    await pressCheckout(server, late, 'pay');

    expect(await reconcilePayments(server.services)).toBe(0);
    expect(await tokensOf(company)).toBe(2);
  });

  it('ends an invoice that the provider never knew, ten minutes after its time', async () => {
    const company = await aCompany(server);
    await anInvoice(company);
    jest.spyOn(server.services.payments, 'find').mockResolvedValue(null);
    server.clock.advance(14 * MINUTE_MS);
    await reconcilePayments(server.services);
    expect(await statusesOf(company)).toEqual(['UNPAID']);

    server.clock.advance(2 * MINUTE_MS);
    await reconcilePayments(server.services);

    expect(await statusesOf(company)).toEqual(['EXPIRED']);
  });

  it('credits a new payment though three older ones never get a response, and stops after three silences', async () => {
    const company = await aCompany(server);
    const stuck: string[] = [];
    for (const packageId of ['tokens-1', 'tokens-3', 'tokens-6'])
      stuck.push((await anInvoice(company, packageId)).reference);
    const [paid] = [await anInvoice(company, 'tokens-12'), await anInvoice(company, 'tokens-23')];
    jest.spyOn(server.services.logger, 'warn').mockImplementation();
    const { payments } = server.services;
    const find = payments.find.bind(payments);
    const spy = jest
      .spyOn(payments, 'find')
      .mockImplementation((reference) =>
        stuck.includes(reference) ? Promise.reject(new PaymentUnavailableError('silent')) : find(reference),
      );
    await pressCheckout(server, paid, 'pay');
    await reconcilePayments(server.services);
    expect(await tokensOf(company)).toBe(1 + 14);

    spy.mockClear().mockRejectedValue(new PaymentUnavailableError('silent'));
    await reconcilePayments(server.services);

    expect(spy).toHaveBeenCalledTimes(3);
  });
});

it('the task of checking belongs to one of 20 processes that ask at once, until its lease ends', async () => {
  const leases = Array.from(
    { length: 20 },
    () => new Lease(server.services, 'a task of this test', { forMs: MINUTE_MS }),
  );

  const taken = await Promise.all(leases.map((lease) => lease.hold()));

  expect(taken.filter(Boolean)).toHaveLength(1);
  const owner = leases[taken.indexOf(true)];
  const other = leases[taken.indexOf(false)];
  expect(await owner?.hold()).toBe(true);
  server.clock.advance(MINUTE_MS);
  expect(await other?.hold()).toBe(false);
  server.clock.advance(1);
  expect(await other?.hold()).toBe(true);
  server.clock.advance(1);
  expect(await owner?.hold()).toBe(false);
});
