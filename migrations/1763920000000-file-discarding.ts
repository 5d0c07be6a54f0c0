import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that a profile no longer shows are marked in the same transaction and removed after it. */
export class FileDiscarding1763920000000 implements MigrationInterface {
  name = 'FileDiscarding1763920000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE files ADD COLUMN discarded_at datetime(3) NULL');
    await queryRunner.query('CREATE INDEX ix_files_discarded ON files (discarded_at)');
    await queryRunner.query('CREATE UNIQUE INDEX uq_files_claim ON files (claim_hash)');
    await queryRunner.query(
      'ALTER TABLE files ADD CONSTRAINT ck_files_owner CHECK (claimed_at IS NULL OR owner_account_id IS NOT NULL)',
    );
    await queryRunner.query(
      "ALTER TABLE files ADD CONSTRAINT ck_files_preset CHECK (preset IN ('profile_picture', 'company_logo', 'user_cv', 'user_portfolio', 'company_deed'))",
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE files DROP CONSTRAINT ck_files_preset');
    await queryRunner.query('ALTER TABLE files DROP CONSTRAINT ck_files_owner');
    await queryRunner.query('DROP INDEX uq_files_claim ON files');
    await queryRunner.query('DROP INDEX ix_files_discarded ON files');
    await queryRunner.query('ALTER TABLE files DROP COLUMN discarded_at');
  }
}
