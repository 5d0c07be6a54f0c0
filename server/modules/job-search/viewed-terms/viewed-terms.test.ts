import { DAY_MS } from '../../../../domain/time';
import {
  aCompany,
  anAdmin,
  aSeeker,
  type TestActor,
  type TestCompany,
  type TestSeeker,
} from '../../../../testkit/people/actors';
import { atOnce } from '../../../../testkit/races/at-once';
import { graphql } from '../../../../testkit/graphql';
import { accept, aJob, applied, type TestJob } from '../../../../testkit/market/job-factory';
import { findLeaks } from '../../../../testkit/checks/leak-checker';
import { plant } from '../../../../testkit/people/planted-people';
import { plansOf } from '../../../../testkit/checks/query-plans';
import { giveCompanyTo } from '../../../../testkit/people/members';
import { useSecondServer, useServer } from '../../../../testkit/server/test-server';
import { JobViewTerm } from './job-view-term.entity';
import { sweepViewedTerms } from './viewed-terms.sql';

const server = useServer();

const RECORD = graphql(
  `mutation RecordView($jobId: ID!, $search: String!) { recordJobView(jobId: $jobId, search: $search) { errors { ...Refusal } } }`,
);
const TERMS = graphql(`query ViewedTerms($id: ID!) { job(id: $id) { title viewedTerms { term seekers } } }`);
const LISTED = graphql(`query ListedWithTerms { companyJobs { items { id viewedTerms { term seekers } } } }`);
const LISTED_WITHOUT = graphql(`query ListedWithoutTerms { companyJobs { items { id } } }`);
const OFFERED = graphql(`query OfferedWithTerms { jobs { items { id viewedTerms { term } } } }`);

let company: TestCompany;
let seekers: TestSeeker[];
let job: TestJob;

beforeAll(async () => {
  company = await aCompany(server);
  seekers = await Promise.all(Array.from({ length: 6 }, () => aSeeker(server)));
});
beforeEach(async () => {
  job = await aJob(company);
});

const view = async ({ client }: Pick<TestActor, 'client'>, search: string, jobId = job.id) =>
  (await client.ask(RECORD, { jobId, search })).recordJobView;
const viewedBy = (count: number, search: string) => atOnce(count, (index) => view(seekers[index]!, search));

const termsFor = async ({ client }: Pick<TestActor, 'client'> = company) =>
  (await client.ask(TERMS, { id: job.id })).job?.viewedTerms;
const rows = () => server.dataSource.getRepository(JobViewTerm).findBy({ jobId: job.id });

