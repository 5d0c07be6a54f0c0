import { publicPaths } from '../../../../domain/public-pages';
import { aCompany, anAdmin, aSeeker } from '../../../../testkit/people/actors';
import { graphql } from '../../../../testkit/graphql';
import { eventually } from '../../../../testkit/races/eventually';
import { deleteJob, setActive } from '../../../../testkit/market/job-changes';
import { aJob, applied, hold, type JobOptions, type TestJob } from '../../../../testkit/market/job-factory';
import { googleJobPosting } from '../../../../testkit/checks/job-posting-rules';
import {
  aPublicCompany,
  aPublicJob as publicJobOf,
  fetchPage as lookAt,
  pathOf,
  setCompanyPublic,
  setJobPublic,
  WITH_PAGES,
} from '../../../../testkit/server/public-pages';
import { pauseJob, resumeJob } from '../../../../testkit/market/reports';
import { useSecondServer, useServer } from '../../../../testkit/server/test-server';

const server = useServer(WITH_PAGES);
/** Another process on the same database, which searches by its index. */
const byIndex = useSecondServer({ ...WITH_PAGES, JOB_SEARCH_INDEX_FROM: '0', METRICS_PORT: '0' });

const look = (path: string, client = server.visitor()) => lookAt(server, path, client);
const statusOf = async (path: string) => (await look(path)).status;
const aPublicJob = (options: JobOptions = {}) => publicJobOf(server, options);

describe('the switches', () => {
  it('are off until the company says so, then on for all of its postings, old and new', async () => {
    const company = await aCompany(server);
    const old = await aJob(company);
    expect(await statusOf(pathOf(old))).toBe(404);
    expect(await setCompanyPublic(company, true)).toEqual({
      company: { records: { isPublic: true }, isVerified: true },
      errors: [],
    });
    const young = await aJob(company);
    expect(await statusOf(pathOf(old))).toBe(200);
    expect(await statusOf(pathOf(young))).toBe(200);
    await setCompanyPublic(company, false);
    expect(await statusOf(pathOf(old))).toBe(404);
  });

  it('take a single posting out, which works only while the company is public', async () => {
    const company = await aCompany(server);
    const job = await aJob(company);
    expect((await setJobPublic(company, job.id, true)).errors).toMatchObject([{ code: 'COMPANY_NOT_PUBLIC' }]);
    await setCompanyPublic(company, true);
    expect(await setJobPublic(company, job.id, false)).toEqual({ job: { isPublic: false }, errors: [] });
    expect(await statusOf(pathOf(job))).toBe(404);
    // A repeat succeeds and changes nothing.
    expect((await setCompanyPublic(company, true)).errors).toEqual([]);
    expect(await statusOf(pathOf(job))).toBe(404);
    await setJobPublic(company, job.id, true);
    expect(await statusOf(pathOf(job))).toBe(200);
  });
});

const POST = graphql(`mutation PostForAll($input: CreateJobInput!) {
  createJob(input: $input) { job { isPublic } errors { ...Refusal } }
}`);

it('a new posting is public where its company is, unless it is taken out before', async () => {
  const [open, closed] = [await aPublicCompany(server), await aCompany(server)];
  const content = { title: 'Barista', location: 'Bandung', description: 'Coffee', skills: ['Latte art'], slots: [] };
  for (const [company, isPublic, expected] of [
    [open, undefined, true],
    [open, true, true],
    [open, false, false],
    [closed, true, false],
  ] as const) {
    const { createJob } = await company.client.ask(POST, { input: { ...content, isPublic } });
    expect(createJob).toEqual({ job: { isPublic: expected }, errors: [] });
  }
});

