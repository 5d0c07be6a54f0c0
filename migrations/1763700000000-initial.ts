import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first shape of the database: tables, keys, and the CHECKs and triggers that refuse what must never be. */

const TABLES = [
  `CREATE TABLE accounts (
      id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      email varchar(254) COLLATE utf8mb4_bin NOT NULL,
      password_hash varchar(255) CHARACTER SET ascii COLLATE ascii_bin NULL,
      google_sub varchar(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
      email_verified_at datetime(3) NULL,
      active_role varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      last_active_at datetime(3) NULL,
      terms_version varchar(20) CHARACTER SET ascii COLLATE ascii_bin NULL,
      terms_accepted_at datetime(3) NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX uq_accounts_google_sub (google_sub),
      UNIQUE INDEX uq_accounts_email (email)
    ) ENGINE=InnoDB`,
  `CREATE TABLE email_verifications (
      id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      account_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      code_hash varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      created_at datetime(3) NOT NULL,
      expires_at datetime(3) NOT NULL,
      used_at datetime(3) NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX uq_email_verifications_code (code_hash),
      INDEX ix_email_verifications_account (account_id, created_at)
    ) ENGINE=InnoDB`,
  `CREATE TABLE password_resets (
      id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      account_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      code_hash varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      created_at datetime(3) NOT NULL,
      expires_at datetime(3) NOT NULL,
      used_at datetime(3) NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX uq_password_resets_code (code_hash),
      INDEX ix_password_resets_account (account_id, created_at)
    ) ENGINE=InnoDB`,
  `CREATE TABLE rate_limits (
      \`key\` varchar(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      points int NOT NULL DEFAULT '0',
      expire bigint UNSIGNED NULL,
      PRIMARY KEY (\`key\`),
      INDEX ix_rate_limits_expire (expire)
    ) ENGINE=InnoDB`,
  `CREATE TABLE sessions (
      id_hash char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      public_id varchar(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      account_id char(26) CHARACTER SET ascii COLLATE ascii_bin NULL,
      \`data\` json NOT NULL,
      user_agent varchar(300) NULL,
      created_at datetime(3) NOT NULL,
      last_used_at datetime(3) NOT NULL,
      expires_at datetime(3) NOT NULL,
      PRIMARY KEY (id_hash),
      INDEX ix_sessions_expires (expires_at),
      INDEX ix_sessions_account (account_id, last_used_at)
    ) ENGINE=InnoDB`,
  `CREATE TABLE files (
      id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      owner_account_id char(26) CHARACTER SET ascii COLLATE ascii_bin NULL,
      preset varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      file_name varchar(200) NOT NULL,
      media_type varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      byte_size int UNSIGNED NOT NULL,
      sha256 varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      storage_key varchar(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      claim_hash varchar(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
      created_at datetime(3) NOT NULL,
      claimed_at datetime(3) NULL,
      PRIMARY KEY (id),
      INDEX ix_files_unclaimed (claimed_at, created_at),
      INDEX ix_files_owner (owner_account_id)
    ) ENGINE=InnoDB`,
  `CREATE TABLE seekers (
      id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      account_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      full_name varchar(120) NOT NULL,
      phone_number varchar(13) CHARACTER SET ascii COLLATE ascii_bin NULL,
      education varchar(40) NULL,
      work_experience text NULL,
      technical_skills json NOT NULL,
      soft_skills json NOT NULL,
      cv_file_id char(26) CHARACTER SET ascii COLLATE ascii_bin NULL,
      portfolio_file_id char(26) CHARACTER SET ascii COLLATE ascii_bin NULL,
      picture_file_id char(26) CHARACTER SET ascii COLLATE ascii_bin NULL,
      is_profile_complete tinyint NOT NULL DEFAULT 0,
      created_at datetime(3) NOT NULL,
      updated_at datetime(3) NOT NULL,
      lock_version int UNSIGNED NOT NULL DEFAULT '0',
      PRIMARY KEY (id),
      UNIQUE INDEX uq_seekers_account (account_id),
      INDEX ix_seekers_created (created_at, id)
    ) ENGINE=InnoDB`,
  `CREATE TABLE companies (
      id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      account_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      company_name varchar(160) NOT NULL,
      phone_number varchar(13) CHARACTER SET ascii COLLATE ascii_bin NULL,
      company_npwp varchar(16) CHARACTER SET ascii COLLATE ascii_bin NULL,
      company_address varchar(500) NULL,
      industry varchar(40) NULL,
      company_size varchar(40) NULL,
      website varchar(500) NULL,
      description text NULL,
      deed_file_id char(26) CHARACTER SET ascii COLLATE ascii_bin NULL,
      logo_file_id char(26) CHARACTER SET ascii COLLATE ascii_bin NULL,
      is_verified tinyint NOT NULL DEFAULT 0,
      verified_at datetime(3) NULL,
      verified_by char(26) CHARACTER SET ascii COLLATE ascii_bin NULL,
      is_rejected tinyint NOT NULL DEFAULT 0,
      rejected_at datetime(3) NULL,
      rejected_by char(26) CHARACTER SET ascii COLLATE ascii_bin NULL,
      rejection_reason varchar(1000) NULL,
      profile_version int UNSIGNED NOT NULL DEFAULT '1',
      is_imported tinyint NOT NULL DEFAULT 0,
      created_at datetime(3) NOT NULL,
      updated_at datetime(3) NOT NULL,
      lock_version int UNSIGNED NOT NULL DEFAULT '0',
      PRIMARY KEY (id),
      UNIQUE INDEX uq_companies_account (account_id),
      INDEX ix_companies_awaiting (is_verified, is_rejected, created_at, id),
      INDEX ix_companies_created (created_at, id)
    ) ENGINE=InnoDB`,
  `CREATE TABLE jobs (
      id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      company_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      company_name varchar(160) NOT NULL,
      title varchar(200) NOT NULL,
      description mediumtext NOT NULL,
      location varchar(160) NOT NULL,
      employment_type varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      salary_min bigint NULL,
      salary_max bigint NULL,
      salary_period varchar(10) CHARACTER SET ascii COLLATE ascii_bin NULL,
      skills json NOT NULL,
      auto_close_date date NULL,
      is_active tinyint NOT NULL DEFAULT 0,
      is_deleted tinyint NOT NULL DEFAULT 0,
      is_visible tinyint NOT NULL DEFAULT 0,
      search_text mediumtext COLLATE utf8mb4_bin NOT NULL,
      import_key varchar(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
      created_at datetime(3) NOT NULL,
      updated_at datetime(3) NOT NULL,
      lock_version int UNSIGNED NOT NULL DEFAULT '0',
      PRIMARY KEY (id),
      UNIQUE INDEX uq_jobs_import_key (import_key),
      UNIQUE INDEX uq_jobs_id_company (id, company_id),
      INDEX ix_jobs_auto_close (is_active, auto_close_date),
      INDEX ix_jobs_company_active (company_id, is_deleted, is_active, created_at, id),
      INDEX ix_jobs_company (company_id, is_deleted, created_at, id),
      INDEX ix_jobs_visible_type (is_visible, employment_type, created_at, id),
      INDEX ix_jobs_visible (is_visible, created_at, id)
    ) ENGINE=InnoDB`,
  `CREATE TABLE interview_slots (
      id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      job_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      company_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`date\` date NOT NULL,
      \`start\` varchar(5) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`end\` varchar(5) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      starts_at datetime(3) NOT NULL,
      ends_at datetime(3) NOT NULL,
      location_type varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      max_applicants tinyint UNSIGNED NOT NULL,
      seats_taken tinyint UNSIGNED NOT NULL DEFAULT '0',
      is_selected tinyint NOT NULL DEFAULT 0,
      lock_version int UNSIGNED NOT NULL DEFAULT '0',
      PRIMARY KEY (id),
      INDEX ix_interview_slots_job (job_id, starts_at, id)
    ) ENGINE=InnoDB`,
  `CREATE TABLE slot_holds (
      seeker_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      slot_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      expires_at datetime(3) NOT NULL,
      PRIMARY KEY (seeker_id),
      INDEX ix_slot_holds_slot (slot_id, expires_at)
    ) ENGINE=InnoDB`,
  `CREATE TABLE applications (
      id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      job_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      company_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      seeker_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      slot_id char(26) CHARACTER SET ascii COLLATE ascii_bin NULL,
      status varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      company_name varchar(160) NOT NULL,
      job_title varchar(200) NOT NULL,
      interview_date date NOT NULL,
      interview_start varchar(5) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      interview_end varchar(5) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      interview_starts_at datetime(3) NOT NULL,
      interview_ends_at datetime(3) NOT NULL,
      interview_location_type varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      interview_sequence int UNSIGNED NOT NULL DEFAULT '0',
      interview_link varchar(500) NULL,
      venue varchar(300) NULL,
      details_link varchar(500) NULL,
      additional_info text NULL,
      rejection_notice varchar(200) NULL,
      applied_at datetime(3) NOT NULL,
      decided_at datetime(3) NULL,
      updated_at datetime(3) NOT NULL,
      lock_version int UNSIGNED NOT NULL DEFAULT '0',
      PRIMARY KEY (id),
      UNIQUE INDEX uq_applications_job_seeker (job_id, seeker_id),
      INDEX ix_applications_status (status, applied_at, id),
      INDEX ix_applications_applied (applied_at, id),
      INDEX ix_applications_slot (slot_id, status),
      INDEX ix_applications_company_interview (company_id, status, interview_starts_at),
      INDEX ix_applications_company_status (company_id, status, applied_at, id),
      INDEX ix_applications_company (company_id, applied_at, id),
      INDEX ix_applications_job_status (job_id, status, applied_at, id),
      INDEX ix_applications_job (job_id, applied_at, id),
      INDEX ix_applications_seeker_status (seeker_id, status, interview_starts_at),
      INDEX ix_applications_seeker (seeker_id, applied_at, id)
    ) ENGINE=InnoDB`,
  `CREATE TABLE reschedule_requests (
      id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      application_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      pending_application_id char(26) CHARACTER SET ascii COLLATE ascii_bin NULL,
      previous_id char(26) CHARACTER SET ascii COLLATE ascii_bin NULL,
      requested_by varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      status varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      new_date date NOT NULL,
      new_start varchar(5) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      new_end varchar(5) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      new_starts_at datetime(3) NOT NULL,
      new_ends_at datetime(3) NOT NULL,
      new_location_type varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      reason varchar(1000) NOT NULL,
      requested_at datetime(3) NOT NULL,
      responded_at datetime(3) NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX uq_reschedule_requests_previous (previous_id),
      UNIQUE INDEX uq_reschedule_requests_pending (pending_application_id),
      INDEX ix_reschedule_requests_application (application_id, id)
    ) ENGINE=InnoDB`,
  `CREATE TABLE outbox (
      id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      effect_key varchar(120) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      payload json NOT NULL,
      created_at datetime(3) NOT NULL,
      due_at datetime(3) NOT NULL,
      attempts int UNSIGNED NOT NULL DEFAULT '0',
      last_error varchar(300) NULL,
      done_at datetime(3) NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX uq_outbox_key (effect_key),
      INDEX ix_outbox_due (done_at, due_at, id)
    ) ENGINE=InnoDB`,
  `CREATE TABLE leases (
      task varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      holder varchar(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      expires_at datetime(3) NOT NULL,
      PRIMARY KEY (task)
    ) ENGINE=InnoDB`,
  `CREATE TABLE invoices (
      id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      company_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      company_name varchar(160) NOT NULL,
      merchant_ref varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      reference varchar(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
      package_id varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      package_name varchar(60) NOT NULL,
      tokens int UNSIGNED NOT NULL,
      bonus int UNSIGNED NOT NULL,
      amount bigint NOT NULL,
      status varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      payment_method varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      payment_name varchar(60) NULL,
      fee_customer bigint NULL,
      amount_received bigint NULL,
      checkout_url varchar(500) NULL,
      created_at datetime(3) NOT NULL,
      expires_at datetime(3) NOT NULL,
      paid_at datetime(3) NULL,
      credited_at datetime(3) NULL,
      lock_version int UNSIGNED NOT NULL DEFAULT '0',
      PRIMARY KEY (id),
      UNIQUE INDEX uq_invoices_reference (reference),
      UNIQUE INDEX uq_invoices_merchant_ref (merchant_ref),
      INDEX ix_invoices_status (status, expires_at),
      INDEX ix_invoices_company (company_id, id)
    ) ENGINE=InnoDB`,
  `CREATE TABLE payment_callbacks (
      id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      merchant_ref varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
      body text NOT NULL,
      signature varchar(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
      flag varchar(30) CHARACTER SET ascii COLLATE ascii_bin NULL,
      received_at datetime(3) NOT NULL,
      PRIMARY KEY (id),
      INDEX ix_payment_callbacks_invoice (merchant_ref, id),
      INDEX ix_payment_callbacks_flagged (flag, id)
    ) ENGINE=InnoDB`,
  `CREATE TABLE token_balances (
      company_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      tokens int UNSIGNED NOT NULL,
      PRIMARY KEY (company_id)
    ) ENGINE=InnoDB`,
  `CREATE TABLE token_transactions (
      id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      company_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      type varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      amount int NOT NULL,
      balance_after int UNSIGNED NOT NULL,
      application_id char(26) CHARACTER SET ascii COLLATE ascii_bin NULL,
      invoice_id char(26) CHARACTER SET ascii COLLATE ascii_bin NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX uq_token_transactions_invoice (type, invoice_id),
      UNIQUE INDEX uq_token_transactions_application (application_id),
      INDEX ix_token_transactions_type (type, id),
      INDEX ix_token_transactions_company (company_id, id)
    ) ENGINE=InnoDB`,
  `CREATE TABLE admins (
      account_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      name varchar(120) NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (account_id)
    ) ENGINE=InnoDB`,
  `CREATE TABLE admin_activities (
      id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      admin_id char(26) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      company_id char(26) CHARACTER SET ascii COLLATE ascii_bin NULL,
      action varchar(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      details varchar(300) NOT NULL,
      comment varchar(1000) NULL,
      \`before\` json NULL,
      \`after\` json NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (id),
      INDEX ix_admin_activities_action (action, id),
      INDEX ix_admin_activities_company (company_id, id)
    ) ENGINE=InnoDB`,
];

