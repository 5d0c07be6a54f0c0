import { setTimeout as pause } from 'node:timers/promises';
import { TestClient } from '../server/test-client';
import type { Reply } from './reply';

/** One call on a way, which a client repeats until it has a response. */
export interface Step {
  name: string;
  /** Sends it once, by the given way of reaching a server. */
  send(through: Route): Promise<Reply<string>>;
  /** What it must be told. */
  answer: string;
  /** What a repetition may be told beside that: the first try was carried out, and its response was lost. */
  again?: string;
  /** What `look` says once it has been carried out. */
  leaves: string;
}

/** A few steps of a few people, one after the other, and how far they have come. */
export interface Journey {
  start: string;
  steps: Step[];
  /** Reads from the rows how far it has come. */
  look(): Promise<string>;
  /** Steps with a response. */
  done: number;
  /** The next step was sent, and no response came. */
  isUnsure: boolean;
}

/** The browser of a person at the server whose turn it is. */
type Route = (person: { client: TestClient }) => TestClient;

const ABREAST = 16;
const MAX_TRIES = 4_000;
const PAUSE_BETWEEN_TRIES_MS = 50;

export class Load {
  readonly tally = { answered: 0, 'clean error': 0, 'no connection': 0 };
  private calls = 0;

  /** `urlOf` says which server gets a call, by the call's number. */
  constructor(private readonly urlOf: (call: number) => string) {}

  /** Calls that got no response to rely on. */
  get lost(): number {
    return this.tally['clean error'] + this.tally['no connection'];
  }

  /**
   * Travels several journeys at a time. Every second traveller repeats what got no response until it does; the others
   * go home, so that what was left half done can be looked at. `fault` happens once `when` journeys have ended.
   */
  async run(
    journeys: readonly Journey[],
    { when, fault }: { when: number; fault: () => Promise<void> },
  ): Promise<void> {
    let next = 0;
    let ended = 0;
    let faulted = Promise.resolve();
    const travel = async (): Promise<void> => {
      for (let index = next++; index < journeys.length; index = next++) {
        await this.travel(journeys[index], { isPatient: index % 2 === 0 });
        ended += 1;
        if (ended === when) faulted = fault();
      }
    };
    try {
      await Promise.all(Array.from({ length: ABREAST }, travel));
    } finally {
      await faulted;
    }
  }

  /** Takes up what was left, to the end. */
  async finish(journeys: readonly Journey[]): Promise<void> {
    for (const journey of journeys) await this.travel(journey, { isPatient: true });
  }

  private async travel(journey: Journey | undefined, { isPatient }: { isPatient: boolean }): Promise<void> {
    if (!journey) return;
    for (let tries = 1; journey.done < journey.steps.length; tries += 1) {
      const step = journey.steps[journey.done];
      if (!step || tries > MAX_TRIES) throw new Error(`${step?.name} was never answered`);
      const reply = await this.send(step);
      if (reply.isAnswered) {
        const isRight = reply.value === step.answer || (journey.isUnsure && reply.value === step.again);
        if (!isRight)
          throw new Error(
            `${step.name} was answered ${reply.value}${journey.isUnsure ? ', after an answer was lost' : ''}`,
          );
        journey.done += 1;
        journey.isUnsure = false;
        continue;
      }
      journey.isUnsure = true;
      if (!isPatient) return;
      await pause(PAUSE_BETWEEN_TRIES_MS);
    }
  }

  private async send(step: Step): Promise<Reply<string>> {
    const url = this.urlOf(this.calls++);
    const reply = await step.send(({ client }) => client.clone(url));
    this.tally[reply.isAnswered ? 'answered' : reply.why] += 1;
    return reply;
  }
}

/** What was acknowledged is there; what was not is there whole or not at all. Returns the journeys that break this. */
export async function brokenJourneys(journeys: readonly Journey[]): Promise<string[]> {
  const broken: string[] = [];
  for (const { start, steps, done, isUnsure, look } of journeys) {
    const stood = steps[done - 1]?.leaves ?? start;
    const allowed = isUnsure ? [stood, steps[done]?.leaves] : [stood];
    const found = await look();
    if (!allowed.includes(found))
      broken.push(`after ${steps[done - 1]?.name ?? 'nothing'}: ${found} instead of ${allowed.join(' or ')}`);
  }
  return broken;
}
