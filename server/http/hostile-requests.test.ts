import { createHash } from 'node:crypto';
import { UPLOAD_HEADER } from '../../domain/files';
import { aCompany, anAdmin, aSeeker } from '../../testkit/people/actors';
import { graphql } from '../../testkit/graphql';
import { readOperations } from './graphql/registered-operations';
import { sendRaw } from '../../testkit/server/raw-connection';
import type { Operation } from '../../testkit/server/test-client';
import { useServer } from '../../testkit/server/test-server';
import { aPdf } from '../../testkit/files/uploads';

const server = useServer();

describe('a path or parameter that cannot be one of the ids', () => {
  it.each([
    '/files/%C3%A9',
    '/files/%00',
    '/files/%F0%9F%98%80',
    '/interviews/%C3%A9.ics',
    '/interviews/%00.ics',
    '/interviews/%F0%9F%98%80.ics',
  ])('%s is treated like a missing one', async (path) => {
    const { client } = await aSeeker(server);
    const missing = await client.fetch(path.replace(/%.*?(?=\.ics$|$)/, '01JNOTHERE0000000000000000'));
    const answer = await client.fetch(path);
    expect([answer.status, await answer.text()]).toEqual([404, await missing.text()]);
  });

  it.each(['users', 'companies', 'applications', 'token-transactions'])(
    'the table %s takes any filter',
    async (name) => {
      const { client } = await anAdmin(server);
      for (const value of ['%C3%A9', '%00', '%F0%9F%98%80', 'constructor', '__proto__']) {
        const filters = ['search', 'status', 'type', 'companyId', 'jobId', 'adminId', 'kind', 'origin', '__proto__']
          .map((filter) => `${filter}=${value}`)
          .join('&');
        const response = await client.fetch(`/exports/${name}.csv?${filters}`);
        expect([name, value, response.status]).not.toEqual([name, value, 500]);
      }
    },
  );
});

