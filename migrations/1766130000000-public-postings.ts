import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Companies may show their postings to people without an account: off until they say so. */
export class PublicPostings1766130000000 implements MigrationInterface {
  name = 'PublicPostings1766130000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE companies ADD COLUMN is_public tinyint NOT NULL DEFAULT 0');
    await queryRunner.query(
      `ALTER TABLE jobs ADD COLUMN is_public tinyint NOT NULL DEFAULT 0,
        ADD INDEX ix_jobs_public (is_public, is_visible, created_at, id, auto_close_date)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE jobs DROP INDEX ix_jobs_public, DROP COLUMN is_public');
    await queryRunner.query('ALTER TABLE companies DROP COLUMN is_public');
  }
}
