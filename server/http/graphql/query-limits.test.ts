import { aCompany, aSeeker, type TestActor } from '../../../testkit/people/actors';
import { QUERY_ATTACKS, WHOLE_DASHBOARD } from '../../../testkit/files/attacks';
import { graphql } from '../../../testkit/graphql';
import { postOf } from '../../../testkit/server/graphql-request';
import { aJob } from '../../../testkit/market/job-factory';
import { PRODUCTION } from '../../../testkit/server/production-settings';
import { readOperations } from './registered-operations';
import { useSecondServer, useServer } from '../../../testkit/server/test-server';
import { ATTACKERS, whileAttacked } from '../../../testkit/races/while-attacked';

const SECRET = 'a-secret-that-both-processes-share-0123456789';
const server = useServer({ SESSION_SECRET: SECRET });
const production = useSecondServer({ ...PRODUCTION, SESSION_SECRET: SECRET });

let person: TestActor;
let company: TestActor;
beforeAll(async () => {
  const employer = await aCompany(server);
  await aJob(employer);
  [person, company] = [await aSeeker(server), employer];
});

interface Answer {
  status: number;
  text: string;
}

type Headers = Record<string, string>;

async function post(
  body: string | Buffer,
  headers: Headers = {},
  { client }: Pick<TestActor, 'client'> = person,
): Promise<Answer> {
  const response = await client.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body as RequestInit['body'],
  });
  return { status: response.status, text: await response.text() };
}

const attack = ({ body, headers, isFromCompany, isFromVisitor }: (typeof QUERY_ATTACKS)[number][3]) =>
  post(body, headers, isFromVisitor ? { client: server.visitor() } : isFromCompany ? company : person);

describe(`an attack by query, ${ATTACKERS} at once`, () => {
  it.each(QUERY_ATTACKS)('%s gets %i, and others are served as usual', async (_what, status, answer, sent) => {
    const { answers } = await whileAttacked(person.client, () => attack(sent));

    for (const one of answers) {
      expect(one.text).toMatch(answer);
      expect(one.status).toBe(status);
      expect(one.text).not.toMatch(/INTERNAL_SERVER_ERROR|stacktrace|node_modules|\n\s+at |Did you mean/);
      // A response is no echo: a large request must not get a large response.
      expect(one.text.length).toBeLessThan(20_000);
    }
  });

  it.each(QUERY_ATTACKS.filter(([, status]) => status !== 200))(
    '%s costs no statement but that of its session',
    async (_what, _status, _answer, sent) => {
      const statements = await server.statementsOf(() => attack(sent));
      // On a slow machine the minute comes in which jobs past their day are looked for.
      const isOfRequests = (sql: string): boolean => !/FROM sessions|`Job`\.`auto_close_date`/.test(sql);
      expect(statements.filter(isOfRequests)).toEqual([]);
    },
  );

  it('leaves room for every operation of the client, and for a whole page at once', async () => {
    // Their own session, because one of the operations ends it.
    const other = await aSeeker(server);
    for (const query of [
      ...Object.values(readOperations('server/http/graphql/persisted-documents.json')),
      `{ ${WHOLE_DASHBOARD} }`,
    ]) {
      expect((await post(JSON.stringify({ query }), {}, other)).text).not.toMatch(
        /limit|tokens|exceed|Cannot query|Unknown/i,
      );
    }
  });
});

describe('production', () => {
  const at = () => person.client.clone(production.url);
  const ask = async (path: string, init: RequestInit & { headers?: Headers } = {}) => {
    const response = await at().fetch(path, init);
    return { status: response.status, text: await response.text() };
  };

  it('shows no page that explains the API', async () => {
    const landing = await ask('/graphql', { headers: { accept: 'text/html' } });
    expect(landing.status).toBe(400);
    expect(landing.text).not.toMatch(/<html|sandbox/i);
  });

  const LOGIN = graphql(
    `mutation LoginWithoutLimiter { login(input: { email: "a@b.test", password: "x" }) { errors { code } } }`,
  );

  it('shows no stack for a faulty request or an internal fault', async () => {
    const { database } = production.services.dataSource;
    const faulty = await ask('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":',
    });
    production.services.limiter = {
      ...production.services.limiter,
      consume: () => Promise.reject(new Error(`no ${String(database.options.database)}`)),
    };
    const ours = await ask('/graphql', postOf(LOGIN));
    const upload = await ask('/upload', { method: 'POST', headers: { 'x-requested-with': 'TemuKerja' }, body: 'x' });

    expect(ours.text).toContain('Something went wrong on our side');
    for (const { text } of [faulty, ours, upload])
      expect(text).not.toMatch(/\bat \/|node_modules|stacktrace|\.ts:|temukerja_/);
  });
});
