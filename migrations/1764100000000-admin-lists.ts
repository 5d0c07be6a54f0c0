import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The administrators' lists and searches read narrow indexes only: each contains what its list compares, so that even
 * a term without a match is answered from the index.
 */
const INDEXES: readonly { table: string; name: string; before: string | null; after: string }[] = [
  { table: 'companies', name: 'ix_companies_created', before: 'created_at, id', after: 'created_at, id, company_name' },
  { table: 'jobs', name: 'ix_jobs_names', before: null, after: 'title, company_name' },
  {
    table: 'applications',
    name: 'ix_applications_applied',
    before: 'applied_at, id',
    after: 'applied_at, id, seeker_id, job_id',
  },
  {
    table: 'applications',
    name: 'ix_applications_status',
    before: 'status, applied_at, id',
    after: 'status, applied_at, id, seeker_id, job_id',
  },
  {
    table: 'token_transactions',
    name: 'ix_token_transactions_type',
    before: 'type, id',
    after: 'type, id, company_id',
  },
  {
    table: 'invoices',
    name: 'ix_invoices_listed',
    before: null,
    after: 'status, id, company_id, merchant_ref, reference',
  },
  { table: 'invoices', name: 'ix_invoices_paid', before: null, after: 'paid_at, status' },
  {
    table: 'seekers',
    name: 'ix_seekers_listed',
    before: null,
    after: 'created_at, id, account_id, full_name, phone_number',
  },
];

export class AdminLists1764100000000 implements MigrationInterface {
  name = 'AdminLists1764100000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const { table, name, before, after } of INDEXES) {
      await queryRunner.query(
        `ALTER TABLE ${table} ${before ? `DROP INDEX ${name}, ` : ''}ADD INDEX ${name} (${after})`,
      );
    }
    await queryRunner.query('DROP INDEX ix_seekers_created ON seekers');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX ix_seekers_created ON seekers (created_at, id)');
    for (const { table, name, before } of [...INDEXES].reverse()) {
      await queryRunner.query(
        `ALTER TABLE ${table} DROP INDEX ${name}${before ? `, ADD INDEX ${name} (${before})` : ''}`,
      );
    }
  }
}
