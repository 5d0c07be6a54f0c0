import type { PoolConnection } from 'mysql2';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { sendWord } from './execute';
import { errnoOf, isCollision, isCommitUncertain, isHostGone, isLostOnTheWay } from './failures';
import { withRetries } from './retries';
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

/** The commit was sent and no answer came, or one that tells nothing: it may or may not have happened. */
export class OutcomeUnknownError extends Error {
  constructor(cause: unknown) {
    super('The connection or the cluster was lost at COMMIT; the outcome is unknown', { cause });
    this.name = 'OutcomeUnknownError';
  }
}

/**
 * The only way to a transaction, which is READ COMMITTED like every connection; repeated as a whole when the database asks
 * for it, a bounded number of times. `work` therefore starts from nothing each time and has no effect outside.
 */
export function inTransaction<Result>(
  dataSource: DataSource,
  work: (transaction: Transaction) => Promise<Result>,
  { repeatable = false }: TransactionOptions = {},
): Promise<Result> {
  // Lost before COMMIT was sent, nothing of it was kept; the next connection may lead to another host.
  const isWorthIt = (error: unknown): boolean =>
    isCollision(error) || isHostGone(error) || (repeatable && error instanceof OutcomeUnknownError);
  const onRetry = (error: unknown): void =>
    watchOf(dataSource)?.transactionRetried(isCollision(error) ? (errnoOf(error) ?? 'no answer') : 'no answer');
  return withRetries(() => attemptTransaction(dataSource, work), isWorthIt, onRetry);
}

async function attemptTransaction<Result>(
  dataSource: DataSource,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const queryRunner = dataSource.createQueryRunner();
  sendWordsStraight(queryRunner);
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

const WORDS: ReadonlySet<string> = new Set(['START TRANSACTION', 'COMMIT', 'ROLLBACK']);

/**
 * TypeORM still knows that a transaction is open, so that what it saves opens none of its own. Its own way for a
 * statement, with a stack taken and subscribers told, costs 80 µs a word (docs/performance.md).
 */
function sendWordsStraight(queryRunner: QueryRunner): void {
  const query = queryRunner.query.bind(queryRunner) as (...given: Parameters<QueryRunner['query']>) => Promise<unknown>;
  queryRunner.query = async <Result>(...given: Parameters<QueryRunner['query']>) =>
    (WORDS.has(given[0]) ? await sendWord(queryRunner, given[0]) : await query(...given)) as Result;
}

async function commit(queryRunner: QueryRunner): Promise<void> {
  try {
    await queryRunner.commitTransaction();
  } catch (error) {
    if (isLostOnTheWay(error) || isCommitUncertain(error)) throw new OutcomeUnknownError(error);
    throw error;
  }
}

/** A connection that cannot roll back is of no use to anyone; the first error tells more than its own. */
async function rollback(queryRunner: QueryRunner): Promise<void> {
  try {
    await queryRunner.rollbackTransaction();
  } catch {
    await dropConnection(queryRunner);
  }
}

async function dropConnection(queryRunner: QueryRunner): Promise<void> {
  try {
    ((await queryRunner.connect()) as PoolConnection).destroy();
  } catch {
    // There never was one.
  }
}

/** True when an insert met a row with the same unique key. */
export function isDuplicateKey(error: unknown, keyName?: string): boolean {
  return errnoOf(error) === 1062 && (!keyName || (error instanceof Error && error.message.includes(keyName)));
}
