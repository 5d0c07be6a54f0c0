import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import type { RequestTrace } from '../observability/request-trace';
import type { ConnectionPool } from './pool';
import type { StatementObserver } from './statement-observer';

/** Told of what happens between this process and its database. */
export interface DatabaseWatch {
  /** A statement is sent, with `?` for every value, for a request or for none; what this answers is called when it is done. */
  statementSent(sql: string, trace: RequestTrace | null): () => void;
  /** A whole transaction is tried again because of this error number of MariaDB, or because its COMMIT got no answer. */
  transactionRetried(reason: number | 'no answer'): void;
}

/** The database as one caller uses it. */
export interface DatabaseAccess {
  readonly database: Database;
  /** The request that its statements count for; null in the background. */
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
    readonly watch: DatabaseWatch | undefined,
    readonly observer: StatementObserver,
  ) {
    super({ ...options, logger: observer, driver: { createPool: () => pool } });
  }
}
