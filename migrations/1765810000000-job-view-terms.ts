import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which search led which seeker to which job, for 30 days. */
export class JobViewTerms1765810000000 implements MigrationInterface {
  name = 'JobViewTerms1765810000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE job_view_terms (
        seeker_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        job_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        term varchar(100) COLLATE utf8mb4_bin NOT NULL,
        viewed_at datetime(3) NOT NULL,
        PRIMARY KEY (seeker_id, job_id, term),
        INDEX ix_job_view_terms_job (job_id, term, viewed_at),
        INDEX ix_job_view_terms_viewed (viewed_at),
        CONSTRAINT fk_job_view_terms_seeker FOREIGN KEY (seeker_id) REFERENCES seekers (id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT fk_job_view_terms_job FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ENGINE=InnoDB`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE job_view_terms');
  }
}
