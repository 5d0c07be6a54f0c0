import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Public jobs are listed by an index alone: those of a place too, which a job's page names. */
export class PublicJobsOfAPlace1766180000000 implements MigrationInterface {
  name = 'PublicJobsOfAPlace1766180000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE jobs DROP INDEX ix_jobs_public,
        ADD INDEX ix_jobs_public (is_public, is_visible, created_at, id, auto_close_date, time_zone, place_id, employment_type),
        ADD INDEX ix_jobs_public_place (is_public, is_visible, place_id, created_at, id, auto_close_date, time_zone)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE jobs DROP INDEX ix_jobs_public_place, DROP INDEX ix_jobs_public,
        ADD INDEX ix_jobs_public (is_public, is_visible, created_at, id, auto_close_date)`,
    );
  }
}
