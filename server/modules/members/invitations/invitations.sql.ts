import type { CompanyRole } from '../../../../domain/company-rights';
import { flag, instant, integer, nullable, oneOf, text, type Row } from '../../../db/row';
import { affectedRows, selectOne, selectRows, type QueryExecutor } from '../../../db/statements';
import { hashOfCode } from '../../accounts';

/**
 * A link that works: open, in time, sent by someone who is an owner still, of a company that is neither rejected nor about to
 * be erased, to an address that an administrator has not barred from it. What it gives is never more than the sender has:
 * only owners invite.
 */
const WORKING = `company_invitations i
  JOIN companies c ON c.id = i.company_id AND c.is_rejected = 0 AND c.erasing_at IS NULL
  JOIN company_members inviter ON inviter.account_id = i.invited_by AND inviter.company_id = i.company_id
    AND inviter.role = 'OWNER' AND inviter.erasing_at IS NULL`;
const WORKS = `i.code_hash = ? AND i.open_mark = 1 AND i.expires_at > ?
  AND NOT EXISTS (SELECT 1 FROM company_bars bar JOIN accounts barred ON barred.id = bar.account_id
    WHERE bar.company_id = i.company_id AND barred.email = i.email)`;

const SHOWN = {
  id: text,
  company_id: text,
  company_name: text,
  logo_file_id: nullable(text),
  is_verified: flag,
  is_public: flag,
  inviter_name: text,
  role: oneOf<CompanyRole>(),
  email: text,
};
export type WorkingInvitation = Row<typeof SHOWN>;

/** What the page of the invited shows; null for every link that does not work. */
export function workingInvitation(executor: QueryExecutor, code: string, now: Date): Promise<WorkingInvitation | null> {
  return selectOne(
    executor,
    SHOWN,
    `SELECT i.id, i.company_id, c.company_name, c.logo_file_id, c.is_verified, c.is_public,
       COALESCE(sender.person_name, sender.email) AS inviter_name, i.role, i.email
     FROM ${WORKING} JOIN accounts sender ON sender.id = i.invited_by WHERE ${WORKS}`,
    [hashOfCode(code), now],
  );
}

/**
 * Makes the account a member by the invitation, whose conditions are those of this one statement, with the account's: its
 * address is verified and the invited one, and it is no administrator. Returns false where one of them is not met. The
 * caller holds the company's lock, which everything takes that ends an invitation.
 */
export async function insertMember(
  executor: QueryExecutor,
  { code, accountId, now }: { code: string; accountId: string; now: Date },
): Promise<boolean> {
  const inserted = await affectedRows(
    executor,
    `INSERT INTO company_members (account_id, company_id, role, invited_by, since)
     SELECT a.id, i.company_id, i.role, i.invited_by, ?
     FROM ${WORKING} JOIN accounts a ON a.email = i.email AND a.email_verified_at IS NOT NULL
     WHERE ${WORKS} AND a.id = ? AND NOT EXISTS (SELECT 1 FROM admins WHERE account_id = a.id)`,
    [now, hashOfCode(code), now, accountId],
  );
  return inserted === 1;
}

const LISTED = {
  id: text,
  email: text,
  role: oneOf<CompanyRole>(),
  created_at: instant,
  expires_at: instant,
  inviter_name: nullable(text),
};

/** Those that nobody has answered, the newest first; at most as many as may be open. */
export function openInvitations(executor: QueryExecutor, companyId: string): Promise<Row<typeof LISTED>[]> {
  return selectRows(
    executor,
    LISTED,
    `SELECT i.id, i.email, i.role, i.created_at, i.expires_at, COALESCE(a.person_name, a.email) AS inviter_name
     FROM company_invitations i LEFT JOIN accounts a ON a.id = i.invited_by
     WHERE i.company_id = ? AND i.open_mark = 1 ORDER BY i.created_at DESC, i.id DESC`,
    [companyId],
  );
}

const SENT = { open: integer, sent: integer, is_invited: flag, is_member: flag };

/** What limits the next invitation of a company to this address. It asks the same of every address. */
export async function invitationsSoFar(
  executor: QueryExecutor,
  { companyId, email, since }: { companyId: string; email: string; since: Date },
): Promise<Row<typeof SENT>> {
  const row = await selectOne(
    executor,
    SENT,
    `SELECT COUNT(i.open_mark) AS open, COUNT(IF(i.created_at > ?, 1, NULL)) AS sent,
       COUNT(IF(i.open_mark = 1 AND i.email = ?, 1, NULL)) > 0 AS is_invited,
       EXISTS (SELECT 1 FROM company_members m JOIN accounts a ON a.id = m.account_id
         WHERE m.company_id = ? AND a.email = ?) AS is_member
     FROM company_invitations i WHERE i.company_id = ?`,
    [since, email, companyId, email, companyId],
  );
  if (!row) throw new Error('A count has no row');
  return row;
}
