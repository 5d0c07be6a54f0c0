import { randomBytes, createPublicKey, verify } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import express, { type Request, type Response, type Router } from 'express';
import { siteRouter } from '../../http/site-router';
import { serveLocally, type LocalServer } from '../local-server';
import { BrowserKeys } from './browser-keys';
import type { ReceivedPush } from './received-push';
import { escapeHtml } from '../../modules/mail';

const LONGEST_SECONDS = 24 * 3600;

interface Expected {
  /** Of this push service. */
  origin: string;
  /** The key that the browser has subscribed with, in base64url. */
  publicKey: string;
  /** In seconds since 1970. */
  now: number;
}

/** Why the sender is not who may send (RFC 8292); null when it is. */
function vapidFault(header: string | undefined, { origin, publicKey, now }: Expected): string | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? [];
  if (key === '') return 'no vapid token';
  if (key !== publicKey) return 'the key is not the one that the browser has subscribed with';
  const [head = '', claims = '', signature = ''] = token.split('.');
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg?: string };
  if (alg !== 'ES256' || !isSigned(`${head}.${claims}`, signature, key)) return 'the signature is wrong';
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  if (aud !== origin) return 'the token is for another push service';
  if (typeof exp !== 'number' || exp <= now || exp > now + LONGEST_SECONDS)
    return 'the token has expired, or never does';
  if (typeof sub !== 'string' || !/^(?:mailto:|https:)/.test(sub)) return 'the token names nobody';
  return null;
}

