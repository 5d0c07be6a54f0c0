import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language that a person has chosen; existing accounts have chosen none. */
export class AccountLanguages1765700000000 implements MigrationInterface {
  name = 'AccountLanguages1765700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE accounts ADD language varchar(2) CHARACTER SET ascii COLLATE ascii_bin NULL AFTER active_role',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE accounts DROP COLUMN language');
  }
}
