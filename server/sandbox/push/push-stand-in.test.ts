import { generateRequestDetails, generateVAPIDKeys } from 'web-push';
import { BrowserKeys } from './browser-keys';
import { PushStandIn } from './push-stand-in';

const own = generateVAPIDKeys();
const service = new PushStandIn(own.publicKey);
let origin: string;
beforeAll(async () => {
  origin = await service.listen();
});
afterAll(() => service.close());

interface Sent {
  vapid?: { publicKey: string; privateKey: string };
  headers?: Record<string, string | undefined>;
  body?: Buffer;
  endpoint?: string;
  /** For whom the token is said to be. */
  audience?: string;
  topic?: string;
}

/** Sends as a server does, but for what is wrong about it; returns the status. */
async function send(browser: ReturnType<PushStandIn['subscribe']>, sent: Sent = {}): Promise<number> {
  const { vapid = own, audience = browser.endpoint, topic } = sent;
  const details = generateRequestDetails({ ...browser, endpoint: audience }, 'words', {
    vapidDetails: { ...vapid, subject: 'mailto:push@people.test' },
    TTL: 60,
    ...(topic !== undefined && { topic }),
  });
  const headers = Object.entries({ ...details.headers, ...sent.headers }).filter(([, value]) => value !== undefined);
  const { status } = await fetch(sent.endpoint ?? browser.endpoint, {
    method: 'POST',
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    body: sent.body ?? details.body,
  });
  return status;
}

const withoutLength = { 'Content-Length': undefined };

test('what a server sends is taken, and only its browser can read it', async () => {
  const browser = service.subscribe();
  expect(await send(browser)).toBe(201);
  const details = generateRequestDetails({ ...browser }, 'secret words', { TTL: 1 });
  expect(() => new BrowserKeys().decrypt(details.body as Buffer)).toThrow();
});

test.each<[string, number, Sent]>([
  ['no token', 403, { headers: { Authorization: undefined } }],
  ['a token of another key', 403, { vapid: generateVAPIDKeys() }],
  ['a signature of another key', 403, { vapid: { ...own, privateKey: generateVAPIDKeys().privateKey } }],
  ['a token for another push service', 403, { audience: 'https://fcm.googleapis.com/x' }],
  ['no TTL', 400, { headers: { TTL: undefined } }],
  ['an urgency that there is not', 400, { headers: { Urgency: 'now' } }],
  ['a topic of other signs', 400, { headers: { Topic: 'a topic' } }],
  ['a topic that is too long', 400, { headers: { Topic: 'x'.repeat(33) } }],
  ['another encoding', 415, { headers: { 'Content-Encoding': 'aesgcm' } }],
  ['a body of more than 4,096 bytes', 413, { headers: withoutLength, body: Buffer.alloc(4097) }],
])('%s is answered %i', async (_what, status, sent) => {
  expect(await send(service.subscribe(), sent)).toBe(status);
});

test('a browser that there is not is answered 404', async () => {
  const browser = service.subscribe();
  expect(await send(browser, { endpoint: `${origin}/push/nobody` })).toBe(404);
});
