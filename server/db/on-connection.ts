import type { EntityManager, QueryRunner } from 'typeorm';
import type { DatabaseAccess } from './database';
import type { LeasedConnection } from './pool';

/** Calls TypeORM outside a transaction; all that `work` does is on one connection. */
export async function onConnection<Result>(
  { database, trace, queryRunner: given }: DatabaseAccess,
  work: (manager: EntityManager, queryRunner: QueryRunner) => Promise<Result>,
): Promise<Result> {
  const queryRunner = given ?? database.createQueryRunner();
  try {
    const connection = (await queryRunner.connect()) as LeasedConnection;
    connection.trace = trace;
    return await work(queryRunner.manager, queryRunner);
  } finally {
    if (!given) await queryRunner.release();
  }
}
