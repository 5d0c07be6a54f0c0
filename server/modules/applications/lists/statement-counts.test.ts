import { aCompany, aSeeker, type TestActor } from '../../../../testkit/people/actors';
import { graphql } from '../../../../testkit/graphql';
import { aJob, applied } from '../../../../testkit/market/job-factory';
import type { ResultOf } from '../../../../testkit/server/test-client';
import { useServer } from '../../../../testkit/server/test-server';

const server = useServer();

graphql(`fragment CountedJob on Job {
  id title companyName companyLogo salary { formatted } skills interviewAvailability { id state conflict { jobTitle } } nextTimes { slots { id } more } viewerCanApply viewerApplication { id status } skillsFound
}`);
graphql(`fragment CountedApplication on Application {
  id status jobTitle companyName job { ...CountedJob applicationCounts { total } } applicant { fullName email workExperience } viewerCanDecide viewerCanWithdraw viewerCanAddDetails skillsFound selectedSlot { seatsLeft }
}`);

const JOB = graphql(`query CountedJobRead($jobId: ID!) { job(id: $jobId) { ...CountedJob } }`);

const LISTS = {
  jobs: graphql(`query CountedJobs { jobs { totalCount items { ...CountedJob } } }`),
  myApplications: graphql(`query CountedOwnApplications { myApplications { ...CountedApplication } }`),
  companyApplications: graphql(
    `query CountedCompanyApplications { companyApplications { totalCount items { ...CountedApplication } } }`,
  ),
  companyJobs: graphql(
    `query CountedCompanyJobs { companyJobs { totalCount items { ...CountedJob applicationCounts { total } } } }`,
  ),
  companyDashboard: graphql(`query CountedCompanyDay { companyDashboard {
    tokenBalance applicationCounts { total } applicationsByDay { date pending } firstActiveJobs { ...CountedJob } recentApplications { ...CountedApplication }
  } }`),
  seekerDashboard: graphql(`query CountedSeekerDay { seekerDashboard {
    seeker { fullName profileCompletion } recommendedJobs { ...CountedJob } waitingApplications { ...CountedApplication } recentApplications { ...CountedApplication }
  } }`),
} as const;
type Read = keyof typeof LISTS | 'job';

async function costOf({ client }: TestActor, read: Read, jobId: string): Promise<number> {
  const ask = (): Promise<unknown> =>
    read === 'job' ? client.ask(JOB, { jobId }) : client.ask<unknown, Record<string, never>>(LISTS[read]);
  // Asked once before: public job cards are then in memory, in every order of requests.
  await ask();
  // Past the few seconds for which totals are kept, so that every count is paid for.
  server.clock.advance(60_000);
  const statements = await server.statementsOf(ask);
  return statements.length;
}

/** A company with as many jobs, each applied to by the same seeker and by one other. */
async function aHouse(jobCount: number) {
  const company = await aCompany(server, { tokens: 100 });
  const seeker = await aSeeker(server);
  const jobs = [];
  for (let index = 0; index < jobCount; index += 1)
    jobs.push(await aJob(company, { slots: [{ maxApplicants: 20 }, { start: '11:00', end: '11:30' }] }));
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

async function costIn(jobCount: number, read: Read, who: 'seeker' | 'company' | 'fresh'): Promise<number> {
  const house = houses.get(jobCount);
  if (!house) throw new Error(`No house of ${jobCount} jobs was made`);
  return costOf(house[who], read, house.jobs[0]?.id ?? '');
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

const ACCEPT = graphql(
  `mutation AcceptCounted($input: AcceptApplicationInput!) { acceptApplication(input: $input) { application { status } errors { code } } }`,
);

describe('an acceptance', () => {
  it('reads verification, balance and conflicts of the company with all else that it depends on, in one statement', async () => {
    const [company, seeker] = [await aCompany(server, { tokens: 5 }), await aSeeker(server)];
    const input = { applicationId: await applied(seeker, await aJob(company)) };

    const statements = await server.statementsOf(() => company.client.ask(ACCEPT, { input }));

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
