import { publicPaths } from '../../../../domain/public-pages';
import { aCompany, anAdmin, aSeeker } from '../../../../testkit/people/actors';
import { revokeCompany } from '../../../../testkit/market/company-decisions';
import { cancelErasure, requestErasure } from '../../../../testkit/people/erasures';
import { aJob, applied } from '../../../../testkit/market/job-factory';
import { setActive } from '../../../../testkit/market/job-changes';
import {
  aPublicCompany,
  fetchPage as lookAt,
  pathOf,
  setCompanyPublic,
  setJobPublic,
  WITH_PAGES,
} from '../../../../testkit/server/public-pages';
import { plansOf, wastefulSteps } from '../../../../testkit/checks/query-plans';
import { useServer } from '../../../../testkit/server/test-server';

const server = useServer(WITH_PAGES);
const look = (path: string, client = server.visitor()) => lookAt(server, path, client);
const named = (companyId: string, name = 'Kopi Senja & Rekan') => publicPaths.company('id', { id: companyId, name });

const aCafe = () =>
  aPublicCompany(server, {
    companyName: 'Kopi Senja & Rekan',
    companyAddress: 'Jl. Braga 12, Bandung',
    description: '<b>Kami</b> menyeduh kopi',
    phoneNumber: '081277310055',
    companyNpwp: '0123456789012345',
  });

it('shows what seekers see of a company, with its public jobs alone, in both languages', async () => {
  const company = await aCafe();
  const open = await aJob(company, { title: 'Barista' });
  const hidden = await aJob(company, { title: 'Kasir Rahasia' });
  await setJobPublic(company, hidden.id, false);
  const closed = await aJob(company, { title: 'Sopir Kemarin' });
  await setActive(company, closed.id, false);
  await applied(await aSeeker(server), open);
  await aJob(await aPublicCompany(server), { title: 'Di tempat lain' });

  const path = named(company.companyId);
  const { status, html, headers } = await look(path);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
  for (const text of [
    '<html lang="id"',
    'Kopi Senja &amp; Rekan',
    'Jl. Braga 12, Bandung',
    '&lt;b&gt;Kami&lt;/b&gt; menyeduh kopi',
    pathOf(open, 'Barista'),
    `<link rel="canonical" href="${server.services.env.APP_URL}${path}"/>`,
    `hrefLang="en" href="${server.services.env.APP_URL}/companies/${company.companyId}-kopi-senja-rekan"`,
    '<meta property="og:title" content="Kopi Senja &amp; Rekan"/>',
  ])
    expect(html).toContain(text);
  expect(html).not.toMatch(/Rahasia|Kemarin|Di tempat lain/);
  expect((await look(`/companies/${company.companyId}-kopi-senja-rekan`)).html).toContain('<html lang="en"');
  // Job and list lead here.
  for (const from of [pathOf(open, 'Barista'), '/lowongan'])
    expect((await look(from)).html).toContain(`href="${path}"`);
});

it('stays with no open job, and leads other names to its own', async () => {
  const company = await aCafe();
  const path = named(company.companyId);
  expect((await look(path)).html).toContain('Saat ini tidak ada lowongan yang dibuka di sini.');
  for (const other of [company.companyId, `${company.companyId}-https:%2F%2Fevil.test`, `${company.companyId}x`]) {
    const { status, headers } = await look(`/perusahaan/${other}`);
    expect([other, status, headers.get('location')]).toEqual([other, 301, path]);
  }
});

it('responds with the same 404 for every company that does not show itself, and is in the sitemap while it does', async () => {
  const company = await aCafe();
  const path = named(company.companyId);
  const off = await aCompany(server);
  const unverified = await aPublicCompany(server, { isVerified: false });
  const unknown = await look('/perusahaan/01ARZ3NDEKTSV4RRFFQ69G5FAV-any');
  expect(unknown.status).toBe(404);
  const expectGone = async (gone: string) => {
    const { status, html } = await look(gone);
    expect([gone, status, html]).toEqual([gone, 404, unknown.html]);
  };
  const isListed = async () => (await look('/sitemap-companies-0.xml')).html.includes(`${path}</loc>`);
  for (const { companyId } of [off, unverified]) await expectGone(named(companyId));
  for (const other of ['/perusahaan/x', '/perusahaan/%00', `/perusahaan/${'a'.repeat(3000)}`]) await expectGone(other);

  expect((await look('/sitemap.xml')).html).toContain('/sitemap-companies-0.xml</loc>');
  expect(await isListed()).toBe(true);
  const changes = [
    [() => setCompanyPublic(company, false), () => setCompanyPublic(company, true)],
    [() => requestErasure(company, { when: 'IN_14_DAYS' }), () => cancelErasure(company)],
  ] as const;
  for (const [hide, show] of changes) {
    await hide();
    await expectGone(path);
    expect(await isListed()).toBe(false);
    await show();
    expect([(await look(path)).status, await isListed()]).toEqual([200, true]);
  }
  await revokeCompany(await anAdmin(server), company.companyId, { note: 'The deed is not theirs' });
  await expectGone(path);
  expect(await isListed()).toBe(false);
});

it('takes five statements, and reads its jobs in the order of an index, a page at a time', async () => {
  const company = await aCafe();
  for (let index = 0; index < 21; index += 1) await aJob(company, { title: `Barista ${index}` });
  const path = named(company.companyId);
  expect(await server.statementsOf(() => look(path))).toHaveLength(5);
  const plans = await plansOf(server, 'jobs', () => look(path));
  expect(wastefulSteps(plans, 0)).toEqual([]);
  expect(plans.flatMap(({ steps }) => steps.map(({ key }) => key))).toContain('ix_jobs_company_active');
  const first = (await look(path)).html;
  expect([first.includes('>Barista 20<'), first.includes('>Barista 0<')]).toEqual([true, false]);
  expect(first).toContain(`href="${path}?page=2"`);
  const second = (await look(`${path}?page=2`)).html;
  expect([second.includes('>Barista 20<'), second.includes('>Barista 0<')]).toEqual([false, true]);
  expect(second).toContain('<meta name="robots" content="noindex"/>');
});
