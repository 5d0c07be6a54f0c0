import type { Database, DatabaseAccess } from '../../server/db/database';

/**
 * Runs `work` on one connection and in one transaction; the transactions that commands open become savepoints in it.
 * So an interrupted demo start leaves nothing behind, and thousands of commits cost one write to the disk. Commands
 * have to run one after the other.
 */
export async function wholeOrNothing(
  database: Database,
  work: (access: DatabaseAccess) => Promise<void>,
): Promise<void> {
  const queryRunner = database.createQueryRunner();
  try {
    await queryRunner.startTransaction();
    await work({ database, trace: null, queryRunner });
    await queryRunner.commitTransaction();
  } catch (error) {
    // When even the rollback fails, the connection is gone, and with it the transaction; the first error tells more.
    if (queryRunner.isTransactionActive) await queryRunner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await queryRunner.release();
  }
}
