import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sweep for reminders reads the accepted interviews of the coming day, of all companies, in the order of time. */
export class DueReminders1764200000000 implements MigrationInterface {
  name = 'DueReminders1764200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE INDEX ix_applications_interview ON applications (status, interview_starts_at, id, interview_date, interview_start)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX ix_applications_interview ON applications');
  }
}
