import { request } from 'node:http';
import { feedPath, publicPaths } from '../../../../domain/public-pages';
import { LANGUAGES } from '../../../../domain/language';
import { aCompany, anAdmin, aSeeker, type TestCompany, type TestSeeker } from '../../../../testkit/people/actors';
import { setActive } from '../../../../testkit/market/job-changes';
import { anUnverified } from '../../../../testkit/people/email-verification';
import { accept, aJob, applied, type TestJob } from '../../../../testkit/market/job-factory';
import { findLeaks } from '../../../../testkit/checks/leak-checker';
import {
  aPublicCompany,
  fetchPage,
  pathOf,
  setCompanyPublic,
  setJobPublic,
  WITH_PAGES,
} from '../../../../testkit/server/public-pages';
import { pauseJob } from '../../../../testkit/market/reports';
import { useServer } from '../../../../testkit/server/test-server';

/** Every address for people without an account, in both languages: what it must not say, and what must not change it. */

const server = useServer(WITH_PAGES);
const ADDRESS = { location: 'Manado' };
const SECRET = 'Rahasia Besar';
const SEATS = 17;

let company: TestCompany;
let job: TestJob;
let seeker: TestSeeker;
let pages: string[];
let closed: string[];

beforeAll(async () => {
  company = await aPublicCompany(server, {
    companyName: 'PT Terbuka',
    phoneNumber: '081277310055',
    companyNpwp: '0123456789012345',
  });
  const post = (title: string) => aJob(company, { ...ADDRESS, title, slots: [{ maxApplicants: SEATS }] });
  job = await post('Koki');
  for (const title of ['Sopir', 'Barista']) await post(title);
  seeker = await aSeeker(server, { fullName: 'Rahmawati Kusumadewi' });
  await accept(company, await applied(seeker, job));

  const secret = () => aJob(company, { ...ADDRESS, title: SECRET });
  const [off, paused, over] = [await secret(), await secret(), await secret()];
  await setJobPublic(company, off.id, false);
  await pauseJob(await anAdmin(server), paused.id, 'It asks for a deposit');
  await setActive(company, over.id, false);
  const unverified = await aPublicCompany(server, { companyName: SECRET, isVerified: false });
  const switchedOff = await aPublicCompany(server, { companyName: SECRET });
  for (const other of [unverified, switchedOff, await aCompany(server, { companyName: SECRET })])
    await aJob(other, { ...ADDRESS, title: SECRET });
  await setCompanyPublic(switchedOff, false);

  const named = { id: company.companyId, name: 'PT Terbuka' };
  const lists = LANGUAGES.flatMap((language) => [publicPaths.jobs(language), publicPaths.place(language, 'manado')]);
  const owns = LANGUAGES.map((language) => publicPaths.company(language, named));
  const ofJob = LANGUAGES.map((language) => publicPaths.job(language, { id: job.id, title: 'Koki' }));
  const feeds = [...lists, `/perusahaan/${company.companyId}`, `/companies/${company.companyId}`].map(feedPath);
  const forMachines = ['/robots.txt', '/sitemap.xml', '/sitemap-0.xml', '/sitemap-companies-0.xml'];
  pages = [...lists, ...lists.map((list) => `${list}?search=a`), ...owns, ...ofJob, ...feeds, ...forMachines];
  closed = LANGUAGES.map((language) => publicPaths.job(language, { id: over.id, title: SECRET }));
});

it('says nothing of applicants, of seats, of what a company has handed in, and of what is not public', async () => {
  const secrets = [SECRET, '081277310055', '0123456789012345', company.email, company.accountId];
  for (const path of [...pages, ...closed]) {
    const { status, html } = await fetchPage(server, path);
    expect([path, status]).toEqual([path, closed.includes(path) ? 410 : 200]);
    expect([path, findLeaks(html, { ...seeker, others: secrets })]).toEqual([path, []]);
    expect([path, html.match(new RegExp(`\\b${SEATS}\\b`))]).toEqual([path, null]);
  }
});

/** Can also send another Host, which fetch cannot. */
function spoiled(path: string): Promise<string> {
  const headers = {
    host: 'evil.test',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'https',
    'x-original-url': '/evil',
    'accept-language': 'de',
  };
  return new Promise((resolve, reject) => {
    const asked = request(server.url + path, { headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (body += part)).on('end', () => resolve(body));
    });
    asked.on('error', reject).end();
  });
}

it('returns the same bytes for all headers and parameters', async () => {
  for (const path of [...pages, ...closed]) {
    const plain = (await fetchPage(server, path)).html;
    const parameters = `${path.includes('?') ? '&' : '?'}utm=%22%3E%3Cscript%3E&page=-1`;
    expect([path, await spoiled(path + parameters)]).toEqual([path, plain]);
  }
});

it('leads the signed-in to their own page where they have one, and keeps nothing', async () => {
  const unverified = await anUnverified(server, 'chooses.again@mail.test');
  const people = [await aSeeker(server), company, await anAdmin(server), await aCompany(server), unverified];
  const { companyId } = company;
  const ofCompany = publicPaths.company('id', { id: companyId, name: 'PT Terbuka' });
  for (const [path, ...own] of [
    [pathOf(job, 'Koki'), `/user/job/${job.id}`, `/company/job/${job.id}`, `/admin/job/${job.id}`, null, null],
    [ofCompany, `/user/company/${companyId}`, '/company/profile', `/admin/company-details/${companyId}`, null],
    ['/', '/user/dashboard', '/company/dashboard', '/admin/dashboard', '/company/dashboard', '/verify-email'],
  ] as const)
    for (const [index, to] of own.entries()) {
      const { status, headers } = await fetchPage(server, path, people[index]?.client);
      const seen = [path, index, status, headers.get('location'), headers.get('cache-control')];
      expect(seen).toEqual([path, index, to ? 302 : 200, to, 'no-store']);
    }
});
