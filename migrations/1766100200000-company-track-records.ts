import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What seekers read of how a company answers, computed once a night. */
export class CompanyTrackRecords1766100200000 implements MigrationInterface {
  name = 'CompanyTrackRecords1766100200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE company_track_records (
        company_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        computed_on date NOT NULL,
        counted_until datetime(3) NULL,
        answers_in_time varchar(15) CHARACTER SET ascii COLLATE ascii_bin NULL,
        answers_within_days tinyint UNSIGNED NULL,
        tells_outcome tinyint NOT NULL DEFAULT 0,
        PRIMARY KEY (company_id),
        CONSTRAINT fk_company_track_records_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT ck_company_track_records_in_time CHECK (answers_in_time IN ('NEARLY_ALWAYS', 'MOSTLY', 'SELDOM'))
      ) ENGINE=InnoDB`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE company_track_records');
  }
}
