import type { MigrationInterface, QueryRunner } from 'typeorm';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';

/** A form that is sent again answers the job that it has posted. */
export class JobFormKey1766400000000 implements MigrationInterface {
  name = 'JobFormKey1766400000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE jobs ADD COLUMN form_key varchar(64) ${ASCII} NULL, ADD COLUMN form_digest varchar(64) ${ASCII} NULL,
       ADD UNIQUE KEY uq_jobs_form_key (company_id, form_key)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE jobs DROP KEY uq_jobs_form_key, DROP COLUMN form_digest, DROP COLUMN form_key',
    );
  }
}
