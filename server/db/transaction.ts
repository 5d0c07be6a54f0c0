import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { DATABASE_SILENT } from './pool';
import { watchOf } from './watched-data-source';

/** What a command works with inside its transaction. */
export interface Transaction {
  manager: EntityManager;
  /** Runs once the commit has succeeded, and not at all otherwise. */
  afterCommit(effect: () => void): void;
}

export interface TransactionOptions {
  /** The command may be repeated safely, so a connection lost at COMMIT is answered by running it again. */
  repeatable?: boolean;
}

/** Record changed since read, lock wait timeout, deadlock: the whole transaction is worth another try. */
const RETRYABLE = new Set([1020, 1205, 1213]);
const CONNECTION_LOST = new Set(['PROTOCOL_CONNECTION_LOST', 'ECONNRESET', 'EPIPE']);
const MAX_ATTEMPTS = 10;

/** The commit was sent and no answer came: it may or may not have happened. */
export class OutcomeUnknownError extends Error {
  constructor(cause: unknown) {
    super('The connection was lost at COMMIT; the outcome is unknown', { cause });
    this.name = 'OutcomeUnknownError';
  }
}

/**
 * The only way to a transaction (design, section 6), which is READ COMMITTED like every connection; tried anew as a whole when the database asks
 * for it, a bounded number of times. `work` therefore starts from nothing each time and has no effect outside.
 */
export async function inTransaction<Result>(
  dataSource: DataSource,
  work: (transaction: Transaction) => Promise<Result>,
  { repeatable = false }: TransactionOptions = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptTransaction(dataSource, work);
    } catch (error) {
      const number = retryableNumber(error);
      // What was lost before its COMMIT was sent has not happened, and may be tried on another connection.
      const worthRetrying = number !== null || isConnectionLost(error) || (repeatable && error instanceof OutcomeUnknownError);
      if (!worthRetrying || attempt === MAX_ATTEMPTS) throw error;
      watchOf(dataSource)?.transactionRetried(number ?? 'no answer');
      await pauseBeforeRetry(attempt);
    }
  }
}

async function attemptTransaction<Result>(
  dataSource: DataSource,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const queryRunner = dataSource.createQueryRunner();
  const effects: (() => void)[] = [];
  try {
    await queryRunner.startTransaction();
    const result = await work({ manager: queryRunner.manager, afterCommit: (effect) => effects.push(effect) });
    await commit(queryRunner);
    for (const effect of effects) effect();
    return result;
  } catch (error) {
    if (queryRunner.isTransactionActive) await rollback(queryRunner);
    throw error;
  } finally {
    await queryRunner.release();
  }
}

async function commit(queryRunner: QueryRunner): Promise<void> {
  try {
    await queryRunner.commitTransaction();
  } catch (error) {
    if (isLostOnTheWay(error)) throw new OutcomeUnknownError(error);
    throw error;
  }
}

/** A rollback that fails means the connection is gone, and with it the transaction; the first error tells more. */
async function rollback(queryRunner: QueryRunner): Promise<void> {
  try {
    await queryRunner.rollbackTransaction();
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
  }
}

function driverError(error: unknown): { errno?: unknown; code?: unknown; fatal?: unknown } {
  const inner: unknown = error instanceof Error && 'driverError' in error ? error.driverError : error;
  return typeof inner === 'object' && inner !== null ? inner : {};
}

/** Null for what another try would not mend. */
function retryableNumber(error: unknown): number | null {
  const { errno } = driverError(error);
  return typeof errno === 'number' && RETRYABLE.has(errno) ? errno : null;
}

/** The statement was sent, or may have been, and its answer did not come. */
function isLostOnTheWay(error: unknown): boolean {
  const { code } = driverError(error);
  return typeof code === 'string' && (CONNECTION_LOST.has(code) || code === DATABASE_SILENT);
}

/** Also when mysql2 sends nothing more, because the connection was lost earlier; it gives that error no code. */
function isConnectionLost(error: unknown): boolean {
  const { code, fatal } = driverError(error);
  // After waiting in vain for a silent one, nobody waits again.
  return code !== DATABASE_SILENT && (isLostOnTheWay(error) || (fatal === true && code === undefined));
}

/** True when an insert met a row with the same unique key. */
export function isDuplicateKey(error: unknown, keyName?: string): boolean {
  const { errno } = driverError(error);
  return errno === 1062 && (!keyName || (error instanceof Error && error.message.includes(keyName)));
}

/** Random, growing, and short: those that collided must not collide again. */
function pauseBeforeRetry(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 15 * attempt));
}
