import { setTimeout as pause } from 'node:timers/promises';
import type { Outcome } from '../market/job-factory';
import type { Asker } from '../people/actors';
import type { TestClient } from '../server/test-client';
import type { Acknowledged } from './history';
import type { Reply } from './reply';
import type { ServerPair } from './server-pair';

/** How people reach the servers: each call may go to another one. */
export type WayIn = Pick<ServerPair, 'at' | 'urlOf'>;

type Send<Payload> = (client: TestClient) => Promise<Reply<{ answer: Payload }>>;

const MAX_RETRY_MS = 90_000;

/** Calls for many people until each response is clear, as a person would press again, and records what was acknowledged. */
export class PatientCaller {
  readonly acknowledged: Acknowledged[] = [];
  /** How often a call got an unclear error, or none, and was repeated. */
  unclear = 0;
  /** How often no connection carried an answer back. */
  unconnected = 0;
  isStopping = false;
  private calls = 0;

  /** `stepMs`: what people wait before each of their steps. */
  constructor(
    private readonly way: WayIn,
    private readonly stepMs: number,
  ) {}

  note(kind: Acknowledged['kind'], id: string): void {
    this.acknowledged.push({ kind, id, at: Date.now() });
  }

  /** `repeated` is what a repeated call gets when the first success was not heard of. */
  async ask<Payload extends Pick<Outcome, 'errors'>>(
    actor: Asker,
    send: Send<Payload>,
    repeated?: string,
  ): Promise<Payload> {
    const { payload, tries } = await this.clearAnswer(actor, send);
    const refusal = payload.errors[0];
    if (refusal && !(tries > 1 && refusal.code === repeated))
      throw new Error(`Refused after ${tries} tries: ${refusal.code}, ${refusal.message}`);
    return payload;
  }

  /** For what someone else may have taken first: null when it was refused for one of these reasons. */
  async tryFor<Payload extends Pick<Outcome, 'errors'>>(
    actor: Asker,
    send: Send<Payload>,
    reasons: readonly string[],
  ): Promise<Payload | null> {
    const { payload } = await this.clearAnswer(actor, send);
    const refusal = payload.errors[0];
    if (refusal && !reasons.includes(refusal.code)) throw new Error(`Refused: ${refusal.code}, ${refusal.message}`);
    return refusal ? null : payload;
  }

  /** `call` gets the address of the server whose turn it is, and returns null for what is not clear. */
  async untilClear<Answer>(call: (url: string) => Promise<Answer | null>): Promise<Answer> {
    for (const end = Date.now() + MAX_RETRY_MS; Date.now() < end; await pause(200)) {
      const answer = await call(this.way.urlOf((this.calls += 1)));
      if (answer !== null) return answer;
      this.unclear += 1;
    }
    throw new Error('No clear answer in time');
  }

  /** Waits for so many steps. */
  async rest(steps = 1): Promise<void> {
    if (this.stepMs > 0 && !this.isStopping) await pause(steps * this.stepMs);
  }

  async clearAnswer<Payload>(actor: Asker, send: Send<Payload>): Promise<{ payload: Payload; tries: number }> {
    let tries = 0;
    await this.rest();
    const payload = await this.untilClear(async () => {
      tries += 1;
      const reply = await send(this.way.at(actor, this.calls).client);
      if (reply.isAnswered) return reply.value.answer;
      if (reply.why === 'no connection') this.unconnected += 1;
      return null;
    });
    return { payload, tries };
  }
}
