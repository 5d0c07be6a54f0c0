import { aCompany, aSeeker, type TestSeeker } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import type { CreateJobInput, InterviewSlotInput } from '../../../testkit/graphql/graphql';
import { expectInvariants } from '../../../testkit/checks/invariants';
import { deleteJob, setActive } from '../../../testkit/market/job-changes';
import { anApplication } from '../../../testkit/market/interview-factory';
import { accept, aJob, applied, postJob, type JobOptions } from '../../../testkit/market/job-factory';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer();

const DESCRIPTION = graphql(`query DescriptionOfJob($id: ID!) { job(id: $id) { description } }`);
const FOUND = graphql(`query JobTitlesFound($search: String) { jobs(search: $search) { totalCount items { title } } }`);
const COUNT = graphql(`query CompanyJobsCounted { companyJobs { totalCount } }`);
const POST_NOTHING = graphql(`mutation PostNothing { createJob(input: {}) { errors { code } } }`);
const SALARY = graphql(`query SalaryOfJob($id: ID!) { job(id: $id) { salary { min max formatted } skills } }`);
const NOTICES = graphql(
  `query NoticesOfOwnApplications { myApplications { status jobTitle rejectionNotice job { id } } }`,
);

const POSTING = { title: 'Kasir', location: 'Bandung', description: 'Melayani', skills: ['Ramah'] };

async function find(seeker: TestSeeker, search: string): Promise<string[]> {
  const { jobs } = await seeker.client.ask(FOUND, { search });
  expect(jobs.totalCount).toBe(jobs.items.length);
  return jobs.items.map(({ title }) => title);
}

const LATER = { start: '10:00', end: '10:30' };
/** From 09:00 to 09:30 where they say nothing else. */
const slots = (...changes: InterviewSlotInput[]) => ({
  slots: changes.map((change) => ({ date: '2026-11-24', start: '09:00', end: '09:30', ...change })),
});

describe('posting a job', () => {
  it.each<[CreateJobInput, string, string]>([
    [{ skills: ['  '] }, 'At least one required skill must be added', 'skills'],
    [{ title: ' ' }, 'Please fill out all required fields', 'title'],
    [{ location: null }, 'Please fill out all required fields', 'location'],
    [{ description: '' }, 'Please fill out all required fields', 'description'],
    [{ salaryMin: 9, salaryMax: 8 }, 'Minimum salary cannot be greater than maximum salary', 'salaryMin'],
    [{ autoCloseDate: '2026-11-22' }, 'Auto-close date cannot be before today', 'autoCloseDate'],
    [slots({}, { date: null }), 'Interview slot #2: Date is required', 'slots.1.date'],
    [slots({ start: null }), 'All interview slots must have date, start time, and end time', 'slots.0.start'],
    [slots({ end: '09:00' }), 'End time must be after start time', 'slots.0.end'],
    [slots({ start: '07:30' }), 'Interview times must be between 8:00 AM and 6:00 PM', 'slots.0.start'],
    [slots({ date: '2026-11-20' }), 'Cannot set interview times in the past', 'slots.0.date'],
    [slots({ maxApplicants: 21 }), 'Applicants per slot must be between 1 and 20', 'slots.0.maxApplicants'],
    [slots({ maxApplicants: 0 }), 'Applicants per slot must be between 1 and 20', 'slots.0.maxApplicants'],
    [slots({}, LATER, {}), 'Interview slot #3: This is the same slot as #1', 'slots.2.start'],
    // A default that is left out does not make it another slot.
    [
      slots({}, { locationType: 'ONLINE', maxApplicants: 5 }),
      'Interview slot #2: This is the same slot as #1',
      'slots.1.start',
    ],
  ])('%j is refused: %s', async (input, message, field) => {
    const company = await aCompany(server);

    const { errors } = await postJob(company, { ...POSTING, ...input });

    expect(errors.map((error) => [error.message, error.field?.join('.')])).toEqual([[message, field]]);
    const { companyJobs } = await company.client.ask(COUNT);
    expect(companyJobs.totalCount).toBe(0);
  });

  it('is for companies, with the exact text of the catalogue', async () => {
    const seeker = await aSeeker(server);

    const [signedOut, asSeeker] = [await server.visitor().send(POST_NOTHING), await seeker.client.send(POST_NOTHING)];

    expect(signedOut.errors?.[0]).toMatchObject({
      message: 'You must be logged in to create a job',
      extensions: { code: 'UNAUTHENTICATED' },
    });
    expect(asSeeker.errors?.[0]).toMatchObject({
      message: 'Only companies can create job listings',
      extensions: { code: 'FORBIDDEN' },
    });
  });

  it.each<[JobOptions, formatted: string | null]>([
    [{ salaryMin: 4_500_000 }, 'From Rp\u00a04.500.000 per month'],
    [{ salaryMax: 60_000, salaryPeriod: 'HOURLY' }, 'Up to Rp\u00a060.000 per hour'],
    [{ salaryMin: 5_000_000, salaryMax: 5_000_000 }, 'Rp\u00a05.000.000 - Rp\u00a05.000.000 per month'],
    [{ salaryMin: 5_000_000, salaryMax: 7_500_000 }, 'Rp\u00a05.000.000 - Rp\u00a07.500.000 per month'],
    [{}, null],
  ])('states the ends of the salary that were given, and trims and dedupes skills: %j', async (options, formatted) => {
    const company = await aCompany(server);
    const { id } = await aJob(company, { ...options, skills: [' Excel ', 'excel', 'SQL'] });
    const salary = formatted && { min: options.salaryMin ?? null, max: options.salaryMax ?? null, formatted };

    expect(await company.client.ask(SALARY, { id })).toEqual({ job: { salary, skills: ['Excel', 'SQL'] } });
  });

  it('orders the slots by start, and those of one start by end', async () => {
    const { slots: times } = await aJob(await aCompany(server), slots(LATER, { end: '11:00' }, {}));

    expect(times.map(({ start, end }) => `${start}-${end}`)).toEqual(['09:00-09:30', '09:00-11:00', '10:00-10:30']);
  });

  it('keeps the lines and bullets of a description from Word', async () => {
    const company = await aCompany(server);
    const description = 'Tugas:\n\uF0B7\tMencatat\n\uF0A7\tMenata\nSyarat\u000BUsia 18\u000BJujur\u0085akhir';
    const { id } = await aJob(company, { description });

    expect((await company.client.ask(DESCRIPTION, { id })).job?.description).toBe(
      'Tugas:\n- Mencatat\n- Menata\nSyarat\nUsia 18\nJujur\nakhir',
    );
  });
});

