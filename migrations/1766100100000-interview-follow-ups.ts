import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(26) CHARACTER SET ascii COLLATE ascii_bin';
const CODE = (length: number) => `varchar(${length}) CHARACTER SET ascii COLLATE ascii_bin`;
const ATTENDANCES = "'TOOK_PLACE', 'OTHER_ABSENT', 'COULD_NOT_COME'";

/**
 * What both sides say once an interview is over. Interviews that were over before this existed ask nothing: those of the last
 * 14 days get a row that is closed already; older ones are closed by their age.
 */
export class InterviewFollowUps1766100100000 implements MigrationInterface {
  name = 'InterviewFollowUps1766100100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE interview_follow_ups (
        application_id ${ID} NOT NULL,
        interview_starts_at datetime(3) NOT NULL,
        open_until datetime(3) NOT NULL,
        company_says ${CODE(20)} NULL,
        applicant_says ${CODE(20)} NULL,
        deciding_at datetime(3) NULL,
        outcome ${CODE(10)} NULL,
        outcome_at datetime(3) NULL,
        told_at datetime(3) NULL,
        times_asked tinyint UNSIGNED NOT NULL DEFAULT 0,
        PRIMARY KEY (application_id, interview_starts_at),
        INDEX ix_interview_follow_ups_untold (told_at, outcome_at, application_id),
        CONSTRAINT fk_interview_follow_ups_application FOREIGN KEY (application_id) REFERENCES applications (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
        CONSTRAINT ck_interview_follow_ups_says CHECK (company_says IN (${ATTENDANCES}) AND applicant_says IN (${ATTENDANCES})),
        CONSTRAINT ck_interview_follow_ups_outcome CHECK (outcome IN ('CHOSEN', 'NOT_CHOSEN')),
        CONSTRAINT ck_interview_follow_ups_at CHECK ((outcome IS NULL) = (outcome_at IS NULL))
      ) ENGINE=InnoDB`,
    );
    await queryRunner.query(
      `INSERT INTO interview_follow_ups (application_id, interview_starts_at, open_until)
       SELECT id, interview_starts_at, UTC_TIMESTAMP(3) FROM applications
       WHERE status = 'ACCEPTED' AND called_off_at IS NULL
         AND interview_starts_at > UTC_TIMESTAMP(3) - INTERVAL 15 DAY AND interview_ends_at <= UTC_TIMESTAMP(3)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE interview_follow_ups');
  }
}
