import 'reflect-metadata';
import { DefaultNamingStrategy } from 'typeorm';
import { MIGRATIONS } from '../../migrations';
import * as entities from '../modules/entities';
import { Database } from './database';
import { connectionOptions } from './database-url';
import type { DatabaseListeners } from './listeners';
import { ConnectionPool } from './pool';

/** Kept per connection; the server allows 16,382 for all connections of all processes together. */
const MAX_PREPARED_STATEMENTS = 400;

interface DatabaseOptions extends DatabaseListeners {
  /** See readDatabaseUrl. */
  url: string;
  /** Connections kept open; 8 to 12 measured best. */
  poolSize?: number;
  /** No one waits longer for a connection or a statement; none for migrations and imports, which may take their time. */
  timeoutMs?: number;
}

/** The one way to a database. Schema changes come from migrations alone, never from the entities. */
export function createDataSource({ url, poolSize = 10, timeoutMs, ...listeners }: DatabaseOptions): Database {
  const options = connectionOptions(url);
  const pool = new ConnectionPool(
    {
      ...options,
      stringifyObjects: true,
      connectionLimit: poolSize,
      maxPreparedStatements: MAX_PREPARED_STATEMENTS,
      // JSON columns come as text and are parsed where they are asked for.
      jsonStrings: true,
    },
    timeoutMs,
    listeners,
  );
  return new Database(
    {
      type: 'mariadb',
      database: options.database,
      entities,
      migrations: MIGRATIONS,
      migrationsTableName: 'migrations',
      namingStrategy: new SnakeCaseNaming(),
      synchronize: false,
      // Statements are reported to `listeners`, and errors are logged where they are caught.
      logging: false,
    },
    pool,
    listeners,
  );
}

/** `phoneNumber` in code is `phone_number` in the database. */
class SnakeCaseNaming extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined, prefixes: string[]): string {
    return (
      customName ?? [...prefixes, propertyName].join('_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    );
  }
}
