import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(26) CHARACTER SET ascii COLLATE ascii_bin';

/** Postings can be edited; what changed is kept. */
export class JobEdits1766120000000 implements MigrationInterface {
  name = 'JobEdits1766120000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE job_edits (
        id ${ID} NOT NULL,
        job_id ${ID} NOT NULL,
        account_id ${ID} NOT NULL,
        edited_at datetime(3) NOT NULL,
        changes json NOT NULL,
        PRIMARY KEY (id),
        INDEX ix_job_edits_job (job_id, id),
        CONSTRAINT fk_job_edits_job FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ENGINE=InnoDB`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE job_edits');
  }
}
