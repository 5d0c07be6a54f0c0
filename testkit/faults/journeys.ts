import { addDays, type LocalDate } from '../../domain/time';
import { SeededRandom } from '../seeded-random';
import { aCompany, aSeeker, type TestCompany, type TestSeeker } from '../people/actors';
import { graphql } from '../graphql';
import { aJob, type Outcome, type TestJob } from '../market/job-factory';
import { anInvoice, callbackOf, signCallback, type BoughtInvoice } from '../market/payment-factory';
import type { Operation } from '../server/test-client';
import { aSlot, entry } from './application-races';
import type { Journey, Step } from './load';
import { sendOnce, fetchOnce, type Reply } from './reply';
import { inDays, PROVIDER_KEYS, type ServerPair } from './server-pair';

const SEEKERS = 20;
const COMPANIES = 4;
/** One slot for each applicant of a job: once an applicant is accepted in one, no other may choose it. */
const STARTS = ['09:00', '10:00', '11:00', '12:00', '13:00'];

/** The decisions on applications; accepted ones may be moved afterwards. */
const FATES = ['accept', 'accept', 'accept', 'move', 'reject', 'withdraw'] as const;
type Fate = (typeof FATES)[number];

export interface JourneyOptions {
  /** Each seeker applies once a round, to a job of that round's own. */
  rounds: number;
  seed: number;
  /** The first day of interviews; each round takes two. */
  from: number;
}

/** People applying, deciding, moving interviews, paying and reading, in an order that the seed says. */
export async function prepareJourneys(pair: ServerPair, { rounds, seed, from }: JourneyOptions): Promise<Journey[]> {
  const random = new SeededRandom(seed);
  const companies = await Promise.all(Array.from({ length: COMPANIES }, () => aCompany(pair.eyes, { tokens: 1_000 })));
  const seekers = await Promise.all(Array.from({ length: SEEKERS }, () => aSeeker(pair.eyes)));
  const journeys: Journey[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const day = inDays(from + 2 * round);
    const jobs = await Promise.all(
      companies.map((company) =>
        aJob(company, { slots: STARTS.map((start) => aSlot(day, { start, end: start.replace(':00', ':30') })) }),
      ),
    );
    const applications = seekers.map((seeker, index) => {
      const owner = (index + round) % COMPANIES;
      const fate = random.pick(FATES);
      return anApplication(pair, {
        seeker,
        company: entry(companies, owner),
        job: entry(jobs, owner),
        slot: Math.floor(index / COMPANIES),
        fate,
        day,
      });
    });
    const payments = await Promise.all(
      Array.from({ length: 2 }, async () => aPayment(pair, await aCompany(pair.eyes))),
    );
    journeys.push(...[...applications, ...payments].toSorted(() => random.fraction() - 0.5));
  }
  return journeys;
}

interface Parties {
  seeker: TestSeeker;
  company: TestCompany;
  job: TestJob;
  /** Which of the job's slots. */
  slot: number;
  fate: Fate;
  day: LocalDate;
}

const DECISIONS = {
  accept: graphql(
    `mutation AcceptOnTheWay($id: ID!) { answer: acceptApplication(input: { applicationId: $id }) { ...Outcome } }`,
  ),
  reject: graphql(`mutation RejectOnTheWay($id: ID!) { answer: rejectApplication(applicationId: $id) { ...Outcome } }`),
  withdraw: graphql(
    `mutation WithdrawOnTheWay($id: ID!) { answer: withdrawApplication(applicationId: $id) { ...Outcome } }`,
  ),
} satisfies Record<string, Operation<{ answer: Outcome }, { id: string }>>;
const DECIDED = {
  accept: 'ACCEPTED',
  move: 'ACCEPTED',
  reject: 'REJECTED',
  withdraw: 'WITHDRAWN',
} as const satisfies Record<Fate, string>;
const APPLY = graphql(
  `mutation ApplyOnTheWay($jobId: ID!, $slotId: ID) { answer: applyToJob(input: { jobId: $jobId, slotId: $slotId }) { ...Outcome } }`,
);
const REQUEST = graphql(
  `mutation RequestOnTheWay($input: RequestRescheduleInput!) { answer: requestReschedule(input: $input) { ...Outcome } }`,
);
const RESPOND = graphql(
  `mutation RespondOnTheWay($input: RespondToRescheduleInput!) { answer: respondToReschedule(input: $input) { ...Outcome } }`,
);
const JOBS = graphql(`query JobsOnTheWay { jobs { totalCount items { id } } }`);
const OWN_APPLICATIONS = graphql(`query ApplicationsOnTheWay { myApplications { id status } }`);

