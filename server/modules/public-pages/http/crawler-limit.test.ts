import { atOnce } from '../../../../testkit/races/at-once';
import { useSecondServer, useServer } from '../../../../testkit/server/test-server';

// The real limits; the second process is behind a proxy that it trusts, and shares the counts.
const settings = { RATE_LIMIT_FACTOR: '1', PAGES_DIR: 'client/pages' };
const server = useServer(settings);
const behindProxy = useSecondServer({ ...settings, TRUST_PROXY: 'loopback' });

beforeEach(async () => {
  await server.dataSource.query('DELETE FROM rate_limits');
});

const read = (url: string, headers: Record<string, string> = {}) => fetch(url, { headers, redirect: 'manual' });

/** How many of this many reads are refused. */
async function refusedOf(
  times: number,
  url: string,
  headersOf: (index: number) => Record<string, string> = () => ({}),
) {
  const answers = await atOnce(times, (index) => read(url, headersOf(index)));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return answers.filter(({ status }) => status === 429).length;
}

it('responds with 429 and a page in the language of the address, not of the headers', async () => {
  const refused = await refusedOf(305, `${server.url}/lowongan/x`, (index) => ({
    'x-forwarded-for': `203.0.113.${index}`,
    'x-real-ip': `203.0.113.${index}`,
    cookie: `temukerja.sid=${index}`,
    'user-agent': `crawler ${index}`,
  }));
  expect(refused).toBe(5);
  for (const [path, language, title] of [
    ['/lowongan', 'id', 'Mohon tunggu sebentar'],
    ['/jobs?page=2', 'en', 'One moment, please'],
  ]) {
    const response = await read(server.url + path, { 'accept-language': 'fr' });
    const { headers } = response;
    expect([response.status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      429,
      '60',
      'no-store',
    ]);
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(title);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  }
  // The rest of the site has its own limits.
  for (const path of ['/healthz', '/robots.txt', '/sitemap.xml'])
    expect((await read(server.url + path)).status).toBe(200);
});

it('gives searches by words and the sitemap less, without taking pages away', async () => {
  expect(await refusedOf(62, `${server.url}/jobs?search=kasir`)).toBe(2);
  expect(await refusedOf(31, `${server.url}/sitemap-0.xml`)).toBe(1);
  const sitemap = await read(`${server.url}/sitemap.xml`, { 'accept-language': 'id' });
  expect([sitemap.status, await sitemap.text()]).toEqual([429, expect.stringContaining('Mohon tunggu sebentar')]);
  expect(await refusedOf(10, `${server.url}/jobs`)).toBe(0);
});

it('counts behind a trusted proxy by the reader’s network, an IPv6 one as a whole', async () => {
  const url = `${behindProxy.url}/jobs?search=kasir`;
  expect(await refusedOf(62, url, (index) => ({ 'x-forwarded-for': `2001:db8:0:7:${index}::1` }))).toBe(2);
  expect(await refusedOf(62, url, (index) => ({ 'x-forwarded-for': `9.9.9.${index}, 198.51.100.4` }))).toBe(2);
  for (const other of ['2001:db8:0:8::1', '2001:db8::7:0:0:1', '198.51.100.5'])
    expect(await refusedOf(1, url, () => ({ 'x-forwarded-for': other }))).toBe(0);
});
