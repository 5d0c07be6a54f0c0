import { getIntrospectionQuery } from 'graphql';
import { aCompany, anAdmin, aSeeker } from '../../testkit/people/actors';
import { aBuiltClient } from '../../testkit/server/built-client';
import { PRODUCTION } from '../../testkit/server/production-settings';
import { anEnrolledAdmin } from '../../testkit/people/second-factor';
import type { TestClient } from '../../testkit/server/test-client';
import { useSecondServer, useServer } from '../../testkit/server/test-server';

const SECRET = 'a-secret-that-both-processes-share-0123456789';
const CLIENT_DIR = aBuiltClient({ 'index.html': '<!doctype html><title>The client</title>' });
const server = useServer({ SESSION_SECRET: SECRET, CLIENT_DIR });
const production = useSecondServer({ ...PRODUCTION, SESSION_SECRET: SECRET });

const policyOf = async (client: TestClient, path: string) => {
  const response = await client.fetch(path);
  expect(await response.text()).toContain('The client');
  return response.headers.get('content-security-policy') ?? '';
};

describe('the page of the playground', () => {
  it('has a policy of its own for administrators, which their other pages do not have', async () => {
    const { client } = await anAdmin(server);
    const ordinary = await policyOf(client, '/admin/dashboard');

    const own = await policyOf(client, '/admin/playground');

    expect(own.split(';').filter((directive) => !ordinary.split(';').includes(directive))).toEqual([
      "font-src 'self' data:",
      "worker-src 'self' blob:",
    ]);
    expect(own).toContain("script-src 'self';");
    expect(ordinary).not.toMatch(/worker-src|font-src 'self' data:/);
    for (const path of ['/', '/admin/playground/more', '/admin/playgrounds', '/company/jobs'])
      expect(await policyOf(client, path)).toBe(ordinary);
  });

  it('is an ordinary page under the ordinary policy for everyone else', async () => {
    const people = [server.visitor(), (await aSeeker(server)).client, (await aCompany(server)).client];
    for (const client of people)
      expect(await policyOf(client, '/admin/playground')).toBe(await policyOf(client, '/no/such/page'));
    // No cache may give one person the response of another.
    expect((await server.visitor().fetch('/admin/playground')).headers.get('vary')).toContain('Cookie');
  });
});

describe('the schema in production', () => {
  const ask = (client: TestClient, query: string) =>
    client.clone(production.url).sendText<{ __schema?: { types: unknown[] } }>(query);
  const INTROSPECTION = getIntrospectionQuery({
    inputValueDeprecation: true,
    schemaDescription: true,
    specifiedByUrl: true,
  });

  it('is shown to an administrator, through all limits, with the query that the playground sends', async () => {
    const { client } = await anEnrolledAdmin(server);

    const answer = await ask(client, INTROSPECTION);

    expect(answer.errors).toBeUndefined();
    expect(answer.data?.__schema?.types.length).toBeGreaterThan(50);
  });

  it.each([
    ["the playground's query", INTROSPECTION],
    ['a type', '{ __type(name: "Company") { fields { name } } }'],
    ['a fragment', 'query { ...Peek } fragment Peek on Query { __schema { queryType { name } } }'],
    ['an alias beside something allowed', '{ viewer { id } peek: __schema { queryType { name } } }'],
  ])("is refused to everyone else, requested by %s, also after an administrator's request", async (_what, query) => {
    const admin = await anEnrolledAdmin(server);
    expect((await ask(admin.client, query)).errors).toBeUndefined();

    for (const client of [server.visitor(), (await aSeeker(server)).client, (await aCompany(server)).client]) {
      const answer = await ask(client, query);
      expect(answer.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      expect(answer.raw).not.toContain('queryType');
    }
  });

  it('leaves __typename to everyone', async () => {
    expect((await ask(server.visitor(), '{ __typename viewer { __typename } }')).errors).toBeUndefined();
  });
});

it('is open to everyone outside production, or where INTROSPECTION says so', async () => {
  expect((await server.visitor().sendText('{ __schema { queryType { name } } }')).errors).toBeUndefined();
});

describe('what could have been meant by a wrong word', () => {
  const WRONG = [
    '{ adminCompanis { endCursor } }',
    '{ adminCompanies(serch: "x") { endCursor } }',
    '{ adminCompanies { itms } }',
    'query ($x: AdminJobStatu) { viewer { id } }',
    '{ adminJobs(status: OPN) { endCursor } }',
    '{ viewer { ...on Viewr { id } } }',
    'mutation { login(inptu: {}) { errors { code } } }',
  ];

  it('is told to an administrator, who may read the schema', async () => {
    const { client } = await anEnrolledAdmin(server);
    for (const query of WRONG) {
      const { raw } = await client.clone(production.url).sendText(query);
      expect([query, raw]).toEqual([query, expect.stringMatching(/Did you mean .+\?/)]);
      expect(raw).not.toContain('hidden');
    }
  });

  it('is shown to no one else, without a trace of it', async () => {
    for (const client of [server.visitor(), (await aSeeker(server)).client, (await aCompany(server)).client]) {
      for (const query of WRONG) {
        const { raw } = await client.clone(production.url).sendText(query);
        expect([query, raw]).toEqual([query, expect.stringContaining('BAD_USER_INPUT')]);
        expect(raw).not.toMatch(/Did you mean|hidden/);
      }
    }
  });
});
