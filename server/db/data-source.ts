import 'reflect-metadata';
import * as mysql2 from 'mysql2';
import { DataSource } from 'typeorm';
import { MIGRATIONS } from '../../migrations';
import { ENTITIES } from '../modules/entities';
import { SnakeCaseNaming } from './naming';
import { createPool } from './pool';
import { StatementObserver, type StatementListener } from './statement-observer';

/** Kept per connection; the server allows 16,382 for all connections of all processes together. */
const MAX_PREPARED_STATEMENTS = 400;

export interface DatabaseOptions {
  /** `mariadb://user:password@host:port/database`, or with `?socket=/path` for a local socket. */
  url: string;
  /** Connections kept open; 8 to 12 measured best (design, section 8). */
  poolSize?: number;
  /** Nobody waits longer for a connection or a statement; none for migrations and imports, which may take their time. */
  timeoutMs?: number;
  /** Told of every statement; how tests count and explain what a read costs. */
  onStatement?: StatementListener;
}

/** The one way to a database. Schema changes come from migrations alone, never from the entities. */
export function createDataSource({ url, poolSize = 10, timeoutMs, onStatement }: DatabaseOptions): DataSource {
  const address = new URL(url);
  const socketPath = address.searchParams.get('socket');
  return new DataSource({
    type: 'mariadb',
    ...(socketPath ? { socketPath } : { host: address.hostname, port: Number(address.port || 3306) }),
    username: decodeURIComponent(address.username),
    password: decodeURIComponent(address.password),
    database: address.pathname.slice(1),
    charset: 'utf8mb4',
    timezone: 'Z',
    dateStrings: ['DATE'],
    supportBigNumbers: true,
    bigNumberStrings: false,
    poolSize,
    driver: { ...mysql2, createPool: (options: mysql2.PoolOptions) => createPool(options, timeoutMs) },
    // JSON columns come as text and are parsed where they are asked for.
    extra: { maxPreparedStatements: MAX_PREPARED_STATEMENTS, jsonStrings: true },
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeCaseNaming(),
    synchronize: false,
    logger: new StatementObserver(onStatement),
    logging: onStatement ? ['query'] : false,
  });
}
