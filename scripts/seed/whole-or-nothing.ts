import type { DataSource } from 'typeorm';

/**
 * Runs `work` on a view of the data source whose every statement goes through one connection and one transaction;
 * the transactions that commands open become savepoints in it. So an interrupted demo start leaves nothing behind,
 * and thousands of commits cost one write to the disk. Commands have to run one after the other.
 */
export async function wholeOrNothing(dataSource: DataSource, work: (view: DataSource) => Promise<void>): Promise<void> {
  const runner = dataSource.createQueryRunner();
  const release = runner.release.bind(runner);
  // Each command gives its connection back at its end; this one is kept until the last.
  runner.release = () => Promise.resolve();
  const view = Object.create(dataSource, {
    createQueryRunner: { value: () => runner },
    query: { value: (sql: string, parameters?: unknown[]): Promise<unknown> => runner.query(sql, parameters) },
    manager: { value: runner.manager },
  }) as DataSource;
  try {
    await runner.startTransaction();
    await work(view);
    await runner.commitTransaction();
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw error;
  } finally {
    await release();
  }
}
