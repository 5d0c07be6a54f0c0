import { UPLOAD_HEADER } from '../../domain/files';
import { SeededRandom } from '../../testkit/seeded-random';
import { aCompany, anAdmin, aSeeker } from '../../testkit/people/actors';
import { atOnce } from '../../testkit/races/at-once';
import { accept, aJob, applied } from '../../testkit/market/job-factory';
import { ERROR, linesOf } from '../../testkit/checks/log-lines';
import { aPublicJob, pathOf, WITH_PAGES } from '../../testkit/server/public-pages';
import { sendRaw } from '../../testkit/server/raw-connection';
import { useServer } from '../../testkit/server/test-server';
import { aPdf, uploaded } from '../../testkit/files/uploads';
import { readOperations } from './graphql/registered-operations';

/** Bad input is treated as the sender's mistake: never by a 5xx, never by a line of level error. */

const ROUNDS = process.env['LONG_TESTS'] ? 2_000 : 400;
const SEED = Number(process.env['REQUEST_SEED'] ?? 1);
const log: string[] = [];
const server = useServer({ ...WITH_PAGES, LOG_LEVEL: 'info' }, { log });

const METHODS = [
  'GET',
  'GET',
  'GET',
  'POST',
  'POST',
  'HEAD',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'get',
];
const PARTS = [
  '',
  '.',
  '..',
  '%',
  '%00',
  '%FF',
  '%2F',
  '%2e',
  'é',
  '__proto__',
  'constructor',
  'x'.repeat(3_000),
  '\\',
  '*',
  '~',
];
const QUERIES = [
  '?',
  '?%',
  '?%FF=%',
  '?a[b]=c&a[b][c]=d&a=e',
  '?__proto__[x]=1&constructor=1',
  '?search=%00&place=%F0%9F%98%80&type=x&page=1e999',
  '?search=a&search=b&page=-1&page=0x10',
  '?search[]=a&page[]=2',
  `?search=${'a+'.repeat(2_000)}`,
  '?query={viewer{id}}',
  '?query={viewer{id}}&variables={&extensions=[]',
  '?query={viewer{id}}&query={viewer{id}}',
  '?query=mutation{logout{errors{code}}}',
  '?extensions={"persistedQuery":{"version":2}}',
  '?extensions={"persistedQuery":{"version":1,"sha256Hash":["x"]}}',
  '?returnTo=//evil.test&code=x&state=y&error=z',
  '?code[]=x&state[a]=y',
  '?status=%00&kind=__proto__&companyId[]=x&from=x&to=9999-99-99',
  '#x',
  '?x#y?z',
];
const TARGETS = [
  '*',
  '?',
  '//',
  'x:99999',
  'http://x:99999/lowongan',
  'http://x:99999/graphql',
  'http://[::1/jobs?page=2',
  'https://user:password@site.test/jobs',
  'http:/x',
  'javascript:alert(1)',
];
const HEADERS: Record<string, readonly string[]> = {
  Host: ['', 'x:99999', '[::1', 'a b', 'a@b', 'é', '__proto__', 'x'.repeat(300), 'evil.test, site.test'],
  Accept: ['', '*', 'text/html', 'application/json;q=x', ';;q=,', 'image/avif', 'text/event-stream', 'multipart/mixed'],
  'Accept-Language': ['', '*', ';;q=,', '__proto__', 'id;q=0.5;q=2', 'x'.repeat(2_000)],
  'Accept-Encoding': ['', '*;q=0', 'br;q=x', 'zstd', 'gzip, gzip', 'identity;q=0'],
  'Content-Type': [
    '',
    'application/json',
    'application/json; charset=utf-99',
    'Application/JSON;;',
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/x-www-form-urlencoded; charset=utf-16',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=x',
    'multipart/form-data; boundary="x',
    `multipart/form-data; boundary=${'x'.repeat(100)}`,
    'multipart/mixed; boundary=x',
    '__proto__',
  ],
  'Content-Encoding': ['', 'gzip', 'br', 'deflate', 'zstd', 'gzip, gzip', '__proto__', 'identity'],
  'Content-Length': ['0', '1', '99999999999', '-1', 'x', '1, 1'],
  'Transfer-Encoding': ['chunked', 'gzip, chunked', 'x', 'identity'],
  Expect: ['100-continue', 'x'],
  Upgrade: ['websocket', 'h2c'],
  Connection: ['upgrade', 'x'],
  Cookie: [
    '',
    'temukerja.sid',
    'temukerja.sid=%',
    'temukerja.sid=s:x',
    'temukerja.sid=s%3Ax.y',
    '=;=;',
    '__proto__=1',
    'temukerja.browser=%00',
    'temukerja.language=%FF',
  ],
  Origin: ['null', 'x', 'http://[', 'https://evil.test', 'file://'],
  Referer: ['x', 'http://['],
  'X-Forwarded-For': ['', 'x', '::1, %', '999.999.999.999', ','.repeat(500)],
  'X-Forwarded-Proto': ['x', 'https, http', ''],
  'X-Forwarded-Host': ['x:99999', '['],
  'If-None-Match': ['*', 'W/', '"', 'x'],
  'If-Modified-Since': ['x', '9999999999', 'Thu, 32 Foo 2026 99:99:99 GMT'],
  'If-Range': ['x', '"'],
  Range: [
    'bytes=',
    'bytes=-',
    'bytes=9-1',
    'bytes=0-0,1-1,2-2',
    'x=0-1',
    'bytes=-0',
    `bytes=${'0-0,'.repeat(500)}`,
    'bytes=99999999999999999999-',
  ],
  'User-Agent': ['', 'x'.repeat(5_000), '(((((', '\u00ff'],
  'X-Request-Id': ['', '../..', 'x'.repeat(500)],
  'X-Rendered-Role': ['', '__proto__', 'ADMIN', 'USER'],
  'X-Apollo-Operation-Name': ['', 'x'],
  'X-Callback-Signature': ['', 'x', 'f'.repeat(64)],
  'X-Callback-Event': ['payment_status', 'x'],
  [UPLOAD_HEADER]: ['', 't'],
  Authorization: ['Basic %', 'Bearer x'],
};
const known = Object.entries(readOperations('server/http/graphql/persisted-documents.json'));
const [someHash = '', someText = ''] = known[0] ?? [];
const part = (disposition: string, content: string, more = '') =>
  `--x\r\nContent-Disposition: ${disposition}\r\n${more}\r\n${content}\r\n`;
