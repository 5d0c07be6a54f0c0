import { CODE, deleted, emptied, fatesOf, ID, kept, type Fate } from '../../db/field-table';
import { ACCOUNT_TABLE } from '../accounts/account.table';
import { APPLICATION_TABLE } from '../applications/application.table';
import { COMPANY_TABLE } from '../companies/company.table';
import { JOB_TABLE } from '../jobs/job.table';
import { SLOT_TABLE } from '../jobs/slots/slot.table';
import { CANCELLED_INTERVIEW_TABLE } from '../reschedules/cancelled-interview.table';
import { RESCHEDULE_REQUEST_TABLE } from '../reschedules/reschedule-request.table';
import { INTERVIEW_FOLLOW_UP_TABLE } from '../follow-ups/interview-follow-up.table';
import { SEEKER_TABLE } from '../seekers/seeker.table';

/** Every named column has the same fate. */
const all = (columns: string, plan: Fate): Record<string, Fate> =>
  Object.fromEntries(columns.split(' ').map((column) => [column, plan]));

const GONE_WITH_ACCOUNT = deleted('with the account');
const COMPANY_TEXT = emptied("the company's own words");

/**
 * What an erasure does to each column that can say something about a person, and why. A test compares
 * it with the database: every column of text or JSON, and every reference to an account, seeker, company, application, job
 * or file, has to be here. Entries of a noun's table (`seeker.table.ts`) are taken from there.
 *
 * - `deleted`: the row goes.
 * - `emptied`: the row stays for others, without this.
 * - `kept`: the rest is gone, so it says nothing about a person; the reason is beside it.
 */
