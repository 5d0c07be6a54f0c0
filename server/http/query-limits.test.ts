import { gzipSync } from 'node:zlib';
import { aCompany, aSeeker, type TestActor } from '../testing/actors';
import { aJob } from '../testing/job-factory';
import { PRODUCTION } from '../testing/production-settings';
import { readOperations } from '../graphql/registered-operations';
import { fullSelection, ROOTS } from '../testing/schema-roots';
import { useSecondServer, useServer } from '../testing/test-server';
import { DEAREST_ATTACK_MS, whileAttacked } from '../testing/while-attacked';

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

async function post(body: string | Buffer, headers: Headers = {}, { client } = person): Promise<Answer> {
  const response = await client.fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: body as RequestInit['body'] });
  return { status: response.status, text: await response.text() };
}

const asks = (query: string, variables: Record<string, unknown> = {}, as?: () => TestActor) => () => post(JSON.stringify({ query, variables }), {}, as?.());
const many = (count: number, of: (index: number) => string, glue = ' ') => Array.from({ length: count }, (_, index) => of(index)).join(glue);
const nested = (depth: number, open: string, inside: string) => open.repeat(depth) + inside + '}'.repeat(depth);

const MEGABYTE = 1_000_000;
/** Each fragment asks for the next one twice: a document of 30 lines, a billion fields. */
const FRAGMENT_BOMB = `{ viewer { ...F0 } } ${many(30, (n) => `fragment F${n} on Viewer { a: __typename ...F${n + 1} b: __typename ...F${n + 1} }`)} fragment F30 on Viewer { id }`;
const CIRCLE = '{ viewer { ...A } } fragment A on Viewer { ...B } fragment B on Viewer { ...A }';
const WHOLE_DASHBOARD = wholeOf('companyDashboard');

function wholeOf(name: string): string {
  const root = ROOTS.find((one) => one.name === name);
  if (!root) throw new Error(`There is no ${name}`);
  return `${name} ${fullSelection(root.field.type)}`;
}

/** The attack, the status that it is answered with, and the words of the answer. */
const ATTACKS: [what: string, status: number, answer: RegExp, attack: () => Promise<Answer>][] = [
  ['20 levels down', 400, /depth limit/, asks(`{ job(id: "x") { ${nested(10, 'viewerApplication { job {', ' id ').replaceAll('}', '}}')} } }`)],
  ['21 other names', 400, /[Aa]liases limit/, asks(`{ ${many(21, (n) => `a${n}: viewer { id }`)} }`)],
  ['1,000 other names', 400, /more that 2500 tokens/, asks(`{ ${many(1000, (n) => `a${n}: __typename`)} }`)],
  ['2,501 words', 400, /more that 2500 tokens/, asks(`{ viewer { ${many(2_501, () => 'id')} } }`)],
  ['21 directives', 400, /[Dd]irectives limit/, asks(`{ viewer { id ${many(21, () => '@include(if: true)')} } }`)],
  ['all there is of a dear page, twice', 400, /[Cc]ost limit/, asks(`{ one: ${WHOLE_DASHBOARD} two: ${WHOLE_DASHBOARD} }`, {}, () => company)],
  ['fragments that double', 400, /limit|BAD_USER_INPUT/, asks(FRAGMENT_BOMB)],
  ['fragments in a circle', 400, /BAD_USER_INPUT/, asks(CIRCLE)],
  ['1 MB of open braces', 413, /could not be read/, asks('{'.repeat(MEGABYTE))],
  ['200 kB of open braces', 400, /Syntax Error/, asks('{'.repeat(200_000))],
  ['200 kB of one name', 400, /BAD_USER_INPUT/, asks(`{ ${'x'.repeat(200_000)} }`)],
  ['200 kB of open lists in the text', 400, /2500 tokens|nested too deeply/, asks(`{ job(id: ${'['.repeat(200_000)}) { id } }`)],
  ['1,000 declared variables', 400, /more that 2500 tokens/, asks(`query (${many(1000, (n) => `$v${n}: ID`)}) { viewer { id } }`)],
  ['20,000 variables that nobody declared', 200, /"viewer"/, asks('{ viewer { id } }', Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`v${n}`, 1])))],
  ['100,000 lists in each other', 200, /"viewer"/, () => post(`{"query":"{ viewer { id } }","variables":{"v":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`)],
  ['as many for a list of ids', 400, /BAD_USER_INPUT/, () =>
    post(`{"query":"mutation ($ids: [ID!]!) { rejectApplications(applicationIds: $ids) { errors { code } } }","variables":{"ids":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`, {}, company)],
  ['9,000 ids', 200, /TOO_MANY_ENTRIES/, asks('mutation ($ids: [ID!]!) { rejectApplications(applicationIds: $ids) { errors { code } } }', { ids: Array.from({ length: 9_000 }, () => 'x'.repeat(20)) }, () => company)],
  ['5,000 skills', 200, /TOO_MANY_ENTRIES/, asks('mutation ($skills: [String!]) { updateSeekerProfile(input: { technicalSkills: $skills }) { errors { code } } }', { skills: Array.from({ length: 5_000 }, (_, n) => `skill ${n}`) })],
  ['keys of the prototype', 200, /"viewer"/, () => post('{"query":"{ viewer { id } }","variables":{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}},"__proto__":{"operationName":"X"}}')],
  ['keys of the prototype as input', 400, /BAD_USER_INPUT/, () =>
    post('{"query":"mutation ($i: UpdateSeekerProfileInput!) { updateSeekerProfile(input: $i) { errors { code } } }","variables":{"i":{"__proto__":{"fullName":"x"},"constructor":1}}}')],
  ['a hash that is a name of the prototype', 200, /PersistedQueryNotFound/, () => post('{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"__proto__"}}}')],
  ['several operations, none chosen', 400, /BAD_USER_INPUT/, asks('query A { viewer { id } } query B { viewer { id } }')],
  ['20 operations in a list', 400, /could not be read|BAD_USER_INPUT/i, () => post(`[${many(20, () => '{"query":"{ viewer { id } }"}', ',')}]`)],
  ['10 MB packed into 10 kB', 413, /could not be read/, () => post(gzipSync(Buffer.alloc(10 * MEGABYTE, ' ')), { 'content-encoding': 'gzip' })],
  ['what only claims to be packed', 400, /could not be read/, () => post('not packed', { 'content-encoding': 'gzip' })],
  ['a search that is a hard pattern', 200, /"totalCount"/, asks('query ($s: String) { jobs(search: $s) { totalCount } }', { s: `${'(a+)+'.repeat(20_000)}$` })],
  ['a search of signs of LIKE', 200, /"totalCount"/, asks('query ($s: String) { jobs(search: $s) { totalCount } }', { s: '%_'.repeat(50_000) })],
  ['the last page there could be', 200, /"totalCount"/, asks('{ jobs(page: 2147483647) { totalCount items { id } } }')],
];

