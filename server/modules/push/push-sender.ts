import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { generateRequestDetails } from 'web-push';
import { HOUR_MS } from '../../../domain/time';
import { isKnownEndpoint } from './push-endpoint';
import { PrivateAddressError, publicLookup } from './public-lookup';

/** Then a try is given up, however far it is. */
export const MAX_PUSH_MS = 10_000;
/** What a push service says is not read further. */
const MAX_ANSWER_BYTES = 16_384;
const CONNECTIONS = 20;

export interface OutgoingPush {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** Of one length. */
  message: Buffer;
  topic: string;
  ttlSeconds: number;
  urgency: 'normal' | 'high';
}

/** `gone`: the browser has unsubscribed. `refused`: another try would end like this one. */
export type PushOutcome =
  | { outcome: 'sent' | 'gone' }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'failed'; reason: string; retryAfterMs: number | null };

interface SenderOptions {
  vapid: { publicKey: string; privateKey: string; subject: string };
  pushServices: readonly string[];
  /** The origin of the stand-in, the only one on a private address. */
  standIn: string | null;
  maxMs?: number | undefined;
}

export type BrowserSender = ReturnType<typeof createPushSender>;

/**
 * Sends to push services (RFC 8030) and to nobody else: an endpoint comes from a browser, so it is what a stranger wants this
 * server to call. Only known hosts, only public addresses, no redirect, a short time, and an answer of which little is read.
 */
export function createPushSender({ vapid, pushServices, standIn, maxMs = MAX_PUSH_MS }: SenderOptions) {
  const pool = { keepAlive: true, maxSockets: CONNECTIONS };
  const [publicAgent, localAgent] = [new HttpsAgent(pool), new HttpAgent(pool)];

  function call(push: OutgoingPush): Promise<IncomingMessage> {
    const { endpoint, keys, message, topic, ttlSeconds: TTL, urgency } = push;
    const details = generateRequestDetails({ endpoint, keys }, message, {
      vapidDetails: vapid,
      contentEncoding: 'aes128gcm',
      ...{ TTL, topic, urgency },
    });
    const common = { method: 'POST', headers: details.headers, signal: AbortSignal.timeout(maxMs) };
    const { origin } = new URL(endpoint);
    return new Promise((resolve, reject) => {
      const request =
        origin === standIn
          ? httpRequest(endpoint, { ...common, agent: localAgent })
          : httpsRequest(endpoint, { ...common, agent: publicAgent, lookup: publicLookup });
      request.once('response', resolve).once('error', reject).end(details.body);
    });
  }

  return {
    async send(push: OutgoingPush): Promise<PushOutcome> {
      if (!isKnownEndpoint(push.endpoint, { pushServices, standIn }))
        return { outcome: 'refused', reason: 'not a known push service' };
      try {
        const response = await call(push);
        drop(response);
        return outcomeOf(response);
      } catch (error) {
        if (error instanceof PrivateAddressError) return { outcome: 'refused', reason: error.code };
        // The message may have the address in it.
        const { code, name } = error as NodeJS.ErrnoException;
        return { outcome: 'failed', reason: code ?? name, retryAfterMs: null };
      }
    },
    close(): void {
      publicAgent.destroy();
      localAgent.destroy();
    },
  };
}

/** The status is all that matters. A short answer is read to its end, so that the connection can be used again. */
function drop(response: IncomingMessage): void {
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) response.destroy();
  });
  response.on('error', () => undefined);
}

function outcomeOf({ statusCode: status = 0, headers }: IncomingMessage): PushOutcome {
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  const reason = `status ${status}`;
  if (status !== 429 && status < 500) return { outcome: 'refused', reason };
  return { outcome: 'failed', reason, retryAfterMs: retryAfterOf(headers['retry-after']) };
}

/** In seconds, or a date; at most an hour. */
function retryAfterOf(header: string | undefined): number | null {
  if (header === undefined) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), HOUR_MS) : null;
}