const FOREIGN_KEYS = [
  `ALTER TABLE email_verifications ADD CONSTRAINT fk_email_verifications_account FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE password_resets ADD CONSTRAINT fk_password_resets_account FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE sessions ADD CONSTRAINT fk_sessions_account FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE files ADD CONSTRAINT fk_files_owner FOREIGN KEY (owner_account_id) REFERENCES accounts(id) ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE seekers ADD CONSTRAINT fk_seekers_picture FOREIGN KEY (picture_file_id) REFERENCES files(id) ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE seekers ADD CONSTRAINT fk_seekers_portfolio FOREIGN KEY (portfolio_file_id) REFERENCES files(id) ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE seekers ADD CONSTRAINT fk_seekers_cv FOREIGN KEY (cv_file_id) REFERENCES files(id) ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE seekers ADD CONSTRAINT fk_seekers_account FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE companies ADD CONSTRAINT fk_companies_logo FOREIGN KEY (logo_file_id) REFERENCES files(id) ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE companies ADD CONSTRAINT fk_companies_deed FOREIGN KEY (deed_file_id) REFERENCES files(id) ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE companies ADD CONSTRAINT fk_companies_account FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE jobs ADD CONSTRAINT fk_jobs_company FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE interview_slots ADD CONSTRAINT fk_interview_slots_job FOREIGN KEY (job_id, company_id) REFERENCES jobs(id,company_id) ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE slot_holds ADD CONSTRAINT fk_slot_holds_slot FOREIGN KEY (slot_id) REFERENCES interview_slots(id) ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE slot_holds ADD CONSTRAINT fk_slot_holds_seeker FOREIGN KEY (seeker_id) REFERENCES seekers(id) ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE applications ADD CONSTRAINT fk_applications_slot FOREIGN KEY (slot_id) REFERENCES interview_slots(id) ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE applications ADD CONSTRAINT fk_applications_seeker FOREIGN KEY (seeker_id) REFERENCES seekers(id) ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE applications ADD CONSTRAINT fk_applications_job FOREIGN KEY (job_id, company_id) REFERENCES jobs(id,company_id) ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE reschedule_requests ADD CONSTRAINT fk_reschedule_requests_previous FOREIGN KEY (previous_id) REFERENCES reschedule_requests(id) ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE reschedule_requests ADD CONSTRAINT fk_reschedule_requests_application FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE admins ADD CONSTRAINT fk_admins_account FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE NO ACTION ON UPDATE NO ACTION`,
];

