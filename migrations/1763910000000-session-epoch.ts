import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A session is valid only while its account has the epoch that it was opened in; see Account.sessionEpoch. */
export class SessionEpoch1763910000000 implements MigrationInterface {
  name = 'SessionEpoch1763910000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE accounts ADD session_epoch int UNSIGNED NOT NULL DEFAULT 0');
    await queryRunner.query('ALTER TABLE sessions ADD session_epoch int UNSIGNED NOT NULL DEFAULT 0');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE sessions DROP COLUMN session_epoch');
    await queryRunner.query('ALTER TABLE accounts DROP COLUMN session_epoch');
  }
}
