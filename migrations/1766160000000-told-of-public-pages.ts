import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Companies of before are told by mail that their postings can be public; one that has switched it on knows. */
export class ToldOfPublicPages1766160000000 implements MigrationInterface {
  name = 'ToldOfPublicPages1766160000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE companies ADD COLUMN told_of_public_at datetime(3) NULL');
    await queryRunner.query('UPDATE companies SET told_of_public_at = UTC_TIMESTAMP(3) WHERE is_public = 1');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE companies DROP COLUMN told_of_public_at');
  }
}