describe('a public job', () => {
  it('shows what seekers see, each time as a link to sign in that comes back to it', async () => {
    const { job } = await aPublicJob({ salaryMin: 5_000_000, description: 'Baris satu\n<script>alert(1)</script>' });
    const { status, html, headers } = await look(pathOf(job));
    const { APP_URL } = server.services.env;
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    for (const part of [
      '<html lang="id"',
      'Backend Engineer',
      'TypeScript',
      'Mulai Rp\u00a05.000.000 per\u00a0bulan',
      '&lt;script&gt;alert(1)&lt;/script&gt;',
      `/login?returnTo=${encodeURIComponent(`/user/job/${job.id}?slot=${job.slots[0]?.id}`)}`,
      `<link rel="canonical" href="${APP_URL}${pathOf(job)}"/>`,
      `hrefLang="en" href="${APP_URL}/jobs/${job.id}-backend-engineer"`,
      `https://wa.me/?text=Backend%20Engineer%20%C2%B7%20PT%20Nomor`,
      `%0A${encodeURIComponent(APP_URL + pathOf(job))}"`,
    ])
      expect(html).toContain(part);
    expect(headers.get('vary')).toContain('Cookie');
    expect(html).not.toMatch(/<script(?![^>]*ld\+json)/);
  });

  it('shows free times only, and never how many seats or applicants there are', async () => {
    const { job } = await aPublicJob({
      slots: [
        { maxApplicants: 1 },
        { start: '10:00', end: '10:30', maxApplicants: 17 },
        { start: '11:00', end: '11:30', maxApplicants: 1 },
      ],
    });
    await applied(await aSeeker(server), job, 0);
    await hold(await aSeeker(server), job, 2);
    const { html } = await look(pathOf(job));
    expect(job.slots.map(({ id }) => html.includes(id))).toEqual([false, true, false]);
    expect(html).not.toMatch(/\b17\b|kursi|sisa/);
  });

  it('offers no application while there is no time to choose', async () => {
    const inEnglish = async ({ id }: TestJob) =>
      (await look(publicPaths.job('en', { id, title: 'Backend Engineer' }))).html;
    expect(await inEnglish((await aPublicJob()).job)).toContain('1 free time');
    const html = await inEnglish((await aPublicJob({ slots: [] })).job);
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('There are no free interview times at the moment.');
    expect(html).not.toMatch(/>Apply<|<a href="\/login\?[^>]*>Login</);
  });

  it('redirects an address with a wrong title to the right one', async () => {
    const { job } = await aPublicJob();
    for (const path of [`/lowongan/${job.id}`, `/lowongan/${job.id}-https:%2F%2Fevil.test`, `/lowongan/${job.id}x`]) {
      const { status, headers } = await look(path);
      expect([path, status, headers.get('location')]).toEqual([path, 301, pathOf(job)]);
    }
  });

  it('leads its company to its own page also when it is closed or paused, until it is removed', async () => {
    const { job, company } = await aPublicJob();
    const own = async () => {
      const { status, headers } = await look(pathOf(job), company.client);
      return [status, headers.get('location')];
    };
    await setActive(company, job.id, false);
    expect(await own()).toEqual([302, `/company/job/${job.id}`]);
    await pauseJob(await anAdmin(server), job.id, 'It asks for a deposit');
    expect(await own()).toEqual([302, `/company/job/${job.id}`]);
    await deleteJob(company, job.id);
    expect(await own()).toEqual([404, null]);
  });

  it('takes four statements, however many times and jobs there are', async () => {
    const { job, company } = await aPublicJob({ slots: [{}, { start: '10:00', end: '10:30' }] });
    for (const title of ['One', 'Two', 'Three']) await aJob(company, { title });
    expect(await server.statementsOf(() => look(pathOf(job)))).toHaveLength(4);
  });
});

describe('what is not public', () => {
  it('responds with the same 404 for every reason', async () => {
    const admin = await anAdmin(server);
    const { job: paused } = await aPublicJob();
    await pauseJob(admin, paused.id, 'It asks for a deposit');
    const { job: off, company } = await aPublicJob();
    await setJobPublic(company, off.id, false);
    const never = await aJob(await aCompany(server));
    const unverified = await aCompany(server, { isVerified: false });
    await setCompanyPublic(unverified, true);
    const unseen = await aJob(unverified);
    const paths = [paused, off, never, unseen].map((job) => pathOf(job));
    const unknown = await look('/lowongan/01ARZ3NDEKTSV4RRFFQ69G5FAV-any');
    expect(unknown.status).toBe(404);
    for (const path of [...paths, '/lowongan/x', '/lowongan/%00', `/lowongan/${'a'.repeat(3000)}`]) {
      const { status, html } = await look(path);
      expect([path, status, html]).toEqual([path, 404, unknown.html]);
    }
    await resumeJob(admin, paused.id);
    expect(await statusOf(pathOf(paused))).toBe(200);
  });

  it('is a 410 with the open public jobs of the place where a public job is closed', async () => {
    const { job, company } = await aPublicJob({ title: 'Closed today' });
    const open = await aJob(company, { title: 'Still open' });
    const hidden = await aJob(company, { title: 'Taken out' });
    await setJobPublic(company, hidden.id, false);
    await setActive(company, job.id, false);
    const { status, html } = await look(pathOf(job));
    expect(status).toBe(410);
    expect(html).toContain(pathOf(open, 'Still open'));
    expect(html).not.toContain('Taken out');
    expect(html).not.toContain('Closed today');
    await setCompanyPublic(company, false);
    expect(await statusOf(pathOf(job))).toBe(404);
  });
});

describe('the list', () => {
  const addressesIn = (html: string): string[] =>
    [...html.matchAll(/href="\/(?:lowongan|jobs)\/(\w{26})/g)].map(([, id]) => `${id}`);

  it('shows the newest public jobs, and finds by word, place and type without a script', async () => {
    const options = { title: 'Penjahit Kebaya', location: 'Surakarta', employmentType: 'CONTRACT' } as const;
    const { company, job } = await aPublicJob(options);
    const other = await aJob(company, { title: 'Penjahit Jas', location: 'Bandung' });
    await aJob(await aCompany(server), { title: 'Penjahit Rahasia' });
    expect(addressesIn((await look('/lowongan')).html).slice(0, 2)).toEqual([other.id, job.id]);
    expect(addressesIn((await look('/jobs?search=penjahit')).html)).toEqual([other.id, job.id]);
    expect(addressesIn((await look('/lowongan?search=penjahit&place=solo')).html)).toEqual([job.id]);
    expect(addressesIn((await look('/lowongan?search=penjahit&place=Kota+Surakarta')).html)).toEqual([job.id]);
    expect(addressesIn((await look('/lowongan?search=penjahit&type=CONTRACT')).html)).toEqual([job.id]);
    expect(addressesIn((await look('/lowongan?search=rahasia')).html)).toEqual([]);
    expect(addressesIn((await look('/lowongan?search=penjahit&place=Atlantis')).html)).toEqual([]);
    expect((await look('/lowongan?search=penjahit')).html).toContain('<meta name="robots" content="noindex"/>');
    expect(await server.statementsOf(() => look('/lowongan'))).toHaveLength(3);
  });

  it('finds by the index what LIKE finds, and looks at no job for a word that none has', async () => {
    const { company, job } = await aPublicJob({ title: 'Pemahat 100% Jati', location: 'Jepara' });
    await aJob(await aCompany(server), { title: 'Pemahat Batu', location: 'Jepara' });
    const young = await aJob(company, { title: 'Pemahat Es', employmentType: 'CONTRACT', location: 'Bandung' });
    const isLike = (sql: string): boolean => sql.includes('search_text LIKE');
    const read = (query: string) => lookAt(byIndex, `/lowongan?search=${query}`);
    const indexed = async (query: string) => addressesIn((await read(query)).html);
    const asked = (query: string) => byIndex.statementsOf(() => read(query));
    await eventually(
      () => asked('tidakada'),
      (statements) => !statements.some(isLike),
    );

    // The limit of searches, and whether a job has changed.
    expect(await asked('tidakada')).toHaveLength(2);
    const narrowed = ['pemahat&type=CONTRACT', 'pemahat&place=jepara', 'pemahat&page=2'];
    for (const query of ['pemahat', 'AHAT', '100%25', '!', ...narrowed]) {
      const like = addressesIn((await look(`/lowongan?search=${query}`)).html);
      expect([query, await indexed(query)]).toEqual([query, like]);
    }
    expect(await indexed('pemahat')).toEqual([young.id, job.id]);

    // At once after a change that another process has made.
    await setJobPublic(company, young.id, false);
    expect(await indexed('pemahat')).toEqual([job.id]);
    const later = await aJob(company, { title: 'Pemahat Lilin' });
    expect(await indexed('pemahat')).toEqual([later.id, job.id]);
  });

  it('shows the next free times of each job as links to sign in, without their seats', async () => {
    const times = ['09:00', '10:00', '11:00', '12:00'] as const;
    const slots = times.map((start) => ({ start, end: start.replace(':00', ':30'), maxApplicants: 17 }));
    const { job } = await aPublicJob({ title: 'Perias Pengantin', slots: [{ maxApplicants: 1 }, ...slots.slice(1)] });
    await applied(await aSeeker(server), job, 0);
    const { html } = await look('/jobs?search=pengantin');
    const shown = job.slots.map(({ id }) => html.includes(encodeURIComponent(`/user/job/${job.id}?slot=${id}`)));
    expect(shown).toEqual([false, true, true, false]);
    expect(html).toContain('>+1</a>');
    expect(html).not.toMatch(/\b17\b/);
  });

  it('has a page for a place with three public jobs, which they lead back to', async () => {
    const { company, job } = await aPublicJob({ location: 'Manado' });
    await aJob(company, { location: 'Manado' });
    const path = '/lowongan/manado';
    expect(await statusOf(path)).toBe(404);
    const isLinked = async () => (await look(pathOf(job))).html.includes(`href="${path}"`);
    expect([(await look(pathOf(job))).html.includes('· Manado ·'), await isLinked()]).toEqual([true, false]);
    await aJob(company, { location: 'Manado' });
    expect(await isLinked()).toBe(true);
    const { status, html } = await look(path);
    expect([status, addressesIn(html).length]).toEqual([200, 3]);
    // A search with fewer results is a page; a page that never existed is not.
    const ofFew = await look(`${path}?search=tidakada`);
    expect([ofFew.status, addressesIn(ofFew.html).length]).toEqual([200, 0]);
    expect(await Promise.all([statusOf(`${path}?page=2`), statusOf('/lowongan/bitung?page=2')])).toEqual([404, 404]);
    expect(html).toContain('Lowongan di');
    expect(html).toContain(`hrefLang="en" href="${server.services.env.APP_URL}/jobs/manado"`);
  });
});

it('what machines read is a JobPosting that says the same as the page, and a preview', async () => {
  const { company, job } = await aPublicJob({
    title: 'Perawat </script><b>',
    description: 'Satu & dua\n- <i>tiga</i>',
    salaryMin: 4_000_000,
    salaryMax: 6_000_000,
    autoCloseDate: '2026-12-24',
  });
  const { html } = await look(pathOf(job, 'Perawat </script><b>'));
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(googleJobPosting.parse(JSON.parse(json))).toMatchObject({
    '@type': 'JobPosting',
    title: 'Perawat </script><b>',
    description: '<p>Satu &amp; dua</p><ul><li>&lt;i&gt;tiga&lt;/i&gt;</li></ul>',
    validThrough: '2026-12-24T23:59:59+07:00',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization' },
    jobLocation: { address: { addressLocality: 'Jakarta', addressCountry: 'ID' } },
    baseSalary: { currency: 'IDR', value: { minValue: 4_000_000, maxValue: 6_000_000, unitText: 'MONTH' } },
    identifier: { value: job.id },
    directApply: true,
  });
  expect(html).toContain('<meta property="og:title" content="Perawat &lt;/script&gt;&lt;b&gt;"/>');
  expect(html).not.toContain('<b>Perawat');
  await setActive(company, job.id, false);
  expect((await look(pathOf(job))).html).not.toContain('ld+json');
});

describe('the time that someone without an account has chosen', () => {
  const CHOSEN = graphql(`query ChosenTimeOf($jobId: ID!, $slotId: ID) {
    chosenTime(jobId: $jobId, slotId: $slotId) { title time { date start end timeZone locationType } }
  }`);
  const chosen = async (jobId: string, slotId?: string) =>
    (await server.visitor().ask(CHOSEN, { jobId, slotId })).chosenTime;

  it('is told while the job is public and the time is free', async () => {
    const { job, company } = await aPublicJob({ slots: [{ maxApplicants: 1 }] });
    const slotId = job.slots[0]?.id ?? '';
    const time = { date: '2026-11-24', start: '09:00', end: '09:30', timeZone: 'Asia/Jakarta', locationType: 'ONLINE' };
    expect(await chosen(job.id, slotId)).toEqual({ title: 'Backend Engineer', time });
    expect(await chosen(job.id)).toEqual({ title: 'Backend Engineer', time: null });
    expect(await server.statementsOf(() => chosen(job.id, slotId))).toHaveLength(2);
    await hold(await aSeeker(server), job, 0);
    expect(await chosen(job.id, slotId)).toEqual({ title: 'Backend Engineer', time: null });
    await setCompanyPublic(company, false);
    expect(await chosen(job.id, slotId)).toBeNull();
  });

  it('is no time of another job', async () => {
    const [{ job }, other] = [await aPublicJob(), await aPublicJob()];
    expect((await chosen(job.id, other.job.slots[0]?.id))?.time).toBeNull();
    expect(await chosen("x' OR 1=1", 'x')).toBeNull();
  });
});