describe('the local mailbox', () => {
  const asked = async (host: string) =>
    (
      await sendRaw(server.url, [
        `GET /sandbox/mailbox?format=json HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      ])
    ).status;

  it.each(['localhost:4000', '127.0.0.1', '[::1]:4000', 'temukerja.localhost'])('responds with %s', async (host) => {
    expect(await asked(host)).toBe(200);
  });

  it.each([
    'evil.test',
    'evil.test:4000',
    'localhost.evil.test',
    '127.0.0.1.evil.test',
    'constructor',
    '[::1',
    'a@localhost',
  ])('keeps from %s what a page there could read, once its name leads here', async (host) => {
    expect(await asked(host)).toBe(403);
  });
});

describe('a form that names two boundaries', () => {
  const PART = (boundary: string, name: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nuser_cv\r\n`;
  const FILE = (boundary: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${aPdf().toString('latin1')}\r\n`;

  it.each([
    'boundary=one; boundary=two',
    'boundary=two; boundary=one',
    'boundary="one"; boundary=two',
    'BOUNDARY=one; boundary=two',
    'x="boundary=two"; boundary=one',
    'boundary=one; x="boundary=two"',
  ])('%s: is held to the limit of parts in either reading', async (parameters) => {
    for (const boundary of ['one', 'two']) {
      const body = `${PART(boundary, 'upload_preset')}${PART(boundary, 'more').repeat(50)}${FILE(boundary)}--${boundary}--\r\n`;
      const response = await server.visitor().fetch('/upload', {
        method: 'POST',
        body,
        headers: { [UPLOAD_HEADER]: 't', 'content-type': `multipart/form-data; ${parameters}` },
      });
      expect([boundary, response.status]).toEqual([boundary, 400]);
    }
  });

  it('a single one in quotes is taken', async () => {
    const body = `${PART('a b', 'upload_preset')}${FILE('a b')}--a b--\r\n`;
    const response = await server.visitor().fetch('/upload', {
      method: 'POST',
      body,
      headers: { [UPLOAD_HEADER]: 't', 'content-type': 'Multipart/Form-Data; charset=utf-8; boundary="a b"' },
    });
    expect(response.status).toBe(201);
  });
});

describe('a query text under another hash', () => {
  const known = Object.values(readOperations('server/http/graphql/persisted-documents.json'))[0] ?? '';
  it.each([
    ['a known text', known],
    ['an unknown text', '{ viewer { id } }'],
  ])('%s is refused as a faulty request', async (_what, query) => {
    for (const client of [server.visitor(), (await aSeeker(server)).client]) {
      for (const sha256Hash of ['0'.repeat(64), createHash('sha256').update(`${known} `).digest('hex'), 'é', '']) {
        const response = await client.fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query, extensions: { persistedQuery: { version: 1, sha256Hash } } }),
        });
        expect([sha256Hash, response.status, await response.json()]).toEqual([
          sha256Hash,
          400,
          { errors: [expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT' } })] },
        ]);
      }
    }
  });
});

it.each([2, '1', null])('a registered operation of version %p is refused as a faulty request', async (version) => {
  const [sha256Hash] = Object.keys(readOperations('server/http/graphql/persisted-documents.json'));
  const response = await server.visitor().fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ extensions: { persistedQuery: { version, sha256Hash } } }),
  });
  expect([response.status, await response.json()]).toEqual([
    400,
    { errors: [{ message: 'Unsupported persisted query version', extensions: { code: 'BAD_USER_INPUT' } }] },
  ]);
});

it.each(['subscription { x }', 'subscription S { viewer { id } }', 'query Q { viewer { id } } subscription S { x }'])(
  '%s is refused as a faulty request',
  async (query) => {
    for (const client of [server.visitor(), (await anAdmin(server)).client]) {
      const { status, errors } = await client.sendText(query);
      expect([status, errors?.map(({ extensions }) => extensions)]).toEqual([400, [{ code: 'BAD_USER_INPUT' }]]);
    }
  },
);

it.each([
  ['the whole answer', 'query Q($on: Boolean = true) { viewer @include(if: $on) { id } signInOptions { google } }'],
  ['a field', 'query Q($on: Boolean = true) { signInOptions { google @skip(if: $on) } }'],
  ['a fragment', 'query Q($on: Boolean = true) { signInOptions { ... @include(if: $on) { google } } }'],
  ['an argument', 'query Q($on: ID = "x") { job(id: $on) { id } }'],
  ['a type', 'query Q($on: Boolean! = true) { signInOptions { google @include(if: $on) } }'],
])('a null in place of a default that %s needs is a faulty request, and says which variable', async (_what, query) => {
  const { errors } = await server.visitor().sendText(query, { on: null });
  expect(errors?.map(({ message, extensions }) => [message, extensions])).toEqual([
    [expect.stringMatching(/^Variable "\$on" .*must not be null/), { code: 'BAD_USER_INPUT' }],
  ]);
});

it('a null inside an argument is a faulty request, which is not quoted', async () => {
  const query =
    'mutation M($id: ID = "x") { dismissFlaggedPayment(input: { id: $id, note: "Rahasia" }) { errors { code } } }';
  const { errors, raw } = await server.visitor().sendText(query, { id: null });
  expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT' }]);
  expect(raw).not.toContain('Rahasia');
});

describe('a refusal of what was sent', () => {
  const LOGIN = graphql(`mutation RefusedLogin($input: LoginInput!) { login(input: $input) { errors { code } } }`);
  const SECRET = 'Planted-Secret-9';
  type Wrong = [what: string, operation: Operation<unknown, never>, variables: Record<string, unknown>, place: string];
  const WRONG: Wrong[] = [
    ['a list for a text', LOGIN, { input: { email: 'a@b.test', password: [SECRET] } }, 'input.password'],
    ['an object for a text', LOGIN, { input: { email: 'a@b.test', password: { [SECRET]: SECRET } } }, 'input.password'],
    ['a field that is not there', LOGIN, { input: { email: 'a@b.test', password: SECRET, [SECRET]: 1 } }, 'input'],
    ['a text for an object', LOGIN, { input: SECRET }, 'input'],
    [
      'a text that looks like a message',
      LOGIN,
      { input: { email: `" at "input.email"; ${SECRET}`, password: [`" at "${SECRET}"; x`] } },
      'input.password',
    ],
    [
      'a number for a text',
      graphql(
        `mutation RefusedPassword($p: String) { login(input: { email: "a@b.test", password: $p }) { errors { code } } }`,
      ),
      { p: 987654321 },
      'p',
    ],
    [
      'an option that is none',
      graphql(`query RefusedOption($e: EmploymentType) { jobs(employmentType: $e) { totalCount } }`),
      { e: SECRET },
      'e',
    ],
    [
      'a text for a number',
      graphql(`query RefusedNumber($n: Int) { jobs(page: $n) { totalCount } }`),
      { n: SECRET },
      'n',
    ],
    [
      'a text for a boolean',
      graphql(`query RefusedBoolean($b: Boolean!) { viewer { id @include(if: $b) } }`),
      { b: SECRET },
      'b',
    ],
    ...['2026-02-30', '26-02-20', '2026-02-20T00:00:00Z', SECRET].map(
      (day): Wrong => [
        `${day} for a day`,
        graphql(`query RefusedDay($d: LocalDate) { adminAdministrators(since: $d) { id } }`),
        { d: day },
        'd',
      ],
    ),
    ...[SECRET, '987654321', 1.5, 2 ** 53].map(
      (amount): Wrong => [
        `${amount} for an amount`,
        graphql(`query RefusedAmount($a: Rupiah) { jobs(filter: { salaryFrom: $a }) { totalCount } }`),
        { a: amount },
        'a',
      ],
    ),
  ];

  it.each(WRONG)('echoes no value of a variable: %s', async (_what, operation, variables, place) => {
    for (const client of [server.visitor(), (await aCompany(server)).client]) {
      const { status, raw, errors } = await client.sendInvalid(operation, variables);
      expect(status).toBe(400);
      expect(raw).not.toMatch(/Planted|987654321/);
      expect(errors).toEqual([
        {
          message: expect.stringMatching(/^Variable "\$\w+" got an invalid value/),
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ]);
      expect(errors?.[0]?.message).toContain(place);
    }
  });

  it.each([
    ['a list', '["Planted-Secret-9"]'],
    ['an object', '{ a: "Planted-Secret-9" }'],
    ['a number', '987654321'],
    ['a word', 'PlantedSecret'],
  ])('echoes no value of the text either: %s', async (_what, password) => {
    const { status, raw } = await server
      .visitor()
      .sendText(`mutation { login(input: { email: "a@b.test", password: ${password} }) { errors { code } } }`);
    expect(status).toBe(400);
    expect(raw).not.toMatch(/Planted|987654321/);
  });

  const REJECT = graphql(
    `mutation RefusedIds($ids: [ID!]!) { rejectApplications(applicationIds: $ids) { errors { code } } }`,
  );

  it('of many variables says only that there are many', async () => {
    const { raw } = await (await aCompany(server)).client.sendInvalid(REJECT, {
      ids: Array.from({ length: 80 }, () => ({ [SECRET]: SECRET })),
    });
    expect(raw).not.toContain('Planted');
  });
});
