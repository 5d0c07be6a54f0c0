import { EntityManager, QueryFailedError } from 'typeorm';
import { Database, type DatabaseAccess } from './database';
import { isCollision, isHostGone } from './failures';
import type { Answered, LeasedConnection } from './pool';
import { withRetries } from './retries';
import type { RequestTrace } from '../request-trace';

/** Where a statement runs: on any connection of the pool, or on the one of a transaction. */
export type Runner = DatabaseAccess | EntityManager;
export type Parameter = string | number | boolean | Date | null;

/**
 * Runs one prepared statement straight on mysql2: measured, a prepared one costs three quarters of a text one, and the
 * way through a query runner as much again (docs/performance.md). Errors are TypeORM's, as from every other statement.
 * Outside a transaction a statement that met another's is run again (a cluster does that itself for text statements
 * only), and so is a read whose connection broke, which may lead to another node.
 */
export function execute<Result>(runner: Runner, sql: string, parameters: readonly Parameter[]): Promise<Result> {
  if (runner.queryRunner) return send(runner, sql, parameters);
  const isWorthIt = (error: unknown): boolean => isCollision(error) || (isHostGone(error) && /^\s*SELECT\b/i.test(sql));
  return withRetries(() => send<Result>(runner, sql, parameters), isWorthIt);
}

async function send<Result>(runner: Runner, sql: string, parameters: readonly Parameter[]): Promise<Result> {
  const [database, trace] =
    runner instanceof EntityManager ? [databaseOf(runner), null] : [runner.database, runner.trace];
  const values = [...parameters];
  if (!runner.queryRunner)
    return answerOf<Result>(database, { sql, values, trace }, (answered) =>
      database.pool.execute(sql, values, answered),
    );
  const connection = (await runner.queryRunner.connect()) as LeasedConnection;
  return answerOf<Result>(database, { sql, values, trace: connection.trace }, (answered) =>
    connection.execute(sql, values, answered),
  );
}

interface Statement {
  sql: string;
  values: Parameter[];
  trace: RequestTrace | null;
}

function answerOf<Result>(
  { logger, watch }: Database,
  { sql, values, trace }: Statement,
  ask: (answered: Answered) => void,
): Promise<Result> {
  logger.logQuery(sql, values);
  const done = watch?.statementSent(sql, trace);
  return new Promise<Result>((resolve, reject) => {
    ask((error, rows) => {
      done?.();
      if (error) reject(new QueryFailedError(sql, values, error));
      else resolve(rows as Result);
    });
  });
}

function databaseOf({ dataSource }: EntityManager): Database {
  if (!(dataSource instanceof Database)) throw new Error('The entity manager is of another data source');
  return dataSource;
}
