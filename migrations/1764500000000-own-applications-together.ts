import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One application per job and seeker, seeker first: whether a seeker has applied to the jobs of a page then takes one or
 * two pages of the index instead of one for each job, which at a million jobs came from the disk.
 */
export class OwnApplicationsTogether1764500000000 implements MigrationInterface {
  name = 'OwnApplicationsTogether1764500000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE applications ADD UNIQUE INDEX uq_applications_seeker_job (seeker_id, job_id), DROP INDEX uq_applications_job_seeker',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE applications ADD UNIQUE INDEX uq_applications_job_seeker (job_id, seeker_id), DROP INDEX uq_applications_seeker_job',
    );
  }
}
