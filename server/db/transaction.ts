import type { EntityManager, QueryRunner } from 'typeorm';
import type { DatabaseAccess } from './database';
import { errnoOf, isCollision, isCommitUncertain, isHostGone, isResponseLost } from './failures';
import { onConnection } from './on-connection';
import type { LeasedConnection } from './pool';
import { withRetries } from './retries';

/** What a command works with inside its transaction. */
export interface Transaction {
  manager: EntityManager;
  /** Runs once the commit has succeeded, and not at all otherwise. */
  afterCommit(effect: () => void): void;
}

export interface TransactionOptions {
  /** The command may be repeated safely, so a connection lost at COMMIT makes it run again. */
  repeatable?: boolean;
}

/** The commit was sent and no response came, or one without a clear result: it may or may not have happened. */
export class OutcomeUnknownError extends Error {
  constructor(cause: unknown) {
    super('The connection or the cluster was lost at COMMIT; the outcome is unknown', { cause });
    this.name = 'OutcomeUnknownError';
  }
}

/**
 * The only way to a transaction, which is READ COMMITTED like every connection. It is tried again as a whole when the
 * database asks for it, a bounded number of times. `work` therefore starts from nothing each time and has no effect
 * outside.
 */
export function inTransaction<Result>(
  access: DatabaseAccess,
  work: (transaction: Transaction) => Promise<Result>,
  { repeatable = false }: TransactionOptions = {},
): Promise<Result> {
  // Lost before COMMIT was sent, nothing of it was kept; the next connection may lead to another node.
  const isWorthIt = (error: unknown): boolean =>
    isCollision(error) || isHostGone(error) || (repeatable && error instanceof OutcomeUnknownError);
  const onRetry = (error: unknown): void =>
    access.database.listeners.watch?.transactionRetried(
      isCollision(error) ? (errnoOf(error) ?? 'no answer') : 'no answer',
    );
  return withRetries(() => attemptTransaction(access, work), isWorthIt, onRetry);
}

function attemptTransaction<Result>(
  access: DatabaseAccess,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return onConnection(access, async (manager, queryRunner) => {
    const effects: (() => void)[] = [];
    try {
      await queryRunner.startTransaction();
      const result = await work({ manager, afterCommit: (effect) => effects.push(effect) });
      await commit(queryRunner);
      for (const effect of effects) effect();
      return result;
    } catch (error) {
      if (queryRunner.isTransactionActive) await rollback(queryRunner);
      throw error;
    }
  });
}

async function commit(queryRunner: QueryRunner): Promise<void> {
  try {
    await queryRunner.commitTransaction();
  } catch (error) {
    if (isResponseLost(error) || isCommitUncertain(error)) throw new OutcomeUnknownError(error);
    throw error;
  }
}

/** A connection that cannot roll back is of no use to anyone; the first error tells more than its own. */
async function rollback(queryRunner: QueryRunner): Promise<void> {
  try {
    await queryRunner.rollbackTransaction();
  } catch {
    ((await queryRunner.connect()) as LeasedConnection).destroy();
  }
}

/** True when an insert met a row with the same unique key. */
export function isDuplicateKey(error: unknown, keyName?: string): boolean {
  return errnoOf(error) === 1062 && (!keyName || (error instanceof Error && error.message.includes(keyName)));
}
