import { join } from 'node:path';
import { UPLOAD_HEADER } from '../../../domain/files';
import { aCompany, aSeeker } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import { aBuiltClient } from '../../../testkit/server/built-client';
import { postOf } from '../../../testkit/server/graphql-request';
import { accept, aJob, applied } from '../../../testkit/market/job-factory';
import { PRODUCTION } from '../../../testkit/server/production-settings';
import { changeSeekerProfile } from '../../../testkit/people/profile-changes';
import { sendRaw } from '../../../testkit/server/raw-connection';
import { sendRegistered } from '../../../testkit/server/registered-operation';
import { useSecondServer, useServer, type TestServer } from '../../../testkit/server/test-server';
import { aPdf, uploaded } from '../../../testkit/files/uploads';

const CLIENT_DIR = aBuiltClient(
  { 'index.html': '<!doctype html><title>The client</title>', 'assets/page-1.js': 'export {};' },
  { '/login': {}, '*': {} },
);
const SHARED = {
  SESSION_SECRET: 'a-secret-that-both-processes-share-0123456789',
  CLIENT_DIR,
  FILES_DIR: join(CLIENT_DIR, 'files'),
};
const server = useServer(SHARED);
const production = useSecondServer({ ...SHARED, ...PRODUCTION });

/** Someone with everything that can be downloaded, and how each kind of response is requested. */
async function aWorld() {
  const [company, seeker] = [await aCompany(server), await aSeeker(server)];
  const job = await aJob(company);
  const applicationId = await applied(seeker, job);
  await accept(company, applicationId);
  const cv = await uploaded(seeker.client, { preset: 'user_cv', content: aPdf() });
  await changeSeekerProfile(seeker, { cvClaim: cv.claim });
  return { company, seeker, applicationId, cv };
}

interface Answer {
  status: number;
  headers: Headers;
}

type World = Awaited<ReturnType<typeof aWorld>>;
type Ask = (world: World, at: TestServer) => Promise<Answer>;

const JSON_BODY = { 'content-type': 'application/json' };
const get =
  (path: string, headers: Record<string, string> = {}): Ask =>
  (_world, at) =>
    at.visitor().fetch(path, { headers });
const post =
  (path: string, body: string | Buffer, headers: Record<string, string> = JSON_BODY): Ask =>
  (_world, at) =>
    at.visitor().fetch(path, { method: 'POST', headers, body: body as RequestInit['body'] });
const raw =
  (...pieces: string[]): Ask =>
  (_world, at) =>
    sendRaw(at.url, pieces);
const asSeeker =
  (path: (world: World) => string, headers: Record<string, string> = {}): Ask =>
  (world, at) =>
    world.seeker.client.clone(at.url).fetch(path(world), { headers });

const VIEWER = graphql(`query ViewerUnderHeaders { viewer { id } }`);

