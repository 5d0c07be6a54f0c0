import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import * as english from '../../messages/en';
import * as indonesian from '../../messages/id';
import { Account, AccountSessionStore } from '../../modules/accounts';
import { aSeeker } from '../../../testkit/people/actors';
import { aBuiltClient } from '../../../testkit/server/built-client';
import { useServer } from '../../../testkit/server/test-server';
import { withPageSettings } from './page-settings';
import { workerIn } from './service-worker';

const SCRIPT = 'console.log("entry")';

/** What a build leaves: the page, hashed files, some of them compressed, and the list of first pages. */
const directory = aBuiltClient(
  {
    'index.html': `<html lang="en"><head><title>${english.page.title}</title><meta content="%SUPPORT_EMAIL%"><meta name="version" content="%VERSION%"></head><body></body></html>`,
    'robots.txt': 'User-agent: *',
    'service-worker.js': 'keep("%VERSION%")',
    'service-worker-removal.js': 'remove()',
    'assets/index-1.js': SCRIPT,
    'assets/index-1.js.br': brotliCompressSync(SCRIPT),
    'assets/plain-2.js': 'console.log("plain")',
  },
  {
    '/login': {
      scripts: ['assets/login-3.js'],
      styles: ['assets/login-4.css'],
      texts: { en: ['assets/text-en-login-5.json'], id: ['assets/text-id-login-5.json'] },
    },
    '/user/job/:jobId': { scripts: ['assets/job-6.js'] },
    '/user/dashboard': {},
    '*': {},
  },
);
const server = useServer({ CLIENT_DIR: directory, SUPPORT_EMAIL: 'help@site.test' });

interface Answer {
  status?: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** As it comes over the wire: fetch would decompress it. */
function get(path: string, encodings: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(`${server.url}${path}`, { headers: { 'accept-encoding': encodings } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const page = async (path: string) => (await get(path, 'identity')).body.toString();

describe('the built client', () => {
  it('hints each first page, and no other, at its own files together with the entry', async () => {
    const login = await page('/login?returnTo=%2Fuser%2Fjobs');
    expect(login).toContain('<link rel="modulepreload" crossorigin href="/assets/login-3.js">');
    expect(login).toContain('<link rel="preload" as="style" crossorigin href="/assets/login-4.css">');
    expect(login).toContain('<link rel="preload" as="fetch" crossorigin href="/assets/text-en-login-5.json">');
    expect(await page('/user/job/01ABC')).toContain('href="/assets/job-6.js"');
    for (const other of ['/user/jobs', '/user/job/', '/user/job/01ABC/more', '/user/job/:jobId/x'])
      expect(await page(other)).not.toContain('preload');
  });

  it('fills in the support contact, and is asked for again at each visit', async () => {
    const { headers, body } = await get('/privacy', 'identity');
    expect(body.toString()).toContain('content="help@site.test"');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it("is in the browser's language, or that of its account", async () => {
    const inIndonesian = await server.visitor().withHeaders({ 'accept-language': 'id' }).fetch('/login');
    const html = await inIndonesian.text();
    expect(inIndonesian.headers.get('vary')).toMatch(/Cookie.*Accept-Language/);
    expect(html).toContain(`<html lang="id"><head><title>${indonesian.page.title}</title>`);
    expect(html).toContain('href="/assets/text-id-login-5.json"');

    const { client, accountId } = await aSeeker(server);
    expect(await (await client.fetch('/login')).text()).toContain('<html lang="en">');
    await server.dataSource.getRepository(Account).update(accountId, { language: 'id' });
    expect(await (await client.fetch('/login')).text()).toContain('<html lang="id">');
  });

  it('is there without a database, so that it can say that the server cannot be reached', async () => {
    const { client } = await aSeeker(server);
    jest.spyOn(AccountSessionStore.prototype, 'read').mockRejectedValue(new Error('The database is away'));
    const response = await client.withHeaders({ 'accept-language': 'id' }).fetch('/user/dashboard');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<html lang="id">');
  });

  it('serves hashed files to be kept forever, compressed by the build where the browser reads that', async () => {
    const small = await get('/assets/index-1.js', 'gzip, br');
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(small.body).toString()).toBe(SCRIPT);

    const plain = await get('/assets/index-1.js', 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(plain.body.toString()).toBe(SCRIPT);
    expect((await get('/assets/plain-2.js', 'br')).headers['content-encoding']).toBeUndefined();
  });

  it.each(['/assets/gone-9.js', '/assets/..%2Findex.html'])('has no %s', async (path) => {
    expect((await get(path, 'br')).status).toBeGreaterThanOrEqual(400);
  });

  it('leads from the file of the page, whose values are not filled in, to the page', async () => {
    const answer = await server.visitor().fetch('/index.html', { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/']);
  });

  it('has a page without hints for browsers to keep, in their language, with its version', async () => {
    const english = await get('/shell', 'identity');
    expect([english.status, english.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(english.headers['content-security-policy']).toContain("script-src 'self'");
    expect(english.body.toString()).not.toContain('preload');
    expect(english.body.toString()).toMatch(/name="version" content="[0-9a-f]{16}"/);
    const indonesian = await server.visitor().withHeaders({ 'accept-language': 'id' }).fetch('/shell');
    expect(await indonesian.text()).toContain('<html lang="id">');
  });

  it('has the worker for the whole site, asked for at each visit, with the version of that page', async () => {
    const { headers, body } = await get('/service-worker.js', 'identity');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
    const version = /content="([0-9a-f]{16})"/.exec(await page('/shell'))?.[1];
    expect(body.toString()).toBe(`keep("${version}")`);
  });

  it.each([
    ['en', 'Find Jobs'],
    ['id', 'Cari Lowongan'],
  ])('tells phones how to install it: %s', async (language, shortcut) => {
    const visitor = server.visitor().withHeaders({ 'accept-language': language });
    const response = await visitor.fetch('/manifest.webmanifest');
    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(response.headers.get('vary')).toMatch(/Cookie.*Accept-Language/);
    const manifest = (await response.json()) as { lang: string; shortcuts: { name: string; url: string }[] };
    expect(manifest.lang).toBe(language);
    expect(manifest.shortcuts[0]).toEqual({ name: shortcut, url: '/user/jobs' });
  });

  it('keeps the build’s lists to itself', async () => {
    expect(await page('/.vite/first-pages.json')).toContain('<html lang="en">');
  });
});

it('serves the worker that removes everything, once it is switched off', () => {
  const env = { ...server.services.env, SERVICE_WORKER: 'off' as const };
  const html = withPageSettings('<meta name="service-worker" content="%SERVICE_WORKER%">', env);
  expect(html).toBe('<meta name="service-worker" content="off">');
  expect(workerIn(env, 'v')).toBe('remove()');
  expect(workerIn(server.services.env, 'v')).toBe('keep("v")');
});

it('every file of the manifest is there', () => {
  const icons = ['app-192', 'app-512', 'app-maskable-512'].map((name) => `/icons/${name}.png`);
  const built = join(__dirname, '../../../client/public');
  expect(icons.filter((icon) => !existsSync(join(built, icon)))).toEqual([]);
});

it('tells previews of links what the landing page is, with a picture of this site', () => {
  const built = readFileSync(join(__dirname, '../../../client/index.html'), 'utf8');
  const html = withPageSettings(built, server.services.env);
  expect(html).toContain(`<meta property="og:title" content="${english.page.title}" />`);
  expect(html).toContain(`content="${server.services.env.APP_URL}/preview.png"`);
});
