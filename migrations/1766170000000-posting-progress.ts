import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far a confirmed file of postings is, while it is posted. */
export class PostingProgress1766170000000 implements MigrationInterface {
  name = 'PostingProgress1766170000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE posting_progress (
        company_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        percent tinyint UNSIGNED NOT NULL,
        PRIMARY KEY (company_id)
      ) ENGINE=InnoDB`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE posting_progress');
  }
}
