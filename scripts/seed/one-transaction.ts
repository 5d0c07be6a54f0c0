import type { DataSource } from 'typeorm';

/**
 * Runs `work` on a view of the data source whose every statement goes through one connection and one transaction;
 * the transactions that commands open become savepoints in it. So an interrupted demo start leaves nothing behind,
 * and thousands of commits cost one write to the disk. Commands have to run one after the other.
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
    // When even the rollback fails, the connection is gone, and with it the transaction; the first error tells more.
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await release();
  }
}
