import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The administrators' lists by days: each is read from an index in the order of its time, so that the days that are
 * asked for are a range of it. Indexes that only had the id in that place get the time before it.
 */
const INDEXES: readonly { table: string; name: string; before: string | null; after: string }[] = [
  {
    table: 'token_transactions',
    name: 'ix_token_transactions_type',
    before: 'type, id, company_id',
    after: 'type, created_at, id, company_id',
  },
  {
    table: 'token_transactions',
    name: 'ix_token_transactions_company_time',
    before: null,
    after: 'company_id, created_at, id',
  },
  {
    table: 'invoices',
    name: 'ix_invoices_listed',
    before: 'status, id, company_id, merchant_ref, reference',
    after: 'status, created_at, id, company_id, merchant_ref, reference',
  },
  {
    table: 'invoices',
    name: 'ix_invoices_created',
    before: null,
    after: 'created_at, id, company_id, merchant_ref, reference',
  },
  { table: 'invoices', name: 'ix_invoices_company_time', before: null, after: 'company_id, created_at, id' },
  {
    table: 'jobs',
    name: 'ix_jobs_most_applied',
    before: 'is_deleted, is_active, application_count, id',
    after: 'is_deleted, is_active, application_count, id, created_at',
  },
  {
    table: 'applications',
    name: 'ix_applications_status',
    before: 'status, applied_at, id, seeker_id, job_id',
    after: 'status, applied_at, id, seeker_id, job_id, company_id',
  },
  { table: 'admin_activities', name: 'ix_admin_activities_created', before: null, after: 'created_at, id' },
  {
    table: 'admin_activities',
    name: 'ix_admin_activities_action',
    before: 'action, id',
    after: 'action, created_at, id',
  },
  { table: 'admin_activities', name: 'ix_admin_activities_kind', before: 'kind, id', after: 'kind, created_at, id' },
  {
    table: 'admin_activities',
    name: 'ix_admin_activities_admin',
    before: 'admin_id, id',
    after: 'admin_id, created_at, id',
  },
  {
    table: 'admin_activities',
    name: 'ix_admin_activities_admin_kind',
    before: 'admin_id, kind, id',
    after: 'admin_id, kind, created_at, id',
  },
  { table: 'reveal_receipts', name: 'ix_reveal_receipts_day', before: null, after: 'day, id' },
  { table: 'reveal_receipts', name: 'ix_reveal_receipts_company', before: null, after: 'company_id, day, id' },
  { table: 'job_pauses', name: 'ix_job_pauses_paused', before: null, after: 'paused_at, id' },
  { table: 'job_pauses', name: 'ix_job_pauses_open', before: null, after: 'open_mark, paused_at, id' },
  { table: 'job_pauses', name: 'ix_job_pauses_company', before: 'company_id', after: 'company_id, paused_at, id' },
  { table: 'data_exports', name: 'ix_data_exports_requested', before: null, after: 'requested_at, id' },
];

export class AdminPeriods1766070000000 implements MigrationInterface {
  name = 'AdminPeriods1766070000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const { table, name, before, after } of INDEXES)
      await queryRunner.query(
        `ALTER TABLE ${table} ${before ? `DROP INDEX ${name}, ` : ''}ADD INDEX ${name} (${after})`,
      );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { table, name, before } of [...INDEXES].reverse())
      await queryRunner.query(
        `ALTER TABLE ${table} DROP INDEX ${name}${before ? `, ADD INDEX ${name} (${before})` : ''}`,
      );
  }
}
