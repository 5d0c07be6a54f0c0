import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs that the rules for postings have not read, or not as they are now; a task reads them and empties the table. */
export class JobsToRead1766020000000 implements MigrationInterface {
  name = 'JobsToRead1766020000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE jobs_to_read (
        job_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        PRIMARY KEY (job_id),
        CONSTRAINT fk_jobs_to_read_job FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ENGINE=InnoDB`,
    );
    // An erased job has no text.
    await queryRunner.query("INSERT INTO jobs_to_read (job_id) SELECT id FROM jobs WHERE description <> ''");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE jobs_to_read');
  }
}