const persisted = (persistedQuery: unknown, more: object = {}) =>
  JSON.stringify({ ...more, extensions: { persistedQuery } });
const BODIES = [
  '',
  'x',
  'null',
  '0',
  '""',
  '[]',
  '[{}]',
  '{}',
  '{',
  '\u0000',
  '"\\ud800"',
  '[['.repeat(20_000),
  '{"query":1}',
  '{"query":null}',
  '{"query":""}',
  '{"query":" "}',
  '{"query":"{"}',
  '{"query":"#"}',
  '{"query":{"kind":"Document"}}',
  '{"query":"{ viewer { id } }","variables":[]}',
  '{"query":"{ viewer { id } }","variables":"x"}',
  '{"query":"{ viewer { id } }","variables":{"__proto__":1}}',
  '{"query":"{ viewer { id } }","operationName":1}',
  '{"query":"{ viewer { id } }","operationName":"x"}',
  '{"query":"{ viewer { id } }","operationName":"__proto__"}',
  '{"query":"{ viewer { id } }","extensions":[]}',
  '{"query":"{ viewer { id } }","extensions":"x"}',
  '{"query":"{ viewer { id } }","extensions":{"http":{"status":500},"__proto__":1}}',
  '{"query":"{ viewer { id } } { viewer { id } }"}',
  '{"query":"query A { viewer { id } } query A { viewer { id } }","operationName":"A"}',
  '{"query":"fragment F on Viewer { id }"}',
  '{"query":"query Q($a: [[[ID!]!]!]!) { viewer { id } }","variables":{"a":[[[null]]]}}',
  '{"query":"query Q($a: Nothing) { viewer { id } }"}',
  '{"query":"query Q($a: Viewer) { viewer { id } }"}',
  '{"query":"{ viewer { id @defer } ... @defer { viewer { id } } }"}',
  '{"query":"{ viewer { id @skip } }"}',
  '{"query":"{ viewer { id @include(if: 1) } }"}',
  '{"query":"type A { b: C }"}',
  '{"query":"{ jobs(page: 99999999999999999999) { totalCount } }"}',
  '{"query":"{ jobs(page: 1e999) { totalCount } }"}',
  '{"query":"{ job(id: \\"\\\\uD800\\") { id } }"}',
  '{"query":"{ __typename }"}',
  ...[2, 0, '1', null, 'x', [1]].map((version) => persisted({ version, sha256Hash: someHash })),
  ...[1, null, [], {}, '', 'x', '__proto__', 'constructor', someHash.toUpperCase()].map((sha256Hash) =>
    persisted({ version: 1, sha256Hash }),
  ),
  ...[null, 1, 'x', [], true, { version: 1 }, { sha256Hash: someHash }].map((one) => persisted(one)),
  persisted({ version: 2, sha256Hash: someHash }, { query: someText }),
  persisted({ version: 1, sha256Hash: someHash }, { query: someText, variables: { input: [null] } }),
  persisted({ version: 1, sha256Hash: someHash }, { query: 1 }),
  persisted({ version: 1, sha256Hash: someHash }, { operationName: 'x', variables: null }),
  ...known.map(([sha256Hash]) => persisted({ version: 1, sha256Hash }, { variables: { id: {}, input: 1, ids: [[]] } })),
  part('form-data; name="file"; filename="a.pdf"', 'x'),
  `${part('form-data; name="upload_preset"', 'user_cv')}${part('form-data; name="file"; filename="a.pdf"', '%PDF-1.7')}--x--\r\n`,
  `${part('form-data; name="upload_preset"', '__proto__')}${part('form-data; name="file"; filename="%0A%0D%22%FF"', 'x')}--x--\r\n`,
  `${part('form-data; name="upload_preset"', 'user_cv')}${part('form-data; name="file"; filename*=UTF-8\'\'%FF%', 'PK\u0003\u0004')}--x--\r\n`,
  `${part('form-data', 'x')}--x--\r\n`,
  `${part('attachment', 'x', 'Content-Transfer-Encoding: base64\r\n')}--x--`,
  '--x--\r\n',
  '--x\r\n\r\n--x--\r\n',
  '--x\r\n' + 'x'.repeat(20_000),
  'List-Unsubscribe=One-Click',
  'code=%&code[]=x&__proto__[a]=b',
  '{"merchant_ref":"INV-1-1","status":"PAID","total_amount":"x"}',
  '{"merchant_ref":{"$ne":1},"reference":[],"status":"__proto__"}',
];

