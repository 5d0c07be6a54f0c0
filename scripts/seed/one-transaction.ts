import type { DataSource } from 'typeorm';

/**
 * Runs `work` on a view of the data source whose every statement goes through one connection and one transaction;
 * transactions of commands become savepoints in it. An interrupted start then leaves nothing behind, and thousands of
 * commits cost one write to the disk. Commands must run one after the other.
 */
export async function inOneTransaction(
  dataSource: DataSource,
  work: (view: DataSource) => Promise<void>,
): Promise<void> {
  const runner = dataSource.createQueryRunner();
  const release = runner.release.bind(runner);
  // Each command gives its connection back at its end; this one is kept until the last.
  runner.release = () => Promise.resolve();
  const connection: unknown = await runner.connect();
  const view = Object.create(dataSource, {
    // Prepared statements go straight to the pool, which here is the one connection.
    driver: { value: Object.create(dataSource.driver, { pool: { value: connection } }) as DataSource['driver'] },
    createQueryRunner: { value: () => runner },
    query: { value: (sql: string, parameters?: unknown[]): Promise<unknown> => runner.query(sql, parameters) },
    manager: { value: runner.manager },
  }) as DataSource;
  try {
    await runner.startTransaction();
    await work(view);
    await runner.commitTransaction();
  } catch (error) {
    // A failed rollback means that the connection is gone, and the transaction with it; the first error says more.
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await release();
  }
}
