import type { ApplicationParty } from '../../../../domain/applications';
import { ErrorCode, refuse } from '../../../../domain/errors';
import { pastPart, spanOf, type LocalSpan } from '../../../../domain/interview-times';
import { expiryOf } from '../../../../domain/reschedules';
import { SLOT_REFUSALS, type LocationType } from '../../../../domain/slots';
import type { Actor } from '../../../actor';
import { newId } from '../../../db/columns';
import type { LockPlan } from '../../../db/lock';
import type { Transaction } from '../../../db/transaction';
import { Application, refuseConflict, type LockedApplication } from '../../applications';
import { refuseUnlessVerified } from '../../companies';
import { readSlot, readTimeZone, refuseUnlessOpen, type InterviewTime, type SlotRow } from '../../jobs';
import { RescheduleRequest } from '../reschedule-request.entity';

export interface ProposedTime extends LocalSpan {
  locationType?: LocationType | null;
  /** A slot of the job at this time. */
  slotId?: string | null;
  reason: string | null;
}

/**
 * A company that proposes a time locks its own row: the job's lock is not enough, because a revocation does not write to a
 * deleted job, whose interviews still take place.
 */
export function ownCompany({ activeRole, companyId }: Actor): LockPlan {
  return activeRole === 'COMPANY' && companyId !== null ? { company: companyId } : {};
}

/** The account of who acts for a company; an applicant's is not kept. */
export function memberOf(party: ApplicationParty, { accountId }: Actor): string | null {
  return party === 'COMPANY' ? accountId : null;
}

interface Proposal {
  application: LockedApplication;
  party: ApplicationParty;
  actor: Actor;
  time: ProposedTime;
  /** The request that this one answers with a counter offer. */
  previous: RescheduleRequest | null;
  now: Date;
}

export const PROPOSAL_REFUSALS = [
  'SLOT_IN_PAST',
  'OWN_COMPANY_NOT_VERIFIED',
  'APPLICANT_CONFLICT',
  'SLOT_NOT_FOUND',
  ...Object.values(SLOT_REFUSALS),
] as const satisfies readonly ErrorCode[];

/**
 * Writes a pending request; a unique key on the application lets no second one be pending. A company must be verified to
 * propose a time. Only the applicant's own is checked for conflicts: a company must not learn of other interviews by
 * trying times. Returns the request.
 */
export async function propose(
  transaction: Transaction,
  { application, party, actor, time, previous, now }: Proposal,
): Promise<{ id: string; time: InterviewTime }> {
  const { manager } = transaction;
  const timeZone = await readTimeZone(manager, application.job_id);
  const past = pastPart(time, { now, timeZone });
  const input = previous ? 'counterOffer' : 'time';
  if (past) throw refuse('SLOT_IN_PAST', [input, past]);
  const span = spanOf({ ...time, timeZone });
  if (party === 'COMPANY') await refuseUnlessVerified(manager, application.company_id);
  else
    await refuseConflict(transaction, {
      seekerId: application.seeker_id,
      span,
      exceptApplicationId: application.id,
      code: ErrorCode.APPLICANT_CONFLICT,
    });
  const { slotId } = time;
  const slot = slotId
    ? await openSlotOf(transaction, application, { slotId, time: { ...time, ...span }, input, now })
    : null;
  const locationType =
    slot?.location_type ??
    time.locationType ??
    previous?.newInterview.locationType ??
    application.interview_location_type;
  const plannedEnd = application.cancelled_at === null ? application.interview_ends_at : null;
  const id = newId();
  const newInterview = { date: time.date, start: time.start, end: time.end, ...span, locationType };
  await manager.getRepository(RescheduleRequest).insert({
    id,
    applicationId: application.id,
    pendingApplicationId: application.id,
    number: application.lock_version,
    previousId: previous?.id ?? null,
    requestedBy: party,
    accountId: memberOf(party, actor),
    status: 'PENDING',
    newInterview,
    slotId: slot?.id ?? null,
    reason: time.reason ?? '',
    requestedAt: now,
    expiresAt: expiryOf({ requestedAt: now, newStartsAt: span.startsAt, plannedEnd }),
  });
  await manager.getRepository(Application).update({ id: application.id }, { updatedAt: now });
  return { id, time: { ...newInterview, timeZone } };
}

interface NamedSlot {
  slotId: string;
  time: LocalSpan & { startsAt: Date };
  /** The part of the input that names it; null for the slot of a request, which the answerer did not choose. */
  input: 'time' | 'counterOffer' | null;
  now: Date;
}

export async function openSlotOf(
  { manager }: Transaction,
  application: LockedApplication,
  { slotId, time, input, now }: NamedSlot,
): Promise<SlotRow> {
  const field = input && [input, 'slotId'];
  const slot = await readSlot(manager, slotId, application.seeker_id, now);
  const isThere =
    slot?.job_id === application.job_id &&
    slot.date === time.date &&
    slot.start === time.start &&
    slot.end === time.end &&
    +slot.starts_at === +time.startsAt;
  if (!slot || !isThere) throw refuse('SLOT_NOT_FOUND', field ?? undefined);
  refuseUnlessOpen(slot, now, field);
  return slot;
}
