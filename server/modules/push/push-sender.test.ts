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
    [200, 'sent'],
    [201, 'sent'],
    [202, 'sent'],
    [400, 'refused'],
    [401, 'refused'],
    [403, 'refused'],
    [404, 'gone'],
    [410, 'gone'],
    [413, 'refused'],
    [429, 'failed'],
    [500, 'failed'],
    [503, 'failed'],
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

describe('a name of a known host that leads to a private address', () => {
  it('is not called', async () => {
    expect(await sendTo('https://localhost/push/x', { pushServices: ['localhost'] })).toEqual({
      outcome: 'refused',
      reason: 'PRIVATE_ADDRESS',
    });
  });
});

describe('an endpoint that is not of a known service any more', () => {
  it.each(['https://push.example/x', 'http://127.0.0.1:1/x', 'https://fcm.googleapis.com:444/x'])(
    'is not called: %s',
    async (endpoint) => {
      expect(await sendTo(endpoint, { pushServices: ['fcm.googleapis.com'] })).toEqual({
        outcome: 'refused',
        reason: 'not a known push service',
      });
    },
  );
});

test.each([
  ['8.8.8.8', true],
  ['142.250.4.95', true],
  ['2404:6800:4003:c00::5f', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['127.255.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['fd12:3456::1', false],
  ['ff02::1', false],
  ['2001:db8::1', false],
  ['2002:a00:1::', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
