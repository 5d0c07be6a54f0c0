import { DAY_MS, MINUTE_MS } from '../../../../domain/time';
import { graphql } from '../../../../testkit/graphql';
import { plansOf } from '../../../../testkit/checks/query-plans';
import { fillMarketplace } from '../../../../testkit/market/full-marketplace';
import { saveSlots } from '../../../../testkit/market/job-changes';
import { aJob, applied, hold, reject, withdraw, type TestJob } from '../../../../testkit/market/job-factory';
import { askToBeTold, jobWaitsOf, stopBeingTold, waitedLonger, waits } from '../../../../testkit/market/job-waits';
import { mailsArrived, mailsQueued } from '../../../../testkit/outside/mailbox';
import { eraseNow, requestErasure } from '../../../../testkit/people/erasures';
import { aCompany, aSeeker, type TestCompany, type TestSeeker } from '../../../../testkit/people/actors';
import { atOnce, tallyOf } from '../../../../testkit/races/at-once';
import { TestServer, useServer } from '../../../../testkit/server/test-server';
import { mailFreeTimes } from './free-time-mails.task';

const server = useServer();

const WAITING = graphql(`query Waiting($id: ID!) { job(id: $id) { waiting viewerAskedAt } }`);

const always = () => Promise.resolve(true);
const look = (at = server, batch?: number) => mailFreeTimes(at.services, always, batch);

let company: TestCompany;
/** The only seat of the job is theirs. */
let seated: TestSeeker;
let job: TestJob;
let application: string;

const LATER = { date: '2026-12-21', maxApplicants: 1 };

beforeAll(async () => {
  company = await aCompany(server, { companyName: 'PT Maju' });
});
beforeEach(async () => {
  await server.dataSource.query('DELETE FROM job_waits');
  seated = await aSeeker(server);
  job = await aJob(company, { title: 'Sopir', slots: [LATER] });
  application = await applied(seated, job);
});

async function oneWaits(of = job): Promise<TestSeeker> {
  const person = await aSeeker(server);
  await waits(person, of.id);
  return person;
}

async function line(length: number): Promise<TestSeeker[]> {
  const people: TestSeeker[] = [];
  while (people.length < length) people.push(await oneWaits());
  return people;
}

const mailsOf = ({ seekerId }: TestSeeker) => mailsQueued(server, `time-free:${seekerId}:%`);
const told = (people: readonly TestSeeker[]) => Promise.all(people.map(mailsOf));
const codeOf = ({ errors }: { errors: { code: string }[] }) => errors[0]?.code ?? 'OK';
const waitingAt = async (viewer: TestCompany | TestSeeker) => (await viewer.client.ask(WAITING, { id: job.id })).job;

/** The seat has been free for half an hour. */
async function freed(): Promise<void> {
  await withdraw(seated, application);
  await waitedLonger(server, 31);
}

