import 'reflect-metadata';
import * as mysql2 from 'mysql2';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { MIGRATIONS } from '../../migrations';
import { ENTITIES } from '../modules/entities';
import { CONNECTION } from './connection-options';
import { readDatabaseUrl } from './database-url';
import { SnakeCaseNaming } from './naming';
import { createPool } from './pool';
import { watchStatements, type DatabaseWatch } from './watched-data-source';
import { StatementObserver, type StatementListener, type StatementResult } from './statement-observer';

/** Kept per connection; the server allows 16,382 for all connections of all processes together. */
const MAX_PREPARED_STATEMENTS = 400;

export interface DatabaseOptions {
  /** See readDatabaseUrl. */
  url: string;
  /** Connections kept open; 8 to 12 measured best. */
  poolSize?: number;
  /** Nobody waits longer for a connection or a statement; none for migrations and imports, which may take their time. */
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
}: DatabaseOptions): DataSource {
  const { socketPath, host, port, username, password, database } = readDatabaseUrl(url);
  const options: DataSourceOptions = {
    type: 'mariadb',
    ...(socketPath ? { socketPath } : { host, port }),
    username,
    password,
    database,
    ...CONNECTION,
    dateStrings: ['DATE'],
    poolSize,
    driver: { ...mysql2, createPool: (options: mysql2.PoolOptions) => createPool(options, { timeoutMs }) },
    // JSON columns come as text and are parsed where they are asked for.
    extra: { maxPreparedStatements: MAX_PREPARED_STATEMENTS, jsonStrings: true },
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeCaseNaming(),
    synchronize: false,
    logger: new StatementObserver(onStatement, onResult),
    logging: onStatement ? ['query'] : false,
  };
  const dataSource = new DataSource(options);
  if (watch) watchStatements(dataSource, watch);
  return dataSource;
}
