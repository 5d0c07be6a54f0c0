import { deflateSync } from 'node:zlib';
import { MAX_UPLOAD_BYTES } from '../domain/files';
import { aDocx } from '../testkit/files/uploads';

/** What strangers may send to each reader of bytes, at its limit: what is read costs the more, the less it says. */

const HEAD = 'Title,Location,Description,Skills,Interview slots\n';
const LINE = 'Kurir,Bogor,Antar paket,SIM C,';
const FULL = MAX_UPLOAD_BYTES - 1_000;
const filled = (piece: string, bytes = FULL): string => piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)));

/** 1,000 lines that fill a file, each with a description of such a text. */
function linesOf(piece: string): string {
  const description = filled(piece, FULL / 1_000 - 60);
  return Array.from({ length: 1_000 }, (_, index) => `Kurir ${index},Bogor,"${description}",SIM C,`).join('\n');
}

/** Lines whose cells are as long as cells are read. */
function longCells(piece: string): string {
  const cell = piece.repeat(Math.floor(39_990 / piece.length));
  const line = `"${cell}","${cell}","${cell}","${cell}",\n`;
  return filled(line);
}

const SLOTS = Array.from({ length: 150 }, () => '2027-12-01 09:00-09:30 Online 5').join(' | ');

/** Files of postings, which are previewed. */
export const POSTING_FILES: readonly [what: string, content: string][] = [
  ['100,000 blank lines', `${HEAD}${'\n'.repeat(100_000)}${LINE}`],
  ['5 MB of blank lines', `${HEAD}${filled('\n')}`],
  ['5 MB of lines of one space', `${HEAD}${filled(' \n')}`],
  ['5 MB of lines of one cell', `${HEAD}${filled('a\n')}`],
  ['5 MB of commas', `${HEAD}${filled(',')}`],
  ['5 MB of commas as the first line', filled(',')],
  ['5 MB in one cell', `${HEAD}"${filled('a')}"`],
  ['5 MB of quotes', `${HEAD}"${filled('""')}"`],
  ['a quote without end before 5 MB', `${HEAD}"${filled('a\n')}`],
  ['1,000 short lines', HEAD + `${LINE}\n`.repeat(1_000).replace(/Kurir/g, () => `Kurir ${Math.random()}`)],
  ['1,000 lines of three refusals', HEAD + Array.from({ length: 1_000 }, (_, n) => `K ${n},,,,\n`).join('')],
  ['1,000 lines of 150 slots', HEAD + Array.from({ length: 1_000 }, (_, n) => `K ${n},Bogor,A,B,${SLOTS}\n`).join('')],
  ...['kata ', 'ﷺ', 'e\u0301', '\u0301\u0327', '각', '\u200b', '=', '1,'].flatMap((piece): [string, string][] => [
    [`1,000 lines of ${JSON.stringify(piece)}`, HEAD + linesOf(piece)],
    [`cells of 40,000 signs of ${JSON.stringify(piece)}`, HEAD + longCells(piece)],
  ]),
];

const pdf = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat(['%PDF-1.7\n', ...parts, '\nstartxref\n9\n%%EOF'].map((part) => Buffer.from(part as string)));
const objectStream = (text: string): Buffer =>
  Buffer.concat([
    Buffer.from(`<</Type/ObjStm/N 1/First ${text.length}>>stream\n`),
    deflateSync(text),
    Buffer.from('\nendstream '),
  ]);
const lookups = Array.from({ length: 20 }, (_, index) => `/OpenAction ${index + 1} 0 R `).join('');
const UNPACKED = 16 * 1024 * 1024 - 100;