describe('asking to be told', () => {
  it('is listed to the person alone, and ends with a press, as often as it is pressed', async () => {
    const person = await oneWaits();
    const since = (await waitingAt(person))?.viewerAskedAt;
    expect(since).not.toBeNull();
    expect(await askToBeTold(person, job.id)).toEqual({ askedAt: since, errors: [] });
    expect(await jobWaitsOf(person)).toMatchObject([
      { jobId: job.id, jobTitle: 'Sopir', companyName: 'PT Maju', isJobVisible: true, askedAt: since },
    ]);
    expect(await jobWaitsOf(seated)).toEqual([]);

    for (let press = 0; press < 2; press += 1)
      expect(await stopBeingTold(person, job.id)).toEqual({ askedAt: null, errors: [] });
    expect(await jobWaitsOf(person)).toEqual([]);
    expect((await waitingAt(person))?.viewerAskedAt).toBeNull();
  });

  it('is for jobs without a free time, and for those who may apply', async () => {
    const person = await aSeeker(server);
    const free = await aJob(company, { slots: [LATER] });
    expect(codeOf(await askToBeTold(person, free.id))).toBe('JOB_HAS_FREE_TIMES');
    expect(codeOf(await askToBeTold(seated, job.id))).toBe('ALREADY_APPLIED');
    expect(codeOf(await askToBeTold(person, seated.seekerId))).toBe('JOB_NOT_FOUND');
    const without = await aJob(company, { slots: [] });
    expect(codeOf(await askToBeTold(person, without.id))).toBe('OK');
    await server.dataSource.query('UPDATE jobs SET is_active = 0, is_visible = 0 WHERE id = ?', [job.id]);
    expect(codeOf(await askToBeTold(person, job.id))).toBe('JOB_CLOSED');
    expect(codeOf(await askToBeTold(await aSeeker(server), job.id))).toBe('JOB_CLOSED');
  });

  it('is for twenty jobs at most, and once for each, even at the same moment', async () => {
    const [person, jobs] = [await aSeeker(server), [] as string[]];
    for (let number = 0; number < 22; number += 1) jobs.push((await aJob(company, { slots: [] })).id);

    const answers = await atOnce(22, (index) => askToBeTold(person, jobs[index] ?? ''));

    expect(tallyOf(answers.map(codeOf))).toEqual({ OK: 20, TOO_MANY_JOB_WAITS: 2 });
    expect(await jobWaitsOf(person)).toHaveLength(20);
    const other = await aSeeker(server);
    const same = await atOnce(5, () => askToBeTold(other, job.id));
    expect(new Set(same.map(({ askedAt }) => askedAt)).size).toBe(1);
    expect(await jobWaitsOf(other)).toHaveLength(1);
  });

  it('ends with an application, and after 30 days', async () => {
    const [person, other] = [await oneWaits(), await oneWaits()];
    await withdraw(seated, application);
    await applied(person, job);
    expect(await jobWaitsOf(person)).toEqual([]);
    await waitedLonger(server, (30 * DAY_MS) / MINUTE_MS - 1);
    expect(await jobWaitsOf(other)).toHaveLength(1);
    await waitedLonger(server, 1);
    expect(await jobWaitsOf(other)).toEqual([]);
    expect((await waitingAt(other))?.viewerAskedAt).toBeNull();
    await look();
    expect(await server.dataSource.query('SELECT id FROM job_waits')).toEqual([]);
  });
});

it('ends with the erasure of the person, and no other wait does', async () => {
  const [leaving, staying] = [await oneWaits(), await oneWaits()];
  await requestErasure(leaving);
  await eraseNow(server);
  const rows = await server.dataSource.query<{ seeker_id: string }[]>('SELECT seeker_id FROM job_waits');
  expect(rows).toEqual([{ seeker_id: staying.seekerId }]);
  await freed();
  await look();
  expect(await told([leaving, staying])).toEqual([0, 1]);
});

it('tells the company how many wait, from five on, and nobody else', async () => {
  const people = await line(4);
  expect(await waitingAt(company)).toEqual({ waiting: null, viewerAskedAt: null });
  people.push(await oneWaits());
  expect(await waitingAt(company)).toEqual({ waiting: 5, viewerAskedAt: null });
  expect((await waitingAt(seated))?.waiting).toBeNull();
  await stopBeingTold(people[0] as TestSeeker, job.id);
  expect((await waitingAt(company))?.waiting).toBeNull();
});

