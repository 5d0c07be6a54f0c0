import { UNDECIDED, ACCEPTED } from '../../../domain/application-state';
import { inState } from '../applications';
import { emptyingOf, type Erased } from '../../db/field-table';
import { instant, integer, nullable, text, type Row } from '../../db/row';
import { affectedRows, placeholders, selectOne, selectRows, type QueryExecutor } from '../../db/statements';
import { APPLICATION_TABLE } from '../applications/application.table';
import { COMPANY_TABLE } from '../companies/company.table';
import { JOB_TABLE } from '../jobs/job.table';
import { CANCELLED_INTERVIEW_TABLE } from '../reschedules/cancelled-interview.table';
import { RESCHEDULE_REQUEST_TABLE } from '../reschedules/reschedule-request.table';
import { INTERVIEW_FOLLOW_UP_TABLE } from '../follow-ups/interview-follow-up.table';
import { SEEKER_TABLE } from '../seekers/seeker.table';

/** What an erasure removes, statement by statement; erasure-plan.ts says what happens to each column and why. */

const EMPTY_SEEKER = emptyingOf(SEEKER_TABLE);
const EMPTY_COMPANY = emptyingOf(COMPANY_TABLE);
const EMPTY_JOB = emptyingOf(JOB_TABLE);
const EMPTY_APPLICATION = {
  seeker: emptyingOf(APPLICATION_TABLE, 'seeker'),
  company: emptyingOf(APPLICATION_TABLE, 'company'),
};
const EMPTY_CANCELLED = emptyingOf(CANCELLED_INTERVIEW_TABLE);
const EMPTY_FOLLOW_UP = emptyingOf(INTERVIEW_FOLLOW_UP_TABLE);
const EMPTY_REQUEST = emptyingOf(RESCHEDULE_REQUEST_TABLE);

const OPEN = { id: text };

const PARTY = { seeker: 'seeker_id', company: 'company_id' } as const satisfies Record<Erased, string>;
export type Party = Erased;

/** Applications whose other side still counts on them. */
export async function openApplicationIds(
  executor: QueryExecutor,
  party: Party,
  id: string,
  now: Date,
): Promise<string[]> {
  const rows = await selectRows(
    executor,
    OPEN,
    `SELECT id FROM applications WHERE ${PARTY[party]} = ? AND ${inState('', ...UNDECIDED)}
     UNION ALL SELECT id FROM applications WHERE ${PARTY[party]} = ? AND ${inState('', ...ACCEPTED)} AND (interview_ends_at > ? OR cancelled_at IS NOT NULL)`,
    [id, id, now],
  );
  return rows.map((row) => row.id);
}

/** The next applications of one side after an id, in the order of ids. */
export async function applicationIdsAfter(
  executor: QueryExecutor,
  party: Party,
  id: string,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await selectRows(
    executor,
    OPEN,
    `SELECT id FROM applications WHERE ${PARTY[party]} = ? AND id > ? ORDER BY id LIMIT ?`,
    [id, after, limit],
  );
  return rows.map((row) => row.id);
}

export async function emptyApplications(
  executor: QueryExecutor,
  party: Party,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const these = placeholders(ids);
  await affectedRows(executor, `UPDATE applications SET ${EMPTY_APPLICATION[party]} WHERE id IN (${these})`, ids);
  await affectedRows(
    executor,
    `UPDATE cancelled_interviews SET ${EMPTY_CANCELLED} WHERE application_id IN (${these})`,
    ids,
  );
  await affectedRows(
    executor,
    `UPDATE interview_follow_ups SET ${EMPTY_FOLLOW_UP} WHERE application_id IN (${these})`,
    ids,
  );
  await affectedRows(
    executor,
    `UPDATE reschedule_requests
     SET ${EMPTY_REQUEST}, responded_at = COALESCE(responded_at, ?)
     WHERE application_id IN (${these})
       AND (reason <> '' OR status = 'PENDING')`,
    [now, ...ids],
  );
}

const WAITING = { id: text, effect_key: text, payload: text };
export type WaitingMail = Row<typeof WAITING>;

export function waitingMails(executor: QueryExecutor, after: string, limit: number): Promise<WaitingMail[]> {
  return selectRows(
    executor,
    WAITING,
    'SELECT id, effect_key, payload FROM outbox WHERE done_at IS NULL AND id > ? ORDER BY id LIMIT ?',
    [after, limit],
  );
}

export async function removeMails(executor: QueryExecutor, ids: readonly string[]): Promise<void> {
  await affectedRows(executor, `DELETE FROM outbox WHERE id IN (${placeholders(ids)}) AND done_at IS NULL`, ids);
}

export async function isMailWaiting(executor: QueryExecutor, effectKey: string): Promise<boolean> {
  const sql = 'SELECT 1 FROM outbox WHERE effect_key = ? AND done_at IS NULL';
  return (await selectOne(executor, { 1: integer }, sql, [effectKey])) !== null;
}

/** What a person is called, to find it in mails that wait. */
const NAMES = { name: text, phone_number: nullable(text) };
const FORMER = { name: text };

