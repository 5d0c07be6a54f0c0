import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';

interface SenderParts {
  privateKey: string;
  /** Pause before a failed callback is sent again. */
  resendMs: number;
  logger: Logger;
}

/** How often a failed callback is sent again, at most. */
const MAX_RESENDS = 3;

/** Sends callbacks as Tripay does: signed over the raw body, with PHP's escaping, and again until one succeeds. */
export class CallbackSender {
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly open = new Set<Promise<void>>();
  private stopped = false;

  constructor(private readonly parts: SenderParts) {}

  send(url: string, body: object): void {
    this.attempt(url, phpJson(body), 0);
  }

  async close(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(this.open);
  }

  private attempt(url: string, body: string, resends: number): void {
    if (this.stopped) return;
    const posting = this.post(url, body).then((succeeded) => {
      this.open.delete(posting);
      if (!succeeded && resends < MAX_RESENDS) this.later(() => this.attempt(url, body, resends + 1));
    });
    this.open.add(posting);
  }

  private later(task: () => void): void {
    if (this.stopped) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      task();
    }, this.parts.resendMs);
    timer.unref();
    this.timers.add(timer);
  }

  private async post(url: string, body: string): Promise<boolean> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-callback-event': 'payment_status',
          'x-callback-signature': createHmac('sha256', this.parts.privateKey).update(body).digest('hex'),
        },
        body,
        signal: AbortSignal.timeout(5_000),
      });
      const answer: unknown = await response.json();
      return (
        response.status === 200 &&
        typeof answer === 'object' &&
        answer !== null &&
        'success' in answer &&
        answer.success === true
      );
    } catch (error) {
      this.parts.logger.debug({ err: error }, 'a callback of the payment stand-in was not taken; it is sent again');
      return false;
    }
  }
}

/** JSON as PHP writes it: slashes escaped, letters beyond ASCII as \u. */
export function phpJson(value: object): string {
  return JSON.stringify(value)
    .replace(/\//g, '\\/')
    .replace(/[\u007f-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
