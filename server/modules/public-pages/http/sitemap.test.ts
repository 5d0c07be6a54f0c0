import { publicPaths } from '../../../../domain/public-pages';
import { addDays, DAY_MS, wibDateOf } from '../../../../domain/time';
import { SeededRandom } from '../../../../testkit/seeded-random';
import { closePastJobs } from '../../jobs/auto-close.task';
import { anAdmin, type TestActor, type TestCompany } from '../../../../testkit/people/actors';
import { revokeCompany, verifyCompany } from '../../../../testkit/market/company-decisions';
import { cancelErasure, eraseNow, requestErasure } from '../../../../testkit/people/erasures';
import { graphql } from '../../../../testkit/graphql';
import { deleteJob, setActive } from '../../../../testkit/market/job-changes';
import { aJob } from '../../../../testkit/market/job-factory';
import {
  aPublicCompany,
  fetchPage,
  setCompanyPublic,
  setJobPublic,
  WITH_PAGES,
} from '../../../../testkit/server/public-pages';
import { pauseJob, resumeJob } from '../../../../testkit/market/reports';
import { useServer } from '../../../../testkit/server/test-server';

/** The sitemap after every write, compared with what the writes say is public. */

const WRITES = process.env['LONG_TESTS'] ? 100 : 20;
const server = useServer(WITH_PAGES);
const random = new SeededRandom('sitemap');

const RETITLE = graphql(`mutation RetitlePublicPosting($input: EditJobInput!) {
  editJob(input: $input) { errors { ...Refusal } }
}`);

const SHARED = graphql(`query SharedAddress($id: ID!) { job(id: $id) { publicUrl } }`);

interface ExpectedCompany {
  company: TestCompany;
  name: string;
  isPublic: boolean;
  isVerified: boolean;
  isLeaving: boolean;
}

interface ExpectedJob {
  id: string;
  title: string;
  owner: ExpectedCompany;
  isPublic: boolean;
  isActive: boolean;
  isPaused: boolean;
  isDeleted: boolean;
  closesOn: string | null;
}

let admin: TestActor;
let companies: ExpectedCompany[] = [];
let jobs: ExpectedJob[] = [];
let titles = 0;
let names = 0;

const today = (): string => wibDateOf(server.clock.now());
const isShown = ({ isPublic, isVerified, isLeaving }: ExpectedCompany): boolean => isPublic && isVerified && !isLeaving;
const isOpenToAll = (job: ExpectedJob): boolean =>
  isShown(job.owner) &&
  job.isPublic &&
  job.isActive &&
  !job.isPaused &&
  !job.isDeleted &&
  (job.closesOn === null || job.closesOn >= today());

/** Mostly a public one: what happens to the others shows nowhere. */
const aJobToChange = (): ExpectedJob => {
  const open = jobs.filter(isOpenToAll);
  return random.pick(open.length > 0 && random.happens(0.7) ? open : jobs);
};

async function found() {
  names += 1;
  const name = `PT Acak ${names}`;
  const company = await aPublicCompany(server, { companyName: name });
  companies.push({ company, name, isPublic: true, isVerified: true, isLeaving: false });
}

async function post() {
  const owner = random.pick(companies);
  titles += 1;
  const title = `Tukang Kayu ${titles}`;
  const closesOn = random.happens(0.4) ? addDays(today(), random.below(4)) : null;
  if (owner.isLeaving) return;
  const { id } = await aJob(owner.company, { title, slots: [], autoCloseDate: closesOn });
  const states = { isPublic: owner.isPublic, isActive: true, isPaused: false, isDeleted: false };
  jobs.push({ id, title, owner, closesOn, ...states });
}

/** Any write to a job, whose state follows where the server did not refuse it. */
const JOB_WRITES: readonly ((job: ExpectedJob) => Promise<void>)[] = [
  async (job) => {
    titles += 1;
    const title = `Tukang Batu ${titles}`;
    const { editJob } = await job.owner.company.client.ask(RETITLE, { input: { jobId: job.id, title } });
    if (editJob.errors.length === 0) job.title = title;
  },
  async (job) => {
    const isActive = !job.isActive;
    if ((await setActive(job.owner.company, job.id, isActive)).length > 0) return;
    // A job that opens again has no day that is over.
    if (isActive && job.closesOn !== null && job.closesOn < today()) job.closesOn = null;
    job.isActive = isActive;
  },
  async (job) => {
    const refused = job.isPaused ? await resumeJob(admin, job.id) : await pauseJob(admin, job.id);
    if (refused.length === 0) job.isPaused = !job.isPaused;
  },
  async (job) => {
    const isPublic = !job.isPublic;
    if ((await setJobPublic(job.owner.company, job.id, isPublic)).errors.length === 0) job.isPublic = isPublic;
  },
  async (job) => {
    if (random.happens(0.4) && (await deleteJob(job.owner.company, job.id)).length === 0) job.isDeleted = true;
  },
];

