import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When the searchable part of a job last changed, so that search indexes in memory can be updated and proved fresh. A
 * trigger sets it, so that no write can forget it; TIMESTAMP is the same instant in every time zone. Earlier jobs count
 * as changed long ago.
 */
export class JobSearchChanges1764300000000 implements MigrationInterface {
  name = 'JobSearchChanges1764300000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      "ALTER TABLE jobs ADD COLUMN search_changed_at timestamp(6) NOT NULL DEFAULT '2020-01-01 00:00:00.000000'",
    );
    await queryRunner.query('ALTER TABLE jobs ALTER COLUMN search_changed_at SET DEFAULT CURRENT_TIMESTAMP(6)');
    await queryRunner.query('CREATE INDEX ix_jobs_search_changed ON jobs (search_changed_at, id)');
    await queryRunner.query(
      `CREATE TRIGGER jobs_search_changed BEFORE UPDATE ON jobs FOR EACH ROW
       IF NOT (NEW.is_visible = OLD.is_visible AND NEW.employment_type = OLD.employment_type AND NEW.auto_close_date <=> OLD.auto_close_date
               AND NEW.created_at = OLD.created_at AND NEW.search_text = OLD.search_text)
       THEN SET NEW.search_changed_at = CURRENT_TIMESTAMP(6);
       END IF`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER jobs_search_changed');
    await queryRunner.query('DROP INDEX ix_jobs_search_changed ON jobs');
    await queryRunner.query('ALTER TABLE jobs DROP COLUMN search_changed_at');
  }
}
