import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { MIGRATIONS } from '../../migrations';
import { ENTITIES } from '../modules/entities';
import { SnakeCaseNaming } from './naming';
import { StatementObserver, type StatementListener } from './statement-observer';

export interface DatabaseOptions {
  /** `mariadb://user:password@host:port/database`, or with `?socket=/path` for a local socket. */
  url: string;
  /** Connections kept open; 8 to 12 measured best (design, section 8). */
  poolSize?: number;
  /** Told of every statement; how tests count and explain what a read costs. */
  onStatement?: StatementListener;
}

/** The one way to a database. Schema changes come from migrations alone, never from the entities. */
export function createDataSource({ url, poolSize = 10, onStatement }: DatabaseOptions): DataSource {
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
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeCaseNaming(),
    synchronize: false,
    logger: new StatementObserver(onStatement),
    logging: onStatement ? ['query'] : false,
  });
}