describe('searching jobs', () => {
  it('finds substrings in company, title and description, in any case and with any accents; signs are letters', async () => {
    const company = await aCompany(server, { companyName: 'PT Grééntech Åsia' });
    const seeker = await aSeeker(server);
    await aJob(company, {
      title: 'Staf Akuntansi_Pajak 100%',
      description: 'Mengurus laporan\nketenagakerjaan 协管员',
    });

    for (const search of ['akunt', 'AKUNTANSI', 'greentech', 'asia', 'laporan', '协管员', 'si_pa', '100%', 'gakerja']) {
      expect([search, await find(seeker, search)]).toEqual([search, ['Staf Akuntansi_Pajak 100%']]);
    }
    for (const search of ['ak_ntansi', 'ak%si', '!', '\\'])
      expect([search, await find(seeker, search)]).toEqual([search, []]);
  });

  it('finds a title with any invisible characters, apostrophes and hyphens in it or in the search', async () => {
    const company = await aCompany(server);
    const seeker = await aSeeker(server);
    const titles = ['Juru\u00AD masak Qur\u2019an', 'Ju\u200Bru masak Qur`an', 'Juru\u00A0masak Qur\u02BCan'];
    for (const title of titles) await aJob(company, { title });
    await aJob(company, { title: 'Front\u2011end Dev\u2060eloper' });

    for (const search of ["juru masak qur'an", 'ju\u00ADru masak qur\u2018an', 'masak\u00A0QUR\u00B4AN'])
      expect((await find(seeker, search)).length).toBe(titles.length);
    for (const search of ['front-end developer', 'front\u2010end dev\u00ADeloper'])
      expect(await find(seeker, search)).toEqual(['Front\u2011end Developer']);
  });

  it('leaves out what the seeker has applied to, closed jobs and those past their day', async () => {
    const company = await aCompany(server);
    const seeker = await aSeeker(server);
    await applied(seeker, await aJob(company, { title: 'Kurir Satu' }));
    const toClose = await aJob(company, { title: 'Kurir Dua' });
    await aJob(company, { title: 'Kurir Tiga', autoCloseDate: '2026-11-23' });
    await aJob(company, { title: 'Kurir Empat' });

    await setActive(company, toClose.id, false);
    expect(await find(seeker, 'kurir')).toEqual(['Kurir Empat', 'Kurir Tiga']);
    server.clock.advance(24 * 60 * 60 * 1000);
    expect(await find(seeker, 'kurir')).toEqual(['Kurir Empat']);
  });

  it('never has a total below its own rows, though a total is kept for some seconds', async () => {
    const [seeker, company] = [await aSeeker(server), await aCompany(server)];
    const search = async () => (await seeker.client.ask(FOUND, { search: 'apoteker' })).jobs;
    for (let index = 0; index < 9; index += 1) await aJob(company, { title: `Apoteker ${index}`, slots: [] });
    expect((await search()).totalCount).toBe(9);
    for (const title of ['Apoteker A', 'Apoteker B']) await aJob(company, { title, slots: [] });

    const { items, totalCount } = await search();

    expect(items).toHaveLength(10);
    expect(totalCount).toBeGreaterThanOrEqual(10);
  });
});

describe('closing, reopening and deleting', () => {
  it('does not reopen a job whose slots are all filled', async () => {
    const { company, job, id } = await anApplication(server);
    await setActive(company, job.id, false);

    await accept(company, id);

    expect(await setActive(company, job.id, true)).toMatchObject([
      { message: 'Cannot reopen job. All interview slots are filled.' },
    ]);
    await expectInvariants(server);
  });

  it('closes pending applications of a deleted job with a notice, and keeps accepted interviews', async () => {
    const company = await aCompany(server, { tokens: 2 });
    const job = await aJob(company, { title: 'Penjahit', slots: [{ maxApplicants: 2 }] });
    const [waiting, hired] = [await aSeeker(server), await aSeeker(server)];
    await applied(waiting, job);
    await accept(company, await applied(hired, job));

    await deleteJob(company, job.id);

    expect((await waiting.client.ask(NOTICES)).myApplications).toEqual([
      {
        status: 'REJECTED',
        jobTitle: 'Penjahit',
        rejectionNotice: 'The company has removed this job, so the application was closed.',
        job: null,
      },
    ]);
    expect((await hired.client.ask(NOTICES)).myApplications).toMatchObject([
      { status: 'ACCEPTED', rejectionNotice: null },
    ]);
    await expectInvariants(server);
  });
});
