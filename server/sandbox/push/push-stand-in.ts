import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import express, { type Request, type Response, type Router } from 'express';
import { siteRouter } from '../../http/site-router';
import { serveLocally, type LocalServer } from '../local-server';
import { BrowserKeys } from './browser-keys';
import { pushPage } from './push-page';
import type { ReceivedPush } from './received-push';
import { vapidFault } from './vapid-check';

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