function anApplication(pair: ServerPair, { seeker, company, job, slot, fate, day }: Parties): Journey {
  let id = '';
  const decision = fate === 'move' ? 'accept' : fate;
  const decider = fate === 'withdraw' ? seeker : company;
  const time = { date: addDays(day, 1), start: '14:00', end: '14:30' };
  const steps: Step[] = [
    {
      name: 'apply',
      send: async (through) => {
        const reply = await sendOnce(through(seeker), APPLY, { jobId: job.id, slotId: job.slots[slot]?.id });
        if (reply.isAnswered) id = reply.value.answer.application?.id ?? '';
        return wordOf(reply);
      },
      answer: 'PENDING',
      leaves: 'PENDING',
    },
    reading('the job list', seeker, JOBS, 'PENDING'),
    {
      name: decision,
      send: async (through) => wordOf(await sendOnce(through(decider), DECISIONS[decision], { id })),
      answer: DECIDED[fate],
      leaves: DECIDED[fate],
    },
    reading('the own applications', seeker, OWN_APPLICATIONS, DECIDED[fate]),
  ];
  const moving: Step[] = [
    {
      name: 'ask for another time',
      send: async (through) =>
        wordOf(await sendOnce(through(company), REQUEST, { input: { applicationId: id, time } })),
      answer: 'ACCEPTED',
      again: 'RESCHEDULE_EXISTS',
      leaves: 'ACCEPTED, move PENDING',
    },
    {
      name: 'take the other time',
      send: async (through) =>
        wordOf(await sendOnce(through(seeker), RESPOND, { input: { applicationId: id, answer: 'ACCEPT' } })),
      answer: 'ACCEPTED',
      again: 'RESCHEDULE_NONE_PENDING',
      leaves: 'ACCEPTED, move ACCEPTED',
    },
  ];
  return {
    start: 'nothing',
    steps: fate === 'move' ? [...steps, ...moving] : steps,
    look: () => lookAt(pair, job, seeker),
    done: 0,
    isUnsure: false,
  };
}

function reading(
  what: string,
  reader: TestSeeker,
  operation: Operation<unknown, Record<string, never>>,
  leaves: string,
): Step {
  return {
    name: `read ${what}`,
    send: async (through) => {
      const reply = await sendOnce(through(reader), operation);
      return reply.isAnswered ? { isAnswered: true, value: 'read' } : reply;
    },
    answer: 'read',
    leaves,
  };
}

function wordOf(reply: Reply<{ answer: Outcome }>): Reply<string> {
  if (!reply.isAnswered) return reply;
  const { application, errors } = reply.value.answer;
  return { isAnswered: true, value: application?.status ?? errors[0]?.code ?? 'nothing' };
}

async function lookAt({ eyes }: ServerPair, job: TestJob, seeker: TestSeeker): Promise<string> {
  const [row] = await eyes.dataSource.query<{ state: string }[]>(
    `SELECT CONCAT(a.status, COALESCE(CONCAT(', move ', r.status), '')) AS state
     FROM applications a LEFT JOIN reschedule_requests r ON r.application_id = a.id WHERE a.job_id = ? AND a.seeker_id = ?`,
    [job.id, seeker.seekerId],
  );
  return row?.state ?? 'nothing';
}

const CONFIRM = graphql(`mutation ConfirmOnTheWay($reference: String!, $merchantRef: String!) {
  confirmPayment(reference: $reference, merchantRef: $merchantRef) { outcome errors { code message } }
}`);

/** The provider reports a payment, and the buyer comes back to the shop. */
async function aPayment({ eyes, at }: ServerPair, company: TestCompany): Promise<Journey> {
  const invoice = await anInvoice(at(company, 0));
  return {
    start: 'UNPAID',
    steps: [
      {
        name: 'report a payment',
        send: (through) => report(through(company), invoice),
        answer: 'taken',
        leaves: 'PAID',
      },
      {
        name: 'come back from paying',
        send: async (through) => {
          const reply = await sendOnce(through(company), CONFIRM, {
            reference: invoice.reference,
            merchantRef: invoice.merchantRef,
          });
          return reply.isAnswered
            ? { isAnswered: true, value: reply.value.confirmPayment.outcome ?? 'nothing' }
            : reply;
        },
        answer: 'SUCCESS',
        leaves: 'PAID',
      },
    ],
    look: async () =>
      (
        await eyes.dataSource.query<{ status: string }[]>('SELECT status FROM invoices WHERE merchant_ref = ?', [
          invoice.merchantRef,
        ])
      )[0]?.status ?? 'nothing',
    done: 0,
    isUnsure: false,
  };
}

async function report(client: ReturnType<Parameters<Step['send']>[0]>, invoice: BoughtInvoice): Promise<Reply<string>> {
  const body = callbackOf(invoice, 'PAID');
  const headers = {
    'content-type': 'application/json',
    'x-callback-event': 'payment_status',
    'x-callback-signature': signCallback(PROVIDER_KEYS.privateKey, body),
  };
  const response = await fetchOnce(client, '/payments/callback', { method: 'POST', headers, body });
  if (response === null) return { isAnswered: false, why: 'no connection' };
  return response.text === '{"success":true}'
    ? { isAnswered: true, value: 'taken' }
    : { isAnswered: false, why: 'clean error' };
}
