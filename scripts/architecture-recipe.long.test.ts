import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MAX_WAIT_MS } from '../server/testing/eventually';
import { checkoutDirectory } from './checkout';
import { createDatabase } from './database/create-database';
import { databaseUrl } from './database/private-database';

/**
 * The recipe "A field" of docs/architecture.md, followed in a copy of the checkout: a seeker's home town, which they may
 * change, and which companies read through the mask.
 */
const NOT_COPIED = ['node_modules', '.git', '.data', 'dist', 'test-results', 'playwright-report'];
const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'temukerja-recipe-')));
const inCopy = (file: string): string => path.join(copy, file);

const MIGRATION = `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HomeTown9000000000000 implements MigrationInterface {
  name = 'HomeTown9000000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE seekers ADD COLUMN home_town varchar(80) NULL');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE seekers DROP COLUMN home_town');
  }
}
`;
const IMPORT = "import { HomeTown9000000000000 } from './9000000000000-home-town';\n";
const FIELD = "  @Field(() => String, { nullable: true, description: 'Home town.' })\n  homeTown!: string | null;\n\n";

const INPUT = "  @Field(() => String, { nullable: true, description: 'Home town.' })\n  homeTown?: string | null;\n\n";
const ANSWERS =
  "  home_town: { column: nullable(text), seenBy: 'masked', erasure: emptied(OWN_WORDS), shown: 'homeTown', logged: false },\n";

/** What no further word is needed for: it is kept, copied to both sides, erased, masked, and a look at it leaves a receipt. */
const HOME_TOWN_TEST = `import { aCompany, anAdmin, aSeeker, type TestActor } from '../../testing/actors';
import { exportOf } from '../../testing/data-exports';
import { eraseNow, requestErasure } from '../../testing/erasures';
import { graphql } from '../../testing/graphql';
import { accept, aJob, applied } from '../../testing/job-factory';
import { changeSeekerProfile } from '../../testing/profile-changes';
import { useServer } from '../../testing/test-server';

const server = useServer();
const OWN = graphql(\`query OwnHomeTown { viewer { seeker { homeTown } } }\`);
const SEEN = graphql(\`query HomeTownSeen { companyApplications { items { applicant { homeTown } } } }\`);
const ALL = graphql(\`query HomeTownOfAll { adminApplications { items { applicant { homeTown } } } }\`);
const USER = graphql(\`query HomeTownOfUser($id: ID!) { adminUser(id: $id) { user { homeTown } } }\`);
const RECEIPTS = graphql(\`query HomeTownReceipts { myRevealReceipts { items { isSupport details } } }\`);

async function aSeekerAtHome() {
  const seeker = await aSeeker(server);
  const homeTown = \`Bandung, ask \${seeker.fullName}\`;
  await changeSeekerProfile(seeker, { homeTown });
  return { seeker, homeTown };
}

async function anApplicantAtHome() {
  const [company, { seeker, homeTown }] = [await aCompany(server, { tokens: 1 }), await aSeekerAtHome()];
  return { company, seeker, homeTown, applicationId: await applied(seeker, await aJob(company)) };
}

const receiptsOf = async ({ client }: Pick<TestActor, 'client'>) =>
  (await client.ask(RECEIPTS)).myRevealReceipts.items;

test('is kept', async () => {
  const { seeker, homeTown } = await aSeekerAtHome();
  expect((await seeker.client.ask(OWN)).viewer?.seeker?.homeTown).toBe(homeTown);
});

test('is copied', async () => {
  const { seeker, homeTown } = await aSeekerAtHome();
  const data = await exportOf(server, seeker);
  expect(data.json('profile')).toMatchObject({ seeker: { homeTown } });
  expect(data.json('records')).toMatchObject({ corrections: [{ corrected: ['homeTown'] }] });
  expect(data.text('index.html')).toContain('<dt>Home town</dt>');
});

test('is erased', async () => {
  const { seeker } = await aSeekerAtHome();
  await requestErasure(seeker);
  await eraseNow(server);
  const rows = await server.dataSource.query('SELECT home_town FROM seekers WHERE id = ?', [seeker.seekerId]);
  expect(rows).toEqual([{ home_town: null }]);
});

test('is masked until an acceptance', async () => {
  const { company, seeker, homeTown, applicationId } = await anApplicantAtHome();
  const seen = async () => (await company.client.ask(SEEN)).companyApplications?.items[0]?.applicant?.homeTown;
  expect(await seen()).toMatch(/^Bandung/);
  expect(await seen()).not.toContain(seeker.fullName);
  expect(await receiptsOf(seeker)).toEqual([]);
  await accept(company, applicationId);
  expect(await seen()).toBe(homeTown);
  expect(await receiptsOf(seeker)).toEqual([{ isSupport: false, details: ['TEXTS'] }]);
});

test('is copied to a company through the mask', async () => {
  const { company, seeker } = await anApplicantAtHome();
  const data = await exportOf(server, company);
  expect(data.json('applicants')).toMatchObject([{ applicant: { homeTown: expect.stringMatching(/^Bandung/) } }]);
  expect(data.everything).not.toContain(seeker.fullName);
});

test('is read where it is asked for alone', async () => {
  const { homeTown } = await anApplicantAtHome();
  const { adminApplications } = await (await anAdmin(server)).client.ask(ALL);
  expect(adminApplications?.items[0]?.applicant?.homeTown).toBe(homeTown);
});

test('leaves a receipt of an administrator who reads it', async () => {
  const { seeker, homeTown } = await aSeekerAtHome();
  const { adminUser } = await (await anAdmin(server)).client.ask(USER, { id: seeker.seekerId });
  expect(adminUser?.user.homeTown).toBe(homeTown);
  expect(await receiptsOf(seeker)).toEqual([{ isSupport: true, details: ['TEXTS'] }]);
});
`;
/** The tests of what reads all fields of a person, which the new one is among. */
const ALL_FIELDS_TESTS = [
  'server/modules/applications/masking.test.ts',
  'server/modules/data-exports/documents.test.ts',
];
const TEST_FILE = 'server/modules/seekers/home-town.test.ts';
const MIGRATION_FILE = 'migrations/9000000000000-home-town.ts';

