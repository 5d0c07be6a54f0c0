import type { Socket } from 'node:net';
import * as mysql2 from 'mysql2';

type Acquired = Parameters<mysql2.Pool['getConnection']>[0];

export const DATABASE_SILENT = 'DATABASE_SILENT';

/** Nothing came from the database for too long. What was asked last may have been done or not. */
export class DatabaseSilentError extends Error {
  /** Where mysql2 has its codes. */
  readonly code = DATABASE_SILENT;
}

export interface PoolWishes {
  /** In milliseconds; undefined for those who may wait. */
  timeoutMs?: number;
}

/**
 * Every connection reads and writes at READ COMMITTED from its first statement on, so that no
 * transaction has to say it again. On a Galera node it first waits until the node has applied what the cluster
 * committed: after a failover no one misses what was acknowledged by the node that is gone. With `timeoutMs` no one waits longer than that for a connection, nor for the answer
 * to a statement: a database that stands still, or a network that swallows packets, would otherwise hold every request
 * for good. It must then be longer than any statement may take; waiting for a lock ends after half of it.
 */
export function createPool(options: mysql2.PoolOptions, { timeoutMs }: PoolWishes): mysql2.Pool {
  const pool = mysql2.createPool({
    ...options,
    ...(timeoutMs === undefined ? {} : { connectTimeout: timeoutMs }),
  });
  pool.on('connection', (connection) => {
    // The pool listens once; without a listener, what a broken connection says afterwards would end the process.
    connection.on('error', () => undefined);
    setUp(connection, 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
    setUp(connection, 'SET STATEMENT wsrep_sync_wait = 1 FOR SELECT 1');
  });
  if (timeoutMs === undefined) return pool;
  pool.on('connection', (connection) => {
    setUp(connection, `SET SESSION innodb_lock_wait_timeout = ${Math.max(1, Math.floor(timeoutMs / 2_000))}`);
    const socket = socketOf(connection);
    socket.once('timeout', () => socket.destroy(new DatabaseSilentError('The database has been silent for too long')));
  });
  pool.on('acquire', (connection) => socketOf(connection).setTimeout(timeoutMs));
  pool.on('release', (connection) => socketOf(connection).setTimeout(0));
  limitWaiting(pool, timeoutMs);
  return pool;
}

/** mysql2 gives a connection's socket no type. */
function socketOf(connection: mysql2.PoolConnection): Socket {
  return (connection as mysql2.PoolConnection & { stream: Socket }).stream;
}

/** MariaDB without Galera, as on Windows. */
const UNKNOWN_SYSTEM_VARIABLE = 1193;

/** A connection that could not be set up must not be used. */
function setUp(connection: mysql2.PoolConnection, sql: string): void {
  connection.query(sql, (error) => {
    if (error && error.errno !== UNKNOWN_SYSTEM_VARIABLE) connection.destroy();
  });
}

/** mysql2 lets callers wait for a connection for ever. One that comes too late goes back to the pool. */
function limitWaiting(pool: mysql2.Pool, timeoutMs: number): void {
  const getConnection = pool.getConnection.bind(pool);
  pool.getConnection = (callback: Acquired) => {
    let isOver = false;
    const timer = setTimeout(() => {
      isOver = true;
      callback(new DatabaseSilentError('No connection to the database became free in time'), undefined as never);
    }, timeoutMs);
    getConnection((error, connection) => {
      clearTimeout(timer);
      if (!isOver) callback(error, connection);
      else if (!error) connection.release();
    });
  };
}
