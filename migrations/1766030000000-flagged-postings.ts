import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(26) CHARACTER SET ascii COLLATE ascii_bin';

/** Flagged postings wait for an administrator, and some are paused from the start, by nobody. */
export class FlaggedPostings1766030000000 implements MigrationInterface {
  name = 'FlaggedPostings1766030000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE flagged_postings (
        job_id ${ID} NOT NULL,
        company_id ${ID} NOT NULL,
        flagged_at datetime(3) NOT NULL,
        is_open tinyint NOT NULL DEFAULT 0,
        version int unsigned NOT NULL DEFAULT 1,
        decision varchar(30) CHARACTER SET ascii COLLATE ascii_bin NULL,
        known_text char(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
        known_reasons varchar(500) CHARACTER SET ascii COLLATE ascii_bin NULL,
        PRIMARY KEY (job_id),
        INDEX ix_flagged_postings_queue (is_open, flagged_at, job_id),
        INDEX ix_flagged_postings_known (known_text),
        INDEX ix_flagged_postings_company (company_id),
        CONSTRAINT fk_flagged_postings_job FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ENGINE=InnoDB`,
    );
    await queryRunner.query(
      `INSERT INTO flagged_postings (job_id, company_id, flagged_at, is_open)
       SELECT j.id, j.company_id, MIN(f.flagged_at), j.is_paused = 0 AND j.is_deleted = 0
       FROM job_flags f JOIN jobs j ON j.id = f.job_id GROUP BY j.id`,
    );
    await queryRunner.query('ALTER TABLE job_flags ADD INDEX ix_job_flags_reason (reason, job_id)');
    await queryRunner.query(
      `ALTER TABLE job_text_bands ADD COLUMN is_paused tinyint NOT NULL DEFAULT 0,
         ADD INDEX ix_job_text_bands_paused (is_paused, band, job_id)`,
    );
    await queryRunner.query(
      'UPDATE job_text_bands b JOIN jobs j ON j.id = b.job_id SET b.is_paused = 1 WHERE j.is_paused = 1',
    );
    await queryRunner.query(
      `ALTER TABLE job_pauses MODIFY admin_id ${ID} NULL,
         ADD COLUMN held_for varchar(30) CHARACTER SET ascii COLLATE ascii_bin NULL AFTER admin_id,
         ADD CONSTRAINT ck_job_pauses_by CHECK (admin_id IS NOT NULL OR held_for IS NOT NULL)`,
    );
  }

  /** A pause by nobody goes, and its job stays hidden: `jobs.is_paused` is not touched. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DELETE FROM job_pauses WHERE admin_id IS NULL');
    await queryRunner.query('ALTER TABLE job_pauses DROP CONSTRAINT ck_job_pauses_by, DROP COLUMN held_for');
    await queryRunner.query(`ALTER TABLE job_pauses MODIFY admin_id ${ID} NOT NULL`);
    await queryRunner.query('ALTER TABLE job_text_bands DROP INDEX ix_job_text_bands_paused, DROP COLUMN is_paused');
    await queryRunner.query('ALTER TABLE job_flags DROP INDEX ix_job_flags_reason');
    await queryRunner.query('DROP TABLE flagged_postings');
  }
}
