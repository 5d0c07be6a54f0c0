import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A company's interviews are upcoming until they are over, so the index that counts and lists them holds their end. */
export class InterviewsNotOver1764400000000 implements MigrationInterface {
  name = 'InterviewsNotOver1764400000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await replaceIndex(queryRunner, 'company_id, status, interview_starts_at, interview_ends_at');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await replaceIndex(queryRunner, 'company_id, status, interview_starts_at');
  }
}

function replaceIndex(queryRunner: QueryRunner, columns: string): Promise<unknown> {
  return queryRunner.query(
    `ALTER TABLE applications DROP INDEX ix_applications_company_interview, ADD INDEX ix_applications_company_interview (${columns})`,
  );
}
