import { EntityManager, QueryFailedError } from 'typeorm';
import type { RequestTrace } from '../observability/request-trace';
import { Database, type DatabaseAccess } from './database';
import { isCollision, isHostGone } from './failures';
import { tellSent } from './listeners';
import type { Answered, LeasedConnection } from './pool';
import { withRetries } from './retries';
import type { Columns } from './row';

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
  const statement = { sql, values: [...parameters], columns };
  if (executor.queryRunner) return send(executor, statement);
  const isWorthIt = (error: unknown): boolean => isCollision(error) || (isHostGone(error) && /^\s*SELECT\b/i.test(sql));
  return withRetries(() => send<Result>(executor, statement), isWorthIt);
}

interface Statement {
  sql: string;
  values: Parameter[];
  columns: Columns | undefined;
}

async function send<Result>(executor: QueryExecutor, statement: Statement): Promise<Result> {
  const { sql, values } = statement;
  const database = executor instanceof EntityManager ? databaseOf(executor) : executor.database;
  if (!executor.queryRunner) {
    const trace = executor instanceof EntityManager ? null : executor.trace;
    return answerOf(database, trace, statement, (answered) => database.pool.execute(sql, values, answered));
  }
  const connection = (await executor.queryRunner.connect()) as LeasedConnection;
  return answerOf(database, connection.trace, statement, (answered) => connection.execute(sql, values, answered));
}

function answerOf<Result>(
  { listeners }: Database,
  trace: RequestTrace | null,
  { sql, values, columns }: Statement,
  ask: (answered: Answered) => void,
): Promise<Result> {
  const done = tellSent(listeners, sql, values, trace);
  return new Promise<Result>((resolve, reject) => {
    ask((error, rows, fields = []) => {
      done?.();
      if (error) return reject(new QueryFailedError(sql, values, error));
      listeners.onResult?.({ sql, columns, fields, rows });
      resolve(rows as Result);
    });
  });
}

function databaseOf({ dataSource }: EntityManager): Database {
  if (!(dataSource instanceof Database)) throw new Error('The entity manager is of another data source');
  return dataSource;
}
