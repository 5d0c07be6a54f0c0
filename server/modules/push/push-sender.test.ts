import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { generateVAPIDKeys } from 'web-push';
import { BrowserKeys } from '../../sandbox/push/browser-keys';
import { isPublicAddress } from './public-lookup';
import { createPushSender, type BrowserSender, type PushOutcome } from './push-sender';

const vapid = { ...generateVAPIDKeys(), subject: 'mailto:push@people.test' };
const senders: BrowserSender[] = [];
const servers: Server[] = [];
afterEach(async () => {
  for (const sender of senders.splice(0)) sender.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

/** The origin of a push service that answers like this. */
async function serviceThat(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Sending {
  standIn?: string | null;
  pushServices?: string[];
  maxMs?: number;
}

function sendTo(endpoint: string, { standIn = null, pushServices = [], maxMs }: Sending = {}): Promise<PushOutcome> {
  const sender = createPushSender({ vapid, pushServices, standIn, ...(maxMs !== undefined && { maxMs }) });
  senders.push(sender);
  return sender.send({
    endpoint,
    keys: new BrowserKeys().told,
    message: Buffer.alloc(1024, ' '),
    topic: 'a-topic',
    ttlSeconds: 60,
    urgency: 'normal',
  });
}

describe('a push service that answers', () => {
  it.each([
    ...[200, 201, 202].map((status) => [status, 'sent'] as const),
    ...[404, 410].map((status) => [status, 'gone'] as const),
    ...[400, 401, 403, 413].map((status) => [status, 'refused'] as const),
    ...[429, 500, 503].map((status) => [status, 'failed'] as const),
  ])('%i: %s', async (status, outcome) => {
    const standIn = await serviceThat((_request, response) => response.writeHead(status).end());
    expect(await sendTo(`${standIn}/push/x`, { standIn })).toMatchObject({ outcome });
  });

  it.each([
    ['120', 120_000],
    ['0', 0],
    ['7200', 3_600_000],
    ['Thu, 01 Jan 2099 00:00:00 GMT', 3_600_000],
    ['soon', null],
  ])('Retry-After %s is believed for an hour at most', async (retryAfter, retryAfterMs) => {
    const standIn = await serviceThat((_request, response) =>
      response.writeHead(429, { 'retry-after': retryAfter }).end(),
    );
    expect(await sendTo(`${standIn}/push/x`, { standIn })).toEqual({
      outcome: 'failed',
      reason: 'status 429',
      retryAfterMs,
    });
  });

  it('with a redirect is not followed', async () => {
    const asked: string[] = [];
    const inside = await serviceThat((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(201).end();
    });
    const standIn = await serviceThat((_request, response) =>
      response.writeHead(307, { location: `${inside}/inside` }).end(),
    );
    expect(await sendTo(`${standIn}/push/x`, { standIn })).toEqual({ outcome: 'refused', reason: 'status 307' });
    expect(asked).toEqual([]);
  });

  it('without an end is not read on', async () => {
    let hasClosed: () => void;
    const closed = new Promise<void>((resolve) => (hasClosed = resolve));
    const standIn = await serviceThat((_request, response) => {
      response.writeHead(201);
      const more = (): void => {
        while (response.write('x'.repeat(10_000)));
        response.once('drain', more);
      };
      more();
      response.once('close', () => hasClosed());
    });
    // Only its length ends it, not its time.
    expect(await sendTo(`${standIn}/push/x`, { standIn, maxMs: 600_000 })).toEqual({ outcome: 'sent' });
    await closed;
  });

  it('never is given up', async () => {
    const standIn = await serviceThat(() => undefined);
    expect(await sendTo(`${standIn}/push/x`, { standIn, maxMs: 50 })).toMatchObject({ outcome: 'failed' });
  });

  it('not at all is tried again, and its address is in no reason', async () => {
    const standIn = await serviceThat((request) => request.destroy());
    expect(await sendTo(`${standIn}/push/secret`, { standIn })).toEqual({
      outcome: 'failed',
      reason: 'ECONNRESET',
      retryAfterMs: null,
    });
  });
});

it.each([
  ['https://push.example/x', 'not a known push service'],
  ['http://127.0.0.1:1/x', 'not a known push service'],
  ['https://fcm.googleapis.com:444/x', 'not a known push service'],
  // A name that leads to a private address.
  ['https://localhost/push/x', 'PRIVATE_ADDRESS'],
])('%s is not called: %s', async (endpoint, reason) => {
  const pushServices = ['fcm.googleapis.com', 'localhost'];
  expect(await sendTo(endpoint, { pushServices })).toEqual({ outcome: 'refused', reason });
});

const PUBLIC = '8.8.8.8 142.250.4.95 2404:6800:4003:c00::5f 172.32.0.1';
const PRIVATE = `0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.255.0.1 169.254.169.254 172.16.0.1 192.168.1.1 198.18.0.1 224.0.0.1
  255.255.255.255 :: ::1 ::ffff:10.0.0.1 ::ffff:8.8.8.8 64:ff9b::a00:1 fe80::1 fc00::1 fd12:3456::1 ff02::1 2001:db8::1 2002:a00:1::`;

test.each(PUBLIC.split(' '))('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each(PRIVATE.split(/\s+/))('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
