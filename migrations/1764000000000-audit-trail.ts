import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The administrators' activities become the audit trail: reads of personal data beside the changes, with their
 * subjects, and the profile that each decision was taken on. The table's triggers stay: rows are only ever added.
 * Callbacks keep the event that they were sent with.
 */
export class AuditTrail1764000000000 implements MigrationInterface {
  name = 'AuditTrail1764000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE admin_activities
         ADD COLUMN kind varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'CHANGE' AFTER admin_id,
         ADD COLUMN subjects json NULL AFTER comment,
         ADD COLUMN filter json NULL AFTER subjects,
         ADD COLUMN snapshot json NULL AFTER \`after\`,
         ADD INDEX ix_admin_activities_kind (kind, id),
         ADD INDEX ix_admin_activities_company_kind (company_id, kind, id),
         ADD INDEX ix_admin_activities_admin (admin_id, id),
         ADD INDEX ix_admin_activities_admin_kind (admin_id, kind, id),
         ADD CONSTRAINT ck_admin_activities_kind CHECK (kind IN ('CHANGE', 'READ'))`,
    );
    await queryRunner.query('ALTER TABLE payment_callbacks ADD COLUMN event varchar(40) NULL AFTER signature');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE payment_callbacks DROP COLUMN event');
    await queryRunner.query(
      `ALTER TABLE admin_activities
         DROP CONSTRAINT ck_admin_activities_kind,
         DROP INDEX ix_admin_activities_admin_kind,
         DROP INDEX ix_admin_activities_admin,
         DROP INDEX ix_admin_activities_company_kind,
         DROP INDEX ix_admin_activities_kind,
         DROP COLUMN snapshot, DROP COLUMN filter, DROP COLUMN subjects, DROP COLUMN kind`,
    );
  }
}
