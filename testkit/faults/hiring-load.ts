import { aCompany, aRecruiter, aSeeker, type TestCompany, type TestSeeker } from '../people/actors';
import { graphql } from '../graphql';
import { aJob, type TestJob } from '../market/job-factory';
import { callbackOf, sendCallback } from '../market/payment-factory';
import { eventually } from '../races/eventually';
import type { Acknowledged } from './history';
import { PatientCaller, type WayIn } from './patient-caller';
import { sendOnce } from './reply';
import { contend, type Contest } from './rivals';
import { inDays, PROVIDER_KEYS, type ServerPair } from './server-pair';

/** People who hire, apply, withdraw, read, compete, move interviews and buy tokens through both servers until told to stop. */
export interface HiringLoad {
  /** Every acknowledged write, and when. */
  readonly acknowledged: readonly Acknowledged[];
  /** How often a call got an unclear error and was repeated. */
  readonly unclear: number;
  /** How often no connection carried an answer back. */
  readonly unconnected: number;
  /** Waits until so many more writes are acknowledged. */
  untilMore(count: number): Promise<void>;
  stop(): Promise<void>;
}

const SEEKERS = 10;
const COMPANIES = 3;
const BUYERS = 2;
const PAIRS_OF_RIVALS = 3;
const JOBS_OF_EACH = 60;

const APPLY = graphql(
  `mutation ApplyUnderLoad($jobId: ID!, $slotId: ID) { answer: applyToJob(input: { jobId: $jobId, slotId: $slotId }) { ...Outcome } }`,
);
const OWN = graphql(`query ApplicationsUnderLoad { answer: myApplications { id status } }`);
const WITHDRAW = graphql(
  `mutation WithdrawUnderLoad($id: ID!) { answer: withdrawApplication(applicationId: $id) { ...Outcome } }`,
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

/** Makes the people and jobs, and begins; people pause for `stepMs` before each step. */
export async function startHiring(
  pair: WayIn & Pick<ServerPair, 'eyes'>,
  { stepMs = 0 }: { stepMs?: number } = {},
): Promise<HiringLoad> {
  const companies = await each(COMPANIES, () => aCompany(pair.eyes, { tokens: 10_000 }));
  const openings = await jobsOf(companies, anOpening);
  const seekers = await each(SEEKERS, () => aSeeker(pair.eyes));
  const buyers = await each(BUYERS, () => aCompany(pair.eyes));
  const colleagues = await Promise.all(buyers.map((buyer) => aRecruiter(pair.eyes, buyer)));
  const contests = await jobsOf(buyers, async (buyer, index): Promise<Contest> => {
    const { job } = await anOpening(buyer, index);
    return { job, members: [buyer, colleagues[buyers.indexOf(buyer)] as TestCompany] };
  });
  const rivals = await each(PAIRS_OF_RIVALS, () => each(2, () => aSeeker(pair.eyes)));
  const caller = new PatientCaller(pair, stepMs);
  const running = [
    ...seekers.map((seeker, index) => hire(caller, seeker, { openings, which: index })),
    ...buyers.map((buyer) => buy(caller, buyer)),
    ...rivals.map((two, index) => contend(caller, two, { contests, slot: index })),
  ];
  // Told by stop(); until then a fault of one must not end the process.
  const ended = Promise.allSettled(running);
  return {
    acknowledged: caller.acknowledged,
    get unclear() {
      return caller.unclear;
    },
    get unconnected() {
      return caller.unconnected;
    },
    async untilMore(count) {
      const before = caller.acknowledged.length;
      await eventually(
        () => caller.acknowledged.length,
        (now) => now >= before + count,
      );
    },
    async stop() {
      caller.isStopping = true;
      await ended;
      await Promise.all(running);
    },
  };
}

/** A few at a time, each on a day of its own. */
async function jobsOf<Made>(
  companies: readonly TestCompany[],
  make: (company: TestCompany, index: number) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let index = 0; index < JOBS_OF_EACH; index += 1)
    made.push(
      ...(await Promise.all(companies.map((company, which) => make(company, index * companies.length + which)))),
    );
  return made;
}

/** A day of its own, so that no interviews overlap, with a slot of one seat for each seeker: an acceptance takes it. */
async function anOpening(company: TestCompany, index: number): Promise<Opening> {
  const date = inDays(1 + index);
  const hours = Array.from({ length: SEEKERS }, (_, seeker) => String(8 + seeker).padStart(2, '0'));
  const job = await aJob(company, {
    slots: hours.map((hour) => ({ date, start: `${hour}:00`, end: `${hour}:30`, maxApplicants: 1 })),
  });
  return { company, job, date, hours };
}

const each = <Made>(count: number, make: () => Promise<Made>): Promise<Made[]> =>
  Promise.all(Array.from({ length: count }, make));

/** One seeker goes through all openings: applies, reads, and withdraws from some; is accepted, and has the interview moved. */
async function hire(
  caller: PatientCaller,
  seeker: TestSeeker,
  { openings, which }: { openings: readonly Opening[]; which: number },
): Promise<void> {
  for (let step = 0; step < openings.length && !caller.isStopping; step += 1) {
    const { company, job, date, hours } = openings[(which * 7 + step) % openings.length] as Opening;
    const applied = await caller.ask(seeker, (client) =>
      sendOnce(client, APPLY, { jobId: job.id, slotId: job.slots[which]?.id }),
    );
    const id = applied.application?.id ?? '';
    caller.note('apply', id);
    await caller.clearAnswer(seeker, (client) => sendOnce(client, OWN));
    if ((which + step) % 5 === 4) {
      await caller.ask(seeker, (client) => sendOnce(client, WITHDRAW, { id }));
      caller.note('withdraw', id);
      continue;
    }
    await caller.ask(company, (client) => sendOnce(client, ACCEPT, { id }));
    caller.note('accept', id);
    const time = {
      date,
      start: `${hours[which]}:30`,
      end: `${Number(hours[which]) + 1}:00`.padStart(5, '0'),
      reason: 'The room is taken',
    };
    await caller.ask(company, (client) => sendOnce(client, REQUEST, { id, time }), 'RESCHEDULE_EXISTS');
    caller.note('request', id);
    await caller.ask(seeker, (client) => sendOnce(client, MOVE, { id }), 'RESCHEDULE_NONE_PENDING');
    caller.note('move', id);
  }
}

async function buy(caller: PatientCaller, buyer: TestCompany): Promise<void> {
  while (!caller.isStopping) {
    const { invoice } = await caller.ask(buyer, (client) => sendOnce(client, BUY, { packageId: 'tokens-6' }));
    if (!invoice?.reference) throw new Error('An invoice was acknowledged and not shown');
    const { reference } = invoice;
    caller.note('invoice', reference);
    await caller.untilClear(async (url) => {
      const callback = callbackOf({ ...invoice, reference }, 'PAID');
      // Without a connection, or with the page of a proxy, the provider knows nothing.
      const answer = await sendCallback({ url }, callback, { privateKey: PROVIDER_KEYS.privateKey }).catch(() => null);
      return answer?.status === 200 ? true : null;
    });
    caller.note('credit', reference);
  }
}
