import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the rules find in postings, and the keys by which alike postings are found. */
export class JobFlags1765930000000 implements MigrationInterface {
  name = 'JobFlags1765930000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE job_flags (
        job_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        reason varchar(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        evidence json NOT NULL,
        flagged_at datetime(3) NOT NULL,
        PRIMARY KEY (job_id, reason),
        CONSTRAINT fk_job_flags_job FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ENGINE=InnoDB`,
    );
    await queryRunner.query(
      `CREATE TABLE job_text_bands (
        band int UNSIGNED NOT NULL,
        job_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        PRIMARY KEY (band, job_id),
        INDEX ix_job_text_bands_job (job_id),
        CONSTRAINT fk_job_text_bands_job FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ENGINE=InnoDB`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE job_text_bands');
    await queryRunner.query('DROP TABLE job_flags');
  }
}
