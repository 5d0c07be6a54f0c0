import { CONFLICTS_PER_HOUR } from '../../../../domain/applications';
import { refuse } from '../../../../domain/errors';
import type { CompanyActor } from '../../../actor';
import { affectedRows, selectOne, type QueryExecutor } from '../../../db/statements';
import type { Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { joinedSlotOf, JOINED_SLOT_COLUMNS } from '../../jobs/slot-columns.sql';
import { refuseUnlessOpen, type SlotRow } from '../../jobs/public';
import { spendOnAcceptance } from '../../tokens/public';
import { acceptedMail } from '../application.mails';
import { conflictHourFrom, RECENT_CONFLICTS, recordConflict } from '../acceptance-conflicts';
import { partyOf, whyNotAccept, whyNotDecide, type AcceptingCompany } from '../application.policy';
import { interviewColumns, withinBufferOf } from '../interview-times.joins';
import {
  LOCKED_COLUMNS,
  subjectOf,
  withLockedRows,
  type LockTargetIds,
  type LockedApplication,
} from '../locked-application';

export interface Acceptance {
  applicationId: string;
  /** Another open slot of the job, instead of the one the applicant chose. */
  slotId?: string | null;
  interviewLink?: string | null;
}

/**
 * Accepts a pending applicant for one token: the slot is marked selected, the identity is open from here on.
 * Repeating one's own success answers it again and charges nothing.
 * Errors, none of which charges: APPLICATION_NOT_FOUND, UPDATE_APPLICATION_FORBIDDEN, APPLICATION_NOT_PENDING,
 * COMPANY_NOT_VERIFIED, NOT_ENOUGH_TOKENS, TOO_MANY_ATTEMPTS, SLOT_NOT_FOUND, SLOT_FULL, SLOT_SELECTED, SLOT_PAST,
 * APPLICANT_CONFLICT, which is recorded.
 */
export async function acceptApplication(
  services: Services,
  actor: CompanyActor,
  acceptance: Acceptance,
): Promise<void> {
  const now = services.clock.now();
  const conflictLimit = CONFLICTS_PER_HOUR * services.env.RATE_LIMIT_FACTOR;
  const outcome = await withLockedRows<Decision, 'accepted' | 'conflict'>(
    services,
    acceptance.applicationId,
    {
      plan: (learned) => ({
        seeker: learned.seeker_id,
        job: learned.job_id,
        slot: [learned.slot_id, acceptance.slotId ?? null],
        application: learned.id,
      }),
      read: (executor, learned) => readDecision(executor, learned, acceptance.slotId ?? null, now),
    },
    async (transaction, application) => {
      if (isOwnSuccess(actor, application, acceptance)) return 'accepted';
      const refusal =
        whyNotDecide(actor, subjectOf(application)) ?? whyNotAccept(companyOf(application, conflictLimit));
      if (refusal) throw refuse(refusal);
      const slot = chosenSlot(application, now);
      if (application.clashes === 1) {
        await recordConflict(transaction, { application, limit: conflictLimit, now });
        return 'conflict';
      }
      await writeAcceptance(transaction, { application, slot, link: acceptance.interviewLink ?? null, now });
      await tellApplicant(services, transaction, application, slot);
      // The balance comes last: it is the row that every acceptance of the company waits for.
      await spendOnAcceptance(transaction, { companyId: actor.companyId, applicationId: application.id, now });
      return 'accepted';
    },
    { repeatable: true },
  );
  // Thrown after the commit, which holds the record of the conflict and nothing else.
  if (outcome === 'conflict') throw refuse('APPLICANT_CONFLICT');
}

function isOwnSuccess(actor: CompanyActor, application: LockedApplication, { slotId }: Acceptance): boolean {
  const isSameSlot = !slotId || slotId === application.slot_id;
  return application.status === 'ACCEPTED' && isSameSlot && partyOf(actor, subjectOf(application)) === 'COMPANY';
}

interface Decision extends LockedApplication {
  email: string | null;
  /** 1 when another accepted interview of the applicant lies within the buffer of the slot. */
  clashes: number;
  is_verified: number;
  tokens: number;
  /** Of the company, within the last hour. */
  recent_conflicts: number;
}

/**
 * Everything an acceptance depends on, in one statement on locked rows; the slot is that given, else the chosen one.
 * The company is read, not locked: a revocation also writes to the job, whose lock is held here, so it has either been
 * committed and is seen, or waits until the acceptance is done. The balance is read as well; what spends it checks again.
 */
function readDecision(
  executor: QueryExecutor,
  { id, seeker_id: seekerId }: LockTargetIds,
  slotId: string | null,
  now: Date,
): Promise<Decision | null> {
  const span = { startsAt: 's.starts_at', endsAt: 's.ends_at' };
  return selectOne<Decision>(
    executor,
    `SELECT ${LOCKED_COLUMNS}, account.email, ${JOINED_SLOT_COLUMNS},
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

function companyOf(
  { is_verified: isVerified, tokens, recent_conflicts: recentConflicts }: Decision,
  conflictLimit: number,
): AcceptingCompany {
  return { isVerified: isVerified === 1, tokens, recentConflicts: Number(recentConflicts), conflictLimit };
}

/** The slot the applicant chose, or another open one of the job; a pending applicant already has a seat in their own. */
function chosenSlot(application: Decision, now: Date): SlotRow {
  const slot = joinedSlotOf(application);
  if (!slot || slot.job_id !== application.job_id) throw refuse('SLOT_NOT_FOUND', ['slotId']);
  if (slot.id === application.slot_id) return slot;
  refuseUnlessOpen(slot, now);
  return slot;
}

interface AcceptanceWrite {
  application: Decision;
  slot: SlotRow;
  link: string | null;
  now: Date;
}

async function writeAcceptance(
  { manager }: Transaction,
  { application, slot, link, now }: AcceptanceWrite,
): Promise<void> {
  const interview = interviewColumns(slot);
  const isMoved = slot.id !== application.slot_id;
  const accepted = await affectedRows(
    manager,
    `UPDATE applications a JOIN interview_slots s ON s.id = ?
     SET a.status = 'ACCEPTED', a.decided_at = ?, a.updated_at = ?, a.slot_id = s.id, a.interview_link = ?, ${interview.assignments},
         s.is_selected = 1, s.seats_taken = s.seats_taken + ?
     WHERE a.id = ? AND a.status = 'PENDING'`,
    [slot.id, now, now, link, ...interview.values, isMoved ? 1 : 0, application.id],
  );
  if (accepted === 0) throw refuse('APPLICATION_NOT_PENDING');
  if (isMoved)
    await affectedRows(manager, 'UPDATE interview_slots SET seats_taken = seats_taken - 1 WHERE id = ?', [
      application.slot_id,
    ]);
}

async function tellApplicant(
  services: Services,
  transaction: Transaction,
  application: Decision,
  slot: SlotRow,
): Promise<void> {
  const { email: to } = application;
  if (!to) return;
  await services.outbox.queueMail(
    transaction,
    `accepted:${application.id}`,
    acceptedMail({ to, appUrl: services.env.APP_URL, application, interview: slot }),
  );
}
