import type { MigrationInterface, QueryRunner } from 'typeorm';

const DECISIONS =
  "SELECT company_id, MAX(id) AS id FROM admin_activities WHERE kind = 'CHANGE' AND action IN ('VERIFY', 'REJECT', 'REVOKE') GROUP BY company_id";

/**
 * Since when and why a company waits for a decision, so that the queue begins with the longest wait, and the note that
 * a revoked company reads. The lists of companies get an index that includes whether a company was imported.
 */
export class VerificationQueue1765610000000 implements MigrationInterface {
  name = 'VerificationQueue1765610000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE companies ADD COLUMN waiting_since datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
         ADD COLUMN waiting_as varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'NEW',
         ADD COLUMN revocation_note varchar(1000) NULL`,
    );
    await queryRunner.query('UPDATE companies SET waiting_since = created_at');
    // The profile was last saved at updated_at, and a decision writes it too.
    await queryRunner.query(
      `UPDATE companies c JOIN (${DECISIONS}) latest ON latest.company_id = c.id JOIN admin_activities y ON y.id = latest.id
       SET c.waiting_since = c.updated_at,
           c.waiting_as = IF(y.action = 'REVOKE' AND c.updated_at <= y.created_at, 'REVOKED', 'CORRECTED'),
           c.revocation_note = IF(y.action = 'REVOKE' AND c.updated_at <= y.created_at, y.comment, NULL)`,
    );
    await queryRunner.query(
      `ALTER TABLE companies ADD CONSTRAINT ck_companies_waiting_as CHECK (waiting_as IN ('NEW', 'CORRECTED', 'REVOKED')),
         ADD INDEX ix_companies_waiting (is_verified, is_rejected, waiting_since, id),
         ADD INDEX ix_companies_listed (is_verified, is_rejected, is_imported, created_at, id),
         DROP INDEX ix_companies_awaiting`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE companies ADD INDEX ix_companies_awaiting (is_verified, is_rejected, created_at, id),
         DROP INDEX ix_companies_waiting, DROP INDEX ix_companies_listed, DROP CONSTRAINT ck_companies_waiting_as`,
    );
    await queryRunner.query(
      'ALTER TABLE companies DROP COLUMN waiting_since, DROP COLUMN waiting_as, DROP COLUMN revocation_note',
    );
  }
}
