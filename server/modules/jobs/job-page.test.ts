import { aCompany, anAdmin, aSeeker, type TestCompany, type TestSeeker } from '../../../testkit/people/actors';
import { revokeCompany } from '../../../testkit/market/company-decisions';
import { graphql } from '../../../testkit/graphql';
import { deleteJob, setActive } from '../../../testkit/market/job-changes';
import { anApplication, anInterview } from '../../../testkit/market/interview-factory';
import { aJob, applied, apply, hold, withdraw, type TestJob } from '../../../testkit/market/job-factory';
import { plansOf } from '../../../testkit/checks/query-plans';
import { giveCompanyTo } from '../../../testkit/people/members';
import { useServer } from '../../../testkit/server/test-server';
import { MINUTE_MS } from '../../../domain/time';

const server = useServer();

const TITLE = graphql(`query JobTitleShown($id: ID!) { job(id: $id) { title isCompanyVerified } }`);
const SKILLS = graphql(`query SkillsOfJobFound($id: ID!) { job(id: $id) { skillsFound } }`);
const WAYS = graphql(
  `query WaysOnFromApplication($id: ID!) { application(id: $id) { viewerCanOpenJob viewerCanOpenCompany } }`,
);
const TITLE_OF_APPLICATION = graphql(
  `query TitleOfApplication($id: ID!) { application(id: $id) { id job { title } } }`,
);
const TITLE_AND_WAYS = graphql(
  `query TitleAndWaysOfApplication($id: ID!) { application(id: $id) { id job { title } viewerCanOpenJob viewerCanOpenCompany } }`,
);
const RECOMMENDED = graphql(`query RecommendedTitles { seekerDashboard { recommendedJobs { title } } }`);
const OPEN_JOBS = graphql(`query OpenJobsOfCompany($id: ID!) { company(id: $id) { openJobs { title } } }`);
const CONFLICTS = graphql(
  `query SlotConflicts($id: ID!) { job(id: $id) { interviewAvailability { conflict { jobTitle } } } }`,
);

const revoke = async ({ companyId }: TestCompany) => revokeCompany(await anAdmin(server), companyId);

/** The job's title as a seeker reads it, or the text in its place. */
async function lookAt(seeker: TestSeeker, job: TestJob): Promise<string | undefined> {
  const answer = await seeker.client.send(TITLE, { id: job.id });
  return answer.data?.job?.title ?? answer.errors?.[0]?.message;
}

const waysOn = async ({ client }: TestSeeker, id: string) => (await client.ask(WAYS, { id })).application;

it('a job whose company is revoked is missing for people who only applied, and stays readable for those it has accepted', async () => {
  const { company, seeker, job, id } = await anApplication(server, { title: 'Masinis' });
  const hired = await anInterview(server, { company, title: 'Juru Masak' });
  const slots = [{ start: '14:00', end: '14:30' }];
  const { id: pending } = await anApplication(server, { company, seeker: hired.seeker, slots });
  expect(await lookAt(seeker, job)).toBe('Masinis');
  expect(await waysOn(seeker, id)).toEqual({ viewerCanOpenJob: true, viewerCanOpenCompany: true });

  await revoke(company);

  expect(await lookAt(seeker, job)).toBe('Job not found');
  expect(await waysOn(seeker, id)).toEqual({ viewerCanOpenJob: false, viewerCanOpenCompany: false });
  expect(await lookAt(hired.seeker, hired.job)).toBe('Juru Masak');
  expect(await waysOn(hired.seeker, hired.id)).toEqual({ viewerCanOpenJob: true, viewerCanOpenCompany: true });
  // Every application of theirs leads to the company.
  expect(await waysOn(hired.seeker, pending)).toEqual({ viewerCanOpenJob: false, viewerCanOpenCompany: true });
});

it('names the required skills that are in the profile, to a seeker alone', async () => {
  const company = await aCompany(server);
  const seeker = await aSeeker(server, { technicalSkills: ['Ms. Excel', 'Kasir'] });
  const job = await aJob(company, { skills: ['SQL', 'Microsoft Excel'] });
  const found = async ({ client }: TestSeeker | TestCompany) =>
    (await client.ask(SKILLS, { id: job.id })).job?.skillsFound;

  expect(await found(seeker)).toEqual(['Microsoft Excel']);
  expect(await found(company)).toBeNull();
});

it('the ways on from an application cost no statement of their own where the company is verified', async () => {
  const { seeker, id } = await anApplication(server);
  const costOf = async (read: () => Promise<unknown>) => (await server.statementsOf(read)).length;

  expect(await costOf(() => seeker.client.ask(TITLE_AND_WAYS, { id }))).toBe(
    await costOf(() => seeker.client.ask(TITLE_OF_APPLICATION, { id })),
  );
});

