import { setTimeout as pause } from 'node:timers/promises';
import { aCompany, aSeeker, type TestActor, type TestCompany, type TestSeeker } from '../people/actors';
import { graphql } from '../graphql';
import { aJob, type Outcome, type TestJob } from '../market/job-factory';
import { callbackOf, sendCallback } from '../market/payment-factory';
import type { RawResponse, TestClient } from '../server/test-client';
import { inDays, PROVIDER_KEYS, type ServerPair } from './server-pair';

/** People who hire, apply, move interviews and buy tokens through both servers, without a pause, until told to stop. */
export interface HiringLoad {
  /** Every acknowledged write, and when. */
  readonly acknowledged: readonly Acknowledged[];
  /** How often a call got an unclear error and was repeated. */
  readonly unclear: number;
  stop(): Promise<void>;
}

export interface Acknowledged {
  kind: 'apply' | 'accept' | 'request' | 'move' | 'invoice' | 'credit';
  /** Of the application, or the reference of the invoice. */
  id: string;
  at: number;
}

const SEEKERS = 10;
const COMPANIES = 3;
const BUYERS = 2;
const JOBS_OF_EACH = 60;
const MAX_RETRY_MS = 90_000;

const APPLY = graphql(
  `mutation ApplyUnderLoad($jobId: ID!, $slotId: ID) { answer: applyToJob(input: { jobId: $jobId, slotId: $slotId }) { ...Outcome } }`,
);
const ACCEPT = graphql(
  `mutation AcceptUnderLoad($id: ID!) { answer: acceptApplication(input: { applicationId: $id }) { ...Outcome } }`,
);
const REQUEST = graphql(
  `mutation RequestUnderLoad($id: ID!, $time: ProposedTimeInput!) { answer: requestReschedule(input: { applicationId: $id, time: $time }) { ...Outcome } }`,
);
const MOVE = graphql(
  `mutation MoveUnderLoad($id: ID!) { answer: respondToReschedule(input: { applicationId: $id, answer: ACCEPT }) { ...Outcome } }`,
);
const BUY = graphql(
  `mutation BuyUnderLoad($packageId: ID!) { answer: createTokenInvoice(packageId: $packageId) { invoice { ...BoughtInvoice } errors { ...Refusal } } }`,
);

interface Opening {
  company: TestCompany;
  job: TestJob;
  date: string;
  /** Of the slots; an interview is moved from the first half of its hour to the second. */
  hours: string[];
}

/** Makes the people and jobs, and begins. */
export async function startHiring(pair: ServerPair): Promise<HiringLoad> {
  const companies = await each(COMPANIES, () => aCompany(pair.eyes, { tokens: 10_000 }));
  const openings: Opening[] = [];
  for (let index = 0; index < JOBS_OF_EACH; index += 1)
    openings.push(
      ...(await Promise.all(companies.map((company, which) => anOpening(company, index * COMPANIES + which)))),
    );
  const seekers = await each(SEEKERS, () => aSeeker(pair.eyes));
  const buyers = await each(BUYERS, () => aCompany(pair.eyes));
  const crowd = new Crowd(pair);
  const running = [
    ...seekers.map((seeker, index) => crowd.hire(seeker, openings, index)),
    ...buyers.map((buyer) => crowd.buy(buyer)),
  ];
  // Told by stop(); until then a fault of one must not end the process.
  const ended = Promise.allSettled(running);
  return {
    acknowledged: crowd.acknowledged,
    get unclear() {
      return crowd.unclear;
    },
    async stop() {
      crowd.isStopping = true;
      await ended;
      await Promise.all(running);
    },
  };
}

/** A day of its own, so that no interviews overlap, with a slot for each seeker: an acceptance takes it. */
async function anOpening(company: TestCompany, index: number): Promise<Opening> {
  const date = inDays(1 + index);
  const hours = Array.from({ length: SEEKERS }, (_, seeker) => String(8 + seeker).padStart(2, '0'));
  const job = await aJob(company, { slots: hours.map((hour) => ({ date, start: `${hour}:00`, end: `${hour}:30` })) });
  return { company, job, date, hours };
}

