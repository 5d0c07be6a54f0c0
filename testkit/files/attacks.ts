import { gzipSync } from 'node:zlib';
import { graphql } from '../graphql';
import { postOf } from '../server/graphql-request';
import { fullSelection, ROOTS } from '../checks/schema-roots';

/** Bodies that should cost a server much, and may not: the tests judge what they do, the bench what they cost. */

/** To `/graphql`, by a seeker unless it says otherwise. */
interface Sent {
  body: string | Buffer;
  headers?: Record<string, string>;
  isFromCompany?: boolean;
  isFromVisitor?: boolean;
}

const asks = (query: string, variables: Record<string, unknown> = {}): Sent => ({
  body: JSON.stringify({ query, variables }),
});
const asksAsCompany = (query: string): Sent => ({ ...asks(query), isFromCompany: true });
const asksAsVisitor = (query: string): Sent => ({ ...asks(query), isFromVisitor: true });
const REJECT_MANY = graphql(
  `mutation RejectTooMany($ids: [ID!]!) { rejectApplications(applicationIds: $ids) { errors { code } } }`,
);
const SAVE_SKILLS = graphql(
  `mutation SaveTooManySkills($skills: [String!]) { updateSeekerProfile(input: { technicalSkills: $skills }) { errors { code } } }`,
);
const SEARCH = graphql(`query SearchHard($search: String) { jobs(search: $search) { totalCount } }`);
const LAST_PAGE = graphql(`query LastPossiblePage { jobs(page: 2147483647) { totalCount items { id } } }`);

const many = (count: number, of: (index: number) => string, glue = ' ') =>
  Array.from({ length: count }, (_, index) => of(index)).join(glue);
const nested = (depth: number, open: string, inside: string) => open.repeat(depth) + inside + '}'.repeat(depth);

const MEGABYTE = 1_000_000;
/** Each fragment asks for the next one twice: a document of 30 lines, a billion fields. */
const FRAGMENT_BOMB = `{ viewer { ...F0 } } ${many(30, (n) => `fragment F${n} on Viewer { a: __typename ...F${n + 1} b: __typename ...F${n + 1} }`)} fragment F30 on Viewer { id }`;
const CIRCLE = '{ viewer { ...A } } fragment A on Viewer { ...B } fragment B on Viewer { ...A }';
export const WHOLE_DASHBOARD = wholeOf('companyDashboard');

function wholeOf(name: string): string {
  const root = ROOTS.find((one) => one.name === name);
  if (!root) throw new Error(`There is no ${name}`);
  return `${name} ${fullSelection(root.field.type)}`;
}

