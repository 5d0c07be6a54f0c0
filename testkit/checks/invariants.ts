import { findLedgerDifferences } from '../../server/modules/tokens';
import type { TestServer } from '../server/test-server';

/** Queries whose result must always be empty. */
const NEVER = {
  'a slot whose taken seats are not its pending and accepted applicants': `
    SELECT s.id FROM interview_slots s WHERE s.seats_taken <>
      (SELECT COUNT(*) FROM applications a WHERE a.slot_id = s.id AND a.status IN ('PENDING', 'ACCEPTED'))`,
  'a job whose number of applicants is not that of its applications': `
    SELECT j.id FROM jobs j WHERE j.application_count <> (SELECT COUNT(*) FROM applications a WHERE a.job_id = j.id)`,
  'a slot over its capacity': 'SELECT id FROM interview_slots WHERE seats_taken > max_applicants',
  'a slot that is selected without an accepted applicant, or not selected with one': `
    SELECT s.id FROM interview_slots s WHERE s.is_selected <>
      EXISTS (SELECT 1 FROM applications a WHERE a.slot_id = s.id AND a.status = 'ACCEPTED')`,
  'an acceptance that was not charged exactly once': `
    SELECT a.id FROM applications a JOIN seekers s ON s.id = a.seeker_id JOIN companies c ON c.id = a.company_id
    WHERE (a.status = 'ACCEPTED') <>
      (SELECT COUNT(*) FROM token_transactions t WHERE t.application_id = a.id AND t.type = 'USAGE')
      -- An erasure cancels an interview that was paid for.
      AND NOT (a.status IN ('REJECTED', 'WITHDRAWN') AND (s.account_id IS NULL OR c.email IS NULL))`,
  'a visible job that is closed, deleted, paused or of an unverified company': `
    SELECT j.id FROM jobs j JOIN companies c ON c.id = j.company_id
    WHERE j.is_visible = 1 AND (j.is_active = 0 OR j.is_deleted = 1 OR j.is_paused = 1 OR c.is_verified = 0)`,
  'an interview that is cancelled, and not by whom': `
    SELECT a.id FROM applications a WHERE a.cancelled_at IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM cancelled_interviews o WHERE o.application_id = a.id AND o.cancelled_at = a.cancelled_at)`,
  'an open request to move an interview that is not its newest, or another number than the lock gave': `
    SELECT r.id FROM reschedule_requests r JOIN applications a ON a.id = r.application_id
    WHERE r.number > a.lock_version OR (r.pending_application_id IS NOT NULL AND r.number <
      (SELECT MAX(newer.number) FROM reschedule_requests newer WHERE newer.application_id = r.application_id))`,
  'two live interviews of one seeker within 30 minutes': `
    SELECT a.id FROM applications a JOIN applications b ON b.seeker_id = a.seeker_id AND b.id > a.id
    WHERE a.status = 'ACCEPTED' AND b.status = 'ACCEPTED' AND a.cancelled_at IS NULL AND b.cancelled_at IS NULL
      AND a.interview_starts_at < b.interview_ends_at + INTERVAL 30 MINUTE
      AND b.interview_starts_at < a.interview_ends_at + INTERVAL 30 MINUTE`,
  'a company with members and no owner': `
    SELECT m.company_id AS id FROM company_members m GROUP BY m.company_id HAVING SUM(m.role = 'OWNER') = 0`,
  'an invoice credited other than once, or a paid one not credited': `
    SELECT i.id FROM invoices i WHERE (i.credited_at IS NOT NULL) <>
      (SELECT COUNT(*) FROM token_transactions t WHERE t.invoice_id = i.id AND t.type = 'PURCHASE')
      OR (i.status = 'PAID' AND i.credited_at IS NULL)`,
  'an invoice credited with other than its tokens and bonus, or refunded beyond them': `
    SELECT i.id FROM invoices i JOIN token_transactions t ON t.invoice_id = i.id
    WHERE (t.type = 'PURCHASE' AND t.amount <> i.tokens + i.bonus)
      OR (t.type = 'REFUND' AND (-t.amount > i.tokens + i.bonus OR i.status <> 'REFUND'))`,
  'a second invoice of one company and package while the first could still be paid for a minute': `
    SELECT i.id FROM invoices i JOIN invoices j ON j.company_id = i.company_id AND j.package_id = i.package_id AND j.id > i.id
    WHERE i.status = 'UNPAID' AND j.status = 'UNPAID' AND j.created_at <= i.expires_at - INTERVAL 60 SECOND`,
} as const;

/** Fails with what is broken and on which rows. */
export async function expectInvariants({ dataSource }: Pick<TestServer, 'dataSource'>): Promise<void> {
  const broken: Record<string, unknown[]> = {};
  for (const [what, question] of Object.entries(NEVER)) {
    const rows = await dataSource.query<{ id: string }[]>(question);
    if (rows.length > 0) broken[what] = rows;
  }
  const differences = await findLedgerDifferences(dataSource);
  if (differences.length > 0) broken['a balance that is not the sum of its ledger'] = differences;
  expect(broken).toEqual({});
}