type Edit = readonly [file: string, at: string, inserted: string];
const MODULE = 'server/modules/seekers';
const COLUMN_OF_ENTITY = '  @LongTextColumn({ nullable: true })\n  workExperience!';
const FIELD_OF_INPUT = "  @Field(() => [String], { nullable: true, description: 'All technical skills.' })";
const FIELD_OF_TYPE = '  @Field(() => [String], {\n    description: `Technical skills, in the order they were added.';

/** What each step inserts, before the text `at`. */
const EDITS = {
  'the migration': [
    ['migrations/index.ts', '\n/** All migrations', IMPORT],
    ['migrations/index.ts', '];\n', '  HomeTown9000000000000,\n'],
  ],
  'the column of the entity': [
    [
      `${MODULE}/seeker.entity.ts`,
      COLUMN_OF_ENTITY,
      '  @TextColumn(80, { nullable: true })\n  homeTown!: string | null;\n\n',
    ],
  ],
  'the answers of the table': [[`${MODULE}/seeker.table.ts`, '  technical_skills: {', ANSWERS]],
  'the field of the type': [
    [`${MODULE}/seeker.types.ts`, FIELD_OF_TYPE, FIELD],
    [`${MODULE}/seeker.types.ts`, FIELD_OF_INPUT, INPUT],
  ],
  'the rule': [
    ['domain/seekers.schema.ts', '  technicalSkills: skills.nullish()', '  homeTown: optionalText({ max: 80 }),\n'],
  ],
  "the client's document": [
    ['client/features/seekers/profile/SeekerProfile.graphql', '  technicalSkills\n', '  homeTown\n'],
  ],
  'the fixture': [['client/testing/fixtures/seeker.ts', '    technicalSkills:', "    homeTown: 'Bandung',\n"]],
  'the English label': [['domain/messages/fields/en.ts', "  phoneNumber: 'Phone", "  homeTown: 'Home town',\n"]],
  'the Indonesian label': [['domain/messages/fields/id.ts', "  phoneNumber: 'Nomor", "  homeTown: 'Kota asal',\n"]],
  'the screen': [
    [
      'client/features/seekers/profile/SeekerProfileView.tsx',
      "            <Fact label={t('phoneNumber')}",
      "            <Fact label={t('homeTown')}>{seeker.homeTown}</Fact>\n",
    ],
  ],
  'the form': [
    [
      'client/features/seekers/profile/SeekerProfileForm.tsx',
      '        <PhoneField autoComplete="tel"',
      "        <TextInput label={t('homeTown')} {...form.getInputProps('homeTown')} data-path={form.key('homeTown')} />\n",
    ],
  ],
} as const satisfies Record<string, readonly Edit[]>;

