import { EntityManager, QueryFailedError } from 'typeorm';
import { Database, type DatabaseAccess } from './database';
import { isCollision, isHostGone } from './failures';
import { notifyStatement } from './listeners';
import type { LeasedConnection } from './pool';
import { withRetries } from './retries';
import { readFlags, type Columns } from './row';

/** Where a statement runs: on any connection of the pool, or on the one of a transaction. */
export type QueryExecutor = DatabaseAccess | EntityManager;
export type Parameter = string | number | boolean | Date | null;

/**
 * Runs one prepared statement straight on mysql2: measured, a prepared one costs three quarters of a text one, and the
 * way through TypeORM as much again (docs/performance.md). Errors are TypeORM's, as from every other statement.
 * Outside a transaction a statement that met another's is run again (a cluster does that itself for text statements
 * only), and so is a read whose connection broke, which may lead to another node.
 */
export function execute<Result>(
  executor: QueryExecutor,
  sql: string,
  parameters: readonly Parameter[],
  columns?: Columns,
): Promise<Result> {
  const attempt = (): Promise<Result> => send(executor, sql, [...parameters], columns);
  if (executor.queryRunner) return attempt();
  return withRetries(attempt, (error) => isCollision(error) || (isHostGone(error) && /^\s*SELECT\b/i.test(sql)));
}

async function send<Result>(
  executor: QueryExecutor,
  sql: string,
  values: Parameter[],
  columns: Columns | undefined,
): Promise<Result> {
  const { pool, listeners } = executor instanceof EntityManager ? databaseOf(executor) : executor.database;
  const connection = (await executor.queryRunner?.connect()) as LeasedConnection | undefined;
  const { trace } = connection ?? (executor instanceof EntityManager ? { trace: null } : executor);
  const done = notifyStatement(listeners, sql, values, trace);
  return new Promise((resolve, reject) => {
    (connection ?? pool).execute(sql, values, (error, rows, fields = []) => {
      done?.();
      if (error) return reject(new QueryFailedError(sql, values, error));
      listeners.onResult?.({ sql, columns, fields, rows });
      if (columns && Array.isArray(rows)) readFlags(columns, rows);
      resolve(rows as Result);
    });
  });
}

function databaseOf({ dataSource }: EntityManager): Database {
  if (!(dataSource instanceof Database)) throw new Error('The entity manager is of another data source');
  return dataSource;
}
