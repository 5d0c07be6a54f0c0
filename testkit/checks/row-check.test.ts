import { decimal, flag, instant, integer, notNullHere, nullable, text, type Columns } from '../../server/db/row';
import { selectRows } from '../../server/db/statements';
import { aCompany } from '../people/actors';
import { RowCheck } from './row-check';
import { useServer } from '../server/test-server';

const server = useServer();
const COMPANY = 'SELECT id, website, is_verified, lock_version, created_at FROM companies';
const ROW = { id: text, website: nullable(text), is_verified: flag, lock_version: integer, created_at: instant };

beforeAll(() => aCompany(server));

/** What the check says of a statement that declares these columns. */
async function complaint(columns: Columns, sql = COMPANY): Promise<string> {
  const check = new RowCheck();
  jest.spyOn(server.dataSource.listeners, 'onResult').mockImplementation((result) => check.see(result));
  await selectRows(server.dataSource, columns, sql);
  try {
    await check.expectNoDifference();
    return '';
  } catch (error) {
    return String(error);
  }
}

test('rows that are as declared pass', async () => {
  expect(await complaint(ROW)).toBe('');
});

test.each<[string, Columns, string]>([
  ['a column of another name', { ...ROW, site: nullable(text) }, 'site is declared, but not selected'],
  ['a column that is not declared', { id: text, website: nullable(text), created_at: instant }, 'is_verified is'],
  ['a column of another type', { ...ROW, created_at: text }, 'created_at is instant, declared as text'],
  ['a flag that is taken for a number', { ...ROW, is_verified: integer }, 'is_verified is flag, declared as integer'],
  ['a number that is taken for a flag', { ...ROW, lock_version: flag }, 'lock_version is integer, declared as flag'],
  ['a column that may be NULL', { ...ROW, website: text }, 'website may be NULL'],
  ['a column that never is NULL', { ...ROW, id: nullable(text) }, 'id is never NULL'],
  ['a NULL that the statement should exclude', { ...ROW, website: notNullHere(text) }, 'website is NULL in a row'],
])('%s is found', async (_what, columns, message) => {
  expect(await complaint(columns)).toContain(message);
});

test('flags are read as true and false, and stay NULL where a join finds nothing', async () => {
  const sql = `SELECT c.is_verified, c.id IS NOT NULL AS is_there, none.is_verified AS is_other_verified
    FROM companies c LEFT JOIN companies none ON none.id = '' ORDER BY c.id DESC LIMIT 1`;
  const columns = { is_verified: flag, is_there: flag, is_other_verified: nullable(flag) };
  expect(await selectRows(server.dataSource, columns, sql)).toEqual([
    { is_verified: true, is_there: true, is_other_verified: null },
  ]);
});

test('the nullable side of a join and the type of a sum are MariaDB’s', async () => {
  const sql = 'SELECT s.id, SUM(c.profile_version) AS versions FROM companies c LEFT JOIN seekers s ON s.id = c.id';
  expect(await complaint({ id: nullable(text), versions: nullable(decimal) }, sql)).toBe('');
  expect(await complaint({ id: text, versions: integer }, sql)).toContain('versions is decimal');
});