describe('the searches that led to a job', () => {
  it('appear from five seekers on, without who they are', async () => {
    await viewedBy(4, 'sopir');
    // One who comes five times, or by five searches, is one.
    await view(seekers[0]!, 'sopir');
    for (const search of ['supir', 'driver', 'pengemudi', 'kurir', 'sopir truk']) await view(seekers[1]!, search);
    expect(await termsFor()).toEqual([]);

    await view(seekers[4]!, 'sopir');
    const { raw } = await company.client.send(TERMS, { id: job.id });
    expect(JSON.parse(raw)).toEqual({
      data: { job: { title: 'Backend Engineer', viewedTerms: [{ term: 'sopir', seekers: 5 }] } },
    });
    for (const { seekerId, fullName, email } of seekers)
      for (const own of [seekerId, fullName, email]) expect(raw).not.toContain(own);
  });

  it('are counted once for all spellings, most seekers first, at most 20', async () => {
    const spellings = ['Kafé', ' kafe ', 'KAFE', 'ｋａｆｅ', 'kafe', 'Kafe'];
    await atOnce(6, (index) => view(seekers[index]!, spellings[index] ?? ''));
    await viewedBy(5, 'barista');
    expect(await termsFor()).toEqual([
      { term: 'kafe', seekers: 6 },
      { term: 'barista', seekers: 5 },
    ]);
    for (let number = 10; number < 30; number += 1) await viewedBy(5, `kopi ${number}`);
    expect(await termsFor()).toHaveLength(20);

    const plans = await plansOf(server, 'job_view_terms', () => termsFor());
    expect(plans.flatMap(({ steps }) => steps)).toMatchObject([
      { key: 'ix_job_view_terms_job', rowsRead: 111, extra: expect.stringContaining('Using index') as string },
    ]);
  });

  it('are those of the last 30 days, by the last view of each seeker', async () => {
    await viewedBy(5, 'sopir');
    await viewedBy(5, 'kurir');
    server.clock.advance(DAY_MS);
    await view(seekers[0]!, 'sopir');
    server.clock.advance(29 * DAY_MS - 1);
    expect(await termsFor()).toEqual([
      { term: 'kurir', seekers: 5 },
      { term: 'sopir', seekers: 5 },
    ]);
    server.clock.advance(1);
    expect(await termsFor()).toEqual([]);

    await sweepViewedTerms(server.services);
    expect(await rows()).toMatchObject([{ seekerId: seekers[0]?.seekerId, term: 'sopir' }]);
  });

  it('go through the mask: none holds a contact or the name of an applicant', async () => {
    const { seeker, identity } = await plant(server, 'an everyday name');
    const [, last = ''] = identity.fullName.split(' ');
    await viewedBy(5, `cari ${identity.fullName}`);
    await viewedBy(5, Array.from(last).join(' '));
    await viewedBy(5, `kasir ${identity.phoneNumber.replace(/(\d{4})/g, '$1 ')}`);
    await viewedBy(5, 'nol delapan satu dua tiga empat lima enam tujuh delapan');
    await viewedBy(5, 'admin planted.person at gmail.com');
    await viewedBy(5, 'sopir truk 2026');
    expect(await termsFor()).toContainEqual({ term: `cari ${identity.fullName.toLowerCase()}`, seekers: 5 });

    const applicationId = await applied(seeker, job);
    const { raw } = await company.client.send(TERMS, { id: job.id });
    expect(findLeaks(raw, identity)).toEqual([]);
    expect(await termsFor()).toEqual([{ term: 'sopir truk 2026', seekers: 5 }]);

    // A term has no receipt, so it does not name those who are revealed either.
    await accept(company, applicationId);
    expect(await termsFor()).toEqual([{ term: 'sopir truk 2026', seekers: 5 }]);
  });

  it('are for the company that offers it alone', async () => {
    await viewedBy(5, 'sopir');
    expect(await termsFor(await anAdmin(server))).toBeNull();
    expect(await termsFor(seekers[0])).toBeNull();
    const { jobs } = await seekers[0]!.client.ask(OFFERED);
    expect(jobs.items.map(({ viewedTerms }) => viewedTerms)).toEqual(jobs.items.map(() => null));
  });

  it('cost a list one statement when it asks for them, and none otherwise', async () => {
    await aJob(company);
    const ofTerms = async (operation: typeof LISTED | typeof LISTED_WITHOUT) =>
      (await server.statementsOf(() => company.client.ask(operation))).filter((sql) => sql.includes('job_view_terms'));
    expect(await ofTerms(LISTED)).toHaveLength(1);
    expect(await ofTerms(LISTED_WITHOUT)).toEqual([]);
  });
});

describe('recording a view', () => {
  it('makes one row of 20 calls of one seeker at once, each without an error', async () => {
    const answers = await atOnce(20, () => view(seekers[0]!, 'sopir'));
    expect(answers).toEqual(answers.map(() => ({ errors: [] })));
    expect(await rows()).toHaveLength(1);
  });

  it('leaves out what is shorter than two characters, and cuts what is longer than 100', async () => {
    for (const search of ['', '  ', 'a', ' é ', '😀', '\u0301']) await view(seekers[0]!, search);
    expect(await rows()).toEqual([]);
    // One sign that folding makes into 18.
    await view(seekers[0]!, '\uFDFA'.repeat(100));
    expect((await rows()).map(({ term }) => term.length <= 100)).toEqual([true]);
  });

  it("leaves out the people of the job's own company", async () => {
    const dual = await aSeeker(server);
    await giveCompanyTo(server, company, dual);
    try {
      expect(await view(dual, 'sopir')).toEqual({ errors: [] });
    } finally {
      await giveCompanyTo(server, company, company);
    }
    expect(await rows()).toEqual([]);
  });

  it('is refused for a job that the seeker cannot see', async () => {
    await server.dataSource.query('UPDATE jobs SET is_visible = 0, is_active = 0 WHERE id = ?', [job.id]);
    expect((await view(seekers[0]!, 'sopir')).errors[0]?.code).toBe('JOB_CLOSED');
    expect((await view(seekers[0]!, 'sopir', seekers[0]?.seekerId)).errors[0]?.code).toBe('JOB_NOT_FOUND');
    expect(await rows()).toEqual([]);
  });

  it('goes with its seeker', async () => {
    const leaving = await aSeeker(server);
    await view(leaving, 'sopir');
    await server.dataSource.query('DELETE FROM seekers WHERE id = ?', [leaving.seekerId]);
    expect(await rows()).toEqual([]);
  });
});

describe('with the real limit', () => {
  const limited = useSecondServer({ RATE_LIMIT_FACTOR: '1' });

  it('refuses a seeker more than 300 an hour', async () => {
    const seeker = await aSeeker(limited);
    await view(seeker, 'sopir');
    await server.dataSource.query("UPDATE rate_limits SET points = 290 WHERE `key` LIKE 'view-job:%'");
    const answers = await atOnce(12, () => view(seeker, 'sopir'));
    expect(answers.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(Array(2).fill('TOO_MANY_ATTEMPTS'));
    expect(await rows()).toHaveLength(1);
  });
});