/** Documents whose scripts are looked for when they are first read. */
export const PDFS: readonly [what: string, content: Buffer][] = [
  ...['/', '/JS ', '/JS 1 1 ', '/Launc', '/#4a', 'stream\n', '0', '/OpenAction [ '].map((piece): [string, Buffer] => [
    `5 MB of ${JSON.stringify(piece)}`,
    pdf(filled(piece)),
  ]),
  ['a stream of 16 MB of slashes', pdf(objectStream(filled('/', UNPACKED)))],
  ['a stream of 16 MB of opening actions', pdf(objectStream(filled('/OpenAction 1 0 R ', UNPACKED)))],
  ['20 opening actions looked up in 16 MB', pdf(lookups, objectStream(filled('99 0 ', UNPACKED)))],
  ['20 opening actions looked up in 5 MB', pdf(lookups, filled('1 0 obj[ '))],
  [
    '500 streams, then 5 MB of more',
    pdf(...Array.from({ length: 500 }, () => objectStream('x y '.repeat(8_000))), filled('stream\n', FULL - 100_000)),
  ],
];

const manyNames = Array.from({ length: 4_900 }, (_, index) => `${'n'.repeat(950)}${index}`);
const compoundFile = Buffer.from(`d0cf11e0a1b11ae1${Buffer.from('WordDocument\0', 'utf16le').toString('hex')}`, 'hex');

/** Files that are judged when they are uploaded. */
export const UPLOADS: readonly [what: string, content: Buffer][] = [
  ['a DOCX of 4,900 long names', aDocx({ more: manyNames }).subarray(0, MAX_UPLOAD_BYTES)],
  ['a DOCX that ends 250,000 times', Buffer.concat([aDocx(), Buffer.from(filled('PK\x05\x06', 1_000_000))])],
  [
    'a DOC of 180,000 streams',
    Buffer.concat([compoundFile, Buffer.from(filled('WordDocument\0', 2_500_000), 'utf16le')]),
  ],
  ...['<Default A>', '<Default ContentType="', '<Override PartName="/a" ContentType="b"/>'].map(
    (piece): [string, Buffer] => [
      `a DOCX whose types are 250 kB of ${piece}`,
      aDocx({ types: filled(piece, 250_000), more: manyNames.map((_, index) => `a/${index}`) }),
    ],
  ),
  ...[
    '6 0 obj ',
    '16 0 obj ',
    '6  0 ',
    '/XRef ',
    `trailer<</A(${'\\0'.repeat(8_000)}`,
    `trailer[${'1 0 R '.repeat(2_700)}`,
  ].map((piece): [string, Buffer] => [
    `the password of a PDF of ${piece.slice(0, 12)}`,
    Buffer.from(`%PDF-1.7\n${filled(piece)}trailer<</Root 1 0 R/Encrypt 6 0 R/ID 6 0 R>>startxref\n9\n`),
  ]),
  ...['trailer[1 0 R ', 'trailer<<', 'startxref 9 '].map((piece): [string, Buffer] => [
    `the trailer of a PDF of ${piece}`,
    Buffer.from(`%PDF-1.7\n${filled(piece)}startxref\n9\n`),
  ]),
  ['5 MB of nearly PDF', Buffer.from(`%PDF-1.7${filled('startxre')}`)],
  ['5 MB of nearly UTF-8', Buffer.concat([Buffer.from(filled('多')), Buffer.from([0xff])])],
];

/** Node takes no more than 16 kB of headers. */
const HEADERS_BYTES = 14_000;
const long = (piece: string): string => filled(piece, HEADERS_BYTES);

/** Headers of a request for a page and of one for the viewer. */
export const HEADERS: readonly [what: string, headers: Record<string, string>][] = [
  ['14 kB of user agent', { 'user-agent': long('Version/1 ') }],
  ['14 kB of short cookies', { cookie: long('a=b;') }],
  ['14 kB of cookies without a value', { cookie: long(';') }],
  ['14 kB of our own cookies', { cookie: long('temukerja.sid=s:a.b;') }],
  ['14 kB in one cookie', { cookie: `temukerja.sid=${long('%25')}` }],
  ['14 kB of known browsers', { cookie: `temukerja.browser=${long('a.')}` }],
  ['14 kB of languages', { 'accept-language': long('a;q=1,') }],
  ['14 kB of encodings', { 'accept-encoding': long('br;q=0,') }],
  ['14 kB of types', { accept: long('a/b;q=0,') }],
  ['14 kB of a content type', { 'content-type': `application/json;${long(' a="\\\\";')}` }],
  ['14 kB of forwarded addresses', { 'x-forwarded-for': long('1,') }],
  ['14 kB of ETags', { 'if-none-match': long('"a",') }],
  ['14 kB of ranges', { range: `bytes=${long('1-1,')}` }],
  ['14 kB of an origin', { origin: `http://${long('a.')}` }],
];

