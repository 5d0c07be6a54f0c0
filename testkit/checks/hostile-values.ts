import { getNamedType, isEnumType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from 'graphql';
import { APOSTROPHES_OF_ALL_KINDS, BLANK_TEXTS, HYPHENS_OF_ALL_KINDS, UNSEEN_SIGNS } from '../../domain/signs.cases';
import { MAX_TEXT_LENGTH, repeatedTo, WORST_TEXTS } from '../../server/text/masking/worst-texts.cases';
import type { SeededRandom } from '../seeded-random';
import type { Root } from './schema-roots';

const megabyte = 'x'.repeat(1_048_576);

/** What every object has. */
const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

const TEXTS = [
  ...WORST_TEXTS.map((piece) => repeatedTo(MAX_TEXT_LENGTH, piece).slice(0, MAX_TEXT_LENGTH)),
  `${'㌖'.repeat(2_000)}@`,
  `${'㌖@'.repeat(2_499)}x`,
  'Рinа Wulаndari',
  'R\u200Bi\u200Bn\u200Ba',
  ...BLANK_TEXTS,
  ...UNSEEN_SIGNS.map((sign) => `Ba${sign}rista${sign}`),
  ...APOSTROPHES_OF_ALL_KINDS.map((sign) => `O${sign}Brien`),
  ...HYPHENS_OF_ALL_KINDS.map((sign) => `+62${sign}812${sign}3456${sign}7890`),
  '\uFF0B\uFF16\uFF12\u202F\uFF18\uFF11\uFF12',
  ['\uF0B7\tSatu', '\uF0A7\tDua', '\uF0D8\tTiga'].join('\u000B'),
  'satu\u0085dua\u2028tiga\u2029empat',
  '\uFE0F\u200D'.repeat(2_000),
  'e\u034F\u0301'.repeat(2_000),
  `x${'\u00AD'.repeat(4_000)}y`,
  'Budi Santoso, S.Kom., M.M.',
  'Prof. Dr. H. Muhammad Arief Budiman Santoso, S.T., M.T., Ph.D.',
  'a b c d e f g h i',
  'Demo-1234',
  'P\u0430ypal',
  'https://user:pass@evil.test/',
  'https://evil.test@good.test',
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u202Egnp.exe',
  '\uD800',
  'x\uDFFFx',
  '😀'.repeat(200),
  '👨‍👩‍👧‍👦',
  'e\u0301'.repeat(300),
  'İstanbul',
  'ß',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '`',
  "' OR 1=1 --",
  "'; DROP TABLE accounts; --",
  '1 UNION SELECT SLEEP(5)',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'https://example.test/%00',
  'http://[::1',
  '//evil.test',
  '=cmd()',
  '../../etc/passwd',
  'a\r\nBcc: b@c.test',
  'a@b@c',
  `${'a'.repeat(64)}@${'b'.repeat(250)}.test`,
  ...PROTOTYPE_KEYS,
  '+'.repeat(90),
  '(a+)+$',
  '*'.repeat(70),
  '"a b" -c +d ~e @',
  'x'.repeat(256),
  'x'.repeat(5_001),
  '多'.repeat(10_000),
  'y'.repeat(60_000),
  'z'.repeat(200_000),
  'null',
  'W10',
  'WyIiXQ',
  'e30',
  Buffer.from('["\uD800", null, {"a": 1}]').toString('base64url'),
  Buffer.from('["9999-99-99T00:00:00Z","x"]').toString('base64url'),
  Buffer.from('[1e999,[[]]]').toString('base64url'),
  '0000-00-00',
  '9999-12-31',
  '-271821-04-20',
  '+275760-09-13',
  '2026-02-30',
  '2026-13-01',
  '10000-01-01',
  '0001-01-01',
  '24:00',
  '23:59:60',
  '99:99',
  '-01:00',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00Z',
  '1e999',
];
const HEADERS = [
  'accept-language',
  'user-agent',
  'x-apollo-operation-name',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-request-id',
  '__proto__',
  'constructor',
];
/** Such as may stand in a header at all; each also as the first of a list, with a weight. */
const HEADER_VALUES = [
  ...PROTOTYPE_KEYS,
  '',
  '*',
  ';;q=,',
  '::1',
  'unknown',
  '%00',
  "' OR 1=1 --",
  'x'.repeat(2_000),
].flatMap((value) => [value, `${value};q=0.9, id;q=0.1`]);
const NUMBERS = [
  0,
  -0,
  -1,
  1,
  0.5,
  1e-300,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  Number.MAX_SAFE_INTEGER,
  -Number.MAX_SAFE_INTEGER,
  2 ** 53,
  2 ** 64,
  1e18,
  1.7e308,
];
const prototypes: unknown[] = [
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"toString":null,"hasOwnProperty":1}',
].map((text) => JSON.parse(text) as unknown);
const nested: unknown = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`);
const OTHERS: unknown[] = [
  null,
  true,
  false,
  {},
  [],
  [null],
  [[]],
  nested,
  ...prototypes,
  Array.from({ length: 2_000 }, () => 'x'),
  Array.from({ length: 300 }, () => ({})),
];

/** Values that pass most checks, so that the value beside them gets as far as the database. */
export const PLAUSIBLE: Record<string, readonly unknown[]> = {
  date: ['2026-11-25', '2026-11-26'],
  start: ['09:00', '23:30'],
  end: ['09:30', '23:59'],
  autoCloseDate: ['2026-12-01'],
  maxApplicants: [1, 3],
  slots: [[], [{ date: '2026-11-28', start: '08:00', end: '08:30' }]],
  email: ['fuzz@people.test'],
  password: ['Rahasia-123'],
  confirmPassword: ['Rahasia-123'],
  currentPassword: ['Rahasia-123'],
  code: ['ABCDEFGHJKMNPQRS', '123456'],
  acceptTerms: [true],
  fullName: ['Siti Aminah'],
  companyName: ['PT Uji'],
  phoneNumber: ['081234567890'],
  companyNpwp: ['12.345.678.9-012.3456'],
  companyAddress: ['Jl. Sudirman 1'],
  companySize: ['11-50 employees'],
  industry: ['Technology'],
  education: ['Diploma'],
  workExperience: ['Two years'],
  technicalSkills: [['Excel']],
  softSkills: [['Teamwork']],
  skills: [['SQL']],
  title: ['Barista'],
  location: ['Jakarta'],
  description: ['Makes coffee'],
  salaryMin: [1],
  salaryMax: [2],
  reason: ['A reason of a decent length'],
  note: ['Noted'],
  link: ['https://meet.test/a'],
  interviewLink: ['https://meet.test/a'],
  venue: ['Lantai 3'],
  profileVersion: [1, 2],
  page: [1, 2],
  pageSize: [10],
  first: [10],
  search: ['barista', 'PT'],
  cvClaim: [null],
  portfolioClaim: [null],
  deedClaim: [null],
  logoClaim: [null],
  pictureClaim: [null],
  packageId: ['tokens-6'],
  after: [null],
  interviewDate: ['2026-11-24'],
};

/** Draws arguments for any root of the schema. */
export class HostileValues {
  private leavesUntilHostile = 0;
  private isComplete = false;

  /** `ids` are of rows that exist, of every kind. */
  constructor(
    private readonly random: SeededRandom,
    private readonly ids: readonly string[],
  ) {}

  pick<Item>(items: readonly Item[]): Item {
    return items[this.random.below(items.length)] as Item;
  }

  /** Every second time one value alone is hostile, so that no other check refuses the call before; else any may be. */
  /** Complete ones have every argument, and every field of every form in them. */
  argumentsFor({ field }: Root, { isComplete = false } = {}): Record<string, unknown> {
    this.isComplete = isComplete;
    this.leavesUntilHostile = this.random.happens(0.5) ? this.random.below(8) : Infinity;
    const share = this.leavesUntilHostile === Infinity ? 0.35 : 0;
    return Object.fromEntries(
      field.args
        .filter(({ type }) => isNonNullType(type) || this.isThere(0.7))
        .map(({ name, type }) => [name, this.valueOf(name, type, share)]),
    );
  }

  /** For an otherwise valid request: what a proxy, a browser or a script may add to it. */
  headers(): Record<string, string> {
    const names = HEADERS.filter(() => this.isThere(0.3));
    return Object.fromEntries(names.map((name) => [name, this.pick(HEADER_VALUES)]));
  }

  private valueOf(name: string, type: GraphQLInputType, share: number): unknown {
    if (isNonNullType(type)) return this.valueOf(name, type.ofType, share);
    const isComposite = isInputObjectType(type) || isListType(type);
    if (!(isComposite && this.isComplete) && this.isHostileNow(isComposite ? share / 6 : share))
      return this.hostile(type);
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type) || this.isThere(0.85));
      return Object.fromEntries(fields.map((field) => [field.name, this.valueOf(field.name, field.type, share)]));
    }
    const known = PLAUSIBLE[name];
    if (isListType(type)) {
      if (known && !this.isComplete && this.random.happens(0.5)) return this.pick(known);
      // Forms in a list have many fields, and an empty list asks for none of them.
      const least = this.isComplete || isInputObjectType(getNamedType(type)) ? 1 : 0;
      return Array.from({ length: least + this.random.below(3 - least) }, () => this.valueOf(name, type.ofType, share));
    }
    if (known) return this.pick(known);
    if (isEnumType(type)) return this.pick(type.getValues()).name;
    if (type.name === 'Boolean') return this.random.happens(0.5);
    if (type.name === 'Int' || type.name === 'Float' || type.name === 'Rupiah') return this.pick([1, 2, 10]);
    if (type.name === 'LocalDate') return '2026-11-25';
    if (type.name === 'DateTime') return '2026-11-25T02:00:00.000Z';
    return this.pick(this.ids);
  }

  private isThere(share: number): boolean {
    return this.isComplete || this.random.happens(share);
  }

  private isHostileNow(share: number): boolean {
    this.leavesUntilHostile -= 1;
    return this.leavesUntilHostile === -1 || this.random.happens(share);
  }

  /** Mostly of the type that is asked for, since GraphQL itself refuses the others. */
  private hostile(type: GraphQLInputType): unknown {
    const draw = this.random.fraction();
    if (draw < 0.01) return megabyte;
    if (draw < 0.2 || isListType(type) || isInputObjectType(type))
      return this.pick<unknown>([...OTHERS, ...NUMBERS, ...TEXTS]);
    return !isEnumType(type) && (type.name === 'Int' || type.name === 'Float' || type.name === 'Rupiah')
      ? this.pick(NUMBERS)
      : this.pick(TEXTS);
  }
}
