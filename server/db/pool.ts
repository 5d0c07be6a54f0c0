import type { Socket } from 'node:net';
import * as mysql2 from 'mysql2';
import type { RequestTrace } from '../observability/request-trace';
import { notifyStatement, type DatabaseListeners } from './listeners';

export const DATABASE_SILENT = 'DATABASE_SILENT';

/** Nothing came from the database for too long. What was asked last may have been done or not. */
class DatabaseSilentError extends Error {
  /** Where mysql2 has its codes. */
  readonly code = DATABASE_SILENT;
}

export interface PoolUse {
  /** Connections in use, and idle ones. */
  taken: number;
  free: number;
  /** How many wait for one. */
  waiting: number;
}

/** Results of a write have no fields. */
export type Answered = (error: Error | null, rows?: unknown, fields?: mysql2.FieldPacket[]) => void;
type Parameters = mysql2.ExecuteValues;

/**
 * The connections to the database; TypeORM takes them from here too, as its driver's pool. Each reads and writes at
 * READ COMMITTED from its first statement on, so no transaction has to set it. On a Galera node it first
 * waits until the node has applied what the cluster committed: after a failover no one misses what was acknowledged by
 * the node that is gone. With `timeoutMs` nobody waits longer than that for a connection or for the result of a
 * statement: a database that does not respond, or a network that swallows packets, would otherwise hold every request
 * for good. It must then be longer than any statement may take; waiting for a lock ends after half of it.
 */
export class ConnectionPool {
  private readonly pool: mysql2.Pool;
  private open = 0;
  private taken = 0;
  private waiting = 0;

  constructor(
    options: mysql2.PoolOptions,
    private readonly timeoutMs: number | undefined,
    private readonly listeners: DatabaseListeners,
  ) {
    this.pool = mysql2.createPool({ ...options, ...(timeoutMs === undefined ? {} : { connectTimeout: timeoutMs }) });
    this.pool.on('connection', (connection) => this.setUp(connection));
  }

  get use(): PoolUse {
    return { taken: this.taken, free: this.open - this.taken, waiting: this.waiting };
  }

  /** Runs one prepared statement on any connection. */
  execute(sql: string, parameters: Parameters, answered: Answered): void {
    this.acquire((error, connection) => {
      if (!connection) return answered(error);
      let isAnswered = false;
      // mysql2 calls back twice when the connection breaks while the statement is prepared.
      const done: Answered = (...answer) => {
        if (isAnswered) return;
        isAnswered = true;
        this.taken -= 1;
        answered(...answer);
      };
      try {
        connection.execute(sql, parameters, done).once('end', () => this.giveBack(connection));
      } catch (refusal) {
        this.giveBack(connection);
        done(refusal as Error);
      }
    });
  }

  /** For TypeORM, and so for transactions. */
  getConnection(callback: (error: Error | null, connection?: LeasedConnection) => void): void {
    this.acquire((error, connection) => {
      if (!connection) return callback(error);
      const onRelease = (): void => {
        this.taken -= 1;
        this.giveBack(connection);
      };
      callback(null, new LeasedConnection(connection, this.listeners, onRelease));
    });
  }

  end(callback: (error?: Error | null) => void): void {
    this.pool.end(callback);
  }

  /** mysql2 lets callers wait for a connection forever. One that comes too late goes back to the pool. */
  private acquire(callback: (error: Error | null, connection?: mysql2.PoolConnection) => void): void {
    let isOver = false;
    const end: typeof callback = (error, connection) => {
      isOver = true;
      clearTimeout(timer);
      this.waiting -= 1;
      callback(error, connection);
    };
    const giveUp = (): void => end(new DatabaseSilentError('No connection to the database became free in time'));
    const timer = this.timeoutMs === undefined ? undefined : setTimeout(giveUp, this.timeoutMs);
    this.waiting += 1;
    this.pool.getConnection((error, connection) => {
      if (isOver) return error ? undefined : connection.release();
      if (error) return end(error);
      this.taken += 1;
      if (this.timeoutMs !== undefined) socketOf(connection).setTimeout(this.timeoutMs);
      end(null, connection);
    });
  }

  private giveBack(connection: mysql2.PoolConnection): void {
    socketOf(connection).setTimeout(0);
    connection.release();
  }

  private setUp(connection: mysql2.PoolConnection): void {
    const socket = socketOf(connection);
    this.open += 1;
    socket.once('close', () => (this.open -= 1));
    socket.once('timeout', () => socket.destroy(new DatabaseSilentError('The database has been silent for too long')));
    // The pool listens once; without a listener, what a broken connection says afterwards would end the process.
    connection.on('error', () => undefined);
    sendFirst(connection, 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
    sendFirst(connection, 'SET STATEMENT wsrep_sync_wait = 1 FOR SELECT 1');
    if (this.timeoutMs === undefined) return;
    const longestLockSeconds = Math.max(1, Math.floor(this.timeoutMs / 2_000));
    sendFirst(connection, `SET SESSION innodb_lock_wait_timeout = ${longestLockSeconds}`);
  }
}

/** One connection of the pool, for as long as a QueryRunner of TypeORM has it. */
export class LeasedConnection {
  /** The request that its statements count for. */
  trace: RequestTrace | null = null;
  private isReleased = false;

  constructor(
    private readonly connection: mysql2.PoolConnection,
    private readonly watchers: DatabaseListeners,
    private readonly onRelease: () => void,
  ) {}

  /** Runs one prepared statement. */
  execute(sql: string, parameters: Parameters, answered: Answered): void {
    this.connection.execute(sql, parameters, answered);
  }

  /** TypeORM's way to send a statement. */
  promise(): { query(sql: string, values?: unknown[]): Promise<[rows: unknown]> } {
    return {
      query: (sql, values) => {
        const done = notifyStatement(this.watchers, sql, values ?? [], this.trace);
        return new Promise((resolve, reject) => {
          this.connection.query(sql, values, (error, rows) => {
            done?.();
            if (error) reject(error);
            else resolve([rows]);
          });
        });
      },
    };
  }

  /** TypeORM asks whether errors of the connection are listened to. */
  listeners(event: string): unknown[] {
    return this.connection.listeners(event);
  }

  release(): void {
    if (this.isReleased) return;
    this.isReleased = true;
    this.onRelease();
  }

  destroy(): void {
    this.connection.destroy();
  }
}

/** mysql2 gives a connection's socket no type. */
function socketOf(connection: mysql2.PoolConnection): Socket {
  return (connection as mysql2.PoolConnection & { stream: Socket }).stream;
}

/** MariaDB without Galera, as on Windows. */
const UNKNOWN_SYSTEM_VARIABLE = 1193;

/** A connection that could not be set up must not be used. */
function sendFirst(connection: mysql2.PoolConnection, sql: string): void {
  connection.query(sql, (error) => {
    if (error && error.errno !== UNKNOWN_SYSTEM_VARIABLE) connection.destroy();
  });
}
