import type { Logger } from 'pino';
import type { Clock } from '../../clock';
import type { DatabaseAccess } from '../../db/database';
import { Lease, type LeaseTerms } from '../../db/lease';

const POLL_MS = 5_000;

interface DispatcherParts {
  dataSource: DatabaseAccess;
  clock: Clock;
  logger: Logger;
  lease: { task: string; terms: LeaseTerms };
  /** Sends what is due. It asks before each step whether the lease still lasts for it. */
  dispatch: (mayGoOn: () => Promise<boolean>) => Promise<void>;
}

/** Sends what waits in the outbox, in one process at a time (a lease): when woken, and every five seconds. */
export class Dispatcher {
  private readonly lease: Lease;
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;
  /** Null before the first check. False: another process sends what is new, until the next regular check. */
  private hasLease: boolean | null = null;
  /** A check is requested that has not begun, so it will see everything queued by now. */
  private isWoken = false;

  constructor(private readonly parts: DispatcherParts) {
    this.lease = new Lease(parts, parts.lease.task, parts.lease.terms);
  }

  start(): void {
    this.stopped = false;
    this.timer = setInterval(() => this.wake(), POLL_MS);
    this.timer.unref();
    this.wake();
  }

  /** Waits for what is being sent, and releases the lease so that another process can continue at once. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearInterval(this.timer);
    await this.running;
    if (!this.hasLease) return;
    this.hasLease = null;
    await this.lease.giveUp().catch((error: unknown) => {
      this.parts.logger.warn({ err: error }, 'the lease of the outbox was not given up; it runs out within a minute');
    });
  }

  /** Sends what is due, after the current run; calls until then are merged. */
  wake(): void {
    if (this.stopped || this.isWoken) return;
    this.isWoken = true;
    const check = async (): Promise<void> => {
      this.isWoken = false;
      if (await this.takeLease()) await this.parts.dispatch(async () => !this.stopped && (await this.takeLease()));
    };
    this.running = this.running.then(check).catch((error: unknown) => {
      this.parts.logger.error({ err: error }, 'the outbox could not be read; it is tried again');
    });
  }

  /** After a commit that queued something. */
  wakeForNews(): void {
    if (this.hasLease !== false) this.wake();
  }

  /** The lease is renewed when it is some seconds old, because it must last for one more step. */
  private async takeLease(): Promise<boolean> {
    this.hasLease = await this.lease.hold();
    return this.hasLease;
  }
}