const APPLICATIONS = 'server/modules/applications';

const COMMANDS = {
  schema: 'npm run -s schema',
  codegen: 'npm run -s codegen',
  schemaIsWritten: 'npm run -s schema -- --check',
  codegenIsWritten: 'npm run -s codegen -- --check',
  types: 'npm run -s lint -- syntax',
  migrations: 'node -r @swc-node/register scripts/check-migrations.ts',
  build: 'npm run -s build',
  test: `npx jest --selectProjects server --maxWorkers=1 ${TEST_FILE}`,
  allFields: `npx jest --selectProjects server --maxWorkers=1 ${ALL_FIELDS_TESTS.join(' ')}`,
} as const;
type Command = keyof typeof COMMANDS;

let databases = 0;

/** What it says when it fails; null when all is well. */
async function failureOf(command: Command): Promise<string | null> {
  const socketPath = process.env['TEST_DATABASE_SOCKET'] ?? '';
  databases += 1;
  const database = `recipe_${process.pid}_${databases}`;
  if (command === 'migrations') await createDatabase(socketPath, database);
  const [program = '', ...words] = COMMANDS[command].split(' ');
  const env = {
    ...process.env,
    NODE_ENV: '',
    DATABASE_URL: databaseUrl(socketPath, database),
    // The copy has a migration more than the databases of this run.
    TEST_DATABASE_SOCKET: command === 'test' || command === 'allFields' ? undefined : socketPath,
    npm_lifecycle_event: undefined,
    JEST_GROUPS: undefined,
    JEST_WORKER_ID: undefined,
  };
  const child = spawn(program, words, { cwd: copy, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0 ? null : `${COMMANDS[command]} ended with ${code}:\n${output}`;
}

async function expectToPass(...commands: Command[]): Promise<void> {
  for (const command of commands) expect(await failureOf(command)).toBeNull();
}

/** The recipe without one of its steps; answers how to go back. */
function follow(leftOut?: keyof typeof EDITS): () => void {
  const steps: [string, readonly Edit[]][] = Object.entries(EDITS);
  return edit(steps.flatMap(([step, edits]) => (step === leftOut ? [] : edits)));
}

/** Inserts a text before another one each time; answers how to go back. */
function edit(edits: readonly Edit[]): () => void {
  const before = new Map<string, string>();
  for (const [file, at, inserted] of edits) {
    const text = readFileSync(inCopy(file), 'utf8');
    if (!before.has(file)) before.set(file, text);
    replaceIn(file, at, inserted + at);
  }
  return () => before.forEach((text, file) => writeFileSync(inCopy(file), text));
}

function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(inCopy(file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} no longer holds ${from}`);
  writeFileSync(
    inCopy(file),
    text.replace(from, () => to),
  );
}

beforeAll(() => {
  const isCopied = (file: string): boolean => !NOT_COPIED.includes(path.relative(checkoutDirectory, file));
  cpSync(checkoutDirectory, copy, { recursive: true, filter: isCopied });
  symlinkSync(path.join(checkoutDirectory, 'node_modules'), inCopy('node_modules'));
  writeFileSync(inCopy(MIGRATION_FILE), MIGRATION);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

let goBack: () => void = () => undefined;
afterEach(() => {
  goBack();
  rmSync(inCopy(TEST_FILE), { force: true });
});

test(
  'every step before the generated files is followed, and these are missed',
  async () => {
    goBack = follow();
    expect(await failureOf('schemaIsWritten')).toContain('schema.graphql is not what the code says');
    await expectToPass('schema');
    expect(await failureOf('codegenIsWritten')).not.toBeNull();
  },
  MAX_WAIT_MS * 2,
);

test('it takes 13 files', () => {
  const files = Object.values(EDITS).flatMap((edits: readonly Edit[]) => edits.map(([file]) => file));
  expect(new Set([...files, MIGRATION_FILE, TEST_FILE]).size).toBeLessThanOrEqual(13);
});

test(
  'all steps together pass every check and build',
  async () => {
    goBack = follow();
    writeFileSync(inCopy(TEST_FILE), HOME_TOWN_TEST);
    await expectToPass('schema', 'codegen', 'types', 'migrations', 'build', 'test', 'allFields');
    const page = readFileSync(inCopy('schema.graphql'), 'utf8');
    expect(page).toContain('homeTown: String');
    expect(existsSync(inCopy('dist/client/index.html'))).toBe(true);
  },
  MAX_WAIT_MS * 8,
);

/** What is generated comes from the whole recipe; codegen runs again where it is about the document. */
test.each<[keyof typeof EDITS, Command[], string]>([
  ['the migration', ['migrations'], 'ADD `home_town`'],
  ['the column of the entity', ['migrations'], 'DROP COLUMN `home_town`'],
  ['the answers of the table', ['types'], 'home_town'],
  ['the field of the type', ['schema', 'codegen'], 'homeTown'],
  ['the fixture', ['types'], 'homeTown'],
  ["the client's document", ['codegen', 'types'], 'homeTown'],
  ['the English label', ['types'], 'homeTown'],
  ['the Indonesian label', ['types'], 'homeTown'],
])(
  'without %s, %j fails',
  async (step, commands, said) => {
    goBack = follow(step);
    await expectToPass(...commands.slice(0, -1));
    expect(await failureOf(commands.at(-1) ?? 'types')).toContain(said);
  },
  MAX_WAIT_MS * 4,
);

/** What a person would forget if it did not follow from the table. */
const FAULTS: readonly (readonly [file: string, from: string, to: string, ...failed: string[]])[] = [
  [
    `${APPLICATIONS}/wanted.ts`,
    "shownNamesOf(SEEKER_TABLE, 'open', 'masked')",
    "['education', 'workExperience', 'technicalSkills', 'softSkills']",
    'is read where it is asked for alone',
  ],
  [
    `${APPLICATIONS}/shown-applicant.ts`,
    "if (seenBy !== 'masked') return null;",
    'if (told) return told;',
    'is masked until an acceptance',
    'is copied to a company through the mask',
  ],
  [
    'server/modules/reveals/watched-seeker.ts',
    '    as === filePath ?',
    "    as === filePath || name === 'homeTown' ?",
    'leaves a receipt of an administrator who reads it',
  ],
  ['server/modules/erasure/erased-rows.sql.ts', 'emptyingOf(SEEKER_TABLE)', '"full_name = \'\'"', 'is erased'],
  [
    'server/modules/data-exports/documents.ts',
    'email ${exportedOf(SEEKER_TABLE, ...ALL_READERS)}',
    'email id fullName',
    'is copied',
  ],
];

test(
  'a list that is written by hand again is found',
  async () => {
    goBack = follow();
    writeFileSync(inCopy(TEST_FILE), HOME_TOWN_TEST);
    await expectToPass('schema', 'codegen', 'test');
    for (const [file, from, to, ...failed] of FAULTS) {
      const right = readFileSync(inCopy(file), 'utf8');
      replaceIn(file, from, to);
      const failure = await failureOf('test');
      writeFileSync(inCopy(file), right);
      for (const name of failed) expect(failure).toContain(`● ${name}`);
      expect(failure).toContain(`${failed.length} failed, ${7 - failed.length} passed`);
    }
  },
  MAX_WAIT_MS * 8,
);
