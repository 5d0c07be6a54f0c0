import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a PDF could run code when it is opened; NULL until it is first served. */
export class ActivePdfs1765000000000 implements MigrationInterface {
  name = 'ActivePdfs1765000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE files ADD COLUMN runs_code TINYINT NULL');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE files DROP COLUMN runs_code');
  }
}
