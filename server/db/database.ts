import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import type { RequestTrace } from '../observability/request-trace';
import type { DatabaseListeners } from './listeners';
import type { ConnectionPool } from './pool';

/** The database as one caller uses it. */
export interface DatabaseAccess {
  readonly database: Database;
  /** The request that its statements count for, or BACKGROUND; null for what requests share, and for scripts. */
  readonly trace: RequestTrace | null;
  /** Where everything goes through one connection, so that a transaction is a savepoint in the one that is open. */
  readonly queryRunner?: QueryRunner;
}

/** TypeORM on the connections of `pool`, which prepared statements use without it. */
export class Database extends DataSource implements DatabaseAccess {
  readonly database = this;
  readonly trace = null;

  constructor(
    options: DataSourceOptions & { type: 'mariadb' },
    readonly pool: ConnectionPool,
    readonly listeners: DatabaseListeners,
  ) {
    super({ ...options, driver: { createPool: () => pool } });
  }
}
