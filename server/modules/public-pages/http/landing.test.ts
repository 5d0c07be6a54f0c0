import { aCompany, aSeeker } from '../../../../testkit/people/actors';
import { plansOf, wastefulSteps } from '../../../../testkit/checks/query-plans';
import { aJob, applied } from '../../../../testkit/market/job-factory';
import {
  aPublicCompany,
  fetchPage,
  pathOf,
  setCompanyPublic,
  WITH_PAGES,
} from '../../../../testkit/server/public-pages';
import { useSecondServer, useServer } from '../../../../testkit/server/test-server';

const SUPPORT = { SUPPORT_EMAIL: 'help@kerja.test', SUPPORT_WHATSAPP: '6281122334455' };
const server = useServer({ ...WITH_PAGES, ...SUPPORT });
/** It counts reads as production does. */
const limited = useSecondServer({ ...WITH_PAGES, RATE_LIMIT_FACTOR: '1', METRICS_PORT: '0' });

const look = (path = '/?language=en', client = server.visitor()) => fetchPage(server, path, client);
const titlesIn = (html: string) => [...html.matchAll(/translate="no">(Barista \d+)</g)].map(([, title]) => title);

it('shows six of the newest public jobs that can be applied for, and says so where there are fewer', async () => {
  const { html: empty } = await look();
  // Someone who looks for a job finds the search before the buttons that lead to registrations.
  const places = ['role="search"', 'No account yet? Register here:', 'Find Your Dream Job'].map((part) =>
    empty.indexOf(part),
  );
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(empty).toContain('No job is public right now. <a href="/register">With an account</a>');

  const company = await aPublicCompany(server);
  const full = await aJob(company, { title: 'Barista 0', slots: [{ maxApplicants: 1 }] });
  await applied(await aSeeker(server), full);
  const { html: taken } = await look();
  expect(taken).toContain('None of the newest public jobs has a free interview time right now. <a href="/jobs">');

  const first = await aJob(company, { title: 'Barista 1' });
  const { html: few } = await look();
  expect(titlesIn(few)).toEqual(['Barista 1']);
  expect(few).toContain('These are the newest public jobs with a free interview time. <a href="/jobs">');
  expect(few).toContain(`/login?returnTo=${encodeURIComponent(`/user/job/${first.id}?slot=${first.slots[0]?.id}`)}`);

  for (const number of [2, 3, 4, 5]) await aJob(company, { title: `Barista ${number}` });
  await aJob(company, { title: 'Barista 6', slots: [] });
  const last = await aJob(company, { title: 'Barista 7', slots: [{ maxApplicants: 1 }] });
  await aJob(await aCompany(server), { title: 'Barista 8' });
  const { html } = await look();
  expect(titlesIn(html)).toEqual([7, 5, 4, 3, 2, 1].map((number) => `Barista ${number}`));
  expect(html).toContain('Press a time to apply for it.');
  expect((await look('/?language=id')).html).toContain(pathOf(last, 'Barista 7'));

  // What changes is drawn again.
  await applied(await aSeeker(server), last);
  expect(titlesIn((await look()).html)).toEqual([5, 4, 3, 2, 1].map((number) => `Barista ${number}`));
  await setCompanyPublic(company, false);
  expect(titlesIn((await look()).html)).toEqual([]);
});

it('has three statements, however many jobs there are, and reads them in the order of an index', async () => {
  const company = await aPublicCompany(server);
  for (let number = 1; number < 3; number += 1) await aJob(company, { title: `Barista ${number}` });
  expect(await server.statementsOf(() => look())).toHaveLength(3);
  for (let number = 3; number < 9; number += 1) await aJob(company, { title: `Barista ${number}` });
  expect(await server.statementsOf(() => look())).toHaveLength(3);
  const plans = await plansOf(server, 'jobs', () => look());
  expect(plans.flatMap(({ steps }) => steps.map(({ key }) => key))).toContain('ix_jobs_public');
  expect(wastefulSteps(plans, 20).filter(({ table }) => table === 'j')).toEqual([]);
});

it('has what the specification names, a search and no script', async () => {
  const { status, html, headers } = await look();
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(headers.get('vary')).toMatch(/Cookie.*Accept-Language/);
  for (const part of [
    '<title>Find your dream job · TemuKerja</title>',
    '<a href="/register">Register as Job Seeker</a>',
    '<a href="/company/register">Register as Company</a>',
    'Find Your Dream Job</a>',
    'Register Your Company</a>',
    '<blockquote',
    'Searching for a job</h2>',
    'Searching for an employee</h2>',
    ...['Wide Range of Jobs', 'Trusted Network', 'Easy Process'].map((name) => `<h3>${name}</h3>`),
    'href="mailto:help@kerja.test"',
    'https://wa.me/6281122334455?text=',
    '© 2025 TemuKerja',
    'action="/jobs" method="get"',
    `<meta property="og:image" content="${server.services.env.APP_URL}/preview.png"/>`,
  ])
    expect(html).toContain(part);
  expect(html.match(/See jobs without signing in/g)).toHaveLength(2);
  expect(html).not.toContain('<script');
});

it('is in the language of the browser, and of the link that chooses one from then on', async () => {
  const visitor = server.visitor();
  const inBrowser = (language: string) =>
    visitor.fetch('/', { headers: { 'accept-language': language } }).then((answer) => answer.text());
  expect(await inBrowser('id')).toContain('<html lang="id"');
  expect(await inBrowser('en')).toContain('<html lang="en"');
  const { html, headers } = await look('/?language=id', visitor);
  expect(html).toContain('<html lang="id"');
  expect(html).toContain('href="/?language=en"');
  expect(headers.get('set-cookie')).toMatch(/^language=id; Max-Age=\d+; Path=\/; SameSite=Lax$/);
  const odd = await look('/?language=xx&language=id', server.visitor());
  expect([odd.status, odd.headers.get('set-cookie')]).toEqual([200, null]);
});

it('stays open for a network that has read too much, without the jobs', async () => {
  await aJob(await aPublicCompany(server), { title: 'Barista 1' });
  const visitor = limited.visitor();
  const read = () => fetchPage(limited, '/?language=en', visitor);
  expect((await read()).html).toContain('Open to apply now');
  // The limit itself is in crawler-limit.test.ts.
  await limited.dataSource.query('UPDATE rate_limits SET points = 300');
  const { status, html } = await read();
  expect(status).toBe(200);
  expect(html).not.toContain('Open to apply now');
  expect(html).toContain('role="search"');
});