export const ERASURE_PLAN = {
  accounts: fatesOf(ACCOUNT_TABLE),
  email_verifications: all('id account_id email code_hash', GONE_WITH_ACCOUNT),
  password_resets: all('id account_id code_hash', GONE_WITH_ACCOUNT),
  disown_codes: all('id account_id code_hash', GONE_WITH_ACCOUNT),
  owner_codes: all('id account_id code_hash', GONE_WITH_ACCOUNT),
  access_changes: all('id account_id code_hash part earlier', GONE_WITH_ACCOUNT),
  calendar_feeds: all('account_id role secret_hash', deleted('with the account, or with the role')),
  push_subscriptions: all(
    'id account_id role session_hash endpoint endpoint_hash p256dh auth zone',
    deleted('with the account, with the role, or with the session'),
  ),
  second_factors: all('account_id sealed_secret', GONE_WITH_ACCOUNT),
  recovery_codes: all('account_id code_hash', GONE_WITH_ACCOUNT),
  sessions: all('id_hash public_id account_id data user_agent', GONE_WITH_ACCOUNT),
  rate_limits: { key: kept('a hash, gone within the hour') },
  admins: all('account_id name', kept('administrators are not erased this way')),
  files: all(
    'id owner_account_id preset file_name media_type sha256 storage_key claim_hash',
    deleted('with its bytes in the store'),
  ),
  seekers: fatesOf(SEEKER_TABLE),
  companies: fatesOf(COMPANY_TABLE),
  company_members: all('account_id company_id role invited_by', deleted('with the role')),
  company_invitations: all(
    'id company_id email role code_hash invited_by ended_as',
    deleted('with the company, or with an account of the address; 30 days after its time'),
  ),
  owner_changes: {
    ...all('id company_id account_id changed_by', ID),
    ...all('kind earlier_role', CODE),
    code_hash: kept('of a link that worked for 72 hours'),
  },
  named_owners: { ...all('id company_id account_id named_by objected_by', ID), ended_as: CODE },
  company_bars: all('company_id account_id barred_by', deleted('with either side')),
  former_members: all('company_id account_id', kept('ids and a number, so that what they did is not said of another')),
  jobs: fatesOf(JOB_TABLE),
  interview_slots: fatesOf(SLOT_TABLE),
  slot_holds: all('seeker_id slot_id', deleted('with either side')),
  applications: fatesOf(APPLICATION_TABLE),
  cancelled_interviews: fatesOf(CANCELLED_INTERVIEW_TABLE),
  reschedule_requests: fatesOf(RESCHEDULE_REQUEST_TABLE),
  interview_follow_ups: fatesOf(INTERVIEW_FOLLOW_UP_TABLE),
  company_track_records: all('company_id answers_in_time', deleted('with the company')),
  daily_figures: { industry: kept('counts of all companies of an industry') },
  posting_files: all('company_id account_id sha256', deleted('with the company')),
  posting_progress: all('company_id', deleted('with the company')),
  acceptance_conflicts: all('id company_id application_id', ID),
  job_waits: all('id seeker_id job_id', deleted('with either side')),
  saved_searches: all('id seeker_id name search filter cadence', deleted('with the seeker')),
  job_views: all('job_id', deleted("with the company's jobs")),
  job_view_terms: all('seeker_id job_id term', deleted('with either side')),
  outbox: {
    ...all('id channel effect_key', kept('ids; a sent mail is removed after 30 days')),
    payload: deleted('a waiting mail to or about the person; that of a sent one is empty already'),
    last_error: deleted('with the waiting mail; that of a sent one is empty already'),
  },
  leases: all('task holder', kept('which process has a task')),
  removal_lists: all('id', kept('how long the list of a server is')),
  upkeep_results: all('name', kept('what was done for the whole site')),
  invoices: {
    ...all('id company_id account_id', ID),
    company_name: emptied('the ledger keeps amounts and ids'),
    checkout_url: emptied('the address of a page of the provider'),
    ...all('merchant_ref reference', kept('numbers by which the provider settles')),
    ...all('package_id package_name status payment_method payment_name', CODE),
  },
  payment_callbacks: {
    ...all('id merchant_ref', kept('numbers by which the provider settles')),
    body: emptied('but for what settles the payment'),
    signature: emptied('it signed the whole body'),
    ...all('event flag dismissed_flag', CODE),
  },
  token_balances: { company_id: ID },
  token_transactions: { ...all('id company_id application_id invoice_id account_id', ID), type: CODE },
  admin_activities: {
    ...all('id admin_id company_id subjects', ID),
    ...all('kind action before after', CODE),
    parameters: kept('codes and payment numbers; a trigger takes names out'),
    filter: kept('codes and ids; a trigger takes the words of a search out'),
    ...all('comment snapshot', kept('always empty: a trigger puts them into activity_texts')),
  },
  activity_texts: {
    ...all('activity_id company_id comment snapshot', deleted('with the company, or the person that it is about')),
    search: deleted('where it has a name of the person, or is in one'),
  },
  activity_subjects: all('subject_id activity_id', ID),
  former_names: all('id subject_id name', deleted('with the seeker or the company')),
  profile_corrections: all('id account_id role fields', deleted('with the account, or with the role')),
  consents: all('id account_id kind version', GONE_WITH_ACCOUNT),
  data_exports: all('id account_id company_id requested_as storage_key', deleted('with the file')),
  reveal_receipts: all(
    'id subject_id seeker_id company_id account_id kind',
    deleted('with the seeker; ids alone stay when a company is erased'),
  ),
  job_edits: all('id job_id account_id changes', deleted("with the company's jobs")),
  job_flags: all('job_id reason evidence', deleted("with the company's jobs")),
  job_text_bands: all('job_id', deleted("with the company's jobs")),
  flagged_postings: all(
    'job_id company_id decision known_text known_reasons',
    deleted("with the company's jobs; then its text counts as fine no more"),
  ),
  report_groups: all('id company_id job_id', ID),
  reports: {
    ...all('id group_id seeker_id', ID),
    reason: CODE,
    text: emptied('with the seeker who wrote it, or the company that it is about'),
  },
  job_pauses: {
    ...all('id job_id company_id admin_id', ID),
    hold_reason: CODE,
    reason: emptied('written about the company'),
    answer: COMPANY_TEXT,
  },
  erasures: {
    ...all('id account_id open_account_id seeker_id company_id', kept('ids alone, to show that it was done')),
    ...all('role asked_by', CODE),
  },
} satisfies Record<string, Record<string, Fate>>;