const CHECKS: readonly [table: string, name: string, rule: string][] = [
  ['accounts', 'ck_accounts_active_role', `active_role IN ('USER', 'COMPANY', 'ADMIN')`],
  ['companies', 'ck_companies_decision', `NOT (is_verified AND is_rejected)`],
  ['jobs', 'ck_jobs_visible', `is_visible = 0 OR (is_active = 1 AND is_deleted = 0)`],
  ['jobs', 'ck_jobs_deleted', `is_deleted = 0 OR is_active = 0`],
  ['jobs', 'ck_jobs_employment_type', `employment_type IN ('FULL_TIME', 'PART_TIME', 'CONTRACT', 'FREELANCE')`],
  [
    'jobs',
    'ck_jobs_salary',
    `(salary_min IS NULL AND salary_max IS NULL AND salary_period IS NULL)
    OR (salary_min >= 0 AND salary_min <= salary_max AND salary_period IN ('MONTHLY', 'HOURLY'))`,
  ],
  [
    'interview_slots',
    'ck_interview_slots_capacity',
    `max_applicants BETWEEN 1 AND 20 AND seats_taken <= max_applicants`,
  ],
  ['interview_slots', 'ck_interview_slots_time', `starts_at < ends_at AND \`start\` < \`end\``],
  ['interview_slots', 'ck_interview_slots_selected', `is_selected = 0 OR seats_taken > 0`],
  ['interview_slots', 'ck_interview_slots_location', `location_type IN ('ONSITE', 'ONLINE', 'TENTATIVE')`],
  ['applications', 'ck_applications_status', `status IN ('PENDING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN')`],
  ['applications', 'ck_applications_seat', `status <> 'PENDING' OR slot_id IS NOT NULL`],
  ['applications', 'ck_applications_decided', `(status IN ('ACCEPTED', 'REJECTED')) = (decided_at IS NOT NULL)`],
  ['applications', 'ck_applications_time', `interview_starts_at < interview_ends_at`],
  ['applications', 'ck_applications_location', `interview_location_type IN ('ONSITE', 'ONLINE', 'TENTATIVE')`],
  ['reschedule_requests', 'ck_reschedule_status', `status IN ('PENDING', 'ACCEPTED', 'REJECTED', 'COUNTERED')`],
  ['reschedule_requests', 'ck_reschedule_party', `requested_by IN ('COMPANY', 'APPLICANT')`],
  [
    'reschedule_requests',
    'ck_reschedule_pending',
    `(status = 'PENDING') = (pending_application_id IS NOT NULL)
    AND (pending_application_id IS NULL OR pending_application_id = application_id)`,
  ],
  ['reschedule_requests', 'ck_reschedule_answered', `(status = 'PENDING') = (responded_at IS NULL)`],
  ['reschedule_requests', 'ck_reschedule_time', `new_starts_at < new_ends_at`],
  ['token_balances', 'ck_token_balances_tokens', `tokens >= 0`],
  [
    'token_transactions',
    'ck_token_transactions_kind',
    `(type = 'USAGE' AND amount < 0 AND application_id IS NOT NULL)
    OR (type = 'PURCHASE' AND amount > 0 AND invoice_id IS NOT NULL)
    OR (type = 'REFUND' AND amount <= 0 AND invoice_id IS NOT NULL)
    OR (type = 'GRANT' AND amount > 0)`,
  ],
  ['invoices', 'ck_invoices_status', `status IN ('UNPAID', 'PAID', 'EXPIRED', 'FAILED', 'REFUND')`],
  ['invoices', 'ck_invoices_amount', `amount > 0 AND tokens > 0`],
  ['invoices', 'ck_invoices_credited', `credited_at IS NULL OR status IN ('PAID', 'REFUND')`],
];

/** The ledger and the audit trail are only ever written to. */
const APPEND_ONLY = ['token_transactions', 'admin_activities'];

export class Initial1763700000000 implements MigrationInterface {
  name = 'Initial1763700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...FOREIGN_KEYS]) await queryRunner.query(statement);
    for (const [table, name, rule] of CHECKS) {
      await queryRunner.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} CHECK (${rule})`);
    }
    for (const table of APPEND_ONLY) {
      for (const change of ['UPDATE', 'DELETE']) {
        await queryRunner.query(
          `CREATE TRIGGER ${table}_no_${change.toLowerCase()} BEFORE ${change} ON ${table} FOR EACH ROW ` +
            `SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '${table} is append-only'`,
        );
      }
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('SET FOREIGN_KEY_CHECKS = 0');
    for (const statement of TABLES) {
      const table = /^CREATE TABLE (\w+)/.exec(statement)?.[1];
      await queryRunner.query(`DROP TABLE ${table}`);
    }
    await queryRunner.query('SET FOREIGN_KEY_CHECKS = 1');
  }
}