const ANSWERS: [what: string, status: number, ask: Ask][] = [
  ['the page', 200, get('/login')],
  ['no page', 404, get('/LOGIN')],
  ['an operation', 200, (_world, at) => at.visitor().fetch('/graphql', postOf(VIEWER))],
  ["the client's own operation", 200, ({ seeker }, at) => sendRegistered(seeker.client.clone(at.url), 'SeekerJobs')],
  ['a refused operation', 400, post('/graphql', '{"query":"{ nothing }"}')],
  ['a body that is no JSON', 400, post('/graphql', '{"query":')],
  ['a body too large', 413, post('/graphql', JSON.stringify({ query: 'x'.repeat(1_000_000) }))],
  ['a body of an unknown encoding', 415, post('/graphql', '{}', { ...JSON_BODY, 'content-encoding': 'rot13' })],
  [
    'a method that is not allowed',
    405,
    (_world, at) => at.visitor().fetch('/graphql', { method: 'PUT', headers: JSON_BODY, body: '{}' }),
  ],
  ['a POST of another site', 403, post('/graphql', '{}', { ...JSON_BODY, origin: 'https://elsewhere.example' })],
  ['a path that cannot be decoded', 400, get('/files/%FF')],
  ['a document', 200, asSeeker(({ cv }) => cv.url)],
  ['a part of a document', 206, asSeeker(({ cv }) => cv.url, { range: 'bytes=0-3' })],
  ['a part beyond the end of a document', 416, asSeeker(({ cv }) => cv.url, { range: 'bytes=999999-' })],
  ['a missing document', 404, get('/files/none')],
  ['a calendar file', 200, asSeeker(({ applicationId }) => `/interviews/${applicationId}.ics`)],
  ['a table', 200, ({ company }, at) => company.client.clone(at.url).fetch('/exports/accepted-applicants.csv')],
  ['a missing table', 404, get('/exports/none.csv')],
  ['a refused upload', 400, post('/upload', 'x', { [UPLOAD_HEADER]: 'TemuKerja', 'content-type': 'text/plain' })],
  ['an unsigned callback', 403, post('/payments/callback', '{}')],
  ['an unsubscribe link that is not signed', 404, post('/unsubscribe?token=x', 'List-Unsubscribe=One-Click')],
  ['a callback too large', 413, post('/payments/callback', 'x'.repeat(40_000))],
  ['the life sign', 200, get('/healthz')],
  ['the readiness', 200, get('/readyz')],
  [
    'the preflight of another site',
    400,
    (_world, at) =>
      at.visitor().fetch('/graphql', { method: 'OPTIONS', headers: { origin: 'https://elsewhere.example' } }),
  ],
  ['what is no HTTP', 400, raw('SSH-2.0-OpenSSH_9.6\r\n\r\n')],
  ['a request without a host', 400, raw('GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n')],
  ['headers without end', 431, raw(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`)],
  [
    'two lengths',
    400,
    raw('POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}'),
  ],
  ['an expectation', 200, raw('GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: the-moon\r\nConnection: close\r\n\r\n')],
];

/** Outside production alone. */
const SANDBOX: typeof ANSWERS = [
  ['the mailbox', 200, get('/sandbox/mailbox')],
  ['a redirect to the stand-in of Google', 302, get('/auth/google')],
  ['a sign-in that failed', 400, get('/auth/google/callback?error=denied')],
  ['a checkout that is not there', 404, get('/sandbox/tripay/checkout/none')],
];

function expectHeaders({ headers }: Answer, { isProduction }: { isProduction: boolean }): void {
  const policy = headers.get('content-security-policy') ?? '';
  const directives = new Map(policy.split(';').map((directive) => [directive.trim().split(' ')[0], directive.trim()]));
  expect(directives.get('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(directives.get('script-src') ?? directives.get('default-src')).toMatch(
    /^(script-src 'self'|default-src 'none')$/,
  );
  expect(directives.get('object-src') ?? directives.get('default-src')).toMatch(/'(none|self)'$/);
  // A document of our own kind of policy, which runs nothing at all, has no use for this one.
  if (directives.get('default-src') !== "default-src 'none'")
    expect(directives.get('base-uri')).toBe("base-uri 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
    expect(headers.get('permissions-policy')).toContain(`${feature}=()`);
  expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
  expect(headers.get('strict-transport-security')).toBe(isProduction ? 'max-age=31536000; includeSubDomains' : null);
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('access-control-allow-origin')).toBeNull();
}

describe('every response carries the headers that protect it', () => {
  let world: World;
  beforeAll(async () => {
    world = await aWorld();
  });

  it.each([...ANSWERS, ...SANDBOX])('%s (%i)', async (_what, status, ask) => {
    const answer = await ask(world, server);
    expect(answer.status).toBe(status);
    expectHeaders(answer, { isProduction: false });
  });

  it.each(ANSWERS)('in production: %s (%i)', async (_what, status, ask) => {
    const answer = await ask(world, production);
    expect(answer.status).toBe(status);
    expectHeaders(answer, { isProduction: true });
  });
});

const BUILT_FILES: typeof ANSWERS = [
  ['a hashed file of the client', 200, get('/assets/page-1.js')],
  ['a missing file of the client', 404, get('/assets/none.js')],
  ['a folder of the client', 404, get('/assets')],
];

it.each(BUILT_FILES)('%s (%i) says nothing that only a document obeys', async (_what, status, ask) => {
  const { status: answered, headers } = await ask({} as World, production);
  expect(answered).toBe(status);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(headers.get('content-type')).toMatch(/^(text\/javascript|application\/json)/);
  for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options', 'x-powered-by'])
    expect(headers.get(name)).toBeNull();
});
