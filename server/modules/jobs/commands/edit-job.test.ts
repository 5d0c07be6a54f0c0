import type { EditJobInput } from '../../../../testkit/graphql/graphql';
import { aCompany, anAdmin, aSeeker, type TestCompany } from '../../../../testkit/people/actors';
import { atOnce } from '../../../../testkit/races/at-once';
import { graphql } from '../../../../testkit/graphql';
import { setActive } from '../../../../testkit/market/job-changes';
import { anApplication, anInterview } from '../../../../testkit/market/interview-factory';
import {
  accept,
  aJob,
  applied,
  apply,
  hold,
  reject,
  withdraw,
  type TestJob,
} from '../../../../testkit/market/job-factory';
import { mailsArrived, mailsQueued, minutesLater } from '../../../../testkit/outside/mailbox';
import { useSecondServer, useServer } from '../../../../testkit/server/test-server';

const server = useServer();

const EDIT = graphql(`mutation EditPosting($input: EditJobInput!) {
  editJob(input: $input) { job { id title isActive isPaused isVisibleToSeekers salary { formatted } } errors { ...Refusal } }
}`);
const SHOWN = graphql(`query PostingAsShown($id: ID!) {
  job(id: $id) {
    title location description employmentType skills autoCloseDate salary { min max period }
    edits { accountId changes { part before after } }
  }
}`);
const FOUND = graphql(
  `query EditedJobsFound($search: String) { jobs(search: $search) { items { title location skills } } }`,
);
const TITLES = graphql(`query TitlesOfOwnApplications { myApplications { jobTitle job { title } } }`);
const EDITS = graphql(
  `query EditsForAdministrators($id: ID!) { adminJob(id: $id) { job { edits { changes { part before after } } } flags { reason } } }`,
);

const edit = async ({ client }: TestCompany, jobId: string, input: Omit<EditJobInput, 'jobId'>) =>
  (await client.ask(EDIT, { input: { jobId, ...input } })).editJob;

const shown = async ({ client }: Pick<TestCompany, 'client'>, id: string) => {
  const { job } = await client.ask(SHOWN, { id });
  if (!job) throw new Error('The job is not shown');
  return job;
};

