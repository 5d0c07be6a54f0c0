import { decimal, integer, notNullHere, nullable, outerJoined, text, type Row } from '../../db/row';
import { affectedRows, selectOne, type QueryExecutor } from '../../db/statements';
import type { SlotRow } from '../jobs/public';
import { JOINED_SLOT, JOINED_SLOT_COLUMNS } from '../jobs/slot-columns.sql';
import { conflictHourFrom, RECENT_CONFLICTS } from './acceptance-conflicts.sql';
import { LOCKED, LOCKED_COLUMNS } from './application-columns.sql';
import { interviewColumns, withinBufferOf } from './interview-times.sql';
import type { LockTargetIds } from './locked-application.sql';

const DECISION = {
  ...LOCKED,
  email: nullable(text),
  ...outerJoined(JOINED_SLOT),
  /** 1 when another accepted interview of the applicant lies within the buffer of the slot. */
  clashes: integer,
  is_verified: integer,
  tokens: decimal,
  /** Of the company, within the last hour. */
  recent_conflicts: notNullHere(integer),
};
export type Decision = Row<typeof DECISION>;

/**
 * Everything an acceptance depends on, in one statement on locked rows; the slot is that given, else the chosen one.
 * The company is read, not locked: a revocation also writes to the job, whose lock is held here, so it has either been
 * committed and is seen, or waits until the acceptance is done. The balance is read as well; what spends it checks again.
 */
export function readDecision(
  executor: QueryExecutor,
  { id, seeker_id: seekerId }: LockTargetIds,
  slotId: string | null,
  now: Date,
): Promise<Decision | null> {
  const span = { startsAt: 's.starts_at', endsAt: 's.ends_at' };
  return selectOne(
    executor,
    DECISION,
    `SELECT
            ${LOCKED_COLUMNS}, account.email, ${JOINED_SLOT_COLUMNS},
            EXISTS (SELECT 1 FROM applications o WHERE o.seeker_id = a.seeker_id AND o.id <> a.id AND ${withinBufferOf('o', span)}) AS clashes,
            company.is_verified, COALESCE(balance.tokens, 0) AS tokens, (${RECENT_CONFLICTS}) AS recent_conflicts
     FROM applications a
     JOIN companies company ON company.id = a.company_id
     LEFT JOIN token_balances balance ON balance.company_id = a.company_id
     LEFT JOIN interview_slots s ON s.id = COALESCE(?, a.slot_id)
     LEFT JOIN seekers seeker ON seeker.id = a.seeker_id
     LEFT JOIN accounts account ON account.id = seeker.account_id
     WHERE a.id = ?`,
    [seekerId, now, seekerId, now, conflictHourFrom(now), slotId, id],
  );
}

interface AcceptanceWrite {
  id: string;
  slot: SlotRow;
  isMoved: boolean;
  link: string | null;
  now: Date;
}

/** Accepts it and marks its slot selected; one that moves takes a seat there. False when it is pending no more. */
export async function writeAcceptance(
  executor: QueryExecutor,
  { id, slot, isMoved, link, now }: AcceptanceWrite,
): Promise<boolean> {
  const interview = interviewColumns(slot);
  const accepted = await affectedRows(
    executor,
    `UPDATE applications a JOIN interview_slots s ON s.id = ?
     SET a.status = 'ACCEPTED', a.decided_at = ?, a.updated_at = ?, a.slot_id = s.id, a.interview_link = ?, ${interview.assignments},
         s.is_selected = 1, s.seats_taken = s.seats_taken + ?
     WHERE a.id = ? AND a.status = 'PENDING'`,
    [slot.id, now, now, link, ...interview.values, isMoved ? 1 : 0, id],
  );
  return accepted > 0;
}
