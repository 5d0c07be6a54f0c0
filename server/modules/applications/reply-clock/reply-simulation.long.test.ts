import { addDays, DAY_MS, HOUR_MS, wibDateOf } from '../../../../domain/time';
import { aCompany, aSeeker, signIn, type TestCompany, type TestSeeker } from '../../../../testkit/people/actors';
import { graphql } from '../../../../testkit/graphql';
import { SeededRandom } from '../../../../testkit/seeded-random';
import { expectInvariants } from '../../../../testkit/checks/invariants';
import { accept, aJob, apply, reject, withdraw, type TestJob } from '../../../../testkit/market/job-factory';
import { tokensOf } from '../../../../testkit/market/payment-factory';
import { TestServer, useServer } from '../../../../testkit/server/test-server';
import { closeLapsedApplications, lapseApplications } from './commands/run-reply-clock';
import { remindCompanies } from './reply-reminders.task';

/** Months of applying, answering and silence under the test's clock, on two servers: nobody waits without a date. */

const [PEOPLE, DAYS] = [100, 120];
/** After the last application: a lapse, and thirty days until it is closed. */
const DAYS_AFTER = 40;
const TOKENS = 1_000;

const server = useServer();
const second = new TestServer();
const random = new SeededRandom(32);
const isLikely = (share: number): boolean => random.happens(share);
const oneOf = <Item>(items: readonly Item[]): Item => random.pick(items);
const always = () => Promise.resolve(true);

/** How often a company looks at its applicants on a day. */
const HABITS = [0.5, 0.1, 0];

interface Hiring {
  company: TestCompany;
  habit: number;
  jobs: TestJob[];
}

interface Looking {
  seeker: TestSeeker;
  onSecond: TestSeeker;
}

beforeAll(() => second.start({ beside: server }));
afterAll(() => second.stop());

const rows = <Row>(sql: string, parameters: unknown[] = []) => server.dataSource.query<Row[]>(sql, parameters);

async function pass(ms: number): Promise<void> {
  for (const { clock } of [server, second]) clock.advance(ms);
  // Stays signed in, although months pass.
  const now = server.clock.now();
  await rows('UPDATE sessions SET created_at = ?, last_used_at = ?, expires_at = ?', [
    now,
    now,
    new Date(now.getTime() + 30 * DAY_MS),
  ]);
}

/** Both servers do it, at the same time. */
async function runTasks(): Promise<void> {
  await Promise.all([server, second].map(({ services }) => lapseApplications(services, always)));
  await Promise.all([server, second].map(({ services }) => closeLapsedApplications(services, always)));
  await Promise.all([server, second].map(({ services }) => remindCompanies(services, always)));
}

const MINE = graphql(`query WaitsOfMine { myApplications { id jobId status replyState replyBy } }`);
const WAITING = graphql(`query WaitsForCompany {
  companyApplications(status: PENDING, order: REPLY_BY) { items { id replyState replyBy } }
}`);

async function post(hiring: Hiring, number: number): Promise<void> {
  const today = wibDateOf(server.clock.now());
  const slots = [2, 4, 6, 9, 12].map((days) => ({ date: addDays(today, days), maxApplicants: 2 }));
  hiring.jobs.push(await aJob(hiring.company, { title: `Posisi ${number} ${hiring.jobs.length}`, slots }));
}

async function dayOf({ seeker, onSecond }: Looking, hirings: readonly Hiring[], isApplying: boolean): Promise<void> {
  const at = isLikely(0.5) ? seeker : onSecond;
  const { myApplications } = await at.client.ask(MINE);
  for (const { id, jobId, replyState, replyBy } of myApplications) {
    expect([id, replyBy === null]).toEqual([id, replyState !== 'EXPECTED']);
    const job = hirings.flatMap(({ jobs }) => jobs).find((each) => each.id === jobId);
    if (replyState === 'EXPECTED' && isLikely(0.03)) await withdraw(at, id);
    if (replyState === 'LAPSED' && job && isLikely(0.2)) await apply(at, job, random.below(5));
  }
  if (isApplying && isLikely(0.4)) await apply(at, oneOf(oneOf(hirings).jobs), random.below(5));
}

async function answers({ company, habit }: Hiring): Promise<void> {
  if (!isLikely(habit)) return;
  const { companyApplications } = await company.client.ask(WAITING);
  for (const { id, replyState } of companyApplications?.items ?? []) {
    if (isLikely(0.4)) await reject(company, id);
    else if (replyState === 'EXPECTED' || isLikely(0.1)) await accept(company, id);
  }
}

it(`in ${DAYS} days of ${PEOPLE} people every application ends in an answer, a lapse that was told, or a withdrawal`, async () => {
  const hirings: Hiring[] = [];
  for (let number = 0; number < PEOPLE / 8; number += 1) {
    const company = await aCompany(server, { tokens: TOKENS });
    hirings.push({ company, habit: HABITS[number % HABITS.length] ?? 0, jobs: [] });
  }
  const looking: Looking[] = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    const seeker = await aSeeker(server);
    looking.push({ seeker, onSecond: { ...seeker, client: await signIn(second, seeker.email) } });
  }
  for (let day = 0; day < DAYS + DAYS_AFTER; day += 1) {
    const isApplying = day < DAYS;
    if (isApplying && day % 8 === 0) for (const [number, hiring] of hirings.entries()) await post(hiring, number);
    for (const person of looking) if (isApplying || isLikely(0.1)) await dayOf(person, hirings, isApplying);
    if (isApplying) for (const hiring of hirings) await answers(hiring);
    for (const hours of [9, 15]) {
      await pass(hours * HOUR_MS);
      await runTasks();
      const overdue = await rows(
        "SELECT id FROM applications WHERE status = 'PENDING' AND lapsed_at IS NULL AND reply_by <= ?",
        [server.clock.now()],
      );
      expect([day, overdue]).toEqual([day, []]);
    }
  }

  const seekers = looking.map(({ seeker }) => seeker.seekerId);
  const ofThese = `seeker_id IN (${seekers.map(() => '?').join()})`;
  const ends = await rows<{ id: string; status: string; rejection_notice: string | null; missed_replies: number }>(
    `SELECT id, status, rejection_notice, missed_replies FROM applications WHERE ${ofThese}`,
    seekers,
  );
  expect(ends.filter(({ status }) => status === 'PENDING')).toEqual([]);
  const told = await rows<{ effect_key: string }>(
    "SELECT effect_key FROM outbox WHERE effect_key LIKE 'no-reply-yet:%'",
  );
  for (const { id, rejection_notice: notice, missed_replies: missed } of ends) {
    // Each lapse was told, once; what closed without a reply had lapsed.
    expect([id, told.filter(({ effect_key: key }) => key.includes(id)).length]).toEqual([id, missed]);
    if (notice === 'NO_REPLY') expect(missed).toBeGreaterThan(0);
  }
  const kinds = new Set(ends.map(({ status, rejection_notice: notice }) => notice ?? status));
  for (const kind of ['ACCEPTED', 'REJECTED', 'WITHDRAWN', 'NO_REPLY']) expect([...kinds]).toContain(kind);
  expect(ends.some(({ missed_replies: missed }) => missed > 1)).toBe(true);
  const accepted = ends.filter(({ status }) => status === 'ACCEPTED').length;
  const balances = await Promise.all(hirings.map(({ company }) => tokensOf(company)));
  expect(hirings.length * TOKENS - balances.reduce((sum, tokens) => sum + tokens, 0)).toBe(accepted);
  await expectInvariants(server);
}, 3_600_000);
