import { refuse } from '../../../../domain/errors';
import { HOUR_MS } from '../../../../domain/time';
import { newId } from '../../../db/columns';
import { flag, integer, notNullHere, nullable, outerJoined, text, type Row } from '../../../db/row';
import { affectedRows, selectOne, type QueryExecutor } from '../../../db/statements';
import type { Transaction } from '../../../db/transaction';
import { heldParameters, JOINED_SLOT, JOINED_SLOT_COLUMNS } from '../../jobs/slots/slot-columns.sql';
import { lockBalance } from '../../tokens';
import { LOCKED, LOCKED_COLUMNS, type LockTargetIds } from '../locked-application.sql';
import { withinBufferOf } from '../interviews.sql';
import { INTERVIEW_OF_SLOT } from '../seats.sql';
import { inState } from '../application-state.sql';

/** How many conflicts the company of `applications a` has had; takes the moment from which they count. */
const RECENT_CONFLICTS =
  'SELECT COUNT(*) FROM acceptance_conflicts c WHERE c.company_id = a.company_id AND c.created_at > ?';

const conflictHourFrom = (now: Date): Date => new Date(now.getTime() - HOUR_MS);

const FACTS = {
  ...LOCKED,
  email: nullable(text),
  is_imported: flag,
  ...outerJoined(JOINED_SLOT),
  /** Another accepted interview of the applicant lies within the buffer of the slot. */
  clashes: flag,
  is_verified: flag,
  is_paused: flag,
  is_leaving: flag,
  tokens: nullable(integer),
  /** Of the company, within the last hour. */
  recent_conflicts: notNullHere(integer),
};
export type AcceptanceFacts = Row<typeof FACTS>;

const SPAN_OF_SLOT = { startsAt: 's.starts_at', endsAt: 's.ends_at' };
const READ_FACTS = `SELECT
         ${LOCKED_COLUMNS}, account.email, company.is_imported, ${JOINED_SLOT_COLUMNS},
         EXISTS (SELECT 1 FROM applications o WHERE o.seeker_id = a.seeker_id AND o.id <> a.id AND ${withinBufferOf('o', SPAN_OF_SLOT)}) AS clashes,
         company.is_verified, job.is_paused, seeker.erasing_at IS NOT NULL AS is_leaving, balance.tokens, (${RECENT_CONFLICTS}) AS recent_conflicts
  FROM applications a
  JOIN companies company ON company.id = a.company_id
  JOIN jobs job ON job.id = a.job_id
  LEFT JOIN token_balances balance ON balance.company_id = a.company_id
  LEFT JOIN interview_slots s ON s.id = COALESCE(?, a.slot_id)
  LEFT JOIN seekers seeker ON seeker.id = a.seeker_id
  LEFT JOIN accounts account ON account.id = seeker.account_id
  WHERE a.id = ?`;

/**
 * Everything an acceptance depends on, in one statement on locked rows; the slot is that given, else the chosen one.
 * The company is read, not locked: a revocation also writes to the job, whose lock is held here, so it has either been
 * committed and is seen, or waits until the acceptance is done. The balance is read as well; what spends it checks again.
 */
export function readAcceptanceFacts(
  executor: QueryExecutor,
  { id, seeker_id: seekerId }: LockTargetIds,
  slotId: string | null,
  now: Date,
): Promise<AcceptanceFacts | null> {
  return selectOne(executor, FACTS, READ_FACTS, [...heldParameters(seekerId, now), conflictHourFrom(now), slotId, id]);
}

interface AcceptanceWrite {
  id: string;
  slotId: string;
  isMoved: boolean;
  link: string | null;
  /** The account that accepts. */
  decidedBy: string;
  now: Date;
}

const ACCEPT = `UPDATE applications a JOIN interview_slots s ON s.id = ?
  SET a.status = 'ACCEPTED', a.decided_at = ?, a.decided_by = ?, a.updated_at = ?, a.interview_link = ?, a.remind_at = NULL, ${INTERVIEW_OF_SLOT},
      s.is_selected = 1, s.seats_taken = s.seats_taken + ?
  WHERE a.id = ? AND ${inState('a', 'WAITING')}`;

/** Accepts it and marks its slot selected; one that moves takes a seat there. False when it is no longer pending. */
export async function writeAcceptance(
  executor: QueryExecutor,
  { id, slotId, isMoved, link, decidedBy, now }: AcceptanceWrite,
): Promise<boolean> {
  const accepted = await affectedRows(executor, ACCEPT, [slotId, now, decidedBy, now, link, isMoved ? 1 : 0, id]);
  return accepted > 0;
}

interface Conflict {
  application: { id: string; company_id: string };
  limit: number;
  now: Date;
}

/**
 * Records that an acceptance ended in a conflict, which tells the company when a masked person is busy. It locks the
 * balance, which is last in the lock order, so concurrent conflicts are counted one after the other.
 * Error: TOO_MANY_ATTEMPTS, and the company is not told about this conflict.
 */
export async function recordConflict(transaction: Transaction, { application, limit, now }: Conflict): Promise<void> {
  await lockBalance(transaction, application.company_id);
  const recorded = await affectedRows(
    transaction.manager,
    `INSERT INTO acceptance_conflicts (id, company_id, application_id, created_at)
     SELECT ?, a.company_id, a.id, ? FROM applications a WHERE a.id = ? AND (${RECENT_CONFLICTS}) < ?`,
    [newId(), now, application.id, conflictHourFrom(now), limit],
  );
  if (recorded === 0) throw refuse('TOO_MANY_ATTEMPTS');
}
