import { aCompany, aSeeker } from '../../../../testkit/people/actors';
import { callRoot, fullSelection, ROOTS } from '../../../../testkit/checks/schema-roots';
import { graphql } from '../../../../testkit/graphql';
import { accept, aJob, applied, halfHours } from '../../../../testkit/market/job-factory';
import { anInterview } from '../../../../testkit/market/interview-factory';
import { requestReschedule } from '../../../../testkit/market/reschedules';
import type { ResultOf } from '../../../../testkit/server/test-client';
import { useServer } from '../../../../testkit/server/test-server';

const server = useServer();

/** A company with as many jobs, each applied to by the same seeker and by one other. */
async function aHouse(jobCount: number) {
  const company = await aCompany(server, { tokens: 100 });
  const seeker = await aSeeker(server);
  const jobs = [];
  for (let index = 0; index < jobCount; index += 1)
    jobs.push(await aJob(company, { slots: halfHours(['09:00', '11:00'], 20) }));
  for (const job of jobs) await applied(seeker, job);
  return { company, seeker, jobs, fresh: await aSeeker(server) };
}

const MANY = process.env['LONG_TESTS'] ? 50 : 12;

type House = Awaited<ReturnType<typeof aHouse>>;
/** By the number of jobs. */
const houses = new Map<number, House>();

beforeAll(async () => {
  for (const jobCount of [1, 6, MANY]) houses.set(jobCount, await aHouse(jobCount));
});

/** What it costs to ask for all there is. */
async function costIn(jobCount: number, read: string, who: 'seeker' | 'company' | 'fresh'): Promise<number> {
  const [house, root] = [houses.get(jobCount), ROOTS.find(({ name }) => name === read)];
  if (!house || !root) throw new Error(`There is no house of ${jobCount} jobs, or no ${read}`);
  const given = read === 'job' ? { id: house.jobs[0]?.id } : {};
  // With what was moved and cancelled, a seeker's dashboard has more than one request may ask for.
  const selection = fullSelection(
    root.field.type,
    read === 'seekerDashboard' ? ['RescheduleRequest', 'CancelledInterview'] : [],
  );
  const ask = async () => expect((await callRoot(house[who].client, root, given, selection)).errors).toBeUndefined();
  // Asked once before: public job cards are then in memory, in every order of requests.
  await ask();
  // Past the few seconds for which totals are kept, so that every count is paid for.
  server.clock.advance(60_000);
  return (await server.statementsOf(ask)).length;
}

describe('reads cost a constant number of statements', () => {
  it.each([
    ['jobs', 'fresh', 1],
    ['job', 'fresh', 1],
    ['myApplications', 'seeker', 1],
    ['companyApplications', 'company', 1],
    ['companyJobs', 'company', 1],
    // A dashboard of one job reads it once for two cards; from its full cards on the number is fixed.
    ['seekerDashboard', 'seeker', 6],
    ['companyDashboard', 'company', 6],
  ] as const)(`%s, for few rows and for ${MANY}`, async (read, who, few) => {
    const [forFew, forMany] = [await costIn(few, read, who), await costIn(MANY, read, who)];

    expect(forFew).toBeGreaterThan(1);
    expect(forMany).toBe(forFew);
  });
});

const CARDS_OF_OWN = graphql(`query CardsOfOwnApplications { myApplications { job { title } } }`);
const TEXTS_OF_OWN = graphql(`query TextsOfOwnApplications { myApplications { job { title description skills } } }`);
graphql(`fragment WholeJob on Job { title ... on Job { description skills } }`);
const WHOLE_OF_OWN = graphql(`query WholeJobsOfOwnApplications { myApplications { job { ...WholeJob } } }`);

describe('the job of an application in a list', () => {
  it.each([
    ['asked for directly', TEXTS_OF_OWN],
    ['asked for through a fragment', WHOLE_OF_OWN],
  ])('tells its long texts too, %s, in one statement more than a card', async (_how, operation) => {
    const { seeker } = houses.get(6) ?? (await aHouse(6));
    const ofCards = await server.statementsOf(() => seeker.client.ask(CARDS_OF_OWN));

    let answer: ResultOf<typeof TEXTS_OF_OWN> | undefined;
    const statements = await server.statementsOf(async () => {
      answer = await seeker.client.ask(operation);
    });

    expect(answer?.myApplications).toHaveLength(6);
    for (const { job } of answer?.myApplications ?? []) {
      expect(job?.description.length).toBeGreaterThan(10);
      expect(Array.isArray(job?.skills)).toBe(true);
    }
    expect(statements).toHaveLength(ofCards.length + 1);
  });
});

describe('an acceptance', () => {
  it('reads verification, balance and conflicts of the company with all else that it depends on, in one statement', async () => {
    const [company, seeker] = [await aCompany(server, { tokens: 5 }), await aSeeker(server)];
    const id = await applied(seeker, await aJob(company));

    const statements = await server.statementsOf(() => accept(company, id));

    const begun = statements.indexOf('START TRANSACTION');
    const decision = statements
      .slice(begun, statements.indexOf('COMMIT') + 1)
      .map((sql) => /^\w+( INTO)?( \w+)?/.exec(sql)?.[0].trim());
    // The locks of four rows, what is decided on, the decision with its slot, the mails to both sides, the price and the ledger.
    expect(decision).toEqual([
      'START TRANSACTION',
      'UPDATE seekers',
      'SELECT',
      'UPDATE applications',
      'INSERT INTO outbox',
      'UPDATE token_balances',
      'INSERT INTO token_transactions',
      'COMMIT',
    ]);
  });
});

const MOVES_OF_OWN = graphql(
  `query MovesOfOwnApplications { myApplications { interviewRescheduleRequest { status } } }`,
);

it("a seeker's list reads proposals only where one was made", async () => {
  const { seeker, id } = await anInterview(server);
  const ask = async () => (await seeker.client.ask(MOVES_OF_OWN)).myApplications;
  const before = (await server.statementsOf(ask)).length;
  await requestReschedule(seeker, id, { date: '2026-11-27', start: '10:00', end: '10:30', locationType: 'ONLINE' });
  expect((await ask())[0]?.interviewRescheduleRequest?.status).toBe('PENDING');
  expect(await server.statementsOf(ask)).toHaveLength(before + 1);
});
