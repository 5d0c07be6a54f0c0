import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The flag that an administrator dismissed on a provider's report, so that it is not set again for the same reason. */
export class DismissedReports1765620000000 implements MigrationInterface {
  name = 'DismissedReports1765620000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE payment_callbacks ADD COLUMN dismissed_flag varchar(30) CHARACTER SET ascii COLLATE ascii_bin NULL',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE payment_callbacks DROP COLUMN dismissed_flag');
  }
}
