import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A balance is locked by a write like other rows: MariaDB does not write a row that stays the same. */
export class BalanceLocks1766190000000 implements MigrationInterface {
  name = 'BalanceLocks1766190000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE token_balances ADD COLUMN lock_version int UNSIGNED NOT NULL DEFAULT 0');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE token_balances DROP COLUMN lock_version');
  }
}