export async function namesOf(executor: QueryExecutor, party: Party, id: string): Promise<string[]> {
  const sql =
    party === 'seeker'
      ? 'SELECT full_name AS name, phone_number FROM seekers WHERE id = ?'
      : 'SELECT company_name AS name, phone_number FROM companies WHERE id = ?';
  const row = await selectOne(executor, NAMES, sql, [id]);
  const former = await selectRows(executor, FORMER, 'SELECT DISTINCT name FROM former_names WHERE subject_id = ?', [
    id,
  ]);
  return row ? [row.name, row.phone_number, ...former.map(({ name }) => name)].filter((name) => name !== null) : [];
}

/** False for a profile that is not there, or empty already. */
export async function hasProfileRow(executor: QueryExecutor, party: Party, id: string): Promise<boolean> {
  const sql =
    party === 'seeker'
      ? "SELECT 1 FROM seekers WHERE id = ? AND (full_name <> '' OR account_id IS NOT NULL)"
      : "SELECT 1 FROM companies WHERE id = ? AND (company_name <> '' OR email IS NOT NULL)";
  return (await selectOne(executor, { 1: integer }, sql, [id])) !== null;
}

export async function jobIdsAfter(
  executor: QueryExecutor,
  companyId: string,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const sql = 'SELECT id FROM jobs FORCE INDEX (ix_jobs_company) WHERE company_id = ? AND id > ? ORDER BY id LIMIT ?';
  return (await selectRows(executor, OPEN, sql, [companyId, after, limit])).map((row) => row.id);
}

/** The caller holds the locks of the jobs. */
export async function emptyJobs(executor: QueryExecutor, ids: readonly string[], now: Date): Promise<void> {
  const these = placeholders(ids);
  await affectedRows(executor, `UPDATE jobs SET ${EMPTY_JOB}, updated_at = ? WHERE id IN (${these})`, [now, ...ids]);
  for (const table of [
    'job_views',
    'job_view_terms',
    'job_waits',
    'job_edits',
    'job_flags',
    'job_text_bands',
    'flagged_postings',
  ])
    await affectedRows(executor, `DELETE FROM ${table} WHERE job_id IN (${these})`, ids);
  await affectedRows(
    executor,
    `DELETE h FROM slot_holds h JOIN interview_slots s ON s.id = h.slot_id WHERE s.job_id IN (${these})`,
    ids,
  );
}

/** What a seeker keeps for themselves. */
export async function removeSeekerRows(executor: QueryExecutor, seekerId: string): Promise<void> {
  for (const table of ['saved_searches', 'job_waits', 'job_view_terms', 'slot_holds', 'reveal_receipts'])
    await affectedRows(executor, `DELETE FROM ${table} WHERE seeker_id = ?`, [seekerId]);
  await affectedRows(executor, 'UPDATE reports SET text = NULL WHERE seeker_id = ?', [seekerId]);
}

export async function emptySeeker(executor: QueryExecutor, seekerId: string): Promise<void> {
  await affectedRows(executor, `UPDATE seekers SET ${EMPTY_SEEKER} WHERE id = ?`, [seekerId]);
}

/** Rejected by nobody: it waits for no decision. */
export async function emptyCompany(executor: QueryExecutor, companyId: string, now: Date): Promise<void> {
  await affectedRows(
    executor,
    `UPDATE companies SET ${EMPTY_COMPANY}, rejected_at = COALESCE(rejected_at, ?) WHERE id = ?`,
    [now, companyId],
  );
}

/** The caller holds the lock of the seeker or company. */
export async function removeFormerNames(executor: QueryExecutor, subjectId: string): Promise<void> {
  await affectedRows(executor, 'DELETE FROM former_names WHERE subject_id = ?', [subjectId]);
}

/** Reports about a company and pauses of its jobs are closed and say nothing any more; the caller holds the company's lock. */
export async function closeReports(executor: QueryExecutor, companyId: string, now: Date): Promise<void> {
  await affectedRows(
    executor,
    `UPDATE report_groups g LEFT JOIN reports r ON r.group_id = g.id
     SET g.is_open = 0, g.is_paused = 0, g.open_reports = 0, r.open_mark = NULL, r.text = NULL WHERE g.company_id = ?`,
    [companyId],
  );
  await affectedRows(
    executor,
    `UPDATE job_pauses SET reason = '', answer = NULL, open_mark = NULL, resumed_at = COALESCE(resumed_at, ?) WHERE company_id = ?`,
    [now, companyId],
  );
}

