import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../races/eventually';
import { TestClient } from '../server/test-client';
import { fetchOnce } from './reply';

const LOOK_EVERY_MS = 100;

/** Asks a server again and again whether it lives and whether it is ready, as a load balancer does. */
export class HealthWatch {
  /** Every response of `/healthz` and `/readyz`, each once, in the order in which they were first given; null is no connection. */
  readonly lives = new Set<number | null>();
  readonly readiness = new Set<string | null>();
  isReady = true;
  private isOver = false;
  private readonly watching: Promise<void>;

  constructor(private readonly url: string) {
    this.watching = this.watch();
  }

  /** Waits until `/readyz` responds so. */
  async untilReady(isReady: boolean): Promise<void> {
    await eventually(
      () => this.isReady,
      (seen) => seen === isReady,
    );
  }

  /** Waits until nothing is listening there any more. */
  async untilAway(): Promise<void> {
    await eventually(() => this.readiness.has(null), Boolean);
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.watching;
  }

  private async watch(): Promise<void> {
    const client = new TestClient(this.url);
    while (!this.isOver) {
      const [health, ready] = await Promise.all([fetchOnce(client, '/healthz'), fetchOnce(client, '/readyz')]);
      this.lives.add(health && health.status);
      this.readiness.add(ready && ready.text);
      this.isReady = ready?.status === 200;
      await pause(LOOK_EVERY_MS);
    }
  }
}
