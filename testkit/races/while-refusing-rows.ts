import type { TestServer } from '../server/test-server';

/**
 * Does the work while the database refuses new rows of a table. The table stays: another statement that names it, of the
 * background or of the row check, is not disturbed.
 */
export async function whileRefusingRows<Result>(
  { dataSource }: Pick<TestServer, 'dataSource'>,
  table: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await dataSource.query(
    `CREATE TRIGGER ${table}_refused BEFORE INSERT ON ${table} FOR EACH ROW SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'refused by a test'`,
  );
  try {
    return await work();
  } finally {
    await dataSource.query(`DROP TRIGGER ${table}_refused`);
  }
}
