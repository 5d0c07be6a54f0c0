import { useServer } from '../../testing/test-server';
import { ERASURE_PLAN } from './erasure-plan';

const server = useServer();

/** Columns of text, and those that refer to a row: all ids are of 26 characters. */
const TEXT_TYPES = ['char', 'varchar', 'tinytext', 'text', 'mediumtext', 'longtext', 'json', 'enum', 'set', 'blob'];

/** Every column of text of the database, as `table.column`, so that a failure names what is missing. */
async function textColumns(): Promise<string[]> {
  const columns = await server.dataSource.query<{ name: string }[]>(
    `SELECT CONCAT(table_name, '.', column_name) AS name FROM information_schema.columns
     WHERE table_schema = DATABASE() AND table_name <> 'migrations' AND data_type IN (${TEXT_TYPES.map(() => '?').join(', ')})`,
    TEXT_TYPES,
  );
  return columns.map(({ name }) => name).toSorted();
}

test('says of every column of text what an erasure does with it', async () => {
  const planned = Object.entries(ERASURE_PLAN).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
  expect(planned.toSorted()).toEqual(await textColumns());
});

test('says of every table something', async () => {
  const tables = await server.dataSource.query<{ name: string }[]>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name <> 'migrations'",
  );
  expect(Object.keys(ERASURE_PLAN).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});