describe('editing a job', () => {
  it('changes what is given, keeps the rest, and says before and after', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { title: 'Perwat', salaryMin: 4_000_000, autoCloseDate: '2026-12-24' });
    const { errors } = await edit(company, job.id, {
      title: ' Perawat ',
      salaryMax: 5_000_000,
      skills: ['Teliti', 'teliti', 'Ramah'],
      autoCloseDate: null,
    });
    expect(errors).toEqual([]);
    expect(await shown(company, job.id)).toMatchObject({
      title: 'Perawat',
      location: 'Jakarta',
      description: 'Builds services',
      skills: ['Teliti', 'Ramah'],
      salary: { min: 4_000_000, max: 5_000_000, period: 'MONTHLY' },
      autoCloseDate: null,
      edits: [
        {
          changes: [
            { part: 'title', before: 'Perwat', after: 'Perawat' },
            {
              part: 'salary',
              before: 'From Rp\u00a04.000.000 per month',
              after: 'Rp\u00a04.000.000 - Rp\u00a05.000.000 per month',
            },
            { part: 'skills', before: 'TypeScript', after: 'Teliti, Ramah' },
            { part: 'autoCloseDate', before: '2026-12-24', after: null },
          ],
        },
      ],
    });
    // Where nothing changes, it does nothing, so that it can be repeated.
    expect((await edit(company, job.id, { title: 'Perawat', autoCloseDate: null })).errors).toEqual([]);
    expect((await shown(company, job.id)).edits).toHaveLength(1);
  });

  it.each<[Omit<EditJobInput, 'jobId'>, string, string]>([
    [{ title: ' ' }, 'Please fill out all required fields', 'title'],
    [{ description: null }, 'Please fill out all required fields', 'description'],
    [{ skills: [] }, 'At least one required skill must be added', 'skills'],
    [{ salaryMin: 9_000_000 }, 'Minimum salary cannot be greater than maximum salary', 'salaryMin'],
    [{ salaryMin: 9, salaryMax: 8 }, 'Minimum salary cannot be greater than maximum salary', 'salaryMin'],
    [{ autoCloseDate: '2026-11-22' }, 'Auto-close date cannot be before today', 'autoCloseDate'],
  ])('is refused with %j, and nothing is written', async (input, message, field) => {
    const company = await aCompany(server);
    const job = await aJob(company, { salaryMax: 8_000_000 });
    const before = await shown(company, job.id);
    expect((await edit(company, job.id, { location: 'Bandung', ...input })).errors[0]).toMatchObject({
      message,
      field: [field],
    });
    expect(await shown(company, job.id)).toEqual(before);
  });

  it('is found at once by its new words, and no longer by the old ones', async () => {
    const company = await aCompany(server);
    const seeker = await aSeeker(server);
    const job = await aJob(company, { title: 'Xylofonis Lama' });
    const titles = async (search: string) => (await seeker.client.ask(FOUND, { search })).jobs.items;
    expect(await titles('xylofonis')).toHaveLength(1);
    await edit(company, job.id, { title: 'Zitheris Baru', location: 'Makassar', skills: ['Sitar'] });
    expect(await titles('xylofonis')).toEqual([]);
    expect(await titles('zitheris')).toEqual([{ title: 'Zitheris Baru', location: 'Makassar', skills: ['Sitar'] }]);
  });

  it('stays closed, and hidden while the company is not verified', async () => {
    const company = await aCompany(server);
    const job = await aJob(company);
    await setActive(company, job.id, false);
    expect((await edit(company, job.id, { title: 'Closed' })).job).toMatchObject({
      isActive: false,
      isVisibleToSeekers: false,
    });
    const unverified = await aCompany(server, { isVerified: false });
    const waiting = await aJob(unverified);
    expect((await edit(unverified, waiting.id, { title: 'Unseen' })).job).toMatchObject({
      title: 'Unseen',
      isVisibleToSeekers: false,
    });
  });

  it('is one of several at once, and each is kept as what it changed', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { title: 'Edit 0' });
    const answers = await atOnce(12, (index) => edit(company, job.id, { title: `Edit ${index + 1}` }));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    const { title, edits } = await shown(company, job.id);
    const steps = (edits ?? []).flatMap(({ changes }) => changes).toReversed();
    expect(steps).toHaveLength(12);
    expect(steps[0]?.before).toBe('Edit 0');
    expect(steps.slice(1).map(({ before }) => before)).toEqual(steps.slice(0, -1).map(({ after }) => after));
    expect(steps.at(-1)?.after).toBe(title);
  });
});

describe('with the real limit', () => {
  const limited = useSecondServer({ RATE_LIMIT_FACTOR: '1' });

  it('edits count with the postings of the hour', async () => {
    const company = await aCompany(limited);
    const job = await aJob(company);
    await server.dataSource.query("UPDATE rate_limits SET points = 59 WHERE `key` LIKE 'create-job:%'");
    expect((await edit(company, job.id, { title: 'Last one' })).errors).toEqual([]);
    expect((await edit(company, job.id, { title: 'One more' })).errors[0]?.code).toBe('TOO_MANY_ATTEMPTS');
  });
});

