import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { readEnv } from '../../env';
import { TripayGateway } from '../../modules/payments';
import type { ProviderPayment } from '../../ports';
import { TestClock } from '../../../testkit/server/test-clock';
import { startSandbox } from '../sandbox';
import { TripayStandIn } from './tripay-stand-in';

const KEYS = { apiKey: 'DEV-key', privateKey: 'a private key', merchantCode: 'T0001' };
const clock = new TestClock();
beforeEach(() => clock.reset());
const logger = pino({ level: 'silent' });
const standIn = new TripayStandIn({ ...KEYS, publicUrl: 'http://pay.test', clock, logger, resendMs: 10 });
let apiUrl = '';
let gateway: TripayGateway;

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** The shop's side: takes callbacks, and responds with what the test wants. */
const received: Received[] = [];
let answers: string[] = [];
let news: () => void = () => undefined;
const shop = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.end(answers.shift() ?? '{"success":true}');
    news();
  });
});

beforeAll(async () => {
  apiUrl = await standIn.listen();
  gateway = new TripayGateway({ ...KEYS, baseUrl: apiUrl });
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
});
beforeEach(() => {
  received.length = 0;
  answers = [];
});
afterAll(async () => {
  await standIn.close();
  shop.closeAllConnections();
  shop.close();
});

async function untilReceived(count: number): Promise<Received[]> {
  while (received.length < count) await new Promise<void>((resolve) => (news = resolve));
  return received;
}

/** What the shop was told about one payment; others run out in the same test. */
function statusesOf(merchantRef: string): string[] {
  const bodies = received.map(({ body }) => JSON.parse(body) as { merchant_ref: string; status: string });
  return bodies.filter((body) => body.merchant_ref === merchantRef).map(({ status }) => status);
}

function aPayment(merchantRef: string): Promise<ProviderPayment> {
  return gateway.create({
    merchantRef,
    method: 'QRIS',
    amount: 1_000_000,
    customer: { name: 'PT <b>Café</b>', email: 'hr@cafe.test', phone: null },
    item: { sku: 'tokens-120', name: '120 Tokens' },
    callbackUrl: `http://127.0.0.1:${(shop.address() as AddressInfo).port}/payments/callback`,
    returnUrl: 'http://shop.test/company/payment-success?from=store',
    expiresAt: new Date(clock.now().getTime() + 300_000),
  });
}

const pageOf = async ({ reference }: ProviderPayment) =>
  (await fetch(apiUrl.replace('/api', `/checkout/${reference}`))).text();
const press = ({ reference }: ProviderPayment, action: string) =>
  fetch(apiUrl.replace('/api', `/checkout/${reference}/${action}`), { method: 'POST' });

