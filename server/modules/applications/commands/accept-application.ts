import { ErrorCode, refuse } from '../../../../domain/errors';
import type { CompanyActor } from '../../../actor';
import { affectedRows } from '../../../db/statements';
import type { Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { seekerMailAddress } from '../../accounts/public';
import { readSlot, refuseUnlessOpen, type SlotRow } from '../../jobs/public';
import { spendOnAcceptance } from '../../tokens/public';
import { acceptedMail } from '../application.mails';
import { partyOf, whyNotDecide } from '../application.policy';
import { interviewColumns, refuseConflict } from '../interview-times';
import { subjectOf, withLockedApplication, type LockedApplication } from '../locked-application';

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
 * APPLICANT_CONFLICT, SLOT_NOT_FOUND, SLOT_FULL, SLOT_SELECTED, SLOT_PAST, NOT_ENOUGH_TOKENS.
 */
export async function acceptApplication(services: Services, actor: CompanyActor, acceptance: Acceptance): Promise<void> {
  const now = services.clock.now();
  await withLockedApplication(
    services,
    acceptance.applicationId,
    (learned) => ({
      seeker: learned.seeker_id,
      job: learned.job_id,
      slot: [learned.slot_id, acceptance.slotId ?? null],
      application: learned.id,
    }),
    async (transaction, application) => {
      if (isOwnSuccess(actor, application, acceptance)) return;
      const refusal = whyNotDecide(actor, subjectOf(application));
      if (refusal) throw refuse(refusal);
      const slot = await chosenSlot(transaction, application, acceptance, now);
      await refuseConflict(transaction, {
        seekerId: application.seeker_id,
        span: { startsAt: slot.starts_at, endsAt: slot.ends_at },
        exceptApplicationId: application.id,
        code: ErrorCode.APPLICANT_CONFLICT,
      });
      await writeAcceptance(transaction, { application, slot, link: acceptance.interviewLink ?? null, now });
      await tellApplicant(services, transaction, application, slot);
      // The balance comes last: it is the row that every acceptance of the company waits for.
      await spendOnAcceptance(transaction, { companyId: actor.companyId, applicationId: application.id, now });
    },
    { repeatable: true },
  );
}

function isOwnSuccess(actor: CompanyActor, application: LockedApplication, { slotId }: Acceptance): boolean {
  const isSameSlot = !slotId || slotId === application.slot_id;
  return application.status === 'ACCEPTED' && isSameSlot && partyOf(actor, subjectOf(application)) === 'COMPANY';
}

/** The slot the applicant chose, or another open one of the job; a pending applicant already has a seat in their own. */
async function chosenSlot(transaction: Transaction, application: LockedApplication, { slotId }: Acceptance, now: Date): Promise<SlotRow> {
  const id = slotId ?? application.slot_id;
  const slot = id ? await readSlot(transaction.manager, id, application.seeker_id, now) : null;
  if (!slot || slot.job_id !== application.job_id) throw refuse('SLOT_NOT_FOUND', ['slotId']);
  if (slot.id === application.slot_id) return slot;
  refuseUnlessOpen(slot, now);
  return slot;
}

interface AcceptanceWrite {
  application: LockedApplication;
  slot: SlotRow;
  link: string | null;
  now: Date;
}

async function writeAcceptance({ manager }: Transaction, { application, slot, link, now }: AcceptanceWrite): Promise<void> {
  const interview = interviewColumns(slot);
  const accepted = await affectedRows(
    manager,
    `UPDATE applications SET status = 'ACCEPTED', decided_at = ?, updated_at = ?, slot_id = ?, interview_link = ?, ${interview.assignments}
     WHERE id = ? AND status = 'PENDING'`,
    [now, now, slot.id, link, ...interview.values, application.id],
  );
  if (accepted === 0) throw refuse('APPLICATION_NOT_PENDING');
  if (slot.id === application.slot_id) {
    await affectedRows(manager, 'UPDATE interview_slots SET is_selected = 1 WHERE id = ?', [slot.id]);
    return;
  }
  await affectedRows(manager, 'UPDATE interview_slots SET seats_taken = seats_taken - 1 WHERE id = ?', [application.slot_id]);
  await affectedRows(manager, 'UPDATE interview_slots SET seats_taken = seats_taken + 1, is_selected = 1 WHERE id = ?', [slot.id]);
}

async function tellApplicant(services: Services, transaction: Transaction, application: LockedApplication, slot: SlotRow): Promise<void> {
  const to = await seekerMailAddress(transaction.manager, application.seeker_id);
  if (!to) return;
  await services.outbox.queueMail(
    transaction,
    `accepted:${application.id}`,
    acceptedMail({ to, appUrl: services.env.APP_URL, application, interview: slot }),
  );
}