describe('the mail about a free time', () => {
  it('goes out once a seat has been free for half an hour', async () => {
    const person = await oneWaits();
    await look();
    await withdraw(seated, application);
    await waitedLonger(server, 29);
    await look();
    expect(await mailsOf(person)).toBe(0);

    await waitedLonger(server, 1);
    await look();
    const [mail] = await mailsArrived(server, person.email, 'A time is free: Sopir');
    expect(mail?.text).toContain('may be taken by the time you look');
    expect(mail?.text).toContain(`${server.services.env.APP_URL}/user/job/${job.id}`);
    await look();
    expect(await mailsOf(person)).toBe(1);
  });

  it.each([
    ['a rejection frees a seat', () => reject(company, application)],
    [
      'a time is added',
      () => saveSlots(company, job.id, [{ ...LATER, date: '2026-12-22', start: '10:00', end: '10:30' }]),
    ],
  ])('goes out when %s', async (_what, happens) => {
    const person = await oneWaits();
    await happens();
    await waitedLonger(server, 31);
    await look();
    expect(await mailsOf(person)).toBe(1);
  });

  it('does not tell of a seat that was taken again, nor of a hold that ran out', async () => {
    const held = await aJob(company, { slots: [LATER] });
    await hold(await aSeeker(server), held);
    const people = [await oneWaits(), await oneWaits(held)];
    await withdraw(seated, application);
    await applied(await aSeeker(server), job);
    server.clock.advance(11 * MINUTE_MS);
    await waitedLonger(server, 60);
    await look();
    expect(await told(people)).toEqual([0, 0]);
  });

  it('goes to ten for a seat, in the order in which they asked, and once a day to each', async () => {
    const people = await line(13);
    await freed();
    await look();
    expect(await told(people)).toEqual([...Array<number>(10).fill(1), 0, 0, 0]);

    // It is taken and freed again the same day: those who were told are passed over.
    application = await applied(seated, job);
    await freed();
    await look();
    expect(await told(people)).toEqual(Array<number>(13).fill(1));

    application = await applied(seated, job);
    await freed();
    server.clock.advance(DAY_MS);
    await look();
    expect(await told(people)).toEqual([...Array<number>(10).fill(2), 1, 1, 1]);
  });

  it('leaves out who has stopped, whose address is not verified, and jobs that cannot be seen', async () => {
    const people = await line(3);
    const [stopped, unverified] = people;
    await stopBeingTold(stopped as TestSeeker, job.id);
    await server.dataSource.query('UPDATE accounts SET email_verified_at = NULL WHERE id = ?', [unverified?.accountId]);
    await freed();
    await server.dataSource.query('UPDATE jobs SET is_active = 0, is_visible = 0 WHERE id = ?', [job.id]);
    await look();
    expect(await told(people)).toEqual([0, 0, 0]);

    await server.dataSource.query('UPDATE jobs SET is_active = 1, is_visible = 1 WHERE id = ?', [job.id]);
    await look();
    expect(await told(people)).toEqual([0, 0, 1]);
  });

  it('has a link that ends the wait for its job without signing in, and no other', async () => {
    const person = await oneWaits();
    const other = await aJob(company, { title: 'Kasir', slots: [] });
    await waits(person, other.id);
    await freed();
    await look();
    const [mail] = await mailsArrived(server, person.email, 'A time is free: Sopir');
    const link = /<(.*)>/.exec(mail?.unsubscribe['list-unsubscribe'] ?? '')?.[1] ?? '';
    for (let press = 0; press < 2; press += 1) {
      const response = await fetch(`${server.url}/unsubscribe${new URL(link).search}`, { method: 'POST' });
      expect(response.status).toBe(200);
    }
    expect((await jobWaitsOf(person)).map(({ jobTitle }) => jobTitle)).toEqual(['Kasir']);
  });

  it('waits while another process has the task', async () => {
    const person = await oneWaits();
    await freed();
    await mailFreeTimes(server.services, () => Promise.resolve(false));
    expect(await mailsOf(person)).toBe(0);
  });

  it('is looked for by what people wait for, not by reading all times', async () => {
    const times = 4_000;
    await fillMarketplace(server.dataSource, 2_000);
    await server.dataSource.query(
      `INSERT INTO interview_slots (id, job_id, company_id, date, start, end, starts_at, ends_at, location_type, max_applicants)
       SELECT CONCAT('01K', LPAD(seq, 23, '0')), CONCAT('01J', LPAD(1 + seq % 400, 23, '0')),
              CONCAT('01C', LPAD(1 + (1 + seq % 400) % 100, 23, '0')), '2026-12-21', '09:00', '09:30', '2026-12-21 02:00:00',
              '2026-12-21 02:30:00', 'ONLINE', 1
       FROM seq_1_to_${times}`,
    );
    await server.dataSource.query(
      `INSERT INTO job_waits (id, seeker_id, job_id)
       SELECT CONCAT('01W', LPAD(seq, 23, '0')), CONCAT('01S', LPAD(seq, 23, '0')), CONCAT('01J', LPAD(1 + seq % 10, 23, '0'))
       FROM seq_1_to_200`,
    );
    await server.dataSource.query('ANALYZE TABLE interview_slots, job_waits, jobs, companies');

    const plans = await plansOf(server, 'job_waits', () => look());
    expect(plans).toHaveLength(1);
    const steps = plans.flatMap((plan) => plan.steps);
    expect(steps.map(({ table }) => table)).toEqual(expect.arrayContaining(['s', 'j', 'c']));
    // Of the waits, one row for each job is read from the index.
    const others = steps.filter(({ table }) => table !== 'w');
    expect(others.filter(({ type }) => type === 'ALL' || type === 'index')).toEqual([]);
    // In each visit; together the twenty times of each of ten jobs.
    expect(Math.max(...steps.map(({ rowsRead }) => rowsRead))).toBeLessThanOrEqual(200);
  });

  it('is sent once for each seat, however many processes look', async () => {
    const people = await line(12);
    await freed();
    const second = new TestServer();
    await second.start({ beside: server });
    try {
      await Promise.all([look(), look(second, 1), look(), look(second)]);
      expect(await told(people)).toEqual([...Array<number>(10).fill(1), 0, 0]);
    } finally {
      await second.stop();
    }
  });
});
