import type { Pool, PoolConnection } from 'mysql2';
import { DataSource, QueryFailedError, type EntityManager, type QueryRunner } from 'typeorm';
import { isCollision, isHostGone } from './failures';
import { withRetries } from './retries';
import type { Columns } from './row';
import { StatementObserver } from './statement-observer';
import { traceOfDataSource, watchOf } from './watched-data-source';

/** Where a statement runs: on any connection of the pool, or on the one of a transaction. */
export type Runner = DataSource | EntityManager;
export type Parameter = string | number | boolean | Date | null;

/**
 * Runs one prepared statement straight on mysql2: measured, a prepared one costs three quarters of a text one, and the
 * way through a query runner as much again (docs/performance.md). Errors are TypeORM's, as from every other statement.
 * Outside a transaction a statement that met another's is run again (a cluster does that itself for text statements
 * only), and so is a read whose host went, which may lead to another host.
 */
export async function execute<Result>(
  runner: Runner,
  sql: string,
  parameters: readonly Parameter[],
  columns?: Columns,
): Promise<Result> {
  if (!(runner instanceof DataSource)) return send(runner, sql, parameters, columns);
  const isWorthIt = (error: unknown): boolean => isCollision(error) || (isHostGone(error) && /^\s*SELECT\b/i.test(sql));
  return withRetries(() => send(runner, sql, parameters, columns), isWorthIt);
}

async function send<Result>(
  runner: Runner,
  sql: string,
  parameters: readonly Parameter[],
  columns: Columns | undefined,
): Promise<Result> {
  const dataSource = runner instanceof DataSource ? runner : runner.dataSource;
  const queryRunner = runner instanceof DataSource ? undefined : runner.queryRunner;
  const connection = queryRunner ? ((await queryRunner.connect()) as PoolConnection) : poolOf(dataSource);
  const { logger } = dataSource;
  return answerOf<Result>(dataSource, sql, parameters, (callback) =>
    connection.execute(sql, [...parameters], (error, rows, fields) => {
      if (logger instanceof StatementObserver) logger.logResult({ sql, columns, fields, rows });
      callback(error, rows);
    }),
  );
}

/** Sends what has neither values nor rows, such as COMMIT, straight on the connection of a transaction. */
export async function sendWord(queryRunner: QueryRunner, word: string): Promise<void> {
  const connection = (await queryRunner.connect()) as PoolConnection;
  await answerOf(queryRunner.manager.dataSource, word, [], (callback) => connection.query(word, callback));
}

type Callback = (error: Error | null, rows: unknown) => void;

function answerOf<Result>(
  dataSource: DataSource,
  sql: string,
  parameters: readonly Parameter[],
  ask: (callback: Callback) => void,
): Promise<Result> {
  dataSource.logger.logQuery(sql, [...parameters]);
  const done = watchOf(dataSource)?.statementSent(sql, traceOfDataSource(dataSource));
  return new Promise<Result>((resolve, reject) => {
    ask((error, rows) => {
      done?.();
      if (error) reject(new QueryFailedError(sql, [...parameters], error));
      else resolve(rows as Result);
    });
  });
}

/** TypeORM keeps mysql2's own pool and gives it no public name. */
export function poolOf({ driver }: DataSource): Pool {
  const { pool } = driver as unknown as { pool?: Pool };
  if (!pool) throw new Error('The database is not connected');
  return pool;
}