describe('before an interview', () => {
  it.each<[Omit<EditJobInput, 'jobId'>, string]>([
    [{ location: 'Bandung' }, 'location'],
    [{ employmentType: 'FREELANCE' }, 'employmentType'],
    [{ title: 'Other', salaryMin: 1 }, 'salaryMin'],
  ])('%j is refused for the last 24 hours, and not while someone only waits', async (input, field) => {
    const { company, job } = await anInterview(server);
    const { job: waiting } = await anApplication(server, { company });
    const { errors } = await edit(company, job.id, input);
    expect(errors).toMatchObject([{ code: 'JOB_EDIT_TOO_LATE', field: [field] }]);
    expect((await shown(company, job.id)).edits).toEqual([]);
    expect((await edit(company, job.id, { description: 'Bring your papers' })).errors).toEqual([]);
    expect((await edit(company, waiting.id, input)).errors).toEqual([]);
  });

  it('a day earlier everything can change, and once it has begun too', async () => {
    const { company, job } = await anInterview(server);
    server.clock.advance(-1);
    expect((await edit(company, job.id, { location: 'Bandung' })).errors).toEqual([]);
    server.clock.advance(24 * 3_600_000 + 1);
    expect((await edit(company, job.id, { location: 'Bogor' })).errors).toEqual([]);
  });
});

describe('the time zone', () => {
  const TIMES = graphql(
    `query TimesOfJob($id: ID!) { job(id: $id) { timeZone interviewAvailability { start startsAt } } }`,
  );
  const timesOf = async ({ client }: TestCompany, id: string) => (await client.ask(TIMES, { id })).job;

  it('changes while nobody relies on a time: the clock stays, the instant moves', async () => {
    const { company, job, id } = await anApplication(server);
    await reject(company, id);
    expect((await edit(company, job.id, { timeZone: 'Asia/Jayapura' })).errors).toEqual([]);
    expect(await timesOf(company, job.id)).toEqual({
      timeZone: 'Asia/Jayapura',
      interviewAvailability: [{ start: '09:00', startsAt: '2026-11-24T00:00:00.000Z' }],
    });
    expect((await shown(company, job.id)).edits?.[0]?.changes).toEqual([
      { part: 'timeZone', before: 'WIB', after: 'WIT' },
    ]);
  });

  it.each<[string, (company: TestCompany, job: TestJob) => Promise<unknown>]>([
    ['someone waits', async (_company, job) => applied(await aSeeker(server), job)],
    ['someone holds a seat', async (_company, job) => hold(await aSeeker(server), job)],
    ['an interview is planned', async (company, job) => accept(company, await applied(await aSeeker(server), job))],
  ])('stays while %s, and a new location leaves it', async (_why, arrange) => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: [{ date: '2026-12-01' }] });
    await arrange(company, job);
    const { errors } = await edit(company, job.id, { timeZone: 'Asia/Makassar' });
    expect(errors).toMatchObject([{ code: 'TIME_ZONE_LOCKED', field: ['timeZone'] }]);
    expect((await edit(company, job.id, { location: 'Makassar' })).errors).toEqual([]);
    expect(await timesOf(company, job.id)).toMatchObject({ timeZone: 'Asia/Jakarta' });
  });

  it('and an application never both succeed', async () => {
    const company = await aCompany(server);
    for (let round = 0; round < 6; round += 1) {
      const job = await aJob(company);
      const seeker = await aSeeker(server);
      const [edited, outcome] = await Promise.all([
        edit(company, job.id, { timeZone: 'Asia/Makassar' }),
        apply(seeker, job),
      ]);
      const { timeZone } = (await timesOf(company, job.id)) ?? {};
      const [row] = await server.dataSource.query<{ starts: Date }[]>(
        'SELECT interview_starts_at AS starts FROM applications WHERE job_id = ?',
        [job.id],
      );
      expect(outcome.errors).toEqual([]);
      // In either order, the application has the instant that the slot has now.
      expect(row?.starts.toISOString()).toBe(
        timeZone === 'Asia/Jakarta' ? '2026-11-24T02:00:00.000Z' : '2026-11-24T01:00:00.000Z',
      );
      expect(edited.errors.map(({ code }) => code)).toEqual(timeZone === 'Asia/Jakarta' ? ['TIME_ZONE_LOCKED'] : []);
    }
  });
});