const each = <Made>(count: number, make: () => Promise<Made>): Promise<Made[]> =>
  Promise.all(Array.from({ length: count }, make));

class Crowd {
  readonly acknowledged: Acknowledged[] = [];
  unclear = 0;
  isStopping = false;
  private calls = 0;

  constructor(private readonly pair: ServerPair) {}

  /** One seeker goes through all openings: applies, is accepted, and has the interview moved. */
  async hire(seeker: TestSeeker, openings: readonly Opening[], which: number): Promise<void> {
    for (let step = 0; step < openings.length && !this.isStopping; step += 1) {
      const { company, job, date, hours } = openings[(which * 7 + step) % openings.length] as Opening;
      const applied = await this.ask(seeker, (client) =>
        client.send(APPLY, { jobId: job.id, slotId: job.slots[which]?.id }),
      );
      const id = applied.application?.id ?? '';
      this.note('apply', id);
      await this.ask(company, (client) => client.send(ACCEPT, { id }));
      this.note('accept', id);
      const time = {
        date,
        start: `${hours[which]}:30`,
        end: `${Number(hours[which]) + 1}:00`.padStart(5, '0'),
        reason: 'The room is taken',
      };
      await this.ask(company, (client) => client.send(REQUEST, { id, time }), 'RESCHEDULE_EXISTS');
      this.note('request', id);
      await this.ask(seeker, (client) => client.send(MOVE, { id }), 'RESCHEDULE_NONE_PENDING');
      this.note('move', id);
    }
  }

  async buy(buyer: TestCompany): Promise<void> {
    while (!this.isStopping) {
      const { invoice } = await this.ask(buyer, (client) => client.send(BUY, { packageId: 'tokens-6' }));
      if (!invoice?.reference) throw new Error('An invoice was acknowledged and not shown');
      const { reference } = invoice;
      this.note('invoice', reference);
      await this.untilClear(async () => {
        const { status } = await sendCallback(
          { url: this.pair.urlOf((this.calls += 1)) },
          callbackOf({ ...invoice, reference }, 'PAID'),
          { privateKey: PROVIDER_KEYS.privateKey },
        );
        return status === 200 ? true : null;
      });
      this.note('credit', reference);
    }
  }

  private note(kind: Acknowledged['kind'], id: string): void {
    this.acknowledged.push({ kind, id, at: Date.now() });
  }

  /**
   * Calls again until the response is clear, each time at the other server, as a person would press again.
   * `repeated` is what a repeated call gets when the first success was not heard of.
   */
  private async ask<Payload extends Pick<Outcome, 'errors'>>(
    actor: Pick<TestActor, 'client'>,
    send: (client: TestClient) => Promise<RawResponse<{ answer: Payload }>>,
    repeated?: string,
  ): Promise<Payload> {
    let tries = 0;
    const payload = await this.untilClear(async () => {
      tries += 1;
      const { client } = this.pair.at(actor, (this.calls += 1));
      const { data, errors } = await send(client);
      if (errors?.every(({ extensions }) => extensions.code === 'INTERNAL_SERVER_ERROR')) return null;
      if (errors || !data) throw new Error(`Neither an answer nor a clean error: ${JSON.stringify(errors)}`);
      return data.answer;
    });
    const refusal = payload.errors[0];
    if (refusal && !(tries > 1 && refusal.code === repeated))
      throw new Error(`Refused after ${tries} tries: ${refusal.code}, ${refusal.message}`);
    return payload;
  }

  private async untilClear<Answer>(call: () => Promise<Answer | null>): Promise<Answer> {
    for (const end = Date.now() + MAX_RETRY_MS; Date.now() < end; await pause(200)) {
      const answer = await call();
      if (answer !== null) return answer;
      this.unclear += 1;
    }
    throw new Error('No clear answer in time');
  }
}
