import type { MigrationInterface, QueryRunner } from 'typeorm';

const presets = (list: string): string =>
  `ALTER TABLE files DROP CONSTRAINT ck_files_preset, ADD CONSTRAINT ck_files_preset CHECK (preset IN (${list}))`;
const BEFORE = "'profile_picture', 'company_logo', 'user_cv', 'user_portfolio', 'company_deed'";

/** Companies post from files: one confirmed file a day. */
export class PostingFiles1766150000000 implements MigrationInterface {
  name = 'PostingFiles1766150000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(presets(`${BEFORE}, 'job_postings'`));
    await queryRunner.query(
      `CREATE TABLE posting_files (
        company_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        confirmed_on date NOT NULL,
        sha256 varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        made int UNSIGNED NOT NULL,
        changed int UNSIGNED NOT NULL,
        held int UNSIGNED NOT NULL,
        PRIMARY KEY (company_id, confirmed_on),
        CONSTRAINT fk_posting_files_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ENGINE=InnoDB`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE posting_files');
    await queryRunner.query("DELETE FROM files WHERE preset = 'job_postings'");
    await queryRunner.query(presets(BEFORE));
  }
}