const VERSIONS = [...Array.from({ length: 20 }, () => '1.1'), '1.0', '0.9', '2.0', 'x'];

interface Sent {
  version: string;
  method: string;
  target: string;
  headers: [string, string][];
  body: string;
}

function drawn(random: SeededRandom, paths: readonly string[], cookies: readonly string[]): Sent {
  const target = random.happens(0.1) ? random.pick(TARGETS) : spoiled(random, random.pick(paths));
  const method = target.startsWith('/graphql') && random.happens(0.6) ? 'POST' : random.pick(METHODS);
  const body = random.happens(method === 'POST' ? 0.95 : 0.2) ? random.pick(BODIES) : '';
  const headers = new Map([['Host', 'site.test']]);
  if (random.happens(0.7)) headers.set('Cookie', random.pick(cookies));
  if (body.startsWith('--x')) headers.set('Content-Type', 'multipart/form-data; boundary=x').set(UPLOAD_HEADER, 't');
  else if (body !== '' && random.happens(0.9)) headers.set('Content-Type', 'application/json');
  for (const name of random.sample(Object.keys(HEADERS), random.below(4)))
    headers.set(name, random.pick(HEADERS[name] ?? []));
  if (body !== '' && !headers.has('Content-Length') && !headers.has('Transfer-Encoding'))
    headers.set('Content-Length', String(Buffer.byteLength(body)));
  return { version: random.pick(VERSIONS), method, target, headers: [...headers, ['Connection', 'close']], body };
}

function spoiled(random: SeededRandom, path: string): string {
  const query = random.happens(0.4) ? random.pick(QUERIES) : '';
  if (random.happens(0.6)) return path + query;
  const parts = path.split('/');
  parts[random.below(parts.length)] = random.pick(PARTS);
  return parts.join('/') + query;
}

const written = ({ version, method, target, headers, body }: Sent): string =>
  `${method} ${target} HTTP/${version}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;

it('no request is treated as a fault of the server', async () => {
  const [seeker, company, admin] = [await aSeeker(server), await aCompany(server), await anAdmin(server)];
  const applicationId = await applied(seeker, await aJob(company));
  await accept(company, applicationId);
  const cv = await uploaded(seeker.client, { preset: 'user_cv', content: aPdf() });
  const { job } = await aPublicJob(server);
  const paths = [
    ...['/', '/graphql', '/graphql', '/graphql', '/upload', '/payments/callback', '/unsubscribe', '/login', '/healthz'],
    ...['/lowongan', '/jobs', '/jobs/feed.atom', '/jobs/jakarta', '/perusahaan/x', pathOf(job), `/jobs/${job.id}/x`],
    ...['/sitemap.xml', '/sitemap-0.xml', '/robots.txt', '/pages/assets/x.css', '/assets/x.js', '/index.html'],
    ...['/shell', '/service-worker.js', '/manifest.webmanifest'],
    ...['/auth/google', '/auth/google/callback', '/auth/google/callback.js', cv.url, '/files/x', '/calendar/x.ics'],
    ...[`/interviews/${applicationId}.ics`, '/receipts/x.pdf', '/exports/my-data/x.zip', '/exports/users.csv'],
    ...['/exports/accepted-applicants.csv', '/exports/token-ledger.csv', '/admin/playground', '/admin/api-reference'],
    ...['/sandbox/mailbox', '/sandbox/mailbox/1', '/sandbox/tripay/checkout/x', '/sandbox/tripay/api/merchant/x'],
  ];
  const cookies = [seeker, company, admin].map(({ client }) => client.sessionCookie);
  const random = new SeededRandom(SEED);
  const faults: unknown[] = [];
  for (let round = 0; round < ROUNDS; round += 20) {
    const sent = Array.from({ length: 20 }, () => drawn(random, paths, cookies));
    const before = log.length;
    const statuses = await atOnce(
      20,
      async (index) => (await sendRaw(server.url, [written(sent[index] as Sent)])).status,
    );
    const wrong = sent.filter((_one, index) => (statuses[index] ?? 500) >= 500 || statuses[index] === 0);
    const errors = linesOf(log.slice(before)).filter(({ level }) => level >= ERROR);
    if (wrong.length > 0 || errors.length > 0) faults.push({ wrong: wrong.map(written), statuses, errors });
  }
  expect(faults).toEqual([]);
});
