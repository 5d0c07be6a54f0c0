import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The seekers' lists read the auto-close date of every job that they skip: in the index, it saves reading the row. */
export class CoveringJobLists1763950000000 implements MigrationInterface {
  name = 'CoveringJobLists1763950000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE jobs DROP INDEX ix_jobs_visible, DROP INDEX ix_jobs_visible_type,
         ADD INDEX ix_jobs_visible (is_visible, created_at, id, auto_close_date),
         ADD INDEX ix_jobs_visible_type (is_visible, employment_type, created_at, id, auto_close_date)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE jobs DROP INDEX ix_jobs_visible, DROP INDEX ix_jobs_visible_type,
         ADD INDEX ix_jobs_visible (is_visible, created_at, id),
         ADD INDEX ix_jobs_visible_type (is_visible, employment_type, created_at, id)`,
    );
  }
}
