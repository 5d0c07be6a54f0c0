import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an application first lapsed and counted; for those of before, their last lapse, or when it was due. */
export class FirstMissedReply1766200000000 implements MigrationInterface {
  name = 'FirstMissedReply1766200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE applications ADD COLUMN first_missed_at datetime(3) NULL AFTER missed_replies',
    );
    await queryRunner.query(
      'UPDATE applications SET first_missed_at = COALESCE(lapsed_at, reply_by) WHERE missed_replies > 0',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE applications DROP COLUMN first_missed_at');
  }
}
