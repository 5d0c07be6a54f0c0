import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(26) CHARACTER SET ascii COLLATE ascii_bin';

/** What seekers report about jobs and companies, and jobs that administrators have paused. */
export class Reports1765940000000 implements MigrationInterface {
  name = 'Reports1765940000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE jobs ADD COLUMN is_paused tinyint NOT NULL DEFAULT 0 AFTER is_visible');
    await queryRunner.query('ALTER TABLE jobs ADD CONSTRAINT ck_jobs_paused CHECK (is_visible = 0 OR is_paused = 0)');
    await queryRunner.query(
      `CREATE TABLE report_groups (
        id ${ID} NOT NULL,
        company_id ${ID} NOT NULL,
        job_id ${ID} NULL,
        open_reports int unsigned NOT NULL DEFAULT 0,
        total_reports int unsigned NOT NULL DEFAULT 0,
        is_paused tinyint NOT NULL DEFAULT 0,
        is_open tinyint NOT NULL DEFAULT 0,
        newest_at datetime(3) NOT NULL,
        version int unsigned NOT NULL DEFAULT 0,
        PRIMARY KEY (id),
        INDEX ix_report_groups_newest (is_open, newest_at, id),
        INDEX ix_report_groups_most (is_open, open_reports, id),
        INDEX ix_report_groups_company (company_id, total_reports),
        CONSTRAINT fk_report_groups_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ENGINE=InnoDB`,
    );
    await queryRunner.query(
      `CREATE TABLE reports (
        id ${ID} NOT NULL,
        group_id ${ID} NOT NULL,
        seeker_id ${ID} NOT NULL,
        reason varchar(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        text varchar(1000) NULL,
        created_at datetime(3) NOT NULL,
        open_mark tinyint NULL,
        PRIMARY KEY (id),
        UNIQUE INDEX uq_reports_open (seeker_id, group_id, open_mark),
        INDEX ix_reports_reasons (group_id, open_mark, reason),
        INDEX ix_reports_newest (group_id, open_mark, id),
        CONSTRAINT fk_reports_group FOREIGN KEY (group_id) REFERENCES report_groups (id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT fk_reports_seeker FOREIGN KEY (seeker_id) REFERENCES seekers (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ENGINE=InnoDB`,
    );
    await queryRunner.query(
      `CREATE TABLE job_pauses (
        id ${ID} NOT NULL,
        job_id ${ID} NOT NULL,
        company_id ${ID} NOT NULL,
        admin_id ${ID} NOT NULL,
        reason varchar(1000) NOT NULL,
        paused_at datetime(3) NOT NULL,
        answer varchar(2000) NULL,
        answered_at datetime(3) NULL,
        resumed_at datetime(3) NULL,
        open_mark tinyint NULL,
        PRIMARY KEY (id),
        UNIQUE INDEX uq_job_pauses_open (job_id, open_mark),
        INDEX ix_job_pauses_company (company_id),
        CONSTRAINT fk_job_pauses_job FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ENGINE=InnoDB`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE job_pauses');
    await queryRunner.query('DROP TABLE reports');
    await queryRunner.query('DROP TABLE report_groups');
    await queryRunner.query('ALTER TABLE jobs DROP CONSTRAINT ck_jobs_paused');
    await queryRunner.query('ALTER TABLE jobs DROP COLUMN is_paused');
  }
}