it('a closed or deleted job stays readable for applicants while it is closed, and is gone for everyone once deleted', async () => {
  const { company, seeker: applicant, job, id: applicationId } = await anApplication(server, { title: 'Penjahit' });
  const [former, other] = [await aSeeker(server), await aSeeker(server)];
  await withdraw(former, await applied(former, job));

  await setActive(company, job.id, false);
  expect(await Promise.all([applicant, former, other].map((seeker) => lookAt(seeker, job)))).toEqual([
    'Penjahit',
    'Penjahit',
    'This job is no longer accepting applications',
  ]);

  await deleteJob(company, job.id);
  expect(await Promise.all([applicant, other].map((seeker) => lookAt(seeker, job)))).toEqual([
    'Job not found',
    'Job not found',
  ]);
  expect(await waysOn(applicant, applicationId)).toEqual({ viewerCanOpenJob: false, viewerCanOpenCompany: true });
});

describe('holding a seat and applying', () => {
  it.each([
    ['a job of an unverified company', (company: TestCompany) => revoke(company), 'JOB_NOT_FOUND'],
    ['a deleted job', (company: TestCompany, job: TestJob) => deleteJob(company, job.id), 'JOB_NOT_FOUND'],
    ['a closed job', (company: TestCompany, job: TestJob) => setActive(company, job.id, false), 'JOB_CLOSED'],
  ])('are refused alike for %s', async (_what, happens, code) => {
    const [company, seeker] = [await aCompany(server), await aSeeker(server)];
    const job = await aJob(company);
    await happens(company, job);

    // By its slot alone, a hidden job looks like a missing slot.
    expect((await hold(seeker, job)).errors[0]?.code).toBe(code === 'JOB_NOT_FOUND' ? 'SLOT_NOT_FOUND' : code);
    expect((await apply(seeker, job)).errors[0]?.code).toBe(code);
  });
});

it('the jobs recommended to someone with a company are never its own', async () => {
  const [own, other, seeker] = [await aCompany(server), await aCompany(server), await aSeeker(server)];
  // Later than every other job of this file: of equal skill, the newest three are recommended.
  server.clock.advance(5 * MINUTE_MS);
  await aJob(other, { title: 'Newest but one' });
  await aJob(own, { title: 'Newest of all' });
  await giveCompanyTo(server, own, seeker);

  const { seekerDashboard } = await seeker.client.ask(RECOMMENDED);

  expect(seekerDashboard.recommendedJobs.map(({ title }) => title)).toContain('Newest but one');
  expect(seekerDashboard.recommendedJobs.map(({ title }) => title)).not.toContain('Newest of all');
});

it('the open jobs of a company are its own, newest first, without those applied to, closed or hidden, and for seekers alone', async () => {
  const [company, other, seeker] = [await aCompany(server), await aCompany(server), await aSeeker(server)];
  await aJob(other, { title: 'Elsewhere' });
  await aJob(company, { title: 'Older' });
  server.clock.advance(MINUTE_MS);
  await aJob(company, { title: 'Newer' });
  await applied(seeker, await aJob(company, { title: 'Applied to' }));
  await setActive(company, (await aJob(company, { title: 'Closed' })).id, false);
  const openJobsFor = async ({ client }: TestSeeker | TestCompany) =>
    (await client.ask(OPEN_JOBS, { id: company.companyId })).company?.openJobs?.map(({ title }) => title);

  expect(await openJobsFor(seeker)).toEqual(['Newer', 'Older']);
  expect(await openJobsFor(company)).toBeUndefined();
  const plans = await plansOf(server, 'jobs', () => openJobsFor(seeker));
  expect(plans.flatMap(({ steps }) => steps.map(({ key }) => key))).toContain('ix_jobs_company_active');
});

it('the conflict shown at a slot is what applying would return, up to the buffer after a past interview', async () => {
  const [company, seeker] = [await aCompany(server, { tokens: 2 }), await aSeeker(server)];
  const today = '2026-11-23';
  const slots = [{ date: today, start: '09:30', end: '10:00' }];
  await anInterview(server, { company, seeker, title: 'Barista', slots });
  const next = await aJob(company, {
    slots: [
      { date: today, start: '10:30', end: '11:00' },
      { date: today, start: '11:00', end: '11:30' },
    ],
  });
  // Imported slots can begin at any minute, not only on the half hour.
  await server.dataSource.query('UPDATE interview_slots SET starts_at = starts_at - INTERVAL 10 MINUTE WHERE id = ?', [
    next.slots[0]?.id,
  ]);
  server.clock.advance(65 * MINUTE_MS);

  const { job } = await seeker.client.ask(CONFLICTS, { id: next.id });

  expect(job?.interviewAvailability.map(({ conflict }) => conflict?.jobTitle ?? null)).toEqual(['Barista', null]);
  expect((await apply(seeker, next, 0)).errors[0]?.code).toBe('INTERVIEW_CONFLICT');
  expect((await apply(seeker, next, 1)).application?.status).toBe('PENDING');
});