const COMPANY_WRITES: readonly ((owner: ExpectedCompany) => Promise<void>)[] = [
  async (owner) => {
    const isPublic = !owner.isPublic;
    if ((await setCompanyPublic(owner.company, isPublic)).errors.length > 0) return;
    owner.isPublic = isPublic;
    for (const job of jobs) if (job.owner === owner) job.isPublic = isPublic;
  },
  async (owner) => {
    const decide = owner.isVerified ? revokeCompany : verifyCompany;
    const refused = await decide(admin, owner.company.companyId, { note: 'Looked at again' });
    if (refused.length === 0) owner.isVerified = !owner.isVerified;
  },
  async (owner) => {
    if (owner.isLeaving) await cancelErasure(owner.company);
    else await requestErasure(owner.company, { when: 'IN_14_DAYS' });
    owner.isLeaving = !owner.isLeaving;
  },
  async (owner) => {
    if (companies.length < 3 || companies.some(({ isLeaving }) => isLeaving) || random.happens(0.7)) return;
    await requestErasure(owner.company);
    await eraseNow(server);
    companies = companies.filter((other) => other !== owner);
    jobs = jobs.filter((job) => job.owner !== owner);
  },
  // The day passes, and the task that closes jobs runs later or not at all.
  async () => {
    if (companies.some(({ isLeaving }) => isLeaving)) return;
    server.clock.advance(DAY_MS);
    if (random.happens(0.5)) return;
    await closePastJobs(server.services, async () => true);
    for (const job of jobs) if (job.closesOn !== null && job.closesOn < today()) job.isActive = false;
  },
];

it('tells crawlers to leave accounts alone, but not the page on which companies register', async () => {
  const robots = (await fetchPage(server, '/robots.txt')).html.split('\n');
  expect(robots).toEqual(
    expect.arrayContaining([
      'Disallow: /user/',
      'Disallow: /company/',
      'Allow: /company/register',
      `Sitemap: ${server.services.env.APP_URL}/sitemap.xml`,
    ]),
  );
});

async function listed(file: string): Promise<string[]> {
  const { html } = await fetchPage(server, file);
  return [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replace(server.services.env.APP_URL, ''),
  );
}

const inBoth = (pathIn: (language: 'en' | 'id') => string): string[] => [pathIn('en'), pathIn('id')];

it(
  'lists exactly what is public after every write',
  async () => {
    admin = await anAdmin(server);
    await found();
    await found();
    let shown = 0;
    for (let write = 0; write < WRITES; write += 1) {
      const kind = random.fraction();
      if (jobs.length < 4 || kind < 0.25) await post();
      else if (kind < 0.8) await random.pick(JOB_WRITES)(aJobToChange());
      else if (kind < 0.98) await random.pick(COMPANY_WRITES)(random.pick(companies));
      else await found();

      const open = jobs.filter(isOpenToAll);
      shown += open.length;
      const ofJobs = open.flatMap((job) => inBoth((language) => publicPaths.job(language, job)));
      const ofCompanies = companies
        .filter(isShown)
        .flatMap(({ company: { companyId: id }, name }) =>
          inBoth((language) => publicPaths.company(language, { id, name })),
        );
      expect([write, (await listed('/sitemap-0.xml')).toSorted()]).toEqual([write, ofJobs.toSorted()]);
      expect([write, (await listed('/sitemap-companies-0.xml')).toSorted()]).toEqual([write, ofCompanies.toSorted()]);
      if (jobs.length === 0) continue;
      const job = random.pick(jobs);
      const { status } = await fetchPage(server, publicPaths.job('id', job));
      expect([write, status === 200]).toEqual([write, open.includes(job)]);
      // The company sees its job in every state; what the portal shares is the same set.
      const shared = (await job.owner.company.client.send(SHARED, { id: job.id })).data?.job?.publicUrl ?? null;
      const address = server.services.env.APP_URL + publicPaths.job('en', job);
      expect([write, shared]).toEqual([write, status === 200 ? address : null]);
    }
    // Otherwise mostly nothing was compared: in the long run companies leave, and with them their postings.
    expect(shown).toBeGreaterThan(WRITES / 2);
  },
  60_000 + WRITES * 500,
);

test('security.txt says where a weakness is reported, for less than a year', async () => {
  const response = await server.visitor().fetch('/.well-known/security.txt');
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(await response.text()).toBe(
    [
      'Contact: mailto:support@temukerja.example',
      'Expires: 2027-05-22T02:00:00.000Z',
      'Preferred-Languages: en, id',
      `Canonical: ${server.services.env.APP_URL}/.well-known/security.txt`,
      '',
    ].join('\n'),
  );
});
