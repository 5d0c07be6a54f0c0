import 'reflect-metadata';
import { MIGRATIONS } from '../../migrations';
import * as entities from '../modules/entities';
import { CONNECTION } from './connection-options';
import { Database, type DatabaseWatch } from './database';
import { readDatabaseUrl } from './database-url';
import { SnakeCaseNaming } from './naming';
import { ConnectionPool } from './pool';
import { StatementObserver, type StatementListener, type StatementResult } from './statement-observer';

/** Kept per connection; the server allows 16,382 for all connections of all processes together. */
const MAX_PREPARED_STATEMENTS = 400;

export interface DatabaseOptions {
  /** See readDatabaseUrl. */
  url: string;
  /** Connections kept open; 8 to 12 measured best. */
  poolSize?: number;
  /** No one waits longer for a connection or a statement; none for migrations and imports, which may take their time. */
  timeoutMs?: number;
  /** Told of every statement; how tests count and explain what a read costs. */
  onStatement?: StatementListener;
  /** Told of what comes back from statements written by hand; how tests compare it with the declared rows. */
  onResult?: (result: StatementResult) => void;
  /** Told how long statements take; how a server measures itself. */
  watch?: DatabaseWatch;
}

/** The one way to a database. Schema changes come from migrations alone, never from the entities. */
export function createDataSource({
  url,
  poolSize = 10,
  timeoutMs,
  onStatement,
  onResult,
  watch,
}: DatabaseOptions): Database {
  const { socketPath, host, port, username, password, database } = readDatabaseUrl(url);
  const pool = new ConnectionPool(
    {
      ...(socketPath ? { socketPath } : { host, port }),
      user: username,
      password,
      database,
      ...CONNECTION,
      dateStrings: ['DATE'],
      stringifyObjects: true,
      connectionLimit: poolSize,
      maxPreparedStatements: MAX_PREPARED_STATEMENTS,
      // JSON columns come as text and are parsed where they are asked for.
      jsonStrings: true,
    },
    timeoutMs,
    (sql, trace) => watch?.statementSent(sql, trace),
  );
  return new Database(
    {
      type: 'mariadb',
      database,
      entities,
      migrations: MIGRATIONS,
      migrationsTableName: 'migrations',
      namingStrategy: new SnakeCaseNaming(),
      synchronize: false,
      logging: onStatement ? ['query'] : false,
    },
    pool,
    watch,
    new StatementObserver(onStatement, onResult),
  );
}