/** Addresses, read without an account. */
export const ADDRESSES: readonly [what: string, path: string][] = [
  ['14 kB of query to the search of visitors', `/en/jobs?search=${long('%EF%B7%BA')}`],
  ['14 kB of words to the search of visitors', `/en/jobs?search=${long('a+')}`],
  ['14 kB of a place', `/en/jobs?place=${long('jawa+')}`],
  ['14 kB of parameters', `/en/jobs?${long('a&')}`],
  ['14 kB of nested parameters', `/auth/google?returnTo${long('[a]')}=x`],
  ['14 kB of a place to return to', `/auth/google?returnTo=${long('/..')}`],
  ['14 kB of slashes', long('/')],
  ['14 kB of dots', `/${long('../')}`],
  ['14 kB of escaped signs', `/${long('%2F')}`],
  ['14 kB of a file', `/files/${long('a')}`],
  ['14 kB of a feed', `/calendar/${long('a')}.ics`],
  ['14 kB of a GraphQL query', `/graphql?query=${long('{a')}`],
  ['14 kB of a hash', `/graphql?extensions=${long('%5B')}`],
];

const CALLBACK_BYTES = 32_000;

/** Bodies to routes that read them without an account; to the callback with a signature that is not the provider's. */
export const POSTS: readonly [what: string, path: string, body: string, headers: Record<string, string>][] = [
  ['a callback of 32 kB of lists', '/payments/callback', '['.repeat(CALLBACK_BYTES), { 'x-callback-signature': 'a' }],
  [
    'a callback with a signature of 14 kB',
    '/payments/callback',
    '{}',
    { 'x-callback-signature': long('a'), 'x-callback-event': 'payment_status' },
  ],
  [
    '1 MB of form to unsubscribe',
    '/unsubscribe?token=a',
    'a=b&'.repeat(250_000),
    { 'content-type': 'application/x-www-form-urlencoded' },
  ],
  ['a token of 14 kB to unsubscribe', `/unsubscribe?token=${long('a.')}`, '', {}],
];

/** JSON bodies to `/graphql`, up to its limit. */
const JSON_BYTES = 250_000;
const jsonOf = (variables: string): string => `{"query":"{ viewer { id } }","variables":{"v":${variables}}}`;
export const JSON_BODIES: readonly [what: string, body: string][] = [
  ['250 kB of JSON: empty lists', jsonOf(`[${filled('[],', JSON_BYTES)}1]`)],
  ['250 kB of JSON: numbers', jsonOf(`[${filled('1e9,', JSON_BYTES)}1]`)],
  ['250 kB of JSON: escapes', jsonOf(`"${filled('\\u0041', JSON_BYTES)}"`)],
  ['250 kB of JSON: one key again and again', jsonOf(`{${filled('"a":1,', JSON_BYTES)}"a":1}`)],
  ['250 kB of JSON: a number of digits', jsonOf(filled('9', JSON_BYTES))],
  ['250 kB of JSON: spaces', `${' '.repeat(JSON_BYTES)}{}`],
];

/** Of each, 200 kB go into every text of every root of the API. */
export const TEXTS: readonly string[] = [
  'a ',
  ' ',
  '\n',
  'a.',
  '0',
  'http://',
  'e\u0301',
  '\u0301\u0327',
  'ﷺ',
  '각',
  '\u200b',
  "'",
].map((piece) => filled(piece, 200_000));