function isSigned(text: string, signature: string, key: string): boolean {
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const bytes = Buffer.from(signature, 'base64url');
  return verify('sha256', Buffer.from(text), { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes);
}

/** As much as a push service has to take (RFC 8030, 7.2). */
const MAX_BODY = 4096;
const KEPT = 1000;
const TOPIC = /^[\w-]{1,32}$/;
const URGENCIES = ['very-low', 'low', 'normal', 'high'];

/** What to say in place of 201. */
interface Answer {
  status: number;
  /** The value of Retry-After. */
  retryAfter?: string;
}

interface StandInBrowser {
  keys: BrowserKeys;
  publicKey: string;
  answer: Answer | null;
}

/** A push service on this machine (RFC 8030), with browsers whose messages it can read. */
export class PushStandIn {
  private readonly browsers = new Map<string, StandInBrowser>();
  /** Newest first. */
  private readonly received: ReceivedPush[] = [];
  private count = 0;
  private server: LocalServer | null = null;

  /** `publicKey`: with which its browsers subscribe. */
  constructor(private readonly publicKey: string) {}

  /** Returns its origin. */
  async listen(): Promise<string> {
    const service = express().disable('x-powered-by');
    // Express' own readers know no such encoding.
    service.post('/push/:browser', async (request, response) => this.take(request, response, await buffer(request)));
    this.server = await serveLocally(service);
    return this.server.origin;
  }

  async close(): Promise<void> {
    await this.server?.close();
  }

  /** For people and tests: what came, new browsers, and what to answer for one of them. */
  routes(): Router {
    const router = siteRouter();
    router.get('/', ({ query }, response) => {
      const shown = this.received.filter(({ browser }) => !query['browser'] || browser === query['browser']);
      if (query['format'] === 'json') response.json(shown);
      else response.type('html').send(pushPage(shown));
    });
    router.post('/browsers', (_request, response) => void response.status(201).json(this.subscribe()));
    router.post('/browsers/:browser/answer', express.json(), ({ params, body }: Request, response) => {
      const browser = this.browsers.get(String(params['browser']));
      if (browser) browser.answer = (body as { answer: Answer | null }).answer;
      response.status(browser ? 204 : 404).end();
    });
    return router;
  }

  /** A new browser, as its PushSubscription would be in JSON. */
  subscribe(): { id: string; endpoint: string; keys: { p256dh: string; auth: string } } {
    const id = randomBytes(24).toString('base64url');
    const keys = new BrowserKeys();
    this.browsers.set(id, { keys, publicKey: this.publicKey, answer: null });
    return { id, endpoint: `${this.origin}/push/${id}`, keys: keys.told };
  }

  /** Takes away those about these things, and those in which one of these texts is written. */
  forget(texts: readonly string[], ids: readonly string[]): void {
    const written = [...texts.map((text) => JSON.stringify(text).slice(1, -1)), ...ids].map((text) =>
      text.toLowerCase(),
    );
    const kept = this.received.filter(({ text }) => !written.some((one) => text.toLowerCase().includes(one)));
    this.received.splice(0, this.received.length, ...kept);
  }

  private get origin(): string {
    if (!this.server) throw new Error('The push service has not started');
    return this.server.origin;
  }

  private take(request: Request, response: Response, body: Buffer): void {
    const id = String(request.params['browser']);
    const browser = this.browsers.get(id);
    if (!browser) return void response.status(404).end();
    const now = Math.floor(Date.now() / 1000);
    const expected = { origin: this.origin, publicKey: browser.publicKey, now };
    const fault = vapidFault(request.get('authorization'), expected);
    if (fault) return void response.status(403).send(fault);
    if (browser.answer) return void answerWith(response, browser.answer);
    const [ttl, topic, urgency] = [request.get('ttl') ?? '', request.get('topic') ?? null, request.get('urgency')];
    if (!/^\d+$/.test(ttl)) return void response.status(400).send('no TTL');
    if (topic !== null && !TOPIC.test(topic)) return void response.status(400).send('no such topic');
    if (!URGENCIES.includes(urgency ?? 'normal')) return void response.status(400).send('no such urgency');
    if (request.get('content-encoding') !== 'aes128gcm') return void response.status(415).end();
    if (body.length > MAX_BODY) return void response.status(413).end();
    this.keep({ browser: id, ttl: Number(ttl), topic, urgency: urgency ?? 'normal' }, browser.keys.decrypt(body), body);
    response.status(201).set('location', `${this.origin}/message/${this.count}`).end();
  }

  private keep(
    { browser, topic, ...rest }: Pick<ReceivedPush, 'browser' | 'ttl' | 'topic' | 'urgency'>,
    text: string,
    { length: bytes }: Buffer,
  ): void {
    for (const older of this.received)
      if (topic !== null && older.browser === browser && older.topic === topic) older.isReplaced = true;
    this.count += 1;
    this.received.unshift({
      ...{ number: this.count, browser, ...rest, topic, isReplaced: false, bytes, text },
      receivedAt: new Date().toISOString(),
    });
    if (this.received.length > KEPT) this.received.pop();
  }
}

function answerWith(response: Response, { status, retryAfter }: Answer): void {
  if (retryAfter !== undefined) response.set('retry-after', retryAfter);
  response.status(status).end();
}

/** Lists the notifications that came, for a person who looks. */
function pushPage(received: readonly ReceivedPush[]): string {
  const rows = received.map((push) => {
    const { title, body, path } = JSON.parse(push.text) as Record<'title' | 'body' | 'path', string>;
    return (
      `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a><br>${escapeHtml(body)}<br>` +
      `<small>${escapeHtml(push.receivedAt.slice(11, 19))} UTC, browser ${escapeHtml(push.browser.slice(0, 6))}, ` +
      `TTL ${push.ttl}, ${escapeHtml(push.urgency)}${push.isReplaced ? ', replaced' : ''}</small></li>`
    );
  });
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<title>Local notifications · TemuKerja</title><style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#142222}' +
    'ul{list-style:none;padding:0}li{padding:.6rem 0;border-bottom:1px solid #d5dede;overflow-wrap:anywhere}a{color:#0b6e6e}</style></head>' +
    '<body><h1>Local notifications</h1><p>Sent to browsers of the stand-in. They never leave this machine.</p>' +
    (rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No notification yet.</p>') +
    '</body></html>'
  );
}
