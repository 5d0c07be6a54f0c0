import { createHmac } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

interface SenderParts {
  privateKey: string;
  /** Pause before a failed callback is sent again. */
  resendMs: number;
  logger: Logger;
}

const MAX_RESENDS = 3;

/** Sends callbacks as Tripay does: signed over the raw body, with PHP's escaping, and again until one succeeds. */
export class CallbackSender {
  private readonly stopping = new AbortController();
  private readonly open = new Set<Promise<void>>();

  constructor(private readonly parts: SenderParts) {
    // Every callback that waits to be sent again listens.
    setMaxListeners(0, this.stopping.signal);
  }

  send(url: string, body: object): void {
    const sending = this.deliver(url, phpJson(body)).finally(() => this.open.delete(sending));
    this.open.add(sending);
  }

  async close(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.open);
  }

  private async deliver(url: string, body: string): Promise<void> {
    const { signal } = this.stopping;
    for (let resends = 0; !signal.aborted && !(await this.post(url, body)) && resends < MAX_RESENDS; resends += 1)
      await pause(this.parts.resendMs, undefined, { ref: false, signal }).catch(() => undefined);
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
      const answer = (await response.json()) as { success?: unknown } | null;
      return response.status === 200 && answer?.success === true;
    } catch (error) {
      this.parts.logger.debug({ err: error }, 'a callback of the payment stand-in was not taken; it is sent again');
      return false;
    }
  }
}

/** JSON as PHP writes it: slashes escaped, letters beyond ASCII as \u. */
function phpJson(value: object): string {
  return JSON.stringify(value)
    .replace(/\//g, '\\/')
    .replace(/[\u007f-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
