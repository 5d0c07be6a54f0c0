import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists and counts tell an application that was closed without a reply from one that was withdrawn. */
const INDEXES = [
  ['ix_applications_seeker_status', 'seeker_id, status, interview_starts_at'],
  ['ix_applications_job_status', 'job_id, status, applied_at, id'],
  ['ix_applications_company_status', 'company_id, status, applied_at, id'],
  ['ix_applications_company_interview', 'company_id, status, interview_starts_at, interview_ends_at, called_off_at'],
] as const;

/**
 * Until when an answer to an application is expected, and that it lapsed. What waits now gets seven days from now, so that
 * nothing lapses on the day of the upgrade, and so does what a server of the version before writes.
 */
export class ReplyClock1766090100000 implements MigrationInterface {
  name = 'ReplyClock1766090100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE applications
       ADD waiting_since datetime(3) NOT NULL DEFAULT (UTC_TIMESTAMP(3)),
       ADD reply_by datetime(3) NOT NULL DEFAULT (UTC_TIMESTAMP(3) + INTERVAL 7 DAY),
       ADD remind_at datetime(3) NULL,
       ADD lapsed_at datetime(3) NULL,
       ADD missed_replies smallint unsigned NOT NULL DEFAULT 0,
       DROP CONSTRAINT ck_applications_seat,
       ADD CONSTRAINT ck_applications_seat CHECK (status <> 'PENDING' OR slot_id IS NOT NULL OR lapsed_at IS NOT NULL),
       ADD CONSTRAINT ck_applications_lapsed CHECK (lapsed_at IS NULL OR slot_id IS NULL),
       ADD INDEX ix_applications_reply (status, lapsed_at, reply_by, id),
       ADD INDEX ix_applications_remind (remind_at, company_id),
       ${INDEXES.map(([name, columns]) => replaced(name, `${columns}, lapsed_at`)).join(', ')}`,
    );
    await queryRunner.query(
      `UPDATE applications
       SET waiting_since = applied_at, remind_at = IF(status = 'PENDING', UTC_TIMESTAMP(3) + INTERVAL 84 HOUR, NULL)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // A pending application has a slot in the version before, so what lapsed is closed.
    await queryRunner.query(
      "UPDATE applications SET status = 'WITHDRAWN', rejection_notice = NULL WHERE lapsed_at IS NOT NULL",
    );
    await queryRunner.query(
      `ALTER TABLE applications DROP CONSTRAINT ck_applications_lapsed, DROP CONSTRAINT ck_applications_seat,
       ADD CONSTRAINT ck_applications_seat CHECK (status <> 'PENDING' OR slot_id IS NOT NULL),
       ${INDEXES.map(([name, columns]) => replaced(name, columns)).join(', ')},
       DROP INDEX ix_applications_remind, DROP INDEX ix_applications_reply,
       DROP COLUMN missed_replies, DROP COLUMN lapsed_at, DROP COLUMN remind_at, DROP COLUMN reply_by, DROP COLUMN waiting_since`,
    );
  }
}

function replaced(name: string, columns: string): string {
  return `DROP INDEX ${name}, ADD INDEX ${name} (${columns})`;
}
