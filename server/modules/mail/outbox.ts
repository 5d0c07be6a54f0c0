import type { DatabaseAccess } from '../../db/database';
import type { Logger } from 'pino';
import { MINUTE_MS } from '../../../domain/time';
import type { Clock } from '../../clock';
import { newId } from '../../db/columns';
import { giveUpLease, takeLease } from '../../db/lease';
import type { Transaction } from '../../db/transaction';
import type { MailNews, Outbox, OutgoingMail } from '../../ports';
import type { MailSender } from './mail-sender';
import { planNews, type CountedMail } from './mail-news';
import { dueMails, insertMail, markFailed, markSent, replaceMail, type DueMail, type QueuedMail } from './outbox.sql';

const TASK = 'outbox';
/** Longer than one mail can take at a mail server that answers slowly (mail-sender.ts), even when a part of it has gone by. */
const LEASE_MS = 60_000;
/** What may have gone by when a mail begins. */
const RENEWED_AFTER_MS = 5_000;
const BATCH = 20;
const POLL_MS = 5_000;
const LONGEST_DELAY_MS = 60 * MINUTE_MS;

interface OutboxParts {
  dataSource: DatabaseAccess;
  clock: Clock;
  logger: Logger;
  sender: MailSender;
  /** Told of every mail that was handed over, and of every one that was not taken. */
  onTried?: (outcome: 'sent' | 'failed') => void;
}

/** Writes a mail for the next server that looks; commands of the console have no outbox of their own. */
export function writeMail({ manager }: Transaction, mail: QueuedMail): Promise<void> {
  return insertMail(manager, mail);
}

/**
 * Carries out effects after the commit that caused them: one dispatcher at a time over all processes (a lease row
 * taken by a conditional update), at least once, in order, retried with growing delay (design, section 6).
 */
export class MailOutbox implements Outbox {
  private readonly holder = newId();
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;
  private isHolding = false;
  /** Another process has the lease: until the next look by the clock, new mails here are its business. */
  private isWithAnother = false;
  private heldUntil = 0;
  /** A look that has not begun yet: it will see all that was queued before. */
  private isWoken = false;

  constructor(private readonly parts: OutboxParts) {}

  async queueMail(transaction: Transaction, effectKey: string, mail: OutgoingMail): Promise<void> {
    const now = this.parts.clock.now();
    await this.queue(transaction, { effectKey, mail, dueAt: now, now });
  }

  async queueNews(transaction: Transaction, topic: string, news: MailNews): Promise<void> {
    const now = this.parts.clock.now();
    const { waitingId, mail, dueAt } = await planNews(transaction.manager, topic, news, now);
    if (waitingId) await replaceMail(transaction.manager, waitingId, mail);
    else await this.queue(transaction, { effectKey: `${topic}:${dueAt.getTime()}`, mail, dueAt, now });
  }

  private async queue(transaction: Transaction, queued: QueuedMail): Promise<void> {
    await writeMail(transaction, queued);
    transaction.afterCommit(() => {
      if (!this.isWithAnother) this.wake();
    });
  }

  start(): void {
    this.stopped = false;
    this.wake();
  }

  /** Waits for the mail that is being sent, and leaves the others to the next process without a pause. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.running;
    if (!this.isHolding) return;
    this.isHolding = false;
    const { dataSource, logger } = this.parts;
    await giveUpLease(dataSource, { task: TASK, holder: this.holder }).catch((error: unknown) => {
      logger.warn({ err: error }, 'the lease of the outbox was not given up; it runs out within a minute');
    });
  }

  /** Sends what is due now, after what is being sent; calls until then are one. */
  wake(): void {
    if (this.stopped || this.isWoken) return;
    this.isWoken = true;
    const look = (): Promise<void> => {
      this.isWoken = false;
      return this.dispatch();
    };
    this.running = this.running.then(look).catch((error: unknown) => {
      this.parts.logger.error({ err: error }, 'the outbox could not be read; it is tried again');
    });
    void this.running.then(() => this.schedule());
  }

  private schedule(): void {
    if (this.timer) clearTimeout(this.timer);
    if (this.stopped) return;
    this.timer = setTimeout(() => this.wake(), POLL_MS);
    this.timer.unref();
  }

  private async dispatch(): Promise<void> {
    if (!(await this.takeLease())) return;
    for (;;) {
      const rows = await dueMails(this.parts.dataSource, this.parts.clock.now(), BATCH);
      for (const row of rows) {
        // Another process may have taken over while this one waited for a mail server: it has these mails now.
        if (this.stopped || !(await this.takeLease())) return;
        await this.deliver(row);
      }
      if (rows.length < BATCH) return;
    }
  }

  /** Renewed when it has served for some seconds: it must last for one mail more. */
  private async takeLease(): Promise<boolean> {
    const { dataSource, clock } = this.parts;
    const now = clock.now();
    if (this.isHolding && this.heldUntil - now.getTime() > LEASE_MS - RENEWED_AFTER_MS) return true;
    this.isHolding = await takeLease(dataSource, { task: TASK, holder: this.holder, now, forMs: LEASE_MS });
    this.isWithAnother = !this.isHolding;
    this.heldUntil = now.getTime() + LEASE_MS;
    return this.isHolding;
  }

  private async deliver(row: DueMail): Promise<void> {
    const { dataSource, clock, sender, logger, onTried } = this.parts;
    const { counts, ...mail } = JSON.parse(row.payload) as OutgoingMail & Partial<CountedMail>;
    try {
      await sender.send(row.effect_key, mail);
      onTried?.('sent');
      // The payload may hold a code or an address: it goes once it has served. How many events it told of stays.
      await markSent(dataSource, row.id, counts ? { counts } : {}, clock.now());
    } catch (error) {
      onTried?.('failed');
      logger.warn(
        { err: error, effectKey: row.effect_key, attempts: row.attempts + 1 },
        'mail not sent; it is tried again',
      );
      const delay = Math.min(LONGEST_DELAY_MS, 2 ** row.attempts * 5_000);
      await markFailed(
        dataSource,
        row.id,
        String(error instanceof Error ? error.message : error),
        new Date(clock.now().getTime() + delay),
      );
    }
  }
}
