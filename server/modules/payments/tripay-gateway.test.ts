import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { systemClock } from '../../clock';
import { PaymentRefusedError, PaymentUnavailableError, type PaymentRequest } from '../../ports';
import { TripayStandIn } from '../../sandbox/tripay/tripay-stand-in';
import { isCallbackSignature, signRequest, TripayGateway } from './tripay-gateway';

const KEYS = { apiKey: 'DEV-key', privateKey: 'a private key', merchantCode: 'T0001' };
const standIn = new TripayStandIn({
  ...KEYS,
  publicUrl: 'http://localhost:4000/sandbox/tripay',
  clock: systemClock,
  logger: pino({ level: 'silent' }),
});
let baseUrl = '';

beforeAll(async () => {
  baseUrl = await standIn.listen();
});
afterAll(() => standIn.close());

const REQUEST: PaymentRequest = {
  merchantRef: 'INV-1795399200000-7',
  method: 'QRIS',
  amount: 100_000,
  customer: { name: 'PT Café / Warung', email: 'hr@cafe.test', phone: '081234567890' },
  item: { sku: 'tokens-6', name: '6 Tokens' },
  callbackUrl: 'http://localhost:1/payments/callback',
  returnUrl: 'http://localhost:1/company/payment-success',
  // Far off: in a group, minutes may pass until a test of this file begins.
  expiresAt: new Date(Math.ceil(Date.now() / 1000) * 1000 + 86_400_000),
};

describe('the signatures', () => {
  it("of a request is the provider's test vector", () => {
    const signature = signRequest(
      { privateKey: 'ytf6ooi2gmlNPfpchd94jDOk8hRWOu', merchantCode: 'T0001' },
      { merchantRef: 'INV55567', amount: 1_500_000 },
    );

    expect(signature).toBe('9f167eba844d1fcb369404e2bda53702e2f78f7aa12e91da6715414e65b8c86a');
  });

  it('of a callback covers the raw bytes: the same JSON written otherwise does not pass', () => {
    // openssl dgst -sha256 -hmac 'secret' over these bytes
    const raw = Buffer.from('{"note":"a\\/b \\u00e9"}');
    const signature = 'f6af0e94f4c2a9e678f060bcccabea30f0c4da926713ead264c2cb7e52af3a7d';

    expect(isCallbackSignature('secret', raw, signature)).toBe(true);
    expect(isCallbackSignature('secret', Buffer.from(JSON.stringify(JSON.parse(raw.toString()))), signature)).toBe(
      false,
    );
  });
});

describe('the gateway on the stand-in', () => {
  it('creates a payment, and finds it by both references', async () => {
    const gateway = new TripayGateway({ ...KEYS, baseUrl: `${baseUrl}/` });

    const created = await gateway.create(REQUEST);

    expect(created).toMatchObject({
      merchantRef: REQUEST.merchantRef,
      method: 'QRIS',
      methodName: 'QRIS',
      status: 'UNPAID',
      amount: 100_000,
      expiresAt: REQUEST.expiresAt,
      paidAt: null,
    });
    expect(created.checkoutUrl).toBe(`http://localhost:4000/sandbox/tripay/checkout/${created.reference}`);
    expect(await gateway.find(created.reference)).toEqual(created);
    expect(await gateway.findByMerchantRef(REQUEST.merchantRef)).toEqual(created);
    // Nothing of one that was never made.
    expect(await gateway.find('DEV-T0001000')).toBeNull();
    expect(await gateway.findByMerchantRef('INV-1-1')).toBeNull();
  });

  it.each([
    ['signed with another key', { privateKey: 'wrong' }, {}],
    ['for another merchant', { merchantCode: 'T0002' }, {}],
    ['by another method', {}, { method: 'BRIVA' }],
    ['that is over before it begins', {}, { expiresAt: new Date('2020-01-01T00:00:00Z') }],
    ['below the least amount', {}, { amount: 999 }],
  ])('is refused a payment %s', async (_what, settings, request) => {
    const gateway = new TripayGateway({ ...KEYS, baseUrl, ...settings });

    await expect(gateway.create({ ...REQUEST, ...request })).rejects.toBeInstanceOf(PaymentRefusedError);
  });

  it('does not mistake a wrong API key for a refusal or an unknown payment', async () => {
    const gateway = new TripayGateway({ ...KEYS, baseUrl, apiKey: 'wrong' });

    await expect(gateway.create(REQUEST)).rejects.toBeInstanceOf(PaymentUnavailableError);
    await expect(gateway.find('DEV-T0001000')).rejects.toBeInstanceOf(PaymentUnavailableError);
    await expect(gateway.findByMerchantRef('INV-1-1')).rejects.toBeInstanceOf(PaymentUnavailableError);
  });
});

