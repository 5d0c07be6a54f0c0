import { useServer } from '../../../testkit/server/test-server';
import { ERASURE_PLAN } from './erasure-plan';

const server = useServer();

/** Columns of text, and those that refer to a row: all ids are of 26 characters. */
const TEXT_TYPES = ['char', 'varchar', 'tinytext', 'text', 'mediumtext', 'longtext', 'json', 'enum', 'set', 'blob'];

/** Columns of the database, as `table.column`, so that a failure names what is missing. */
async function columnsOfDatabase(types: readonly string[] | null): Promise<string[]> {
  const columns = await server.dataSource.query<{ name: string }[]>(
    `SELECT CONCAT(table_name, '.', column_name) AS name FROM information_schema.columns
     WHERE table_schema = DATABASE() AND table_name NOT IN ('migrations', 'typeorm_metadata')${types ? ` AND data_type IN (${types.map(() => '?').join(', ')})` : ''}`,
    [...(types ?? [])],
  );
  return columns.map(({ name }) => name);
}

test('says of every column of text what an erasure does with it, and of no column that is not there', async () => {
  const planned = Object.entries(ERASURE_PLAN).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
  expect((await columnsOfDatabase(TEXT_TYPES)).filter((name) => !planned.includes(name))).toEqual([]);
  const existing = await columnsOfDatabase(null);
  expect(planned.filter((name) => !existing.includes(name))).toEqual([]);
});

test('says of every table something', async () => {
  const tables = await server.dataSource.query<{ name: string }[]>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name NOT IN ('migrations', 'typeorm_metadata')",
  );
  expect(Object.keys(ERASURE_PLAN).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});
