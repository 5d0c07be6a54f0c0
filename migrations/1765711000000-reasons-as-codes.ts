import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A large UPDATE would be one write set of a cluster. */
const BATCH = 5_000;

/** Table and column, the product's sentence in it, and what stands for it. Servers of the version before read both. */
const TEXTS = [
  ['reschedule_requests', 'reason', 'No reason provided', ''],
  [
    'applications',
    'rejection_notice',
    'The company has removed this job, so the application was closed.',
    'JOB_CLOSED',
  ],
] as const;

/** Reasons that no person has written are said in the reader's language: not given, or a code. */
export class ReasonsAsCodes1765711000000 implements MigrationInterface {
  name = 'ReasonsAsCodes1765711000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column, text, code] of TEXTS)
      await replace(queryRunner, { table, column, from: text, to: code });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column, text, code] of TEXTS)
      await replace(queryRunner, { table, column, from: code, to: text });
  }
}

async function replace(
  queryRunner: QueryRunner,
  { table, column, from, to }: Record<'table' | 'column' | 'from' | 'to', string>,
): Promise<void> {
  let changed: number;
  do {
    const result = (await queryRunner.query(
      `UPDATE ${table} SET ${column} = ? WHERE ${column} = CAST(? AS BINARY) LIMIT ${BATCH}`,
      [to, from],
    )) as { affectedRows: number };
    changed = result.affectedRows;
  } while (changed > 0);
}
