import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The shape of the database: tables in the order of the picture in docs/architecture.md, with keys, CHECKs and triggers. */

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';
const TABLE_OPTIONS = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';

const TABLES = [
  // Who signs in, in one role or both.
  `CREATE TABLE accounts (
    id char(26) ${ASCII} NOT NULL,
    email varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    password_hash varchar(255) ${ASCII} NULL,
    google_sub varchar(64) ${ASCII} NULL,
    email_verified_at datetime(3) NULL,
    active_role varchar(10) ${ASCII} NOT NULL,
    language varchar(2) ${ASCII} NULL,
    last_active_at datetime(3) NULL,
    terms_version varchar(20) ${ASCII} NULL,
    terms_accepted_at datetime(3) NULL,
    created_at datetime(3) NOT NULL,
    session_epoch int unsigned NOT NULL DEFAULT 0,
    proven_at datetime(3) NULL,
    supplement_version varchar(20) ${ASCII} NULL,
    person_name varchar(120) NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_accounts_email (email),
    UNIQUE KEY uq_accounts_google_sub (google_sub),
    KEY ix_accounts_unverified (email_verified_at,created_at),
    CONSTRAINT ck_accounts_active_role CHECK (active_role in ('USER','COMPANY','ADMIN'))
  ) ${TABLE_OPTIONS}`,
  // Browsers that are signed in, by the hash of their cookie.
  `CREATE TABLE sessions (
    id_hash char(64) ${ASCII} NOT NULL,
    public_id varchar(26) ${ASCII} NOT NULL,
    account_id char(26) ${ASCII} NULL,
    data json NOT NULL,
    user_agent varchar(300) NULL,
    created_at datetime(3) NOT NULL,
    last_used_at datetime(3) NOT NULL,
    expires_at datetime(3) NOT NULL,
    session_epoch int unsigned NOT NULL DEFAULT 0,
    proved_at datetime(3) NULL,
    PRIMARY KEY (id_hash),
    KEY ix_sessions_expires (expires_at),
    KEY ix_sessions_account (account_id,last_used_at),
    CONSTRAINT fk_sessions_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // Counted tries, by what is limited.
  `CREATE TABLE rate_limits (
    \`key\` varchar(255) ${ASCII} NOT NULL,
    points int NOT NULL DEFAULT 0,
    expire bigint unsigned NULL,
    PRIMARY KEY (\`key\`),
    KEY ix_rate_limits_expire (expire)
  ) ${TABLE_OPTIONS}`,
  // Uploads: kept from the upload on, owned once a form has claimed them.
  `CREATE TABLE files (
    id char(26) ${ASCII} NOT NULL,
    owner_account_id char(26) ${ASCII} NULL,
    preset varchar(20) ${ASCII} NOT NULL,
    file_name varchar(200) NOT NULL,
    media_type varchar(100) ${ASCII} NOT NULL,
    byte_size int unsigned NOT NULL,
    sha256 varchar(64) ${ASCII} NOT NULL,
    storage_key varchar(100) ${ASCII} NOT NULL,
    claim_hash varchar(64) ${ASCII} NULL,
    created_at datetime(3) NOT NULL,
    claimed_at datetime(3) NULL,
    discarded_at datetime(3) NULL,
    runs_code tinyint NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_files_claim (claim_hash),
    KEY ix_files_unclaimed (claimed_at,created_at),
    KEY ix_files_owner (owner_account_id),
    KEY ix_files_discarded (discarded_at),
    CONSTRAINT fk_files_owner FOREIGN KEY (owner_account_id) REFERENCES accounts (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
    CONSTRAINT ck_files_owner CHECK (claimed_at is null or owner_account_id is not null),
    CONSTRAINT ck_files_preset CHECK (preset in ('profile_picture','company_logo','user_cv','user_portfolio','company_deed','job_postings'))
  ) ${TABLE_OPTIONS}`,
  // Mailed codes that prove an address.
  `CREATE TABLE email_verifications (
    id char(26) ${ASCII} NOT NULL,
    account_id char(26) ${ASCII} NOT NULL,
    email varchar(254) NOT NULL,
    code_hash varchar(64) ${ASCII} NOT NULL,
    created_at datetime(3) NOT NULL,
    expires_at datetime(3) NOT NULL,
    used_at datetime(3) NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_email_verifications_code (code_hash),
    KEY ix_email_verifications_account (account_id,created_at),
    CONSTRAINT fk_email_verifications_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // Mailed codes that set a password.
  `CREATE TABLE password_resets (
    id char(26) ${ASCII} NOT NULL,
    account_id char(26) ${ASCII} NOT NULL,
    code_hash varchar(64) ${ASCII} NOT NULL,
    created_at datetime(3) NOT NULL,
    expires_at datetime(3) NOT NULL,
    used_at datetime(3) NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_password_resets_code (code_hash),
    KEY ix_password_resets_account (account_id,created_at),
    CONSTRAINT fk_password_resets_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // Codes for "This was not me" at a registration.
  `CREATE TABLE disown_codes (
    id char(26) ${ASCII} NOT NULL,
    account_id char(26) ${ASCII} NOT NULL,
    code_hash varchar(64) ${ASCII} NOT NULL,
    created_at datetime(3) NOT NULL,
    expires_at datetime(3) NOT NULL,
    used_at datetime(3) NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_disown_codes_code (code_hash),
    KEY ix_disown_codes_account (account_id,created_at),
    CONSTRAINT fk_disown_codes_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // Mailed codes that prove the owner of an account without a password.
  `CREATE TABLE owner_codes (
    id char(26) ${ASCII} NOT NULL,
    account_id char(26) ${ASCII} NOT NULL,
    code_hash varchar(64) ${ASCII} NOT NULL,
    created_at datetime(3) NOT NULL,
    expires_at datetime(3) NOT NULL,
    used_at datetime(3) NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_owner_codes_code (code_hash),
    KEY ix_owner_codes_account (account_id,created_at),
    CONSTRAINT fk_owner_codes_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // Authenticator apps.
  `CREATE TABLE second_factors (
    account_id char(26) ${ASCII} NOT NULL,
    sealed_secret varchar(200) ${ASCII} NOT NULL,
    last_used_step int unsigned NOT NULL DEFAULT 0,
    created_at datetime(3) NOT NULL,
    confirmed_at datetime(3) NULL,
    PRIMARY KEY (account_id),
    CONSTRAINT fk_second_factors_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // Codes that replace the app once.
  `CREATE TABLE recovery_codes (
    account_id char(26) ${ASCII} NOT NULL,
    code_hash char(64) ${ASCII} NOT NULL,
    created_at datetime(3) NOT NULL,
    used_at datetime(3) NULL,
    PRIMARY KEY (account_id,code_hash),
    CONSTRAINT fk_recovery_codes_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // Changes of a password, second factor or Google link that the owner can undo.
  `CREATE TABLE access_changes (
    id char(26) ${ASCII} NOT NULL,
    number int unsigned NOT NULL AUTO_INCREMENT,
    account_id char(26) ${ASCII} NOT NULL,
    code_hash varchar(64) ${ASCII} NOT NULL,
    created_at datetime(3) NOT NULL,
    expires_at datetime(3) NOT NULL,
    used_at datetime(3) NULL,
    part varchar(20) ${ASCII} NOT NULL,
    earlier json NOT NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_access_changes_code (code_hash),
    UNIQUE KEY uq_access_changes_number (number),
    KEY ix_access_changes_account (account_id,created_at),
    CONSTRAINT fk_access_changes_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // What a person agreed to, in which version; rows are never changed.
  `CREATE TABLE consents (
    id char(26) ${ASCII} NOT NULL,
    number int unsigned NOT NULL AUTO_INCREMENT,
    account_id char(26) ${ASCII} NOT NULL,
    kind varchar(20) ${ASCII} NOT NULL,
    version varchar(20) ${ASCII} NULL,
    is_given tinyint NOT NULL,
    created_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_consents_number (number),
    KEY ix_consents_account (account_id,kind,number),
    CONSTRAINT fk_consents_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // That a profile was corrected, without values.
  `CREATE TABLE profile_corrections (
    id char(26) ${ASCII} NOT NULL,
    account_id char(26) ${ASCII} NOT NULL,
    role varchar(10) ${ASCII} NOT NULL,
    fields varchar(300) ${ASCII} NOT NULL,
    corrected_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    KEY ix_profile_corrections_account (account_id,id),
    CONSTRAINT fk_profile_corrections_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // Copies of their data that people asked for.
  `CREATE TABLE data_exports (
    id char(26) ${ASCII} NOT NULL,
    account_id char(26) ${ASCII} NOT NULL,
    company_id varchar(26) ${ASCII} NULL,
    requested_on date NOT NULL,
    requested_as varchar(10) ${ASCII} NOT NULL,
    requested_at datetime(3) NOT NULL,
    due_at datetime(3) NOT NULL,
    tries int unsigned NOT NULL DEFAULT 0,
    parts_done int unsigned NOT NULL DEFAULT 0,
    parts_total int unsigned NOT NULL DEFAULT 0,
    storage_key varchar(100) ${ASCII} NULL,
    byte_size int unsigned NULL,
    ended_at datetime(3) NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_data_exports_day (account_id,requested_on),
    UNIQUE KEY uq_data_exports_company_day (company_id,requested_on),
    KEY ix_data_exports_due (ended_at,due_at),
    KEY ix_data_exports_stored (storage_key),
    KEY ix_data_exports_requested (requested_at,id),
    CONSTRAINT fk_data_exports_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE NO ACTION ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // Secret addresses under which calendars read interviews.
  `CREATE TABLE calendar_feeds (
    account_id char(26) ${ASCII} NOT NULL,
    role varchar(10) ${ASCII} NOT NULL,
    secret_hash varchar(64) ${ASCII} NOT NULL,
    created_at datetime(3) NOT NULL,
    PRIMARY KEY (account_id,role),
    UNIQUE KEY uq_calendar_feeds_secret (secret_hash),
    CONSTRAINT fk_calendar_feeds_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // Browsers that show notifications, each until its session ends.
  `CREATE TABLE push_subscriptions (
    id char(26) ${ASCII} NOT NULL,
    account_id char(26) ${ASCII} NOT NULL,
    role varchar(10) ${ASCII} NOT NULL,
    session_hash char(64) ${ASCII} NOT NULL,
    endpoint varchar(1000) ${ASCII} NOT NULL,
    endpoint_hash varchar(64) ${ASCII} NOT NULL,
    p256dh varchar(100) ${ASCII} NOT NULL,
    auth varchar(100) ${ASCII} NOT NULL,
    zone varchar(50) ${ASCII} NOT NULL,
    shows_details tinyint NOT NULL DEFAULT 0,
    is_quiet_at_night tinyint NOT NULL DEFAULT 1,
    created_at datetime(3) NOT NULL,
    last_used_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_push_subscriptions_endpoint (endpoint_hash),
    UNIQUE KEY uq_push_subscriptions_session (session_hash),
    KEY ix_push_subscriptions_account (account_id,role,last_used_at),
    KEY ix_push_subscriptions_used (last_used_at),
    CONSTRAINT fk_push_subscriptions_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE ON UPDATE NO ACTION,
    CONSTRAINT fk_push_subscriptions_session FOREIGN KEY (session_hash) REFERENCES sessions (id_hash) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // Who asked to be erased, and how far it is.
  `CREATE TABLE erasures (
    id char(26) ${ASCII} NOT NULL,
    account_id char(26) ${ASCII} NOT NULL,
    open_account_id char(26) ${ASCII} NULL,
    role varchar(10) ${ASCII} NULL,
    seeker_id char(26) ${ASCII} NULL,
    company_id char(26) ${ASCII} NULL,
    asked_by varchar(10) ${ASCII} NOT NULL,
    requested_at datetime(3) NOT NULL,
    due_at datetime(3) NOT NULL,
    closed_at datetime(3) NULL,
    cancelled_at datetime(3) NULL,
    done_at datetime(3) NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_erasures_open (open_account_id),
    KEY ix_erasures_due (done_at,cancelled_at,due_at,id),
    KEY ix_erasures_account (account_id,id),
    CONSTRAINT ck_erasures_role CHECK (role in ('USER','COMPANY')),
    CONSTRAINT ck_erasures_asked_by CHECK (asked_by in ('PERSON','LETTER','REPLAY','RETENTION')),
    CONSTRAINT ck_erasures_open CHECK (open_account_id is null = (cancelled_at is not null or done_at is not null) and (open_account_id is null or open_account_id = account_id)),
    CONSTRAINT ck_erasures_end CHECK (cancelled_at is null or closed_at is null and done_at is null)
  ) ${TABLE_OPTIONS}`,
  // The profile of a person who looks for work.
  `CREATE TABLE seekers (
    id char(26) ${ASCII} NOT NULL,
    account_id char(26) ${ASCII} NULL,
    full_name varchar(120) NOT NULL,
    phone_number varchar(13) ${ASCII} NULL,
    education varchar(40) NULL,
    work_experience text NULL,
    technical_skills json NOT NULL,
    soft_skills json NOT NULL,
    cv_file_id char(26) ${ASCII} NULL,
    portfolio_file_id char(26) ${ASCII} NULL,
    picture_file_id char(26) ${ASCII} NULL,
    is_profile_complete tinyint NOT NULL DEFAULT 0,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    lock_version int unsigned NOT NULL DEFAULT 0,
    erasing_at datetime(3) NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_seekers_account (account_id),
    KEY fk_seekers_picture (picture_file_id),
    KEY fk_seekers_portfolio (portfolio_file_id),
    KEY fk_seekers_cv (cv_file_id),
    KEY ix_seekers_listed (created_at,id,account_id,full_name,phone_number),
    CONSTRAINT fk_seekers_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
    CONSTRAINT fk_seekers_cv FOREIGN KEY (cv_file_id) REFERENCES files (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
    CONSTRAINT fk_seekers_picture FOREIGN KEY (picture_file_id) REFERENCES files (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
    CONSTRAINT fk_seekers_portfolio FOREIGN KEY (portfolio_file_id) REFERENCES files (id) ON DELETE NO ACTION ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // The profile of a company, and whether it is verified.
  `CREATE TABLE companies (
    id char(26) ${ASCII} NOT NULL,
    email varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL,
    company_name varchar(160) NOT NULL,
    phone_number varchar(13) ${ASCII} NULL,
    company_npwp varchar(16) ${ASCII} NULL,
    company_address varchar(500) NULL,
    industry varchar(40) NULL,
    company_size varchar(40) NULL,
    website varchar(500) NULL,
    description text NULL,
    deed_file_id char(26) ${ASCII} NULL,
    logo_file_id char(26) ${ASCII} NULL,
    is_verified tinyint NOT NULL DEFAULT 0,
    verified_at datetime(3) NULL,
    verified_by char(26) ${ASCII} NULL,
    is_rejected tinyint NOT NULL DEFAULT 0,
    rejected_at datetime(3) NULL,
    rejected_by char(26) ${ASCII} NULL,
    rejection_reason varchar(1000) NULL,
    profile_version int unsigned NOT NULL DEFAULT 1,
    is_imported tinyint NOT NULL DEFAULT 0,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    lock_version int unsigned NOT NULL DEFAULT 0,
    waiting_since datetime(3) NOT NULL DEFAULT current_timestamp(3),
    waiting_as varchar(10) ${ASCII} NOT NULL DEFAULT 'NEW',
    revocation_note varchar(1000) NULL,
    erasing_at datetime(3) NULL,
    is_public tinyint NOT NULL DEFAULT 0,
    last_decision_id char(26) ${ASCII} NULL,
    PRIMARY KEY (id),
    KEY fk_companies_logo (logo_file_id),
    KEY fk_companies_deed (deed_file_id),
    KEY ix_companies_created (created_at,id,company_name),
    KEY ix_companies_waiting (is_verified,is_rejected,waiting_since,id),
    KEY ix_companies_listed (is_verified,is_rejected,is_imported,created_at,id),
    CONSTRAINT fk_companies_deed FOREIGN KEY (deed_file_id) REFERENCES files (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
    CONSTRAINT fk_companies_logo FOREIGN KEY (logo_file_id) REFERENCES files (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
    CONSTRAINT ck_companies_decision CHECK (is_verified = 0 or is_rejected = 0),
    CONSTRAINT ck_companies_waiting_as CHECK (waiting_as in ('NEW','CORRECTED','REVOKED'))
  ) ${TABLE_OPTIONS}`,
  // Who acts for a company, and as what.
  `CREATE TABLE company_members (
    account_id char(26) ${ASCII} NOT NULL,
    company_id char(26) ${ASCII} NOT NULL,
    role varchar(10) ${ASCII} NOT NULL,
    invited_by char(26) ${ASCII} NULL,
    since datetime(3) NOT NULL,
    erasing_at datetime(3) NULL,
    PRIMARY KEY (account_id),
    KEY ix_company_members_company (company_id,role,since,account_id),
    CONSTRAINT fk_company_members_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
    CONSTRAINT fk_company_members_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
    CONSTRAINT ck_company_members_role CHECK (role in ('OWNER','RECRUITER'))
  ) ${TABLE_OPTIONS}`,
  // Links that make the reader of a mailbox a member of a company.
  `CREATE TABLE company_invitations (
    id char(26) ${ASCII} NOT NULL,
    company_id char(26) ${ASCII} NOT NULL,
    email varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    role varchar(10) ${ASCII} NOT NULL,
    code_hash varchar(64) ${ASCII} NOT NULL,
    invited_by char(26) ${ASCII} NOT NULL,
    created_at datetime(3) NOT NULL,
    expires_at datetime(3) NOT NULL,
    ended_at datetime(3) NULL,
    ended_as varchar(12) ${ASCII} NULL,
    open_mark tinyint NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_company_invitations_code (code_hash),
    UNIQUE KEY uq_company_invitations_open (company_id,email,open_mark),
    KEY ix_company_invitations_inviter (invited_by,open_mark),
    KEY ix_company_invitations_email (email),
    KEY ix_company_invitations_expiry (expires_at),
    CONSTRAINT fk_company_invitations_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
    CONSTRAINT ck_company_invitations_role CHECK (role in ('OWNER','RECRUITER')),
    CONSTRAINT ck_company_invitations_end CHECK ((open_mark is null) = (ended_as is not null) and (ended_at is null) = (ended_as is null))
  ) ${TABLE_OPTIONS}`,
  // Each change of a company's owners, which the others can undo for a while.
  `CREATE TABLE owner_changes (
    id char(26) ${ASCII} NOT NULL,
    company_id char(26) ${ASCII} NOT NULL,
    account_id char(26) ${ASCII} NOT NULL,
    kind varchar(10) ${ASCII} NOT NULL,
    earlier_role varchar(10) ${ASCII} NULL,
    changed_by char(26) ${ASCII} NOT NULL,
    created_at datetime(3) NOT NULL,
    undone_at datetime(3) NULL,
    code_hash varchar(64) ${ASCII} NULL,
    code_expires_at datetime(3) NULL,
    frozen_until datetime(3) NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_owner_changes_code (code_hash),
    KEY ix_owner_changes_company (company_id,created_at),
    KEY ix_owner_changes_frozen (frozen_until),
    CONSTRAINT fk_owner_changes_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
    CONSTRAINT ck_owner_changes_kind CHECK (kind in ('MADE','DEMOTED','REMOVED'))
  ) ${TABLE_OPTIONS}`,
  // Who becomes an owner on the word of an administrator, unless an owner objects.
  `CREATE TABLE named_owners (
    id char(26) ${ASCII} NOT NULL,
    company_id char(26) ${ASCII} NOT NULL,
    is_open tinyint NULL,
    account_id char(26) ${ASCII} NOT NULL,
    named_by char(26) ${ASCII} NOT NULL,
    created_at datetime(3) NOT NULL,
    due_at datetime(3) NOT NULL,
    ended_at datetime(3) NULL,
    ended_as varchar(10) ${ASCII} NULL,
    objected_by char(26) ${ASCII} NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_named_owners_open (company_id,is_open),
    KEY ix_named_owners_due (is_open,due_at,id),
    CONSTRAINT fk_named_owners_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
    CONSTRAINT ck_named_owners_ended_as CHECK (ended_as in ('DONE','OBJECTED','VOID'))
  ) ${TABLE_OPTIONS}`,
  // Accounts that administrators keep out of a company.
  `CREATE TABLE company_bars (
    company_id char(26) ${ASCII} NOT NULL,
    account_id char(26) ${ASCII} NOT NULL,
    barred_by char(26) ${ASCII} NOT NULL,
    created_at datetime(3) NOT NULL,
    PRIMARY KEY (company_id,account_id),
    CONSTRAINT fk_company_bars_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
    CONSTRAINT fk_company_bars_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // Accounts that acted for a company once, numbered in the order in which they left. No foreign keys: they outlive accounts.
  `CREATE TABLE former_members (
    company_id char(26) ${ASCII} NOT NULL,
    account_id char(26) ${ASCII} NOT NULL,
    number int unsigned NOT NULL,
    PRIMARY KEY (company_id,account_id),
    UNIQUE KEY uq_former_members_number (company_id,number)
  ) ${TABLE_OPTIONS}`,
  // Who administers the site.
  `CREATE TABLE admins (
    account_id char(26) ${ASCII} NOT NULL,
    name varchar(120) NOT NULL,
    created_at datetime(3) NOT NULL,
    PRIMARY KEY (account_id),
    CONSTRAINT fk_admins_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE NO ACTION ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // What seekers and companies were called before.
  `CREATE TABLE former_names (
    subject_id char(26) ${ASCII} NOT NULL,
    id char(26) ${ASCII} NOT NULL,
    name varchar(160) NOT NULL,
    written_at datetime(6) NOT NULL DEFAULT utc_timestamp(6),
    PRIMARY KEY (subject_id,id)
  ) ${TABLE_OPTIONS}`,
  // Tokens of a company: the sum of its transactions.
  `CREATE TABLE token_balances (
    company_id char(26) ${ASCII} NOT NULL,
    tokens int unsigned NOT NULL,
    lock_version int unsigned NOT NULL DEFAULT 0,
    PRIMARY KEY (company_id),
    CONSTRAINT ck_token_balances_tokens CHECK (tokens >= 0)
  ) ${TABLE_OPTIONS}`,
  // The ledger of tokens: rows are only ever added.
  `CREATE TABLE token_transactions (
    id char(26) ${ASCII} NOT NULL,
    company_id char(26) ${ASCII} NOT NULL,
    type varchar(10) ${ASCII} NOT NULL,
    amount int NOT NULL,
    balance_after int unsigned NOT NULL,
    application_id char(26) ${ASCII} NULL,
    invoice_id char(26) ${ASCII} NULL,
    account_id char(26) ${ASCII} NULL,
    created_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_token_transactions_invoice (type,invoice_id),
    UNIQUE KEY uq_token_transactions_application (application_id),
    KEY ix_token_transactions_company (company_id,id),
    KEY ix_token_transactions_type (type,created_at,id,company_id),
    KEY ix_token_transactions_company_time (company_id,created_at,id),
    CONSTRAINT ck_token_transactions_kind CHECK (type = 'USAGE' and amount < 0 and application_id is not null or type = 'PURCHASE' and amount > 0 and invoice_id is not null or type = 'REFUND' and amount <= 0 and invoice_id is not null or type = 'GRANT' and amount > 0)
  ) ${TABLE_OPTIONS}`,
  // Purchases of tokens.
  `CREATE TABLE invoices (
    id char(26) ${ASCII} NOT NULL,
    company_id char(26) ${ASCII} NOT NULL,
    account_id char(26) ${ASCII} NULL,
    company_name varchar(160) NOT NULL,
    merchant_ref varchar(40) ${ASCII} NOT NULL,
    reference varchar(64) ${ASCII} NULL,
    package_id varchar(20) ${ASCII} NOT NULL,
    package_name varchar(60) NOT NULL,
    tokens int unsigned NOT NULL,
    bonus int unsigned NOT NULL,
    amount bigint NOT NULL,
    vat_percent tinyint unsigned NULL,
    status varchar(10) ${ASCII} NOT NULL,
    payment_method varchar(20) ${ASCII} NOT NULL,
    payment_name varchar(60) NULL,
    fee_customer bigint NULL,
    amount_received bigint NULL,
    checkout_url varchar(500) NULL,
    created_at datetime(3) NOT NULL,
    expires_at datetime(3) NOT NULL,
    asking_until datetime(3) NULL,
    paid_at datetime(3) NULL,
    credited_at datetime(3) NULL,
    lock_version int unsigned NOT NULL DEFAULT 0,
    PRIMARY KEY (id),
    UNIQUE KEY uq_invoices_merchant_ref (merchant_ref),
    UNIQUE KEY uq_invoices_reference (reference),
    KEY ix_invoices_status (status,expires_at),
    KEY ix_invoices_company (company_id,id),
    KEY ix_invoices_paid (paid_at,status),
    KEY ix_invoices_listed (status,created_at,id,company_id,merchant_ref,reference),
    KEY ix_invoices_created (created_at,id,company_id,merchant_ref,reference),
    KEY ix_invoices_company_time (company_id,created_at,id),
    CONSTRAINT ck_invoices_status CHECK (status in ('UNPAID','PAID','EXPIRED','FAILED','REFUND')),
    CONSTRAINT ck_invoices_amount CHECK (amount > 0 and tokens > 0),
    CONSTRAINT ck_invoices_credited CHECK (credited_at is null or status in ('PAID','REFUND')),
    CONSTRAINT ck_invoices_paid CHECK (status <> 'PAID' or paid_at is not null and credited_at is not null)
  ) ${TABLE_OPTIONS}`,
  // What the payment provider reported, as it came.
  `CREATE TABLE payment_callbacks (
    id char(26) ${ASCII} NOT NULL,
    merchant_ref varchar(40) ${ASCII} NULL,
    body text NOT NULL,
    signature varchar(64) ${ASCII} NULL,
    event varchar(40) NULL,
    flag varchar(30) ${ASCII} NULL,
    received_at datetime(3) NOT NULL,
    dismissed_flag varchar(30) ${ASCII} NULL,
    PRIMARY KEY (id),
    KEY ix_payment_callbacks_invoice (merchant_ref,id),
    KEY ix_payment_callbacks_flagged (flag,id)
  ) ${TABLE_OPTIONS}`,
  // Postings.
  `CREATE TABLE jobs (
    id char(26) ${ASCII} NOT NULL,
    company_id char(26) ${ASCII} NOT NULL,
    company_name varchar(160) NOT NULL,
    title varchar(200) NOT NULL,
    description mediumtext NOT NULL,
    location varchar(160) NOT NULL,
    employment_type varchar(10) ${ASCII} NOT NULL,
    salary_min bigint NULL,
    salary_max bigint NULL,
    salary_period varchar(10) ${ASCII} NULL,
    skills json NOT NULL,
    auto_close_date date NULL,
    is_active tinyint NOT NULL DEFAULT 0,
    is_deleted tinyint NOT NULL DEFAULT 0,
    is_visible tinyint NOT NULL DEFAULT 0,
    is_paused tinyint NOT NULL DEFAULT 0,
    search_text mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    import_key varchar(64) ${ASCII} NULL,
    created_at datetime(3) NOT NULL,
    updated_at datetime(3) NOT NULL,
    lock_version int unsigned NOT NULL DEFAULT 0,
    search_changed_at timestamp(6) NOT NULL DEFAULT current_timestamp(6),
    application_count int unsigned NOT NULL DEFAULT 0,
    place_id varchar(60) ${ASCII} NULL,
    time_zone varchar(20) ${ASCII} NOT NULL,
    is_public tinyint NOT NULL DEFAULT 0,
    form_key varchar(64) ${ASCII} NULL,
    form_digest varchar(64) ${ASCII} NULL,
    contact_id char(26) ${ASCII} NULL,
    posted_by char(26) ${ASCII} NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_jobs_id_company (id,company_id),
    UNIQUE KEY uq_jobs_import_key (import_key),
    UNIQUE KEY uq_jobs_form_key (company_id,form_key),
    KEY ix_jobs_company_active (company_id,is_deleted,is_active,created_at,id),
    KEY ix_jobs_company (company_id,is_deleted,created_at,id),
    KEY ix_jobs_names (title,company_name),
    KEY ix_jobs_search_changed (search_changed_at,id),
    KEY ix_jobs_newest (is_deleted,is_active,created_at,id),
    KEY ix_jobs_most_applied (is_deleted,is_active,application_count,id,created_at),
    KEY ix_jobs_visible (is_visible,created_at,id,auto_close_date,time_zone),
    KEY ix_jobs_visible_type (is_visible,employment_type,created_at,id,auto_close_date,time_zone),
    KEY ix_jobs_auto_close (is_active,auto_close_date,time_zone),
    KEY ix_jobs_public (is_public,is_visible,created_at,id,auto_close_date,time_zone,place_id,employment_type),
    KEY ix_jobs_public_place (is_public,is_visible,place_id,created_at,id,auto_close_date,time_zone),
    KEY fk_jobs_contact (contact_id),
    CONSTRAINT fk_jobs_contact FOREIGN KEY (contact_id) REFERENCES accounts (id) ON DELETE SET NULL ON UPDATE NO ACTION,
    CONSTRAINT fk_jobs_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
    CONSTRAINT ck_jobs_visible CHECK (is_visible = 0 or is_active = 1 and is_deleted = 0),
    CONSTRAINT ck_jobs_deleted CHECK (is_deleted = 0 or is_active = 0),
    CONSTRAINT ck_jobs_employment_type CHECK (employment_type in ('FULL_TIME','PART_TIME','CONTRACT','FREELANCE')),
    CONSTRAINT ck_jobs_salary CHECK (salary_min is null and salary_max is null and salary_period is null or salary_period is not null and salary_period in ('MONTHLY','HOURLY') and coalesce(salary_min,salary_max) is not null and coalesce(salary_min,0) >= 0 and coalesce(salary_min,0) <= coalesce(salary_max,salary_min)),
    CONSTRAINT ck_jobs_paused CHECK (is_visible = 0 or is_paused = 0),
    CONSTRAINT ck_jobs_time_zone CHECK (time_zone in ('Asia/Jakarta','Asia/Makassar','Asia/Jayapura'))
  ) ${TABLE_OPTIONS}`,
  // Interview times of a job, with their seats.
  `CREATE TABLE interview_slots (
    id char(26) ${ASCII} NOT NULL,
    job_id char(26) ${ASCII} NOT NULL,
    company_id char(26) ${ASCII} NOT NULL,
    date date NOT NULL,
    start varchar(5) ${ASCII} NOT NULL,
    end varchar(5) ${ASCII} NOT NULL,
    starts_at datetime(3) NOT NULL,
    ends_at datetime(3) NOT NULL,
    location_type varchar(10) ${ASCII} NOT NULL,
    max_applicants tinyint unsigned NOT NULL,
    seats_taken tinyint unsigned NOT NULL DEFAULT 0,
    is_selected tinyint NOT NULL DEFAULT 0,
    lock_version int unsigned NOT NULL DEFAULT 0,
    freed_at datetime(6) NOT NULL DEFAULT utc_timestamp(6),
    told_seats tinyint unsigned NOT NULL DEFAULT 0,
    PRIMARY KEY (id),
    KEY ix_interview_slots_job (job_id,starts_at,id),
    KEY fk_interview_slots_job (job_id,company_id),
    CONSTRAINT fk_interview_slots_job FOREIGN KEY (job_id, company_id) REFERENCES jobs (id, company_id) ON DELETE NO ACTION ON UPDATE NO ACTION,
    CONSTRAINT ck_interview_slots_capacity CHECK (max_applicants between 1 and 20 and seats_taken <= max_applicants),
    CONSTRAINT ck_interview_slots_time CHECK (starts_at < ends_at and start < end),
    CONSTRAINT ck_interview_slots_selected CHECK (is_selected = 0 or seats_taken > 0),
    CONSTRAINT ck_interview_slots_location CHECK (location_type in ('ONSITE','ONLINE','TENTATIVE'))
  ) ${TABLE_OPTIONS}`,
  // A seat that is kept for ten minutes while someone applies.
  `CREATE TABLE slot_holds (
    seeker_id char(26) ${ASCII} NOT NULL,
    slot_id char(26) ${ASCII} NOT NULL,
    expires_at datetime(3) NOT NULL,
    PRIMARY KEY (seeker_id),
    KEY ix_slot_holds_slot (slot_id,expires_at),
    CONSTRAINT fk_slot_holds_seeker FOREIGN KEY (seeker_id) REFERENCES seekers (id) ON DELETE CASCADE ON UPDATE NO ACTION,
    CONSTRAINT fk_slot_holds_slot FOREIGN KEY (slot_id) REFERENCES interview_slots (id) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // How often a job's page was opened, by week; nothing of who it was.
  `CREATE TABLE job_views (
    job_id char(26) ${ASCII} NOT NULL,
    week date NOT NULL,
    views int unsigned NOT NULL,
    PRIMARY KEY (job_id,week),
    KEY ix_job_views_week (week)
  ) ${TABLE_OPTIONS}`,
  // What seekers searched for when they opened a job; kept for 30 days.
  `CREATE TABLE job_view_terms (
    seeker_id char(26) ${ASCII} NOT NULL,
    job_id char(26) ${ASCII} NOT NULL,
    term varchar(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    viewed_at datetime(3) NOT NULL,
    PRIMARY KEY (seeker_id,job_id,term),
    KEY ix_job_view_terms_job (job_id,term,viewed_at),
    KEY ix_job_view_terms_viewed (viewed_at),
    CONSTRAINT fk_job_view_terms_job FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE ON UPDATE NO ACTION,
    CONSTRAINT fk_job_view_terms_seeker FOREIGN KEY (seeker_id) REFERENCES seekers (id) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // What a company changed in a posting.
  `CREATE TABLE job_edits (
    id char(26) ${ASCII} NOT NULL,
    number int unsigned NOT NULL AUTO_INCREMENT,
    job_id char(26) ${ASCII} NOT NULL,
    account_id char(26) ${ASCII} NOT NULL,
    edited_at datetime(3) NOT NULL,
    changes json NOT NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_job_edits_number (number),
    KEY ix_job_edits_job (job_id,number),
    CONSTRAINT fk_job_edits_job FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // What the posting rules found in a job.
  `CREATE TABLE job_flags (
    job_id char(26) ${ASCII} NOT NULL,
    reason varchar(30) ${ASCII} NOT NULL,
    evidence json NOT NULL,
    flagged_at datetime(3) NOT NULL,
    PRIMARY KEY (job_id,reason),
    KEY ix_job_flags_reason (reason,job_id),
    CONSTRAINT fk_job_flags_job FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // Numbers that similar texts share, by which repeated postings are found.
  `CREATE TABLE job_text_bands (
    band int unsigned NOT NULL,
    job_id char(26) ${ASCII} NOT NULL,
    is_paused tinyint NOT NULL DEFAULT 0,
    PRIMARY KEY (band,job_id),
    KEY ix_job_text_bands_job (job_id),
    KEY ix_job_text_bands_paused (is_paused,band,job_id),
    CONSTRAINT fk_job_text_bands_job FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // Flagged postings that wait for an administrator, and those found to be fine.
  `CREATE TABLE flagged_postings (
    job_id char(26) ${ASCII} NOT NULL,
    company_id char(26) ${ASCII} NOT NULL,
    flagged_at datetime(3) NOT NULL,
    is_open tinyint NOT NULL DEFAULT 0,
    gravity tinyint unsigned NOT NULL DEFAULT 4,
    version int unsigned NOT NULL DEFAULT 1,
    decision varchar(30) ${ASCII} NULL,
    known_text char(64) ${ASCII} NULL,
    known_reasons varchar(500) ${ASCII} NULL,
    PRIMARY KEY (job_id),
    KEY ix_flagged_postings_queue (is_open,gravity,flagged_at,job_id),
    KEY ix_flagged_postings_flagged (flagged_at,job_id),
    KEY ix_flagged_postings_known (known_text),
    KEY ix_flagged_postings_company (company_id),
    CONSTRAINT fk_flagged_postings_job FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // When a job was hidden, by an administrator or by the rules.
  `CREATE TABLE job_pauses (
    id char(26) ${ASCII} NOT NULL,
    job_id char(26) ${ASCII} NOT NULL,
    company_id char(26) ${ASCII} NOT NULL,
    admin_id char(26) ${ASCII} NULL,
    hold_reason varchar(30) ${ASCII} NULL,
    reason varchar(1000) NOT NULL,
    paused_at datetime(3) NOT NULL,
    answer varchar(2000) NULL,
    answered_at datetime(3) NULL,
    resumed_at datetime(3) NULL,
    open_mark tinyint NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_job_pauses_open (job_id,open_mark),
    KEY ix_job_pauses_paused (paused_at,id),
    KEY ix_job_pauses_open (open_mark,paused_at,id),
    KEY ix_job_pauses_company (company_id,paused_at,id),
    CONSTRAINT fk_job_pauses_job FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE ON UPDATE NO ACTION,
    CONSTRAINT ck_job_pauses_by CHECK (admin_id is not null or hold_reason is not null)
  ) ${TABLE_OPTIONS}`,
  // Files of postings that a company confirmed, one a day.
  `CREATE TABLE posting_files (
    company_id char(26) ${ASCII} NOT NULL,
    confirmed_on date NOT NULL,
    account_id char(26) ${ASCII} NOT NULL,
    sha256 varchar(64) ${ASCII} NOT NULL,
    made int unsigned NOT NULL,
    changed int unsigned NOT NULL,
    held int unsigned NOT NULL,
    PRIMARY KEY (company_id,confirmed_on),
    CONSTRAINT fk_posting_files_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // How far a file of postings is; written outside of its transaction.
  `CREATE TABLE posting_progress (
    company_id char(26) ${ASCII} NOT NULL,
    percent tinyint unsigned NOT NULL,
    PRIMARY KEY (company_id)
  ) ${TABLE_OPTIONS}`,
  // Searches that a seeker keeps, with their mails.
  `CREATE TABLE saved_searches (
    id char(26) ${ASCII} NOT NULL,
    seeker_id char(26) ${ASCII} NOT NULL,
    name varchar(60) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci NOT NULL,
    search varchar(100) NOT NULL,
    filter json NOT NULL,
    cadence varchar(10) ${ASCII} NOT NULL,
    created_at datetime(3) NOT NULL,
    news_since datetime(3) NOT NULL,
    next_due_at datetime(3) NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_saved_searches_name (seeker_id,name),
    KEY ix_saved_searches_due (next_due_at,id),
    CONSTRAINT fk_saved_searches_seeker FOREIGN KEY (seeker_id) REFERENCES seekers (id) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // Seekers who want to be told of a free time of a job that has none; kept for 30 days.
  `CREATE TABLE job_waits (
    id char(26) ${ASCII} NOT NULL,
    number int unsigned NOT NULL AUTO_INCREMENT,
    seeker_id char(26) ${ASCII} NOT NULL,
    job_id char(26) ${ASCII} NOT NULL,
    asked_at datetime(6) NOT NULL DEFAULT utc_timestamp(6),
    PRIMARY KEY (id),
    UNIQUE KEY uq_job_waits_number (number),
    UNIQUE KEY uq_job_waits_seeker (seeker_id,job_id),
    KEY ix_job_waits_job (job_id,number),
    KEY ix_job_waits_asked (asked_at),
    CONSTRAINT fk_job_waits_job FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE ON UPDATE NO ACTION,
    CONSTRAINT fk_job_waits_seeker FOREIGN KEY (seeker_id) REFERENCES seekers (id) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // A seeker applies to a job by an interview time.
  `CREATE TABLE applications (
    id char(26) ${ASCII} NOT NULL,
    job_id char(26) ${ASCII} NOT NULL,
    company_id char(26) ${ASCII} NOT NULL,
    seeker_id char(26) ${ASCII} NOT NULL,
    slot_id char(26) ${ASCII} NULL,
    status varchar(10) ${ASCII} NOT NULL,
    company_name varchar(160) NOT NULL,
    job_title varchar(200) NOT NULL,
    interview_date date NOT NULL,
    interview_start varchar(5) ${ASCII} NOT NULL,
    interview_end varchar(5) ${ASCII} NOT NULL,
    interview_starts_at datetime(3) NOT NULL,
    interview_ends_at datetime(3) NOT NULL,
    interview_location_type varchar(10) ${ASCII} NOT NULL,
    interview_sequence int unsigned NOT NULL DEFAULT 0,
    interview_link varchar(500) NULL,
    venue varchar(300) NULL,
    details_link varchar(500) NULL,
    additional_info text NULL,
    rejection_notice varchar(200) NULL,
    applied_at datetime(3) NOT NULL,
    decided_at datetime(3) NULL,
    decided_by char(26) ${ASCII} NULL,
    updated_at datetime(3) NOT NULL,
    lock_version int unsigned NOT NULL DEFAULT 0,
    cancelled_at datetime(3) NULL,
    waiting_since datetime(3) NOT NULL,
    reply_by datetime(3) NOT NULL,
    remind_at datetime(3) NULL,
    lapsed_at datetime(3) NULL,
    shown_status varchar(10) ${ASCII} AS (case when lapsed_at is not null and status in ('PENDING','WITHDRAWN') then 'NO_REPLY' else status end) STORED,
    missed_replies smallint unsigned NOT NULL DEFAULT 0,
    first_missed_at datetime(3) NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_applications_seeker_job (seeker_id,job_id),
    KEY ix_applications_slot (slot_id,status),
    KEY ix_applications_company (company_id,applied_at,id),
    KEY ix_applications_job (job_id,applied_at,id),
    KEY ix_applications_seeker (seeker_id,applied_at,id),
    KEY fk_applications_job (job_id,company_id),
    KEY ix_applications_applied (applied_at,id,seeker_id,job_id),
    KEY ix_applications_status (status,applied_at,id,seeker_id,job_id,company_id),
    KEY ix_applications_shown (shown_status,applied_at,id,seeker_id,job_id,company_id),
    KEY ix_applications_cancelled (cancelled_at,id,seeker_id,job_id,company_id,applied_at),
    KEY ix_applications_interview (status,interview_starts_at,id,interview_date,interview_start,cancelled_at),
    KEY ix_applications_reply (status,lapsed_at,reply_by,id),
    KEY ix_applications_remind (remind_at,company_id),
    KEY ix_applications_seeker_status (seeker_id,status,interview_starts_at,lapsed_at,shown_status),
    KEY ix_applications_job_shown (job_id,shown_status,applied_at,id,status),
    KEY ix_applications_company_status (company_id,status,applied_at,id,lapsed_at,reply_by),
    KEY ix_applications_company_shown (company_id,shown_status,applied_at,id,status),
    KEY ix_applications_company_interview (company_id,status,interview_starts_at,interview_ends_at,cancelled_at,lapsed_at),
    CONSTRAINT fk_applications_job FOREIGN KEY (job_id, company_id) REFERENCES jobs (id, company_id) ON DELETE NO ACTION ON UPDATE NO ACTION,
    CONSTRAINT fk_applications_seeker FOREIGN KEY (seeker_id) REFERENCES seekers (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
    CONSTRAINT fk_applications_slot FOREIGN KEY (slot_id) REFERENCES interview_slots (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
    CONSTRAINT ck_applications_status CHECK (status in ('PENDING','ACCEPTED','REJECTED','WITHDRAWN')),
    CONSTRAINT ck_applications_decided CHECK (status in ('ACCEPTED','REJECTED') = (decided_at is not null)),
    CONSTRAINT ck_applications_decided_by CHECK (decided_by is null or decided_at is not null),
    CONSTRAINT ck_applications_time CHECK (interview_starts_at < interview_ends_at),
    CONSTRAINT ck_applications_location CHECK (interview_location_type in ('ONSITE','ONLINE','TENTATIVE')),
    CONSTRAINT ck_applications_cancelled CHECK (cancelled_at is null or slot_id is null and status <> 'PENDING'),
    CONSTRAINT ck_applications_seat CHECK (status <> 'PENDING' or slot_id is not null or lapsed_at is not null),
    CONSTRAINT ck_applications_lapsed CHECK (lapsed_at is null or slot_id is null)
  ) ${TABLE_OPTIONS}`,
  // Acceptances that another interview of the applicant prevented.
  `CREATE TABLE acceptance_conflicts (
    id char(26) ${ASCII} NOT NULL,
    company_id char(26) ${ASCII} NOT NULL,
    application_id char(26) ${ASCII} NOT NULL,
    created_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    KEY ix_acceptance_conflicts_company (company_id,created_at),
    KEY ix_acceptance_conflicts_application (application_id),
    CONSTRAINT fk_acceptance_conflicts_application FOREIGN KEY (application_id) REFERENCES applications (id) ON DELETE NO ACTION ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // Requests to move an interview.
  `CREATE TABLE reschedule_requests (
    id char(26) ${ASCII} NOT NULL,
    application_id char(26) ${ASCII} NOT NULL,
    number int unsigned NOT NULL,
    pending_application_id char(26) ${ASCII} NULL,
    previous_id char(26) ${ASCII} NULL,
    requested_by varchar(10) ${ASCII} NOT NULL,
    account_id char(26) ${ASCII} NULL,
    answered_by char(26) ${ASCII} NULL,
    status varchar(10) ${ASCII} NOT NULL,
    new_date date NOT NULL,
    new_start varchar(5) ${ASCII} NOT NULL,
    new_end varchar(5) ${ASCII} NOT NULL,
    new_starts_at datetime(3) NOT NULL,
    new_ends_at datetime(3) NOT NULL,
    new_location_type varchar(10) ${ASCII} NOT NULL,
    reason varchar(1000) NOT NULL,
    requested_at datetime(3) NOT NULL,
    responded_at datetime(3) NULL,
    slot_id char(26) ${ASCII} NULL,
    expires_at datetime(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_reschedule_requests_number (application_id,number),
    UNIQUE KEY uq_reschedule_requests_previous (previous_id),
    UNIQUE KEY uq_reschedule_requests_pending (pending_application_id),
    KEY ix_reschedule_requests_expiry (status,expires_at,id),
    CONSTRAINT fk_reschedule_requests_application FOREIGN KEY (application_id) REFERENCES applications (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
    CONSTRAINT fk_reschedule_requests_previous FOREIGN KEY (previous_id) REFERENCES reschedule_requests (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
    CONSTRAINT ck_reschedule_party CHECK (requested_by in ('COMPANY','APPLICANT')),
    CONSTRAINT ck_reschedule_pending CHECK (status = 'PENDING' = (pending_application_id is not null) and (pending_application_id is null or pending_application_id = application_id)),
    CONSTRAINT ck_reschedule_answered CHECK (status = 'PENDING' = (responded_at is null)),
    CONSTRAINT ck_reschedule_time CHECK (new_starts_at < new_ends_at),
    CONSTRAINT ck_reschedule_status CHECK (status in ('PENDING','ACCEPTED','REJECTED','COUNTERED','WITHDRAWN','EXPIRED','ENDED'))
  ) ${TABLE_OPTIONS}`,
  // Cancelled interviews, with who and why.
  `CREATE TABLE cancelled_interviews (
    id char(26) ${ASCII} NOT NULL,
    application_id char(26) ${ASCII} NOT NULL,
    number int unsigned NOT NULL,
    cancelled_by varchar(10) ${ASCII} NOT NULL,
    account_id char(26) ${ASCII} NULL,
    reason varchar(500) NOT NULL,
    cancelled_at datetime(3) NOT NULL,
    interview_date date NOT NULL,
    interview_start varchar(5) ${ASCII} NOT NULL,
    interview_end varchar(5) ${ASCII} NOT NULL,
    time_zone varchar(20) ${ASCII} NOT NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_cancelled_interviews_number (application_id,number),
    KEY ix_cancelled_interviews_at (cancelled_at,id),
    KEY ix_cancelled_interviews_by (cancelled_by,cancelled_at,id),
    CONSTRAINT fk_cancelled_interviews_application FOREIGN KEY (application_id) REFERENCES applications (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
    CONSTRAINT ck_cancelled_interviews_by CHECK (cancelled_by in ('COMPANY','APPLICANT')),
    CONSTRAINT ck_cancelled_interviews_time_zone CHECK (time_zone in ('Asia/Jakarta','Asia/Makassar','Asia/Jayapura'))
  ) ${TABLE_OPTIONS}`,
  // What both sides said of an interview that is over, by its start.
  `CREATE TABLE interview_follow_ups (
    application_id char(26) ${ASCII} NOT NULL,
    interview_starts_at datetime(3) NOT NULL,
    company_says varchar(20) ${ASCII} NULL,
    applicant_says varchar(20) ${ASCII} NULL,
    deciding_at datetime(3) NULL,
    outcome varchar(10) ${ASCII} NULL,
    outcome_at datetime(3) NULL,
    told_at datetime(3) NULL,
    times_asked tinyint unsigned NOT NULL DEFAULT 0,
    PRIMARY KEY (application_id,interview_starts_at),
    KEY ix_interview_follow_ups_untold (told_at,outcome_at,application_id),
    CONSTRAINT fk_interview_follow_ups_application FOREIGN KEY (application_id) REFERENCES applications (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
    CONSTRAINT ck_interview_follow_ups_says CHECK (company_says in ('TOOK_PLACE','OTHER_ABSENT','COULD_NOT_COME') and applicant_says in ('TOOK_PLACE','OTHER_ABSENT','COULD_NOT_COME')),
    CONSTRAINT ck_interview_follow_ups_outcome CHECK (outcome in ('CHOSEN','NOT_CHOSEN')),
    CONSTRAINT ck_interview_follow_ups_at CHECK (outcome is null = (outcome_at is null))
  ) ${TABLE_OPTIONS}`,
  // Who saw which details of a seeker on which day.
  `CREATE TABLE reveal_receipts (
    id char(26) ${ASCII} NOT NULL,
    subject_id char(26) ${ASCII} NOT NULL,
    seeker_id char(26) ${ASCII} NOT NULL,
    company_id char(26) ${ASCII} NULL,
    account_id char(26) ${ASCII} NOT NULL,
    kind varchar(10) ${ASCII} NOT NULL,
    details smallint unsigned NOT NULL,
    day date NOT NULL,
    first_at datetime(3) NOT NULL,
    last_at datetime(3) NOT NULL,
    times int unsigned NOT NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_reveal_receipts_day (subject_id,account_id,kind,day),
    KEY ix_reveal_receipts_seeker (seeker_id,id),
    KEY ix_reveal_receipts_seeker_day (seeker_id,day,id),
    KEY ix_reveal_receipts_day (day,id),
    KEY ix_reveal_receipts_company (company_id,day,id),
    KEY ix_reveal_receipts_member (company_id,account_id,day,id)
  ) ${TABLE_OPTIONS}`,
  // How a company answers, in rounded words, written once a night.
  `CREATE TABLE company_track_records (
    company_id char(26) ${ASCII} NOT NULL,
    computed_on date NOT NULL,
    counted_until datetime(3) NULL,
    answers_in_time varchar(15) ${ASCII} NULL,
    answers_within_days tinyint unsigned NULL,
    tells_outcome tinyint NOT NULL DEFAULT 0,
    PRIMARY KEY (company_id),
    CONSTRAINT fk_company_track_records_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE ON UPDATE NO ACTION,
    CONSTRAINT ck_company_track_records_in_time CHECK (answers_in_time in ('NEARLY_ALWAYS','MOSTLY','SELDOM'))
  ) ${TABLE_OPTIONS}`,
  // What happened on a day, by the industry of the company; sign-ups of seekers have none.
  `CREATE TABLE daily_figures (
    day date NOT NULL,
    industry varchar(40) NOT NULL,
    seekers int unsigned NOT NULL,
    companies int unsigned NOT NULL,
    applications int unsigned NOT NULL,
    acceptances int unsigned NOT NULL,
    PRIMARY KEY (day,industry)
  ) ${TABLE_OPTIONS}`,
  // A job or company that was reported or paused, with its counts.
  `CREATE TABLE report_groups (
    id char(26) ${ASCII} NOT NULL,
    company_id char(26) ${ASCII} NOT NULL,
    job_id char(26) ${ASCII} NULL,
    open_reports int unsigned NOT NULL DEFAULT 0,
    total_reports int unsigned NOT NULL DEFAULT 0,
    is_paused tinyint NOT NULL DEFAULT 0,
    is_open tinyint NOT NULL DEFAULT 0,
    newest_at datetime(3) NOT NULL,
    version int unsigned NOT NULL DEFAULT 0,
    PRIMARY KEY (id),
    KEY ix_report_groups_newest (is_open,newest_at,id),
    KEY ix_report_groups_most (is_open,open_reports,id),
    KEY ix_report_groups_company (company_id,total_reports),
    CONSTRAINT fk_report_groups_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // Reports by seekers.
  `CREATE TABLE reports (
    id char(26) ${ASCII} NOT NULL,
    group_id char(26) ${ASCII} NOT NULL,
    seeker_id char(26) ${ASCII} NOT NULL,
    reason varchar(30) ${ASCII} NOT NULL,
    text varchar(1000) NULL,
    created_at datetime(3) NOT NULL,
    open_mark tinyint NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_reports_open (seeker_id,group_id,open_mark),
    KEY ix_reports_reasons (group_id,open_mark,reason),
    KEY ix_reports_newest (group_id,open_mark,id),
    CONSTRAINT fk_reports_group FOREIGN KEY (group_id) REFERENCES report_groups (id) ON DELETE CASCADE ON UPDATE NO ACTION,
    CONSTRAINT fk_reports_seeker FOREIGN KEY (seeker_id) REFERENCES seekers (id) ON DELETE CASCADE ON UPDATE NO ACTION
  ) ${TABLE_OPTIONS}`,
  // The audit trail: what administrators did, by ids; rows are only ever added.
  `CREATE TABLE admin_activities (
    id char(26) ${ASCII} NOT NULL,
    admin_id char(26) ${ASCII} NOT NULL,
    kind varchar(10) ${ASCII} NOT NULL DEFAULT 'CHANGE',
    company_id char(26) ${ASCII} NULL,
    action varchar(30) ${ASCII} NOT NULL,
    parameters json NULL,
    comment varchar(1000) NULL,
    subjects json NULL,
    filter json NULL,
    \`before\` json NULL,
    after json NULL,
    snapshot json NULL,
    created_at datetime(3) NOT NULL,
    written_at datetime(6) NOT NULL DEFAULT utc_timestamp(6),
    PRIMARY KEY (id),
    KEY ix_admin_activities_company (company_id,id),
    KEY ix_admin_activities_company_kind (company_id,kind,id),
    KEY ix_admin_activities_created (created_at,id),
    KEY ix_admin_activities_action (action,created_at,id),
    KEY ix_admin_activities_kind (kind,created_at,id),
    KEY ix_admin_activities_admin (admin_id,created_at,id),
    KEY ix_admin_activities_admin_kind (admin_id,kind,created_at,id),
    CONSTRAINT ck_admin_activities_kind CHECK (kind in ('CHANGE','READ'))
  ) ${TABLE_OPTIONS}`,
  // What an entry of the audit trail says that may name someone.
  `CREATE TABLE activity_texts (
    activity_id char(26) ${ASCII} NOT NULL,
    company_id char(26) ${ASCII} NULL,
    comment varchar(1000) NULL,
    search varchar(1000) NULL,
    snapshot json NULL,
    PRIMARY KEY (activity_id),
    KEY ix_activity_texts_company (company_id)
  ) ${TABLE_OPTIONS}`,
  // The rows that an entry of the audit trail is about, so that the trail of one row can be read.
  `CREATE TABLE activity_subjects (
    subject_id char(26) ${ASCII} NOT NULL,
    created_at datetime(3) NOT NULL,
    activity_id char(26) ${ASCII} NOT NULL,
    PRIMARY KEY (subject_id,created_at,activity_id)
  ) ${TABLE_OPTIONS}`,
  // Mails and notifications, from the transaction of their cause until they are sent.
  `CREATE TABLE outbox (
    id char(26) ${ASCII} NOT NULL,
    channel varchar(4) ${ASCII} NOT NULL DEFAULT 'MAIL',
    effect_key varchar(120) ${ASCII} NOT NULL,
    payload json NOT NULL,
    created_at datetime(3) NOT NULL,
    due_at datetime(3) NOT NULL,
    attempts int unsigned NOT NULL DEFAULT 0,
    last_error varchar(300) NULL,
    done_at datetime(3) NULL,
    PRIMARY KEY (id),
    UNIQUE KEY uq_outbox_key (effect_key),
    KEY ix_outbox_due (channel,done_at,due_at,id)
  ) ${TABLE_OPTIONS}`,
  // When what keeps the site well was done last.
  `CREATE TABLE upkeep_results (
    name varchar(20) ${ASCII} NOT NULL,
    done_at datetime(3) NOT NULL,
    figure bigint unsigned NOT NULL,
    PRIMARY KEY (name)
  ) ${TABLE_OPTIONS}`,
  // How long each server's list of removals is, which lies outside of the database.
  `CREATE TABLE removal_lists (
    id char(26) ${ASCII} NOT NULL,
    entries int unsigned NOT NULL,
    PRIMARY KEY (id)
  ) ${TABLE_OPTIONS}`,
  // Which process has a task.
  `CREATE TABLE leases (
    task varchar(40) ${ASCII} NOT NULL,
    holder varchar(26) ${ASCII} NOT NULL,
    expires_at datetime(3) NOT NULL,
    PRIMARY KEY (task)
  ) ${TABLE_OPTIONS}`,
];

/** Grows with every change, even when the clock goes back. */
const STAMP_JOB =
  'UPDATE jobs SET search_changed_at = GREATEST(CURRENT_TIMESTAMP(6), search_changed_at + INTERVAL 1 MICROSECOND)';

/** What a search reads of a slot. */
const searchedSlot = (row: 'NEW' | 'OLD'): string =>
  `(${row}.starts_at, ${row}.location_type, ${row}.is_selected = 0 AND ${row}.seats_taken < ${row}.max_applicants)`;

/** What a search reads of a job. */
const SEARCHED_OF_JOB = [
  'is_visible',
  'employment_type',
  'auto_close_date',
  'created_at',
  'search_text',
  'place_id',
  'salary_min',
  'salary_max',
  'salary_period',
  'time_zone',
];

const appendOnly = (table: string): string[] =>
  ['UPDATE', 'DELETE'].map(
    (change) =>
      `CREATE TRIGGER ${table}_no_${change.toLowerCase()} BEFORE ${change} ON ${table} FOR EACH ROW
       SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '${table} is append-only'`,
  );

/** What a list was searched for; the sign in its place says that it is in `activity_texts`. */
const SEARCH_WORDS = "NULLIF(JSON_VALUE(NEW.filter, '$.search'), '…')";

/** The seats of a slot that can be had; holds end by the clock, so they do not count. */
const freeSeats = (row: 'NEW' | 'OLD'): string =>
  `IF(${row}.is_selected = 1, 0, CAST(${row}.max_applicants AS SIGNED) - ${row}.seats_taken)`;

const TRIGGERS = [
  // Whichever statement ends a membership, under the company's lock. Who comes back keeps the number.
  `CREATE TRIGGER company_members_left AFTER DELETE ON company_members FOR EACH ROW
   INSERT INTO former_members (company_id, account_id, number)
   SELECT OLD.company_id, OLD.account_id, COALESCE(MAX(f.number), 0) + 1 FROM former_members f WHERE f.company_id = OLD.company_id
   HAVING NOT EXISTS (SELECT 1 FROM former_members k WHERE k.company_id = OLD.company_id AND k.account_id = OLD.account_id)`,
  // Whichever statement frees a seat: since when there is one more, and of how many people were told.
  `CREATE TRIGGER interview_slots_freed BEFORE UPDATE ON interview_slots FOR EACH ROW BEGIN
     IF ${freeSeats('NEW')} > ${freeSeats('OLD')} THEN SET NEW.freed_at = UTC_TIMESTAMP(6); END IF;
     SET NEW.told_seats = GREATEST(0, LEAST(NEW.told_seats, ${freeSeats('NEW')}));
   END`,
  `CREATE TRIGGER interview_slots_added AFTER INSERT ON interview_slots FOR EACH ROW ${STAMP_JOB} WHERE id = NEW.job_id`,
  `CREATE TRIGGER interview_slots_changed AFTER UPDATE ON interview_slots FOR EACH ROW
   IF NOT (${searchedSlot('NEW')} = ${searchedSlot('OLD')}) THEN ${STAMP_JOB} WHERE id = NEW.job_id; END IF`,
  `CREATE TRIGGER interview_slots_removed AFTER DELETE ON interview_slots FOR EACH ROW ${STAMP_JOB} WHERE id = OLD.job_id`,
  `CREATE TRIGGER jobs_search_changed BEFORE UPDATE ON jobs FOR EACH ROW
   IF NOT (${SEARCHED_OF_JOB.map((column) => `NEW.${column} <=> OLD.${column}`).join(' AND ')}) THEN
     SET NEW.search_changed_at = GREATEST(CURRENT_TIMESTAMP(6), OLD.search_changed_at + INTERVAL 1 MICROSECOND);
   END IF`,
  ...appendOnly('token_transactions'),
  ...appendOnly('admin_activities'),
  // What may name someone can be erased, and is never changed.
  `CREATE TRIGGER activity_texts_no_update BEFORE UPDATE ON activity_texts FOR EACH ROW
   SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'activity_texts may be removed, not changed'`,
  // Puts what may name someone beside the entry, from where an erasure can remove it.
  `CREATE TRIGGER admin_activities_names_apart BEFORE INSERT ON admin_activities FOR EACH ROW BEGIN
     IF NEW.comment IS NOT NULL OR NEW.snapshot IS NOT NULL OR ${SEARCH_WORDS} IS NOT NULL THEN
       INSERT INTO activity_texts (activity_id, company_id, comment, search, snapshot)
       VALUES (NEW.id, NEW.company_id, NEW.comment, LEFT(${SEARCH_WORDS}, 1000), NEW.snapshot);
     END IF;
     SET NEW.comment = NULL, NEW.snapshot = NULL,
         NEW.parameters = NULLIF(JSON_REMOVE(NEW.parameters, '$.company'), '{}'),
         NEW.filter = IF(JSON_EXISTS(NEW.filter, '$.search'), JSON_SET(NEW.filter, '$.search', '…'), NEW.filter);
   END`,
  // The company and the subjects, whichever statement writes the entry.
  `CREATE TRIGGER admin_activities_subjects AFTER INSERT ON admin_activities FOR EACH ROW
   INSERT IGNORE INTO activity_subjects (subject_id, created_at, activity_id)
   SELECT subject.id, NEW.created_at, NEW.id
   FROM JSON_TABLE(JSON_MERGE_PRESERVE(COALESCE(NEW.subjects, '[]'), JSON_ARRAY(COALESCE(NEW.company_id, ''))),
                   '$[*]' COLUMNS (id char(26) PATH '$')) subject
   WHERE subject.id <> ''`,
];

export class Initial1766300000000 implements MigrationInterface {
  name = 'Initial1766300000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...TRIGGERS]) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const created = TABLES.map((statement) => statement.split(' ')[2]);
    for (const table of created.reverse()) await queryRunner.query(`DROP TABLE ${table}`);
  }
}