describe('an attack by query, 20 at once', () => {
  it.each(ATTACKS)('%s is answered %i, and others are served as usual', async (_what, status, answer, attack) => {
    const { answers, waitMs, longestWaitMs, cpuMs } = await whileAttacked(person.client, attack);

    for (const one of answers) {
      expect(one.text).toMatch(answer);
      expect(one.status).toBe(status);
      expect(one.text).not.toMatch(/INTERNAL_SERVER_ERROR|node_modules|\n\s+at |Did you mean/);
      // An answer is no echo: sending much must not make the server send much.
      expect(one.text.length).toBeLessThan(20_000);
    }
    expect(waitMs).toBeLessThan(longestWaitMs);
    expect(cpuMs).toBeLessThan(DEAREST_ATTACK_MS);
  });

  it('leaves room for every operation of the client, and for a whole page at once', async () => {
    for (const query of [...Object.values(readOperations('operations.json')), `{ ${WHOLE_DASHBOARD} }`]) {
      expect((await post(JSON.stringify({ query }))).text).not.toMatch(/limit|tokens/i);
    }
  });
});

describe('production', () => {
  const at = () => person.client.clone(production.url);
  const ask = async (path: string, init: RequestInit & { headers?: Headers } = {}) => {
    const response = await at().fetch(path, init);
    return { status: response.status, text: await response.text() };
  };

  it('suggests no field, type or argument to a stranger', async () => {
    for (const query of ['{ viewr { id } }', '{ viewer { emial } }', '{ jobs(serch: "x") { totalCount } }', 'query ($x: JobStatu) { viewer { id } }', '{ viewer { ...on Viewr { id } } }', 'mutation { login(inptu: {}) { errors { code } } }']) {
      const { raw } = await at().send(query);
      expect(raw).toContain('BAD_USER_INPUT');
      expect([query, raw.includes('Did you mean')]).toEqual([query, false]);
    }
  });

  it('shows no page that explains the API, and no schema', async () => {
    const landing = await ask('/graphql', { headers: { accept: 'text/html' } });
    expect(landing.status).toBe(400);
    expect(landing.text).not.toMatch(/<html|sandbox/i);
    expect((await at().send('{ __schema { queryType { name } } }')).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('shows no stack, neither of a faulty request nor of a fault of ours', async () => {
    const real = production.services.dataSource;
    const headers = { 'content-type': 'application/json' };
    const faulty = await ask('/graphql', { method: 'POST', headers, body: '{"query":' });
    production.services.limiter = { ...production.services.limiter, consume: () => Promise.reject(new Error(`no ${String(real.options.database)}`)) };
    const ours = await ask('/graphql', { method: 'POST', headers, body: JSON.stringify({ query: 'mutation { login(input: { email: "a@b.test", password: "x" }) { errors { code } } }' }) });
    const upload = await ask('/upload', { method: 'POST', headers: { 'x-requested-with': 'TemuKerja' }, body: 'x' });

    expect(ours.text).toContain('Something went wrong on our side');
    for (const { text } of [faulty, ours, upload]) expect(text).not.toMatch(/\bat \/|node_modules|stacktrace|\.ts:|temukerja_/);
  });
});
