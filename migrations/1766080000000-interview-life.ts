import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'char(26) CHARACTER SET ascii COLLATE ascii_bin';

const INDEXES = [
  ['ix_applications_company_interview', 'company_id, status, interview_starts_at, interview_ends_at'],
  ['ix_applications_interview', 'status, interview_starts_at, id, interview_date, interview_start'],
] as const;

/**
 * An accepted interview can be called off and planned again; a request to move one can be withdrawn, runs out and ends with
 * its interview. Requests that are pending get 48 hours from now, and so do those that a server of the version before writes.
 */
export class InterviewLife1766080000000 implements MigrationInterface {
  name = 'InterviewLife1766080000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE called_off_interviews (
        id ${ID} NOT NULL,
        application_id ${ID} NOT NULL,
        called_off_by varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        reason varchar(500) NOT NULL,
        called_off_at datetime(3) NOT NULL,
        interview_date date NOT NULL,
        interview_start varchar(5) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        interview_end varchar(5) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        PRIMARY KEY (id),
        INDEX ix_called_off_interviews_application (application_id, id),
        CONSTRAINT fk_called_off_interviews_application FOREIGN KEY (application_id) REFERENCES applications (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
        CONSTRAINT ck_called_off_interviews_by CHECK (called_off_by IN ('COMPANY', 'APPLICANT'))
      ) ENGINE=InnoDB`,
    );
    await queryRunner.query(
      `ALTER TABLE applications ADD called_off_at datetime(3) NULL,
       ADD CONSTRAINT ck_applications_called_off CHECK (called_off_at IS NULL OR (slot_id IS NULL AND status <> 'PENDING')),
       ADD INDEX ix_applications_called_off (called_off_at, id, seeker_id, job_id, company_id, applied_at)`,
    );
    for (const [name, columns] of INDEXES) await replaceIndex(queryRunner, name, `${columns}, called_off_at`);
    await replaceStatuses(
      queryRunner,
      "'PENDING', 'ACCEPTED', 'REJECTED', 'COUNTERED', 'WITHDRAWN', 'EXPIRED', 'ENDED'",
    );
    await queryRunner.query(
      `ALTER TABLE reschedule_requests ADD slot_id ${ID} NULL, ADD expires_at datetime(3) NOT NULL DEFAULT (UTC_TIMESTAMP(3) + INTERVAL 48 HOUR),
       ADD INDEX ix_reschedule_requests_expiry (status, expires_at, id)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      "UPDATE reschedule_requests SET status = 'REJECTED' WHERE status IN ('WITHDRAWN', 'EXPIRED', 'ENDED')",
    );
    await queryRunner.query(
      'ALTER TABLE reschedule_requests DROP INDEX ix_reschedule_requests_expiry, DROP COLUMN expires_at, DROP COLUMN slot_id',
    );
    await replaceStatuses(queryRunner, "'PENDING', 'ACCEPTED', 'REJECTED', 'COUNTERED'");
    for (const [name, columns] of INDEXES) await replaceIndex(queryRunner, name, columns);
    await queryRunner.query(
      'ALTER TABLE applications DROP CONSTRAINT ck_applications_called_off, DROP INDEX ix_applications_called_off, DROP COLUMN called_off_at',
    );
    await queryRunner.query('DROP TABLE called_off_interviews');
  }
}

function replaceIndex(queryRunner: QueryRunner, name: string, columns: string): Promise<unknown> {
  return queryRunner.query(`ALTER TABLE applications DROP INDEX ${name}, ADD INDEX ${name} (${columns})`);
}

function replaceStatuses(queryRunner: QueryRunner, statuses: string): Promise<unknown> {
  return queryRunner.query(
    `ALTER TABLE reschedule_requests DROP CONSTRAINT ck_reschedule_status,
     ADD CONSTRAINT ck_reschedule_status CHECK (status IN (${statuses}))`,
  );
}