it('the request on the wire has the fields, the key and the seconds that the provider documents', async () => {
  let seen: { request: IncomingMessage; body: Record<string, unknown> } | null = null;
  const url = await answering((request, body) => {
    seen = { request, body: JSON.parse(body) as Record<string, unknown> };
    return { status: 500, text: '{}' };
  });
  const gateway = new TripayGateway({ ...KEYS, baseUrl: url });

  await expect(gateway.create(REQUEST)).rejects.toBeInstanceOf(PaymentUnavailableError);

  expect(seen!.request.url).toBe('/api/transaction/create');
  expect(seen!.request.headers).toMatchObject({
    authorization: 'Bearer DEV-key',
    'content-type': 'application/json',
  });
  expect(seen!.body).toEqual({
    method: 'QRIS',
    merchant_ref: REQUEST.merchantRef,
    amount: 100_000,
    customer_name: 'PT Café / Warung',
    customer_email: 'hr@cafe.test',
    customer_phone: '081234567890',
    order_items: [{ sku: 'tokens-6', name: '6 Tokens', price: 100_000, quantity: 1 }],
    callback_url: REQUEST.callbackUrl,
    return_url: REQUEST.returnUrl,
    expired_time: REQUEST.expiresAt.getTime() / 1000,
    signature: signRequest(KEYS, { merchantRef: REQUEST.merchantRef, amount: 100_000 }),
  });
});

describe('a provider in trouble', () => {
  const paid = {
    reference: 'T1',
    merchant_ref: REQUEST.merchantRef,
    payment_method: 'QRIS',
    amount: 100_000,
    status: 'PAID',
  };

  it.each([
    ['an error of its own', { status: 500, text: '{"success":false,"message":"oops"}' }],
    ['too many requests', { status: 429, text: '{"success":false,"message":"slow down"}' }],
    ['a page instead of JSON', { status: 200, text: '<html>maintenance</html>' }],
    [
      'a payment without a status',
      { status: 200, text: JSON.stringify({ success: true, data: { ...paid, status: undefined } }) },
    ],
    ['an unknown status', { status: 200, text: JSON.stringify({ success: true, data: { ...paid, status: 'MAYBE' } }) }],
    ['nothing in time', null],
  ])('with response %s has said neither yes nor no', async (_what, answer) => {
    const url = await answering(() => answer);
    const gateway = new TripayGateway({ ...KEYS, baseUrl: url, timeoutMs: 150 });

    await expect(gateway.create(REQUEST)).rejects.toBeInstanceOf(PaymentUnavailableError);
    await expect(gateway.find('T1')).rejects.toBeInstanceOf(PaymentUnavailableError);
    await expect(gateway.findByMerchantRef(REQUEST.merchantRef)).rejects.toBeInstanceOf(PaymentUnavailableError);
  });

  it.each([
    ['over another amount', { amount: 99_999 }],
    ['with another reference', { merchant_ref: 'INV-9-9' }],
  ])('does not get away with a payment %s', async (_what, difference) => {
    const url = await answering(() => ({
      status: 200,
      text: JSON.stringify({ success: true, data: { ...paid, ...difference } }),
    }));
    const gateway = new TripayGateway({ ...KEYS, baseUrl: url });

    await expect(gateway.create(REQUEST)).rejects.toBeInstanceOf(PaymentUnavailableError);
  });

  it.each([
    ['seconds as text', '1795399200'],
    ['seconds as a number', 1_795_399_200],
    ['a time of Jakarta', '2026-11-23 09:00:00'],
  ])('may say when it was paid with %s', async (_how, paidAt) => {
    const url = await answering(() => ({
      status: 200,
      text: JSON.stringify({ success: true, data: { ...paid, paid_at: paidAt } }),
    }));
    const gateway = new TripayGateway({ ...KEYS, baseUrl: url });

    const found = await gateway.find('T1');

    expect(found?.paidAt?.toISOString()).toBe('2026-11-23T02:00:00.000Z');
  });
});

const opened: Server[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

/** The address of a provider with one response to everything; null never responds. */
async function answering(
  answer: (request: IncomingMessage, body: string) => { status: number; text: string } | null,
): Promise<string> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const given = answer(request, Buffer.concat(chunks).toString());
      if (given) response.writeHead(given.status, { 'content-type': 'application/json' }).end(given.text);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}
