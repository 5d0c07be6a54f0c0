import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Requests for a copy of one's data stay after their file is removed, as the history that the copy itself shows. The
 * sweep finds the few that still have a file by this index.
 */
export class DataExportHistory1766065000000 implements MigrationInterface {
  name = 'DataExportHistory1766065000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX ix_data_exports_stored ON data_exports (storage_key)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX ix_data_exports_stored ON data_exports');
  }
}