/** The attack, the status of the response, and its words. */
export const QUERY_ATTACKS: [what: string, status: number, answer: RegExp, sent: Sent][] = [
  [
    '20 levels down',
    400,
    /depth limit.*BAD_USER_INPUT/,
    asks(`{ job(id: "x") { ${nested(10, 'viewerApplication { job {', ' id ').replaceAll('}', '}}')} } }`),
  ],
  ['21 other names', 400, /[Aa]liases limit.*BAD_USER_INPUT/, asks(`{ ${many(21, (n) => `a${n}: viewer { id }`)} }`)],
  ['1,000 other names', 400, /more that 2500 tokens/, asks(`{ ${many(1000, (n) => `a${n}: __typename`)} }`)],
  ['2,501 words', 400, /more that 2500 tokens.*BAD_USER_INPUT/, asks(`{ viewer { ${many(2_501, () => 'id')} } }`)],
  ['8 KB of one field', 400, /repeats too many/, asksAsVisitor(`{ viewer { nothing ${many(2_480, () => 'id')} } }`)],
  [
    'fields with arguments, again and again',
    400,
    /repeats too many/,
    asksAsVisitor(`{ nothing ${many(190, () => 'jobs(search: "x", page: 1) { page }')} }`),
  ],
  [
    'one field in 600 inline fragments',
    400,
    /repeats too many/,
    asksAsVisitor(`{ viewer { nothing ${many(600, () => '... { id }')} } }`),
  ],
  [
    'one fragment, 1,000 times',
    400,
    /repeats too many/,
    asksAsVisitor(`{ nothing viewer { ${many(1_000, () => '...F')} } } fragment F on Viewer { id }`),
  ],
  [
    '200 fragments of one field',
    400,
    /repeats too many/,
    asksAsVisitor(
      `{ nothing viewer { ${many(200, (n) => `...F${n}`)} } } ${many(200, (n) => `fragment F${n} on Viewer { id }`)}`,
    ),
  ],
  [
    '21 directives',
    400,
    /[Dd]irectives limit.*BAD_USER_INPUT/,
    asks(`{ viewer { id ${many(21, () => '@include(if: true)')} } }`),
  ],
  [
    'all that an expensive page has, and a list',
    400,
    /[Cc]ost limit/,
    asksAsCompany(`{ ${WHOLE_DASHBOARD} ${wholeOf('tokenTransactions')} ${wholeOf('companyWaiting')} }`),
  ],
  [
    'all that an expensive page has, twice',
    400,
    /repeats too many fields/,
    asksAsCompany(`{ one: ${WHOLE_DASHBOARD} two: ${WHOLE_DASHBOARD} }`),
  ],
  ['fragments that double', 400, /limit|BAD_USER_INPUT/, asks(FRAGMENT_BOMB)],
  ['fragments in a circle', 400, /BAD_USER_INPUT/, asks(CIRCLE)],
  ['1 MB of open braces', 413, /could not be read/, asks('{'.repeat(MEGABYTE))],
  ['200 kB of open braces', 400, /Syntax Error/, asks('{'.repeat(200_000))],
  ['200 kB of one name', 400, /BAD_USER_INPUT/, asks(`{ ${'x'.repeat(200_000)} }`)],
  [
    '200 kB of open lists in the text',
    400,
    /2500 tokens|nested too deeply/,
    asks(`{ job(id: ${'['.repeat(200_000)}) { id } }`),
  ],
  [
    '1,000 declared variables',
    400,
    /more that 2500 tokens/,
    asks(`query (${many(1000, (n) => `$v${n}: ID`)}) { viewer { id } }`),
  ],
  [
    '20,000 undeclared variables',
    200,
    /"viewer"/,
    asks('{ viewer { id } }', Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`v${n}`, 1]))),
  ],
  [
    '100,000 lists in each other',
    200,
    /"viewer"/,
    { body: `{"query":"{ viewer { id } }","variables":{"v":${'['.repeat(100_000)}${']'.repeat(100_000)}}}` },
  ],
  [
    'as many for a list of ids',
    400,
    /BAD_USER_INPUT/,
    {
      body: `{"query":"mutation ($ids: [ID!]!) { rejectApplications(applicationIds: $ids) { errors { code } } }","variables":{"ids":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`,
      isFromCompany: true,
    },
  ],
  [
    '9,000 ids',
    200,
    /TOO_MANY_ENTRIES/,
    {
      body: postOf(REJECT_MANY, { ids: Array.from({ length: 9_000 }, () => 'x'.repeat(20)) }).body,
      isFromCompany: true,
    },
  ],
  [
    '5,000 skills',
    200,
    /TOO_MANY_ENTRIES/,
    postOf(SAVE_SKILLS, { skills: Array.from({ length: 5_000 }, (_, n) => `skill ${n}`) }),
  ],
  [
    'keys of the prototype',
    200,
    /"viewer"/,
    {
      body: '{"query":"{ viewer { id } }","variables":{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}},"__proto__":{"operationName":"X"}}',
    },
  ],
  [
    'keys of the prototype as input',
    400,
    /BAD_USER_INPUT/,
    {
      body: '{"query":"mutation ($i: UpdateSeekerProfileInput!) { updateSeekerProfile(input: $i) { errors { code } } }","variables":{"i":{"__proto__":{"fullName":"x"},"constructor":1}}}',
    },
  ],
  [
    'a hash that is a name of the prototype',
    200,
    /PersistedQueryNotFound/,
    { body: '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"__proto__"}}}' },
  ],
  [
    'several operations, none chosen',
    400,
    /BAD_USER_INPUT/,
    asks('query A { viewer { id } } query B { viewer { id } }'),
  ],
  [
    '20 operations in a list',
    400,
    /could not be read|BAD_USER_INPUT/i,
    { body: `[${many(20, () => '{"query":"{ viewer { id } }"}', ',')}]` },
  ],
  [
    '10 MB packed into 10 kB',
    413,
    /could not be read/,
    { body: gzipSync(Buffer.alloc(10 * MEGABYTE, ' ')), headers: { 'content-encoding': 'gzip' } },
  ],
  [
    'what only claims to be packed',
    400,
    /could not be read/,
    { body: 'not packed', headers: { 'content-encoding': 'gzip' } },
  ],
  ['a search that is a hard pattern', 200, /"totalCount"/, postOf(SEARCH, { search: `${'(a+)+'.repeat(20_000)}$` })],
  ['a search of signs of LIKE', 200, /"totalCount"/, postOf(SEARCH, { search: '%_'.repeat(50_000) })],
  ['the last page there could be', 200, /"totalCount"/, postOf(LAST_PAGE)],
];

/** All share one boundary. */
export const UPLOAD_TYPE = 'multipart/form-data; boundary=zzzz';
const PART = '--zzzz\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
const ONE_FILE = '--zzzz\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n';

/** To `/upload`, by anyone. */
export const UPLOAD_ATTACKS: [what: string, status: number, body: Buffer, headers?: Record<string, string>][] = [
  ['a form of 80,000 parts', 400, Buffer.from(PART.repeat(80_000))],
  [
    'a part with 4 MB of headers',
    400,
    Buffer.from(`${ONE_FILE}${'X-More: yes\r\n'.repeat(300_000)}\r\nx\r\n--zzzz--\r\n`),
  ],
  [
    'a part whose name is 4 MB long',
    400,
    Buffer.from(`--zzzz\r\nContent-Disposition: form-data; name="${'x'.repeat(4_000_000)}"\r\n\r\nx\r\n--zzzz--\r\n`),
  ],
  ['a form that ends in the middle of its file', 400, Buffer.from(`${ONE_FILE}\r\n%PDF-1.4 and no more`)],
  ['a form that is nearly its boundary all over', 400, Buffer.from('--zzz'.repeat(900_000))],
  ['a form of line ends', 400, Buffer.from('\r\n'.repeat(2_400_000))],
  ['a form packed a thousand times', 400, gzipSync(Buffer.alloc(50_000_000)), { 'content-encoding': 'gzip' }],
];
