import type { Database, DatabaseAccess } from '../../server/db/database';

/**
 * Runs `work` on one connection and in one transaction; transactions of commands become savepoints in it. An
 * interrupted start then leaves nothing behind, and thousands of commits cost one write to the disk. Commands must run
 * one after the other.
 */
export async function inOneTransaction(
  database: Database,
  work: (access: DatabaseAccess) => Promise<void>,
): Promise<void> {
  const queryRunner = database.createQueryRunner();
  try {
    await queryRunner.startTransaction();
    await work({ database, trace: null, queryRunner });
    await queryRunner.commitTransaction();
  } catch (error) {
    // A failed rollback means that the connection is gone, and the transaction with it; the first error says more.
    if (queryRunner.isTransactionActive) await queryRunner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await queryRunner.release();
  }
}
