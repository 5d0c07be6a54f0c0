import { CONFLICTS_PER_HOUR } from '../../../../../domain/applications';
import { refuse } from '../../../../../domain/errors';
import type { CompanyActor } from '../../../../actor';
import type { Transaction } from '../../../../db/transaction';
import type { Services } from '../../../../services';
import { joinedSlotOf } from '../../../jobs/slots/slot-columns.sql';
import { refuseUnlessOpen, slotOf, type SlotRow } from '../../../jobs';
import { spendOnAcceptance } from '../../../tokens';
import { firstCalendarKey } from '../../application-news';
import { acceptedMail, calendarEntryMail, mailedInterview } from '../../application.mails';
import { readAcceptanceFacts, recordConflict, writeAcceptance, type AcceptanceFacts } from '../acceptance.sql';
import { decisionRefused } from '../why-not-decide-now';
import { partyOf, whyNotAccept, whyNotDecide } from '../../application.policy';
import { subjectOf, withLockedRows } from '../../locked-application.sql';
import { freeSeat } from '../../seats.sql';

interface Acceptance {
  applicationId: string;
  /** Another open slot of the job, instead of the one the applicant chose. */
  slotId?: string | null;
  interviewLink?: string | null;
}

/**
 * Accepts a pending applicant for one token: marks the slot selected and reveals the identity. Repeating it succeeds and
 * charges nothing.
 * Errors, none of which charges: APPLICATION_NOT_FOUND, UPDATE_APPLICATION_FORBIDDEN, APPLICATION_NOT_PENDING, DECIDED_BY_COLLEAGUE,
 * APPLICATION_LAPSED, APPLICANT_LEAVING, OWN_COMPANY_NOT_VERIFIED, JOB_PAUSED, NOT_ENOUGH_TOKENS, TOO_MANY_ATTEMPTS, SLOT_NOT_FOUND, SLOT_FULL,
 * SLOT_SELECTED, SLOT_PAST, APPLICANT_CONFLICT, which is recorded.
 */
export async function acceptApplication(
  services: Services,
  actor: CompanyActor,
  acceptance: Acceptance,
): Promise<void> {
  const now = services.clock.now();
  const conflictLimit = CONFLICTS_PER_HOUR * services.env.RATE_LIMIT_FACTOR;
  const outcome = await withLockedRows<AcceptanceFacts, 'accepted' | 'conflict'>(
    services,
    acceptance.applicationId,
    {
      plan: (ids) => ({
        seeker: ids.seeker_id,
        job: ids.job_id,
        slot: [ids.slot_id, acceptance.slotId ?? null],
        application: ids.id,
      }),
      read: (executor, ids) => readAcceptanceFacts(executor, ids, acceptance.slotId ?? null, now),
    },
    async (transaction, application) => {
      if (isOwnSuccess(actor, application, acceptance)) return 'accepted';
      const refusal = whyNotDecide(actor, subjectOf(application)) ?? whyNotAccept(application, conflictLimit);
      if (refusal) throw await decisionRefused(transaction.manager, actor, application, { refusal, now });
      const slot = chosenSlot(application, now);
      if (application.clashes) {
        await recordConflict(transaction, { application, limit: conflictLimit, now });
        return 'conflict';
      }
      const isMoved = slot.id !== application.slot_id;
      const link = acceptance.interviewLink ?? null;
      const accepted = { id: application.id, slotId: slot.id, isMoved, link, decidedBy: actor.accountId, now };
      if (!(await writeAcceptance(transaction.manager, accepted))) throw refuse('APPLICATION_NOT_PENDING');
      if (isMoved) await freeSeat(transaction.manager, application.slot_id);
      await tellBothSides(services, transaction, { application, slot, now });
      // The balance is locked last: every acceptance of the company waits for it.
      const { companyId, accountId } = actor;
      await spendOnAcceptance(transaction, { companyId, accountId, applicationId: application.id, now });
      return 'accepted';
    },
    { repeatable: true },
  );
  // Thrown after the commit, which only holds the record of the conflict.
  if (outcome === 'conflict') throw refuse('APPLICANT_CONFLICT');
}

function isOwnSuccess(actor: CompanyActor, application: AcceptanceFacts, { slotId }: Acceptance): boolean {
  const isSameSlot = !slotId || slotId === application.slot_id;
  const isOwn = partyOf(actor, subjectOf(application)) === 'COMPANY' && application.decided_by === actor.accountId;
  return application.status === 'ACCEPTED' && isSameSlot && isOwn;
}

/** The chosen slot, in which a pending applicant already has a seat, before it begins; or another open one of the job. */
function chosenSlot(application: AcceptanceFacts, now: Date): SlotRow {
  const slot = joinedSlotOf(application);
  if (!slot || slot.job_id !== application.job_id) throw refuse('SLOT_NOT_FOUND', ['slotId']);
  if (slot.id !== application.slot_id) refuseUnlessOpen(slot, now);
  // Also where the reply clock has not yet run: an interview that has begun is worth no token.
  else if (slot.starts_at <= now) throw refuse('SLOT_PAST', ['slotId']);
  return slot;
}

/** The applicant is informed; both get the interview's calendar entry. */
async function tellBothSides(
  { outbox, env }: Services,
  transaction: Transaction,
  { application, slot, now }: { application: AcceptanceFacts; slot: SlotRow; now: Date },
): Promise<void> {
  const { id, email, is_imported: isImported, interview_sequence: sequence } = application;
  const about = { appUrl: env.APP_URL, application, sequence };
  const time = slotOf(slot, now);
  const interview = mailedInterview(time);
  await outbox.queueMails(transaction, {
    ...(email && { [`accepted:${id}`]: acceptedMail({ ...about, to: email, interview }) }),
    ...(!isImported && {
      [firstCalendarKey(id, 'COMPANY', now)]: calendarEntryMail({
        ...about,
        to: { companyId: application.company_id, readers: { contactOf: application.job_id } },
        reader: 'COMPANY',
        time,
      }),
    }),
  });
}