describe('the checkout page', () => {
  it('shows amount, QR code, time and buttons, in plain forms without a script of its own', async () => {
    const payment = await aPayment('INV-1-1');

    const page = await pageOf(payment);

    expect(page).toContain('Rp\u00a01.000.000');
    expect(page).toContain(`<img src="../qr/${payment.reference}.svg"`);
    expect(page).toContain('data-until="2026-11-23T02:05:00.000Z"');
    expect([...page.matchAll(/<form method="post" action="[^"]+\/(\w+)">/g)].map(([, action]) => action)).toEqual([
      'pay',
      'expire',
      'fail',
    ]);
    expect([...page.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual(['<script src="../countdown.js" defer>']);
    expect(page).not.toContain('<b>Café');
    const qr = await fetch(apiUrl.replace('/api', `/qr/${payment.reference}.svg`));
    expect(qr.headers.get('content-type')).toContain('image/svg+xml');
    expect(await qr.text()).toContain('<path');
  });

  it('leads back to the shop with both references', async () => {
    const payment = await aPayment('INV-1-2');
    await press(payment, 'pay');

    expect(await pageOf(payment)).toContain(
      `href="http://shop.test/company/payment-success?from=store&amp;tripay_reference=${payment.reference}&amp;tripay_merchant_ref=INV-1-2"`,
    );
  });

  it('responds with 404 for a payment that it does not know', async () => {
    expect((await fetch(apiUrl.replace('/api', '/checkout/DEV-T0001404'))).status).toBe(404);
    expect((await fetch(apiUrl.replace('/api', '/checkout/DEV-T0001404/pay'), { method: 'POST' })).status).toBe(404);
  });
});

describe('the callback', () => {
  it('is signed over its raw body, escaped like PHP, and has every field', async () => {
    const payment = await aPayment('INV-2-1');
    await press(payment, 'fail');

    const [callback] = await untilReceived(1);

    expect(callback?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-callback-event': 'payment_status',
      'x-callback-signature': createHmac('sha256', KEYS.privateKey)
        .update(callback?.body ?? '')
        .digest('hex'),
    });
    expect(callback?.body).toMatch(/Pembayaran gagal \\u2014 http:\\\/\\\/sandbox/);
    expect(JSON.parse(callback?.body ?? '')).toEqual({
      reference: payment.reference,
      merchant_ref: 'INV-2-1',
      payment_method: 'QRIS',
      payment_method_code: 'QRIS',
      total_amount: 1_000_000,
      fee_merchant: 7_750,
      fee_customer: 0,
      total_fee: 7_750,
      amount_received: 992_250,
      is_closed_payment: 1,
      status: 'FAILED',
      paid_at: null,
      note: 'Pembayaran gagal — http://sandbox',
    });
  });

  it('comes once when the response is success, and three times more when not', async () => {
    answers = ['{"success":true}'];
    await press(await aPayment('INV-2-2'), 'pay');
    await untilReceived(1);
    answers = ['{"success":false}', 'no JSON', '{}', '[]', ...Array.from({ length: 4 }, () => '{"success":"true"}')];
    await press(await aPayment('INV-2-3'), 'pay');
    await untilReceived(5);
    // A fifth try would come while another payment has its four.
    await press(await aPayment('INV-2-4'), 'pay');
    await untilReceived(9);

    expect(received.map(({ body }) => (JSON.parse(body) as { merchant_ref: string }).merchant_ref)).toEqual([
      'INV-2-2',
      ...Array.from({ length: 4 }, () => 'INV-2-3'),
      ...Array.from({ length: 4 }, () => 'INV-2-4'),
    ]);
    expect(new Set(received.slice(1, 5).map(({ body }) => body)).size).toBe(1);
  });

  it('says EXPIRED once when the time is over, and PAID to one who pays after all', async () => {
    const payment = await aPayment('INV-2-5');
    clock.advance(300_000);

    expect((await gateway.find(payment.reference))?.status).toBe('EXPIRED');
    await press(payment, 'pay');
    while (!statusesOf('INV-2-5').includes('PAID')) await untilReceived(received.length + 1);

    expect(statusesOf('INV-2-5')).toEqual(['EXPIRED', 'PAID']);
    expect(await gateway.find(payment.reference)).toMatchObject({ status: 'PAID', paidAt: clock.now() });
  });
});

describe('production', () => {
  const PRODUCTION = {
    NODE_ENV: 'production',
    DATABASE_URL: 'mariadb://localhost/x',
    SESSION_SECRET: 'correct horse battery staple 4711',
    SMTP_URL: 'smtp://mail.test',
    APP_URL: 'https://temukerja.test',
  };
  const TRIPAY = {
    TRIPAY_BASE_URL: 'https://tripay.co.id/api/',
    TRIPAY_API_KEY: 'an api key of the provider',
    TRIPAY_PRIVATE_KEY: 'a private key of the provider',
    TRIPAY_MERCHANT_CODE: 'T1',
  };

  it.each(Object.keys(TRIPAY))('does not start without %s', (name) => {
    expect(() => readEnv({ ...PRODUCTION, ...TRIPAY, [name]: undefined })).toThrow(`${name} is required in production`);
  });

  it('has no stand-in', async () => {
    const env = { ...readEnv({ NODE_ENV: 'development', DATABASE_URL: PRODUCTION.DATABASE_URL }), isProduction: true };

    await expect(startSandbox(env, { clock, logger })).rejects.toThrow('do not run in production');
  });

  it('may not have half of the settings elsewhere either', () => {
    expect(() =>
      readEnv({
        NODE_ENV: 'development',
        DATABASE_URL: PRODUCTION.DATABASE_URL,
        TRIPAY_BASE_URL: TRIPAY.TRIPAY_BASE_URL,
      }),
    ).toThrow('TRIPAY_API_KEY is required with TRIPAY_BASE_URL');
  });
});