/** Amounts, numbers and ids of purchases stay; of a report only what settles the payment. */
export async function emptyPurchases(executor: QueryExecutor, companyId: string): Promise<void> {
  await affectedRows(
    executor,
    `UPDATE payment_callbacks p JOIN invoices i ON i.merchant_ref = p.merchant_ref
     SET p.signature = NULL, p.body = IF(JSON_VALID(p.body), JSON_OBJECT(
       'reference', JSON_VALUE(p.body, '$.reference'), 'merchant_ref', JSON_VALUE(p.body, '$.merchant_ref'), 'status', JSON_VALUE(p.body, '$.status'),
       'total_amount', JSON_VALUE(p.body, '$.total_amount'), 'fee_customer', JSON_VALUE(p.body, '$.fee_customer'),
       'amount_received', JSON_VALUE(p.body, '$.amount_received'), 'paid_at', JSON_VALUE(p.body, '$.paid_at')), '{}')
     WHERE i.company_id = ? AND p.signature IS NOT NULL`,
    [companyId],
  );
  await affectedRows(executor, "UPDATE invoices SET company_name = '', checkout_url = NULL WHERE company_id = ?", [
    companyId,
  ]);
}

export async function removeActivityTexts(executor: QueryExecutor, companyId: string): Promise<void> {
  await affectedRows(executor, 'DELETE FROM activity_texts WHERE company_id = ?', [companyId]);
}

/** What administrators searched for: a name, an address or a number, or a part of one. */
export async function removeSearchesFor(executor: QueryExecutor, names: readonly string[]): Promise<void> {
  for (const name of names.filter((each) => each !== ''))
    await affectedRows(
      executor,
      'DELETE FROM activity_texts WHERE search IS NOT NULL AND (INSTR(?, search) > 0 OR INSTR(search, ?) > 0)',
      [name, name],
    );
}

const FILE = { id: text, storage_key: text };

/** Files of an account, also those that it has uploaded and not used; of one role, those of its forms. */
export function filesOf(executor: QueryExecutor, accountId: string, presets: readonly string[]) {
  return selectRows(
    executor,
    FILE,
    `SELECT id, storage_key FROM files WHERE owner_account_id = ? AND preset IN (${placeholders(presets)})`,
    [accountId, ...presets],
  );
}

/**
 * Logo and deed, which another member may have uploaded, go with the account that is erased with the company. The caller
 * holds the company's lock.
 */
export async function takeCompanyFiles(executor: QueryExecutor, companyId: string, accountId: string): Promise<void> {
  await affectedRows(
    executor,
    `UPDATE files f JOIN companies c ON f.id IN (c.logo_file_id, c.deed_file_id) JOIN accounts a ON a.id = ?
     SET f.owner_account_id = a.id WHERE c.id = ?`,
    [accountId, companyId],
  );
}

/** What a company shows of a member who goes belongs to another owner from now on. */
export async function passOnFiles(executor: QueryExecutor, accountId: string): Promise<void> {
  await affectedRows(
    executor,
    `UPDATE files f JOIN companies c ON f.id IN (c.logo_file_id, c.deed_file_id)
     SET f.owner_account_id = (SELECT m.account_id FROM company_members m WHERE m.company_id = c.id AND m.role = 'OWNER'
       ORDER BY m.since, m.account_id LIMIT 1)
     WHERE f.owner_account_id = ? AND EXISTS (SELECT 1 FROM company_members m WHERE m.company_id = c.id AND m.role = 'OWNER')`,
    [accountId],
  );
}

export async function removeFileRow(executor: QueryExecutor, id: string): Promise<void> {
  await affectedRows(executor, 'DELETE FROM files WHERE id = ?', [id]);
}

/** Of one role; those of a whole account go with it. */
export async function removeCorrections(executor: QueryExecutor, accountId: string, role: string): Promise<void> {
  await affectedRows(executor, 'DELETE FROM profile_corrections WHERE account_id = ? AND role = ?', [accountId, role]);
}

/** The computed track record of the company, the files it has posted from, its invitations and its bars. */
export async function removeCompanyRows(executor: QueryExecutor, companyId: string): Promise<void> {
  await affectedRows(executor, 'DELETE FROM company_track_records WHERE company_id = ?', [companyId]);
  await affectedRows(executor, 'DELETE FROM posting_files WHERE company_id = ?', [companyId]);
  await affectedRows(executor, 'DELETE FROM posting_progress WHERE company_id = ?', [companyId]);
  await affectedRows(executor, 'DELETE FROM company_invitations WHERE company_id = ?', [companyId]);
  await affectedRows(executor, 'DELETE FROM company_bars WHERE company_id = ?', [companyId]);
}

const DUE = { id: text, account_id: text, due_at: instant };

/** The erasures whose time has come, the oldest first. */
export function dueErasures(executor: QueryExecutor, now: Date, limit: number): Promise<Row<typeof DUE>[]> {
  return selectRows(
    executor,
    DUE,
    `SELECT id, account_id, due_at FROM erasures WHERE done_at IS NULL AND cancelled_at IS NULL AND due_at <= ? ORDER BY due_at, id LIMIT ?`,
    [now, limit],
  );
}

/** The accounts that have a copy, or are having one made, with a company that the seeker has applied to. */
export async function companiesWithCopies(executor: QueryExecutor, seekerId: string): Promise<string[]> {
  const rows = await selectRows(
    executor,
    { account_id: text },
    `SELECT DISTINCT d.account_id FROM applications a JOIN data_exports d ON d.company_id = a.company_id WHERE a.seeker_id = ?`,
    [seekerId],
  );
  return rows.map(({ account_id }) => account_id);
}
