import type { MigrationInterface, QueryRunner } from 'typeorm';

/** PDFs that were judged harmless are judged again when they are next served: opening one may also send or fetch. */
export class OpenActions1766040000000 implements MigrationInterface {
  name = 'OpenActions1766040000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('UPDATE files SET runs_code = NULL WHERE runs_code = 0');
  }

  async down(): Promise<void> {
    // What was judged since is judged by the stricter rule, which the version before may keep.
  }
}
