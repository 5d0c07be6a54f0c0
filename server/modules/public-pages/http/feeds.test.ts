import { SaxesParser } from 'saxes';
import { aCompany, aSeeker } from '../../../../testkit/people/actors';
import { aJob, applied } from '../../../../testkit/market/job-factory';
import {
  aPublicCompany,
  fetchPage as lookAt,
  setCompanyPublic,
  setJobPublic,
  WITH_PAGES,
} from '../../../../testkit/server/public-pages';
import { plansOf, wastefulSteps } from '../../../../testkit/checks/query-plans';
import { useServer } from '../../../../testkit/server/test-server';

const server = useServer(WITH_PAGES);
const look = (path: string, client = server.visitor()) => lookAt(server, path, client);

/** What each element says, by its name; throws where the XML is not well-formed. */
function read(xml: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const open: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, uri, attributes }) => {
    expect(uri).toBe('http://www.w3.org/2005/Atom');
    open.push(name);
    (found[name] ??= []).push(attributes['href']?.value ?? '');
  });
  parser.on('text', (text) => {
    const texts = found[open.at(-1) ?? ''];
    if (texts) texts[texts.length - 1] += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return found;
}

it('tells the newest public jobs of all, a place and a company, in both languages, and is linked from their pages', async () => {
  const company = await aPublicCompany(server, { companyName: 'Batik "Laut" & <Rekan>', phoneNumber: '081277310055' });
  const titles = ['Penjahit & <b>Kebaya</b>', "Koki 'Malam' ]]>", 'Sopir'];
  for (const title of titles) await aJob(company, { title, location: 'Manado', slots: [{ maxApplicants: 17 }] });
  const hidden = await aJob(company, { title: 'Kasir Rahasia', location: 'Manado' });
  await setJobPublic(company, hidden.id, false);
  await aJob(await aCompany(server), { title: 'Tidak publik', location: 'Manado' });
  const site = server.services.env.APP_URL;
  // Other tests may have posted before.
  const isOfAll = (page: string): boolean => page === '/lowongan' || page === '/jobs';
  for (const page of [
    '/lowongan',
    '/jobs',
    '/lowongan/manado',
    '/jobs/manado',
    `/perusahaan/${company.companyId}`,
    `/companies/${company.companyId}`,
  ]) {
    const shown = await look(page);
    const { html } = shown.status === 301 ? await look(shown.headers.get('location') ?? '') : shown;
    expect(html).toContain(`<link rel="alternate" type="application/atom+xml" href="${page}/feed.atom"/>`);
    const { status, headers, html: xml } = await look(`${page}/feed.atom`);
    expect([page, status, headers.get('content-type')]).toEqual([page, 200, 'application/atom+xml; charset=utf-8']);
    const feed = read(xml);
    expect(feed['title']?.slice(1, 4)).toEqual(titles.toReversed());
    expect(feed['name']?.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => 'Batik "Laut" & <Rekan>'));
    if (!isOfAll(page)) expect(feed['entry']).toHaveLength(3);
    expect(feed['name']?.filter((name) => name.startsWith('Batik'))).toHaveLength(3);
    expect(feed['link']?.slice(0, 2)).toEqual([`${site}${page}/feed.atom`, site + page]);
    for (const url of feed['link']?.slice(2, 5) ?? []) expect((await look(url.replace(site, ''))).status).toBe(200);
    expect(xml).not.toMatch(/\b17\b|081277310055|Rahasia|Tidak publik/);
  }
  await setCompanyPublic(company, false);
  expect((await look('/lowongan/feed.atom')).html).not.toContain('Batik');
});

it('is missing when the page is, with the same bytes for every reason', async () => {
  const unknown = await look('/lowongan/x');
  const off = await aCompany(server);
  for (const path of [
    '/lowongan/ternate/feed.atom',
    '/lowongan/atlantis/feed.atom',
    `/perusahaan/${off.companyId}/feed.atom`,
    '/perusahaan/01ARZ3NDEKTSV4RRFFQ69G5FAV/feed.atom',
    '/perusahaan/%00/feed.atom',
  ]) {
    const { status, html } = await look(path);
    expect([path, status, html]).toEqual([path, 404, unknown.html]);
  }
});

it('holds at most 50, by an index in that order, and no one who applied changes it', async () => {
  // In a table of one row no index is of use.
  for (let other = 0; other < 5; other += 1) await aCompany(server);
  const company = await aPublicCompany(server);
  const jobs = [];
  for (let index = 0; index < 51; index += 1) jobs.push(await aJob(company, { title: `Barista no${index}` }));
  const seeker = await aSeeker(server);
  const [first] = jobs.slice(-1);
  for (const path of ['/lowongan/feed.atom', `/perusahaan/${company.companyId}/feed.atom`]) {
    const { html } = await look(path);
    expect(read(html)['entry']).toHaveLength(50);
    expect(wastefulSteps(await plansOf(server, 'jobs', () => look(path)), 50)).toEqual([]);
  }
  // Its page, too, with three of the others of its place.
  const [shown] = jobs;
  expect(wastefulSteps(await plansOf(server, 'jobs', () => look(`/lowongan/${shown?.id}`)), 3)).toEqual([]);
  const before = (await look('/lowongan/feed.atom')).html;
  server.clock.advance(60_000);
  if (first) await applied(seeker, first);
  const after = (await look('/lowongan/feed.atom')).html;
  expect(after).toBe(before);
});
