import { aSeeker } from '../../testkit/people/actors';
import { renewFeed } from '../../testkit/market/calendar-feeds';
import { eventually } from '../../testkit/races/eventually';
import { linesOf } from '../../testkit/checks/log-lines';
import { aBuiltClient } from '../../testkit/server/built-client';
import { aPublicJob, pathOf as pathOfJob, WITH_PAGES } from '../../testkit/server/public-pages';
import { sendRaw } from '../../testkit/server/raw-connection';
import { useServer } from '../../testkit/server/test-server';

const CLIENT_DIR = aBuiltClient(
  { 'index.html': '<html lang="en"><head></head><body>the client</body></html>', 'assets/index-aB1.js': '' },
  { '/': {}, '/login': {}, '/user/job/:jobId': {}, '*': {} },
);

const log: string[] = [];
const server = useServer({ ...WITH_PAGES, CLIENT_DIR, LOG_LEVEL: 'info', RATE_LIMIT_FACTOR: '1' }, { log });

/** As it is written: fetch would clean it up. */
const asked = async (target: string, method = 'GET') =>
  (await sendRaw(server.url, [`${method} ${target} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`])).status;

/** Other ways to write a path; servers and routers take many of them for the same. */
function otherSpellings(path: string): string[] {
  const letter = path.search(/[a-z]/);
  const encoded = `%${path.charCodeAt(letter).toString(16)}`;
  const last = path.lastIndexOf('/');
  return [
    path.toUpperCase(),
    path.slice(0, letter) + path.charAt(letter).toUpperCase() + path.slice(letter + 1),
    path.slice(0, last) + path.slice(last).toUpperCase(),
    `${path}/`,
    `/${path}`,
    `${path.slice(0, last)}/${path.slice(last)}`,
    path.slice(0, letter) + encoded + path.slice(letter + 1),
    `/.${path}`,
    `/x/..${path}`,
    `${path}/.`,
    `${path}/x/..`,
    `/%2e${path}`,
    `/\\${path}`,
    `${path}#x`,
    `http://site.test${path}`,
    `http://x:99999${path}`,
  ].filter((other) => other !== path);
}

it('a path has one spelling, and every other is treated like an unknown address', async () => {
  const paths = [
    '/healthz',
    '/login',
    '/user/job/1',
    '/assets/index-aB1.js',
    '/lowongan',
    '/jobs/feed.atom',
    '/sitemap.xml',
    '/sitemap-0.xml',
    '/robots.txt',
    '/auth/google/callback.js',
    await renewFeed(await aSeeker(server)),
  ];
  for (const path of paths) {
    expect([path, await asked(path)]).toEqual([path, 200]);
    for (const other of otherSpellings(path)) expect([other, await asked(other)]).toEqual([other, 404]);
  }
  for (const path of ['/graphql', '/payments/callback', '/upload']) {
    expect([path, await asked(path, 'POST')]).not.toEqual([path, 404]);
    for (const other of otherSpellings(path)) expect([other, await asked(other, 'POST')]).toEqual([other, 404]);
  }
});

it('what a link to a job brought along leads to the job', async () => {
  const { job } = await aPublicJob(server, { title: 'Koki' });
  const path = pathOfJob(job, 'Koki');
  for (const more of ['.', ')', '%20', '%E2%80%9D'])
    expect((await server.visitor().fetch(path + more)).headers.get('location')).toBe(path);
});

it('the secret address of a feed is in no line of the log, however it is written', async () => {
  const path = await renewFeed(await aSeeker(server));
  const before = log.length;
  const spellings = [path, ...otherSpellings(path), `/calender${path.slice('/calendar'.length)}`, `/x${path}`];
  for (const other of spellings) await asked(other);
  await eventually(
    () => log.length - before,
    (lines) => lines >= spellings.length,
  );
  const secret = path.slice('/calendar/'.length, -'.ics'.length).toLowerCase();
  expect(log.join('').toLowerCase()).not.toContain(secret);
  expect(linesOf(log.slice(before)).map(({ statusCode }) => statusCode)).toEqual([
    200,
    ...spellings.slice(1).map(() => 404),
  ]);
});

it('the limit of the sitemap cannot be passed by another spelling', async () => {
  for (let times = 0; times < 30; times += 1) await asked('/sitemap.xml');
  expect(await asked('/sitemap.xml')).toBe(429);
  for (const other of otherSpellings('/sitemap.xml')) expect([other, await asked(other)]).toEqual([other, 404]);
});

it('an unknown address gets the client, which says so', async () => {
  for (const path of ['/no/such/page', '/user/JOB/x', '/login/', '/user/job/x/y']) {
    const response = await server.visitor().fetch(path);
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('the client')]);
  }
});
