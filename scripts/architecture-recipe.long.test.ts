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

/** The recipe "A field" of docs/architecture.md, followed in a copy of the checkout: a seeker's home town. */
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

const ANSWERS =
  "  home_town: { column: nullable(text), seenBy: 'own', erasure: emptied(OWN_WORDS), shown: 'homeTown', logged: false },\n";

type Edit = readonly [file: string, at: string, inserted: string];
const MODULE = 'server/modules/seekers';
const COLUMN_OF_ENTITY = '  @LongTextColumn({ nullable: true })\n  workExperience!';
const FIELD_OF_TYPE = "  @Field(() => [String], { description: 'Technical skills, in the order they were added.' })";

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
  'the field of the type': [[`${MODULE}/seeker.types.ts`, FIELD_OF_TYPE, FIELD]],
  "the client's document": [
    ['client/features/seekers/profile/SeekerProfile.graphql', '  technicalSkills\n', '  homeTown\n'],
  ],
  'the fixture': [['client/testing/fixtures/seeker.ts', '    technicalSkills:', "    homeTown: 'Bandung',\n"]],
  'the English label': [['client/messages/en/seeker.ts', "    phoneNumber: 'Phone", "    homeTown: 'Home town',\n"]],
  'the Indonesian label': [['client/messages/id/seeker.ts', "    phoneNumber: 'Nomor", "    homeTown: 'Kota asal',\n"]],
  'the screen': [
    [
      'client/features/seekers/profile/SeekerProfileView.tsx',
      "            <Fact label={t('phoneNumber')}",
      "            <Fact label={t('homeTown')}>{seeker.homeTown}</Fact>\n",
    ],
  ],
} as const satisfies Record<string, readonly Edit[]>;

const COMMANDS = {
  schema: 'npm run -s schema',
  codegen: 'npm run -s codegen',
  schemaIsWritten: 'npm run -s schema -- --check',
  codegenIsWritten: 'npm run -s codegen -- --check',
  types: 'npm run -s lint -- syntax',
  migrations: 'node -r @swc-node/register scripts/check-migrations.ts',
  build: 'npm run -s build',
  erasedAndExported: 'node -r @swc-node/register home-town.check.ts',
} as const;
/** Both follow from the table, so nobody had to think of them. */
const CHECK = `import { EXPORT_DOCUMENTS } from './server/modules/data-exports/documents';
import { ERASURE_PLAN } from './server/modules/erasure/erasure-plan';

const profile = EXPORT_DOCUMENTS.find(({ name }) => name === 'profile');
if (!profile?.query.includes('homeTown')) throw new Error('The copy of data lacks it');
if (ERASURE_PLAN.seekers.home_town.fate !== 'emptied') throw new Error('An erasure leaves it');
`;
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
    npm_lifecycle_event: undefined,
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
  const before = new Map<string, string>();
  for (const [step, edits] of Object.entries(EDITS)) {
    if (step === leftOut) continue;
    for (const [file, at, inserted] of edits) {
      const text = readFileSync(inCopy(file), 'utf8');
      if (!text.includes(at)) throw new Error(`${file} no longer holds ${at}`);
      if (!before.has(file)) before.set(file, text);
      writeFileSync(inCopy(file), text.replace(at, inserted + at));
    }
  }
  return () => before.forEach((text, file) => writeFileSync(inCopy(file), text));
}

beforeAll(() => {
  const isCopied = (file: string): boolean => !NOT_COPIED.includes(path.relative(checkoutDirectory, file));
  cpSync(checkoutDirectory, copy, { recursive: true, filter: isCopied });
  symlinkSync(path.join(checkoutDirectory, 'node_modules'), inCopy('node_modules'));
  writeFileSync(inCopy('migrations/9000000000000-home-town.ts'), MIGRATION);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

let goBack: () => void = () => undefined;
afterEach(() => goBack());

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

test(
  'all steps together pass every check and build',
  async () => {
    goBack = follow();
    writeFileSync(inCopy('home-town.check.ts'), CHECK);
    await expectToPass('schema', 'codegen', 'types', 'migrations', 'build', 'erasedAndExported');
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
