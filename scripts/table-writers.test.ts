import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkoutDirectory } from './checkout';

/**
 * Reads may join any table; writes belong to the module that has the table's entity. `erasure` empties and deletes what
 * its plan names, in every module. Every other exception is here, with its reason.
 */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'applications -> interview_slots':
    'a seat is taken and given back in the statement that decides about the application',
  'applications -> jobs': 'a job counts its applicants in the row that every application locks',
  'auth -> accounts': 'auth is the ways in to an account; accounts has its rows and reads them for everyone',
  'auth -> email_verifications': 'as above',
  'auth -> password_resets': 'as above',
  'auth -> recovery_codes': 'as above',
  'auth -> second_factors': 'as above',
  'consents -> accounts': "the agreed version is in the account's row, which every page reads anyway",
  'members -> accounts': 'the name for colleagues, and the role that begins or ends with a membership',
  'members -> company_members': 'companies reads its members for everyone; members is how they change',
  'reports -> job_pauses': 'a pause by an administrator; jobs writes those by its own rules, and keeps both',
  'reschedules -> applications': "an accepted offer moves the application's time and seat in one statement",
  'verification -> companies': "a decision is a state of the company's row",
};

const modules = path.join(checkoutDirectory, 'server/modules');
const files = readdirSync(modules, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !/\.(test|cases)\.ts$/.test(file))
  .map((file) => ({ file, module: file.split('/')[0] ?? '', text: readFileSync(path.join(modules, file), 'utf8') }));

/** Where the entity is, by the table and by the class. */
const tables = new Map<string, { table: string; owner: string }>();
for (const { text, module } of files)
  for (const [, table = '', name = ''] of text.matchAll(/@Entity\('(\w+)'[^]*?export class (\w+)/g)) {
    tables.set(table, { table, owner: module });
    tables.set(name, { table, owner: module });
  }

const WRITES = [
  /\b(?:INSERT(?: IGNORE)? INTO|REPLACE INTO|(?<!KEY )UPDATE|DELETE FROM)\s+(?:\/\*[^*]*\*\/\s*)?([a-z_]+)/g,
  /getRepository\((\w+)\)\s*\.(?:insert|update|delete|increment|decrement|upsert|save|remove)\b/g,
  /manager\s*\.(?:insert|update|delete|increment|decrement|upsert|save|remove)\((\w+)\b/g,
];

/** `module -> table`, for each write to a table of another module. */
function writesElsewhere(): string[] {
  const found = files.flatMap(({ text, module }) =>
    WRITES.flatMap((write) => [...text.matchAll(write)])
      .map(([, name = '']) => tables.get(name))
      .filter((target) => target !== undefined && target.owner !== module)
      .map((target) => `${module} -> ${target?.table}`),
  );
  return [...new Set(found)].filter((write) => !write.startsWith('erasure -> ')).toSorted();
}

test('a table is written by the module that owns it, except the listed exceptions', () => {
  expect(tables.size).toBeGreaterThan(60);
  expect(writesElsewhere()).toEqual(Object.keys(EXCEPTIONS).toSorted());
});