it('who applied is told what changed, at once and then in one mail, and keeps the title that they applied for', async () => {
  const company = await aCompany(server, { tokens: 1 });
  const job = await aJob(company, { title: 'Kasir', slots: [{ date: '2026-12-01', maxApplicants: 9 }] });
  const [pending, accepted, gone, refused] = await Promise.all([0, 1, 2, 3].map(() => aSeeker(server)));
  if (!pending || !accepted || !gone || !refused) throw new Error('Four seekers are needed');
  const pendingId = await applied(pending, job);
  const [goneId, refusedId] = [await applied(gone, job), await applied(refused, job)];
  await withdraw(gone, goneId);
  await reject(company, refusedId);
  await accept(company, await applied(accepted, job));

  await edit(company, job.id, { title: 'Kepala Kasir', description: 'Menghitung uang' });
  await edit(company, job.id, { skills: ['Teliti'] });
  await edit(company, job.id, { description: 'Menghitung uang kas', salaryMin: 5_000_000 });
  for (const { email } of [pending, accepted]) {
    const [first] = await mailsArrived(server, email, 'Kasir has changed');
    expect(first?.text).toContain('What has changed: title and description.');
  }
  minutesLater(server);
  for (const { email } of [pending, accepted]) {
    const [later, first, ...more] = await mailsArrived(server, email, 'Kasir has changed', 2);
    expect(first?.text).toContain('title and description');
    expect(later?.text).toContain('What has changed: salary, description, and required skills.');
    expect(more).toEqual([]);
  }
  const queued = [pendingId, goneId, refusedId].map((id) => mailsQueued(server, `job-edited:${id}%`));
  expect(await Promise.all(queued)).toEqual([2, 0, 0]);
  const { myApplications } = await pending.client.ask(TITLES);
  expect(myApplications).toEqual([{ jobTitle: 'Kasir', job: { title: 'Kepala Kasir' } }]);
});

describe('the rules of postings', () => {
  it('read an edit like a posting, hold it, and forget what the earlier text had', async () => {
    const admin = await anAdmin(server);
    const company = await aCompany(server);
    const job = await aJob(company);
    const flags = async () => {
      const { adminJob } = await admin.client.ask(EDITS, { id: job.id });
      return adminJob?.flags.map(({ reason }) => reason);
    };
    await edit(company, job.id, { description: 'Hubungi WA 0812-3456-7788 untuk daftar' });
    expect(await flags()).toEqual(['CONTACT_IN_TEXT']);
    const { job: held } = await edit(company, job.id, { description: 'Sebelum training bayar uang jaminan 300rb.' });
    expect(held).toMatchObject({ isPaused: true, isVisibleToSeekers: false });
    expect(await flags()).toEqual(['MONEY_BEFORE_WORK', 'FEES']);
    const { job: edited } = await edit(company, job.id, { description: 'Builds services' });
    expect(edited).toMatchObject({ isPaused: true, isVisibleToSeekers: false });
    expect(await flags()).toEqual([]);
    const { adminJob } = await admin.client.ask(EDITS, { id: job.id });
    expect(adminJob?.job.edits?.map(({ changes }) => changes[0]?.after)).toEqual([
      'Builds services',
      'Sebelum training bayar uang jaminan 300rb.',
      'Hubungi WA 0812-3456-7788 untuk daftar',
    ]);
  });

  it('see that an older posting became a copy of a newer one', async () => {
    const admin = await anAdmin(server);
    const old = await aCompany(server);
    const job = await aJob(old, { description: 'Sesuatu yang lain sama sekali' });
    const text = `Meracik minuman kopi susu di gerai kami, melayani pembeli dengan ramah, menjaga kebersihan meja,
      menghitung kas pada akhir hari, dan menyiapkan bahan untuk esok pagi bersama tim yang kecil.`;
    await aJob(await aCompany(server), { description: text, title: 'Peracik' });
    await edit(old, job.id, { description: text, title: 'Peracik' });
    const { adminJob } = await admin.client.ask(EDITS, { id: job.id });
    expect(adminJob?.flags).toEqual([{ reason: 'COPIED_POSTING' }]);
  });
});
